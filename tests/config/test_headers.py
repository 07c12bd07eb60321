"""What every answer tells the browser."""

import pytest

POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
EVERYWHERE = {
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def directives(response):
    return {part.strip() for part in response["Content-Security-Policy"].split(";")}


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/", "/law", "/account/login/", "/no-such-page"])
def test_an_answer_is_kept_by_nobody_and_tells_other_sites_nothing(client, path):
    response = client.get(path)
    assert {name: response.get(name) for name in EVERYWHERE} == EVERYWHERE
    assert directives(response) == {part.strip() for part in POLICY.split(";")}


@pytest.mark.django_db
def test_only_the_front_page_may_be_found_by_a_search_engine(client):
    found = {path: client.get(path).get("X-Robots-Tag") for path in ("/", "/law", "/no-such-page")}
    assert found == {"/": None, "/law": "noindex, nofollow, noarchive", "/no-such-page": "noindex, nofollow, noarchive"}
