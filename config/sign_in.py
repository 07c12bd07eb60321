"""How staff sign in: by invitation only, with a second factor, for as long as they keep working."""

import base64

from allauth.account.adapter import DefaultAccountAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.utils import is_mfa_enabled
from cryptography.fernet import Fernet
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings
from django.shortcuts import redirect
from django.utils.translation import gettext_lazy as _


class ByAppointmentOnly(DefaultAccountAdapter):
    """Nobody makes an account for himself: an account comes with an appointment."""

    error_messages = DefaultAccountAdapter.error_messages | {
        "account_inactive": _("This sign-in is closed. Ask whoever appointed you."),
        "enter_current_password": _("This is not your present password. Type it again."),
        "incorrect_password": _("This is not your password. Type it again."),
        "invalid_or_expired_key": _("This letter has been used or is too old. Ask for a new one."),
        "invalid_password_reset": _("This letter has been used or is too old. Ask for a new one."),
        "same_as_current": _("This is the old one. Choose another."),
        "too_many_login_attempts": _("Too many tries. Wait some minutes, then try again."),
        "username_password_mismatch": _("Name and password do not go together. Check both, and the language of the keys."),
    }

    def is_open_for_signup(self, _request):
        """Refuse."""
        return False


class SealedSecrets(DefaultMFAAdapter):
    """The secret of a second factor is never stored in clear."""

    error_messages = DefaultMFAAdapter.error_messages | {
        "incorrect_code": _("These figures do not fit. Wait for the next six and type them."),
    }

    @staticmethod
    def _box():
        derived = HKDF(SHA256(), 32, salt=None, info=b"register/second-factor/1")
        return Fernet(base64.urlsafe_b64encode(derived.derive(settings.SECRET_KEY.encode())))

    def encrypt(self, text):
        """Seal under a key derived from the installation's secret."""
        return self._box().encrypt(text.encode()).decode()

    def decrypt(self, encrypted_text):
        """Open, or raise: never fall back to plain text."""
        return self._box().decrypt(encrypted_text.encode()).decode()


WITHOUT_SECOND_FACTOR = ("/account/", "/leave", "/language")
# A party signs in with a code and a second secret: two factors already. No invitation gives such a name.
PARTY = "party-"


class RequireSecondFactor:
    """Whoever signs in without a second factor can do nothing but set one up, change the language or leave."""

    def __init__(self, get_response):
        """Stand after authentication."""
        self.get_response = get_response

    def __call__(self, request):
        """Send to the set-up page until a second factor is there."""
        free = not settings.REQUIRE_SECOND_FACTOR or request.path.startswith(WITHOUT_SECOND_FACTOR)
        free = free or request.user.get_username().startswith(PARTY)
        if free or not request.user.is_authenticated or is_mfa_enabled(request.user):
            return self.get_response(request)
        return redirect("mfa_activate_totp")
