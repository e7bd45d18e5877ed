#!/bin/sh
# Renders pictures again at the lowest priority, one after the other.
# Usage: render.sh [--draft] NAME …   (names: scripts/pictures/models/catalogue.py)
cd "$(dirname "$0")/../.." || exit 1
exec nice -n 19 blender -b -t "${PICTURE_THREADS:-2}" -P scripts/pictures/render.py -- "$@"
