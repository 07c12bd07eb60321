"""What every page tells the browser: keep nothing, send nothing on, show nothing to search engines."""

from django.http import HttpRequest, HttpResponseBase

PRIVATE = {
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "X-Robots-Tag": "noindex, nofollow, noarchive",
}
PUBLIC_FRONT = "/"


class PrivateHeaders:
    """Only the front page may be found by a search engine; nothing made for one reader is stored anywhere."""

    def __init__(self, get_response):
        """Static files are answered before this one and keep their own caching."""
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Set the headers on every answer, errors included."""
        response = self.get_response(request)
        for name, value in PRIVATE.items():
            response[name] = value
        if request.path == PUBLIC_FRONT:
            del response["X-Robots-Tag"]
        return response
