"""Cameras: one that holds a machine whole, one of an architectural photographer."""
from math import cos, radians, sin

import bpy
import numpy as np
from mathutils import Matrix, Vector


def bounds():
    """Lowest and highest corner of all that is built, and the outermost points, which the camera has to hold."""
    bpy.context.view_layer.update()
    found = []
    for o in bpy.context.scene.objects:
        if o.type not in ("MESH", "CURVE") or o.get("stage"):
            continue
        if o.type == "MESH":
            p = np.empty(len(o.data.vertices) * 3, np.float32)
            o.data.vertices.foreach_get("co", p)
            p = p.reshape(-1, 3)
        else:
            p = np.array([k.co[:3] for s in o.data.splines for k in s.points], np.float32)
        m = np.array(o.matrix_world, np.float32)
        found.append(p @ m[:3, :3].T + m[:3, 3])
    every = np.concatenate(found)
    to = np.random.default_rng(1).normal(size=(400, 3)).astype(np.float32)
    outer = sorted({int(np.argmax(every @ d)) for d in to})
    return Vector(every.min(0).tolist()), Vector(every.max(0).tolist()), [Vector(every[k].tolist()) for k in outer]


def hold(az, el, lens, aspect, margin, pts, lo, hi):
    """Looks along azimuth and elevation; moves back until everything fits."""
    a, e = radians(az), radians(el)
    back = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    c = bpy.data.cameras.new("c")
    c.lens, c.sensor_width = lens, 36
    o = bpy.data.objects.new("c", c)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    q = (-back).to_track_quat("-Z", "Y")
    rot = q.to_matrix()
    inv = rot.transposed()
    tx = 18 / lens * (1 - margin)
    ty = tx / aspect / (1 - margin) * (1 - margin * 1.15)
    mid = (lo + hi) / 2
    loc = [inv @ (p - mid) for p in pts]
    d, ox, oy = 1.0, 0.0, 0.0
    for _ in range(60):  # distance and offsets that just hold all points
        xs = [(p.x - ox) / (d - p.z) for p in loc]
        ys = [(p.y - oy) / (d - p.z) for p in loc]
        if min(d - p.z for p in loc) <= .05:
            d *= 1.5
            continue
        ox += (max(xs) + min(xs)) / 2 * d * .8
        oy += (max(ys) + min(ys)) / 2 * d * .8
        k = max((max(xs) - min(xs)) / 2 / tx, (max(ys) - min(ys)) / 2 / ty)
        d *= 1 + (k - 1) * .8
    o.matrix_world = Matrix.Translation(mid + rot @ Vector((ox, oy, d))) @ rot.to_4x4()
    c.clip_start, c.clip_end = .004, 500
    return o


def view(p, target, lens, aspect=16 / 9, level=True):
    """A camera at p; held level, its lens shifted, so that upright lines stay upright."""
    p, t = Vector(p), Vector(target)
    c = bpy.data.cameras.new("view")
    c.lens, c.sensor_width, c.clip_start, c.clip_end = lens, 36, .05, 6000
    o = bpy.data.objects.new("view", c)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    d = t - p
    if level:
        flat = Vector((d.x, d.y, 0))
        c.shift_y = d.z / flat.length * lens / 36
        d = flat
    o.matrix_world = Matrix.Translation(p) @ d.to_track_quat("-Z", "Y").to_matrix().to_4x4()
