#!/usr/bin/env python3
"""Writes public/pictures/drawing-<type>.svg. Usage: draw.py [type …] (all without arguments)."""
import importlib
import json
import sys
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here / "types")]
sys.dont_write_bytecode = True
out = here.parents[2] / "public" / "pictures"
captions = json.loads((here.parents[2] / "src" / "content" / "captions.json").read_text())
names = sys.argv[1:] or sorted(p.stem.replace("_", "-") for p in (here / "types").glob("*.py"))
for name in names:
    svg = importlib.import_module(name.replace("-", "_")).draw().svg(captions[f"drawing-{name}.svg"])
    (out / f"drawing-{name}.svg").write_text(svg)
    print(f"{name}: {len(svg) / 1024:.0f} KB")
