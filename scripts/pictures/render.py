"""Renders pictures: blender -b -P scripts/pictures/render.py -- NAME … [--draft] [--develop] [--to FOLDER]

NAME is a picture in catalogue.py, e.g. air-cooled-screw-chiller-large, or the beginning of several,
e.g. air-cooled-screw-chiller: every size and view of that type.
"""
import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here))
sys.dont_write_bytecode = True
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402
import catalogue  # noqa: E402
import studio  # noqa: E402
from studio import camera, darkroom, denoiser, exposure, light  # noqa: E402

NEGATIVES = os.environ.get("PICTURE_NEGATIVES") and Path(os.environ["PICTURE_NEGATIVES"])
args = argparse.ArgumentParser(prog="npm run pictures --")
args.add_argument("names", nargs="+", metavar="NAME")
args.add_argument("--draft", action="store_true", help="640 pixels, into a temporary folder unless --to is given")
args.add_argument("--develop", action="store_true", help="take the exposures kept in PICTURE_NEGATIVES instead of rendering again")
args.add_argument("--to", type=Path, metavar="FOLDER")
args = args.parse_args(sys.argv[sys.argv.index("--") + 1:])
if args.develop and not NEGATIVES:
    sys.exit("PICTURE_NEGATIVES has to name the folder in which the exposures are.")
target = args.to or (Path(tempfile.mkdtemp(prefix="pictures-")) if args.draft else here.parents[1] / "public" / "pictures")


def expose(job):
    """Builds and renders a picture; returns what exposure.shoot returns."""
    studio.reset()
    job["build"]()
    scene = job.get("scene")
    w, h = job.get("size", (2000, 1500))
    n = job.get("samples", 6)
    if args.draft:
        w, h, n = 640, h * 640 // w, 8
    if scene:
        scene()
        if job.get("view"):  # the same place from elsewhere
            camera.view(*job["view"])
    else:
        lo, hi, pts = camera.bounds()
        if job.get("frame"):
            pts = [Vector(p) for p in job["frame"]]
            lo2 = Vector([min(p[i] for p in pts) for i in range(3)])
            hi2 = Vector([max(p[i] for p in pts) for i in range(3)])
        else:
            lo2, hi2 = lo, hi
        camera.hold(job.get("az", 34), job.get("el", 19), job.get("lens", 62), w / h, job.get("margin", .09), pts, lo2, hi2)
        light.product_light(lo, hi, job.get("el", 19) < 0)
    exposure.cycles(w, h, n, transparent=not scene, bounces=job.get("bounces", 5))
    with tempfile.TemporaryDirectory() as tmp:
        return exposure.shoot(tmp)


for name in catalogue.named(args.names):
    t0 = time.time()
    job = catalogue.PICTURES[name]
    if args.develop:
        shot = np.load(NEGATIVES / f"{name}.npz")
        shot = {k: shot[k].astype(np.float32) for k in shot}
    else:
        shot = expose(job)
        if NEGATIVES and not args.draft:
            np.savez(NEGATIVES / f"{name}.npz", **{k: v.astype(np.float16) for k, v in shot.items()})
    t1 = time.time()
    c = denoiser.clean(shot["c"], shot["n"], shot["a"])
    if "scene" in job:
        s = darkroom.tone(c[..., :3] * np.array(job.get("white", (1, 1, 1)), np.float32), job.get("exposure", 1), job.get("contrast", 1.1))
        s = darkroom.sharpen(darkroom.saturate(s, 1.05), .2)
    else:
        s = darkroom.cut_out(c, shot["a"], job.get("exposure", 1.04))
    out = target / f"{name}.webp"
    q, size = darkroom.save(s.astype(np.float32), out)
    print(f"PICTURE {name} exposed {t1 - t0:.0f}s developed {time.time() - t1:.0f}s q{q} {size // 1024} KB {out}", flush=True)
