"""Looking at a page as it is drawn: what is wider than the screen, what axe finds, where the Tab key goes."""

from axe_playwright_python.sync_playwright import Axe

# A desk of 1280 pixels at 200 %, a small phone, and a desk at 400 %.
WIDTHS = (640, 360, 320)
HIGH = 800
GRAVE = ("serious", "critical")
WIDEST = """() => {
  const most = document.documentElement.clientWidth
  const over = [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > most + 1)
  return document.documentElement.scrollWidth > most ? over.slice(0, 3).map(one => one.outerHTML.slice(0, 120)) : []
}"""
MARK = """() => {
  const shown = one => one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden'
  const every = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]')]
  const first = one => {
    if (one.type !== 'radio') return true
    const group = every.filter(other => other.type === 'radio' && other.name === one.name && other.form === one.form)
    return one === (group.find(other => other.checked) || group[0])
  }
  const stops = every.filter(one => one.tabIndex >= 0 && shown(one) && first(one))
  stops.forEach((one, number) => one.setAttribute('data-stop', number))
  return stops.map(one => `${one.tagName} ${one.name || one.textContent.trim().slice(0, 40)}`)
}"""
# The Tab key goes on from what had the focus last: here the page itself.
FROM_THE_TOP = """() => {
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  window.scrollTo(0, 0)
}"""
WHERE = """() => {
  const here = document.activeElement, look = getComputedStyle(here), box = here.getBoundingClientRect()
  const near = here.closest('.pick') ? getComputedStyle(here.closest('.pick')) : look
  const drawn = one => (one.outlineStyle !== 'none' && parseFloat(one.outlineWidth) >= 2) || one.boxShadow !== 'none'
  return {
    stop: here.getAttribute('data-stop'), tag: here.tagName, seen: drawn(look) || drawn(near),
    inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  }
}"""


def too_wide(page) -> dict:
    """By width, what stands out of a page sideways."""
    found = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HIGH})
        if out := page.evaluate(WIDEST):
            found[width] = out
    return found


def grave(page, axe: Axe) -> list:
    """What axe calls serious or critical on a page, with the first place of each."""
    found = axe.run(page).response["violations"]
    return [(one["id"], len(one["nodes"]), one["nodes"][0]["html"][:160]) for one in found if one["impact"] in GRAVE]


def by_tab(page) -> tuple[list, list]:
    """Every stop of a page in the order of its text, and the stops that the Tab key makes, each with how it is shown."""
    stops = page.evaluate(MARK)
    page.evaluate(FROM_THE_TOP)
    walked = []
    for _stop in stops:
        page.keyboard.press("Tab")
        walked.append(page.evaluate(WHERE))
    return stops, walked


def faults_of_tabbing(page) -> list:
    """Stops that come out of order, are not shown as focused, or lie outside of the screen."""
    stops, walked = by_tab(page)
    return [(stops[number], one) for number, one in enumerate(walked) if one["stop"] != str(number) or not one["seen"] or not one["inside"]]
