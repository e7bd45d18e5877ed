"""Renders pictures: blender -b -P scripts/pictures/render.py -- NAME … [--draft] [--to FOLDER]

NAME is a picture in models/catalogue.py, e.g. air-cooled-screw-chiller-large, or the beginning of several,
e.g. air-cooled-screw-chiller: every size and view of that type.
"""
import os
import sys
import tempfile
import time
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here / "models")]
sys.dont_write_bytecode = True
import bpy  # noqa: E402
import numpy as np  # noqa: E402
import studio  # noqa: E402
import darkroom  # noqa: E402
import catalogue  # noqa: E402
import site_kit  # noqa: E402

args = sys.argv[sys.argv.index("--") + 1:]
draft = "--draft" in args
target = here.parents[1] / "public" / "pictures"
if "--to" in args:
    target = Path(args[args.index("--to") + 1])
    args.remove("--to"), args.remove(str(target))
names = []
for asked in [a for a in args if not a.startswith("--")]:
    found = [asked] if asked in catalogue.PICTURES else [n for n in catalogue.PICTURES if n.startswith(asked + "-")]
    if not found:
        sys.exit(f"No picture is called {asked}; the names are in scripts/pictures/models/catalogue.py.")
    names += found
if not names:
    sys.exit("Name the pictures to render; the names are in scripts/pictures/models/catalogue.py.")
for name in names:
    t0 = time.time()
    job = catalogue.PICTURES[name]
    studio.reset()
    job["build"]()
    scene = job.get("scene")
    w, h = job.get("size", (2000, 1500))
    n = job.get("samples", 8)
    if draft:
        w, h, n = 640, h * 640 // w, 12
    if scene:
        scene()
        if job.get("view"):  # the same place from elsewhere
            site_kit.view(*job["view"])
    else:
        lo, hi, pts = studio.bounds()
        if job.get("frame"):
            pts = [studio.Vector(p) for p in job["frame"]]
            lo2 = studio.Vector([min(p[i] for p in pts) for i in range(3)])
            hi2 = studio.Vector([max(p[i] for p in pts) for i in range(3)])
        else:
            lo2, hi2 = lo, hi
        studio.camera(job.get("az", 34), job.get("el", 19), job.get("lens", 62), w / h, job.get("margin", .09), pts, lo2, hi2)
        studio.product_light(lo, hi, job.get("el", 19) < 0)
    studio.cycles(w, h, (n + 1) // 2, transparent=not scene, bounces=job.get("bounces", 5))
    if job.get("soft"):  # rooms: light from the second bounce on is an even glow, which saves its grain
        studio.soft_bounces(job["soft"])
    t1 = time.time()
    shots = []
    for seed in (1, 2):
        with tempfile.TemporaryDirectory() as tmp:
            shots.append(studio.shoot(tmp, seed))
    t2 = time.time()
    if os.environ.get("PICTURE_NEGATIVES"):
        np.savez(Path(os.environ["PICTURE_NEGATIVES"]) / f"{name}.npz", **{f"{k}{i}": p[k].astype(np.float16) for i, p in enumerate(shots) for k in p})
    c = darkroom.denoise(*([p[k] for p in shots] for k in "cna"), 5 if draft else 7, 1.8 if scene else 1.2)
    if scene:
        s = darkroom.saturate(darkroom.tone(c[..., :3] * np.array(job.get("white", (1, 1, 1)), np.float32), job.get("exposure", 1), job.get("contrast", 1.1)), 1.05)
    else:
        s = darkroom.on_paper(c, job.get("exposure", 1.04))
    s = darkroom.sharpen(s, .2)
    out = target / f"{name}.webp"
    q, size = darkroom.save(s.astype(np.float32), out)
    print(f"PICTURE {name} build {t1 - t0:.0f}s render {t2 - t1:.0f}s darkroom {time.time() - t2:.0f}s q{q} {size // 1024} KB", flush=True)
