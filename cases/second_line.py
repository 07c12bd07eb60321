"""The second line, in the database itself: registers are only added to, a stage moves only as some step declares."""

from django.db import connections

ADDED_TO = ("cases_event", "cases_reading")
ONLY_ADDED = "this register is only added to"
NO_STEP = "no step of any law leads there"

POSTGRES_FUNCTIONS = f"""
CREATE OR REPLACE FUNCTION register_only_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '{ONLY_ADDED}' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE OR REPLACE FUNCTION register_stage_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE stood text := 'new';
BEGIN
    IF TG_OP = 'UPDATE' THEN stood := OLD.stage; END IF;
    IF stood <> NEW.stage AND NOT (stood || '>' || NEW.stage = ANY (TG_ARGV)) THEN
        RAISE EXCEPTION '{NO_STEP}' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;
"""


def draw(moves: dict, *, using="default") -> int:
    """Put the triggers up anew; `moves` gives for each table the pairs of stages that steps declare. Returns how many."""
    connection = connections[using]
    there = set(connection.introspection.table_names())
    wanted = [one for table in ADDED_TO if table in there for one in _only_added(connection.vendor, table)]
    wanted += [one for table in sorted(moves) if table in there for one in _moves(connection.vendor, table, moves[table])]
    lift(using=using)
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute(POSTGRES_FUNCTIONS)
        for statement in wanted:
            cursor.execute(statement)
    return len(wanted)


def lift(*, using="default") -> None:
    """Take the triggers down; only the owner of the tables can, and whoever does so should say why."""
    connection = connections[using]
    with connection.cursor() as cursor:
        for name, table in standing(using=using):
            on = f" ON {table}" if connection.vendor == "postgresql" else ""
            cursor.execute(f"DROP TRIGGER {name}{on}")


def standing(*, using="default") -> list[tuple[str, str]]:
    """The triggers that stand now: name and table."""
    connection = connections[using]
    asked = "SELECT name, tbl_name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'register_%'"
    if connection.vendor == "postgresql":
        asked = "SELECT tgname, tgrelid::regclass::text FROM pg_trigger WHERE NOT tgisinternal AND tgname LIKE 'register_%'"
    with connection.cursor() as cursor:
        cursor.execute(asked)
        return sorted(cursor.fetchall())


def _only_added(vendor, table):
    """Refuses changing and removing rows, and on PostgreSQL emptying the table."""
    if vendor == "postgresql":
        yield _postgres(f"register_rows_{table}", f"UPDATE OR DELETE ON {table} FOR EACH ROW", "register_only_added()")
        yield _postgres(f"register_all_{table}", f"TRUNCATE ON {table}", "register_only_added()")
    elif vendor == "sqlite":
        for act in ("update", "delete"):
            yield f"CREATE TRIGGER register_{act}_{table} BEFORE {act} ON {table} BEGIN {_abort(ONLY_ADDED)} END"


def _moves(vendor, table, pairs):
    """Refuses a first stage, or a change of stage, that no step declares."""
    allowed = ", ".join(f"'{begin}>{end}'" for begin, end in sorted(pairs)) or "''"
    if vendor == "postgresql":
        yield _postgres(f"register_stage_{table}", f"INSERT OR UPDATE ON {table} FOR EACH ROW", f"register_stage_moves({allowed})")
    elif vendor == "sqlite":
        for act, stood in (("insert", "'new'"), ("update", "OLD.stage")):
            yield (
                f"CREATE TRIGGER register_stage_{act}_{table} BEFORE {act} ON {table} "
                f"WHEN {stood} <> NEW.stage AND {stood} || '>' || NEW.stage NOT IN ({allowed}) "
                f"BEGIN {_abort(NO_STEP)} END"
            )


def _postgres(name, when, function):
    return f"CREATE TRIGGER {name} BEFORE {when} EXECUTE FUNCTION {function}"


def _abort(said):
    return f"SELECT RAISE(ABORT, '{said}');"
