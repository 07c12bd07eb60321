"""Settings of both modes: on one machine by default, on servers where the environment names them."""

from datetime import timedelta
from pathlib import Path

from celery.schedules import crontab
from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured
from django.utils.translation import gettext_lazy as _

from config import environment

ROOT = Path(__file__).resolve().parent.parent
DATA_DIR = Path(environment.value("REGISTER_DATA") or ROOT / "var")

# The mode -----------------------------------------------------------------------------------------------------------
DATABASE_ADDRESS = environment.value("REGISTER_DATABASE")
REDIS_ADDRESS = environment.value("REGISTER_REDIS")
SERVED = bool(DATABASE_ADDRESS)
environment.refuse_open_doors(served=SERVED)
DEBUG = environment.switch("REGISTER_DEBUG")
DEMONSTRATION = environment.switch("REGISTER_DEMONSTRATION")
REQUIRE_SECOND_FACTOR = not DEMONSTRATION
TLS = environment.switch("REGISTER_TLS", default=SERVED)
ALLOWED_HOSTS = environment.listed("REGISTER_HOSTS") or ([] if SERVED else ["127.0.0.1", "localhost", "[::1]"])
if SERVED and (not ALLOWED_HOSTS or "*" in ALLOWED_HOSTS):
    _message = "Set REGISTER_HOSTS to the names of this installation, separated by commas."
    raise ImproperlyConfigured(_message)
SECRET_KEY = environment.secret(DATA_DIR, served=SERVED)
SECRET_KEY_FALLBACKS = environment.listed("REGISTER_SECRET_KEY_FALLBACKS")

# What Django starts -------------------------------------------------------------------------------------------------
INSTALLED_APPS = [
    "committees",
    "cases",
    "notices",
    "workflows",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "csp",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.humanize",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "django.forms",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "config.headers.PrivateHeaders",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "config.sign_in.RequireSecondFactor",
]
ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [ROOT / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "cases.web.frames.around",
            ],
        },
    },
]
FORM_RENDERER = "django.forms.renderers.TemplatesSetting"

# What is kept -------------------------------------------------------------------------------------------------------
DATABASES = {"default": environment.database(DATABASE_ADDRESS, DATA_DIR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}
if REDIS_ADDRESS:
    CACHES = {"default": {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": REDIS_ADDRESS}}
KEY_FOLDER = Path(environment.value("REGISTER_KEYS") or DATA_DIR / "keys")
PAPER_LIMIT_BYTES = 10 * 1024 * 1024
DATA_UPLOAD_MAX_MEMORY_SIZE = 2 * 1024 * 1024
FILE_UPLOAD_HANDLERS = ["config.uploads.MemoryOnly"]

# Who signs in -------------------------------------------------------------------------------------------------------
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 12}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
]
ACCOUNT_ADAPTER = "config.sign_in.ByAppointmentOnly"
ACCOUNT_EMAIL_NOTIFICATIONS = False
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
ACCOUNT_EMAIL_VERIFICATION = "none"
ACCOUNT_LOGIN_METHODS = {"username"}
ACCOUNT_LOGOUT_ON_PASSWORD_CHANGE = True
ACCOUNT_PREVENT_ENUMERATION = True
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_SIGNUP_FIELDS = ["username*", "password1*"]
MFA_ADAPTER = "config.sign_in.SealedSecrets"
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_RECOVERY_CODES_SHOW_ONCE = True
MFA_WEBAUTHN_ALLOW_INSECURE_ORIGIN = not TLS
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "desk"
LOGOUT_REDIRECT_URL = "/"

# Sessions and cookies: idle for ten minutes closes a party's session, for thirty a member's --------------------------
SESSION_COOKIE_AGE = 10 * 60
ACCOUNT_SESSION_COOKIE_AGE = 30 * 60
ACCOUNT_SESSION_REMEMBER = True  # only so that this longer age is taken
SESSION_SAVE_EVERY_REQUEST = True
SESSION_EXPIRE_AT_BROWSER_CLOSE = True
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Strict"
SESSION_COOKIE_HTTPONLY = CSRF_COOKIE_HTTPONLY = LANGUAGE_COOKIE_HTTPONLY = True
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = TLS
CSRF_FAILURE_VIEW = "cases.web.closed.closed"
CSRF_COOKIE_AGE = None  # a year-old cookie would tell at a shared computer who was here
LANGUAGE_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_NAME, CSRF_COOKIE_NAME, LANGUAGE_COOKIE_NAME = "session", "form", "language"
if TLS:
    SESSION_COOKIE_NAME, CSRF_COOKIE_NAME, LANGUAGE_COOKIE_NAME = "__Host-session", "__Host-form", "__Host-language"

# What a page may do in the browser: nothing but show itself and send its own forms -----------------------------------
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "style-src": [SELF],
        "script-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    },
}
X_FRAME_OPTIONS = "DENY"
# With "no-referrer" browsers send forms with the origin "null", which the check against forged forms must refuse;
# "same-origin" tells other sites as little.
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_SSL_REDIRECT = TLS
SECURE_HSTS_SECONDS = int(timedelta(days=730).total_seconds()) if TLS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = TLS
if environment.switch("REGISTER_BEHIND_PROXY"):
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")

# Static files -------------------------------------------------------------------------------------------------------
STATIC_URL = "/static/"
STATIC_ROOT = ROOT / "staticfiles" if SERVED else None
WHITENOISE_USE_FINDERS = not SERVED
_STATIC_STORAGE = (
    "whitenoise.storage.CompressedManifestStaticFilesStorage"
    if SERVED
    else "django.contrib.staticfiles.storage.StaticFilesStorage"
)
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage", "OPTIONS": {"location": DATA_DIR / "papers"}},
    "staticfiles": {"BACKEND": _STATIC_STORAGE},
}

# Language and time: the law counts days in India --------------------------------------------------------------------
LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("hi", _("Hindi"))]
LOCALE_PATHS = [ROOT / "locale"]
USE_I18N = USE_TZ = True
TIME_ZONE = "Asia/Kolkata"

# Mail: a file a message on one machine, a mail server where one is named ---------------------------------------------
EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
EMAIL_FILE_PATH = DATA_DIR / "mail"
DEFAULT_FROM_EMAIL = environment.value("REGISTER_MAIL_FROM", "register@example.invalid")
if environment.value("REGISTER_MAIL_HOST"):
    EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    EMAIL_HOST = environment.value("REGISTER_MAIL_HOST")
    EMAIL_PORT = int(environment.value("REGISTER_MAIL_PORT", "587"))
    EMAIL_HOST_USER = environment.value("REGISTER_MAIL_USER")
    EMAIL_HOST_PASSWORD = environment.value("REGISTER_MAIL_PASSWORD")
    EMAIL_USE_TLS = True
    EMAIL_TIMEOUT = 10

# The worker: arguments are ids only, results are not kept, a lost worker loses no notice -----------------------------
CELERY_BROKER_URL = REDIS_ADDRESS or "memory://localhost/"
CELERY_TASK_ALWAYS_EAGER = CELERY_TASK_EAGER_PROPAGATES = not REDIS_ADDRESS
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_TIME_LIMIT = 300
CELERY_TASK_SOFT_TIME_LIMIT = 240
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_MAX_TASKS_PER_CHILD = 200
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_TRANSPORT_OPTIONS = {"visibility_timeout": 3600}
CELERY_TIMEZONE = TIME_ZONE
CELERY_BEAT_SCHEDULE = {"sweep": {"task": "cases.tasks.sweep", "schedule": crontab(hour=0, minute=30)}}

# Logs: an allow-list, to standard error, never by mail --------------------------------------------------------------
ADMINS = MANAGERS = []
DEFAULT_EXCEPTION_REPORTER = "config.logs.SilentReporter"
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"allow_list": {"()": "config.logs.AllowList"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "allow_list"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        **{name: {"level": "INFO"} for name in ("cases", "committees", "config", "notices", "workflows")},
        "django": {"handlers": [], "level": "WARNING", "propagate": True},
        "django.server": {"handlers": [], "level": "WARNING", "propagate": True},
    },
}
