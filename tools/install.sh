#!/bin/sh
# Installs packages into .venv, in the versions listed in constraints.txt: sh tools/install.sh PACKAGE...
#
# uv needs a quarter of pip's time, but it does not read pip's settings. Where it fails, for example
# because of a mirror or a certificate that only pip knows, pip installs.
.venv/bin/uv pip install --quiet --python .venv/bin/python -c constraints.txt "$@" 2>/dev/null ||
  exec .venv/bin/pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt "$@"
