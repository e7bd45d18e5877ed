#!/usr/bin/env python3
"""Writes public/pictures/drawing-<type>.svg. Usage: draw.py [type …] (all without arguments)."""
import importlib.util
import json
import sys
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here))
out = here.parents[2] / "public" / "pictures"
captions = json.loads((here.parents[2] / "src" / "content" / "captions.json").read_text())
names = sys.argv[1:] or sorted(p.stem for p in (here / "types").glob("*.py"))
for name in names:
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), here / "types" / f"{name}.py")
    mod = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(mod)
    svg = mod.draw().svg(captions[f"drawing-{name}.svg"])
    (out / f"drawing-{name}.svg").write_text(svg)
    print(f"{name}: {len(svg) / 1024:.0f} KB")
