"""`python -m services` is the command `arbiter`."""

from services.cli.main import app

app(prog_name="arbiter")
