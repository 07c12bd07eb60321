"""How often codes may be typed from one network: kept as a keyed digest for a day at most, never as an address."""

import ipaddress

from django.conf import settings
from django.core.cache import cache

from cases import tracking

WINDOWS = ((60, 10), (3600, 60))
HALF_OF_IPV4, HALF_OF_IPV6 = 24, 64


def network(request) -> str:
    """The network that a visit comes from, as far as it is needed to count."""
    given = request.META.get("REMOTE_ADDR", "")
    if getattr(settings, "SECURE_PROXY_SSL_HEADER", None):
        given = request.META.get("HTTP_X_FORWARDED_FOR", given).rpartition(",")[2].strip()
    try:
        address = ipaddress.ip_address(given)
    except ValueError:
        return "unknown"
    prefix = HALF_OF_IPV6 if ":" in str(address) else HALF_OF_IPV4
    return str(ipaddress.ip_network(f"{address}/{prefix}", strict=False))


def too_often(request) -> bool:
    """Count this try; whether there were more than one network needs."""
    source = tracking.keyed("network", network(request))
    tries = [_counted(f"{source}:{seconds}", seconds) for seconds, _most in WINDOWS]
    return any(tried > most for tried, (_seconds, most) in zip(tries, WINDOWS, strict=True))


def _counted(key, seconds) -> int:
    if cache.add(key, 1, seconds):
        return 1
    try:
        return cache.incr(key)
    except ValueError:
        return 1
