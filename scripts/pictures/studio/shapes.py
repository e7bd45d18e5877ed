"""Shapes to build with, as Blender objects.

Units are metres: x along the machine, y into the depth (the front is y = 0),
z up from the floor. Equal shapes share one mesh.
"""
from math import cos, pi, radians, sin, tan

import bmesh
import bpy
from mathutils import Matrix, Vector

from studio.materials import mat

# the meshes of the picture at hand, by their measures
MESHES = {}


def v(*a):
    return Vector(a)


def put(mesh, material=None, m=None):
    o = bpy.data.objects.new("o", mesh)
    bpy.context.scene.collection.objects.link(o)
    if material and not mesh.materials:
        mesh.materials.append(mat(material))
    if m is not None:
        o.matrix_world = m
    return o


def to_mesh(bm, smooth=False, angle=35):
    me = bpy.data.meshes.new("m")
    bm.to_mesh(me)
    bm.free()
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
        if hasattr(me, "use_auto_smooth"):
            me.use_auto_smooth = True
            me.auto_smooth_angle = radians(angle)
    return me


def along(p, axis):
    """A placement whose local z is the given axis."""
    a = Vector(axis).normalized()
    return Matrix.Translation(Vector(p)) @ a.to_track_quat("Z", "Y").to_matrix().to_4x4()


def box(x, y, z, dx, dy, dz, material="cabinet", bevel=.005, m=None):
    bevel = min(bevel, dx * .3, dy * .3, dz * .3)
    key = ("box", round(dx, 4), round(dy, 4), round(dz, 4), material, bevel)
    if key not in MESHES:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=(dx, dy, dz), verts=bm.verts)
        if bevel > 0:
            bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=2, profile=.5, affect="EDGES")
        me = to_mesh(bm, True, 40)
        me.materials.append(mat(material))
        MESHES[key] = me
    t = Matrix.Translation((x + dx / 2, y + dy / 2, z + dz / 2))
    return put(MESHES[key], None, m @ t if m is not None else t)


def lathe(p, axis, profile, material="steel", segs=64, bevel=0, smooth=38):
    """A body of revolution: profile is [(distance along axis, radius)]."""
    key = ("lathe", tuple((round(a, 4), round(b, 4)) for a, b in profile), material, segs)
    if key not in MESHES:
        bm = bmesh.new()
        rings = []
        for t, r in profile:
            if r < 1e-6:
                rings.append([bm.verts.new((0, 0, t))])
            else:
                rings.append([bm.verts.new((r * cos(2 * pi * k / segs), r * sin(2 * pi * k / segs), t)) for k in range(segs)])
        for a, b in zip(rings, rings[1:]):
            for k in range(segs):
                j = (k + 1) % segs
                if len(a) == 1 and len(b) == 1:
                    continue
                if len(a) == 1:
                    bm.faces.new((a[0], b[j], b[k]))
                elif len(b) == 1:
                    bm.faces.new((a[k], a[j], b[0]))
                else:
                    bm.faces.new((a[k], a[j], b[j], b[k]))
        for ring, flip in ((rings[0], True), (rings[-1], False)):
            if len(ring) > 1 and profile[0] != profile[-1]:
                bm.faces.new(ring[::-1] if flip else ring)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
        me = to_mesh(bm, True, smooth)
        me.materials.append(mat(material))
        MESHES[key] = me
    return put(MESHES[key], None, along(p, axis))


def cyl(p, axis, r, length, material="steel", bevel=None, segs=None):
    b = min(r * .12, length * .3, .006) if bevel is None else bevel
    segs = segs or (64 if r > .06 else 32 if r > .015 else 16)
    prof = [(0, r - b), (b, r), (length - b, r), (length, r - b)] if b else [(0, r), (length, r)]
    return lathe(p, axis, prof, material, segs)


def pipe_points(pts, bend):
    pts = [Vector(p) for p in pts]
    out = [pts[0]]
    for i in range(1, len(pts) - 1):
        a, b, c = pts[i - 1], pts[i], pts[i + 1]
        ua, uc = (a - b), (c - b)
        la, lc = ua.length, uc.length
        ua.normalize(), uc.normalize()
        ang = ua.angle(uc)
        if ang > pi - .01:
            continue
        r = min(bend, .48 * la * tan(ang / 2), .48 * lc * tan(ang / 2))
        d = r / tan(ang / 2)
        s, e = b + ua * d, b + uc * d
        cen = b + (ua + uc).normalized() * (r / sin(ang / 2))
        n = 12
        for k in range(n + 1):
            w = (s - cen).lerp(e - cen, k / n)
            # spherical step between the two radii
            th = (s - cen).angle(e - cen)
            t = k / n
            w = ((s - cen) * sin((1 - t) * th) + (e - cen) * sin(t * th)) / max(1e-6, sin(th))
            out.append(cen + w)
    out.append(pts[-1])
    return out


def tube(pts, d, material="copper", bend=None, res=None):
    bend = d * 1.6 if bend is None else bend
    q = pipe_points(pts, bend)
    c = bpy.data.curves.new("c", "CURVE")
    c.dimensions = "3D"
    c.bevel_depth = d / 2
    c.bevel_resolution = res if res is not None else (8 if d > .08 else 4 if d > .02 else 2)
    c.use_fill_caps = True
    s = c.splines.new("POLY")
    s.points.add(len(q) - 1)
    for k, w in enumerate(q):
        s.points[k].co = (*w, 1)
    s.use_smooth = True
    c.materials.append(mat(material))
    return put(c)


def capped(pts, d, material="copper", bend=None):
    """A tube whose first end is closed by a brazed cap: a manifold does not end in the air."""
    a, b = Vector(pts[0]), Vector(pts[1])
    r = d / 2
    lathe(tuple(a), tuple((a - b).normalized()), [(-r, r * 1.1), (0, r * 1.1), (r * .5, r * .95), (r * .85, r * .55), (r, 0)], material, 32)
    return tube(pts, d, material, bend)


def quads(verts, faces, material, smooth=False):
    me = bpy.data.meshes.new("q")
    me.from_pydata(verts, [], faces)
    me.update()
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
    me.materials.append(mat(material))
    return put(me)


def prism(pts, d, material="cabinet", bevel=.004):
    """A flat plate: pts is a polygon in space, d the thickness vector."""
    bm = bmesh.new()
    n = len(pts)
    d = Vector(d)
    a = [bm.verts.new(Vector(p)) for p in pts]
    b = [bm.verts.new(Vector(p) + d) for p in pts]
    bm.faces.new(a[::-1]), bm.faces.new(b)
    for k in range(n):
        bm.faces.new((a[k], a[(k + 1) % n], b[(k + 1) % n], b[k]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=2, profile=.5, affect="EDGES")
    me = to_mesh(bm, True, 40)
    me.materials.append(mat(material))
    return put(me)


def slats(o, run, across, depth, n, t, material="fin", backing=None):
    """n thin plates spread along run, each spanning across and going depth deep."""
    o, run, across, depth = map(Vector, (o, run, across, depth))
    step, th = run / n, run.normalized() * t
    vs, fs = [], []
    for k in range(n):
        p = o + step * (k + .5) - th / 2
        i = len(vs)
        for q in (p, p + th):
            vs += [q, q + across, q + across + depth, q + depth]
        fs += [(i, i + 1, i + 2, i + 3), (i + 4, i + 7, i + 6, i + 5), (i, i + 4, i + 5, i + 1), (i + 1, i + 5, i + 6, i + 2), (i + 3, i + 2, i + 6, i + 7), (i, i + 3, i + 7, i + 4)]
    q = quads([tuple(x) for x in vs], fs, material)
    if backing:
        b = o + depth
        quads([tuple(b), tuple(b + run), tuple(b + run + across), tuple(b + across)], [(0, 1, 2, 3)], backing)
    return q


def wires(lines, d, material="graphite", closed=False, res=1):
    """Many thin wires in one curve."""
    c = bpy.data.curves.new("w", "CURVE")
    c.dimensions = "3D"
    c.bevel_depth = d / 2
    c.bevel_resolution = res
    for l in lines:
        s = c.splines.new("POLY")
        s.points.add(len(l) - 1)
        for k, w in enumerate(l):
            s.points[k].co = (*w, 1)
        s.use_cyclic_u = closed
        s.use_smooth = True
    c.materials.append(mat(material))
    return c


def plane(x0, y0, x1, y1, z, material):
    return quads([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], material)


def placed(build, x, y, z=0, turn=0):
    """Builds something and moves it as a whole."""
    before = set(bpy.context.scene.objects)
    build()
    bpy.context.view_layer.update()
    m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(radians(turn), 4, "Z")
    for o in set(bpy.context.scene.objects) - before:
        o.matrix_world = m @ o.matrix_world


def unit3(*a):
    return tuple(Vector(a).normalized())
