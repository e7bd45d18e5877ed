"""The studio: stuff to build with, materials, light, camera and the darkroom.

Runs inside Blender (3.4 or later, Cycles). Units are metres: x along the
machine, y into the depth (the front is y = 0), z up from the floor. Nothing
here knows a product; products are in models/.
"""
from math import cos, sin, pi, radians, tan, atan2, sqrt

import bmesh
import bpy
from mathutils import Matrix, Vector

PAPER = (0xF4, 0xF2, 0xEC)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _mats.clear()
    _meshes.clear()


def v(*a):
    return Vector(a)


# -- materials ---------------------------------------------------------------
_mats, _meshes = {}, {}

# name: (colour, metallic, roughness, bump strength, bump scale, variation)
LOOKS = {
    "cabinet": ((.66, .665, .645), 0, .40, 0, 1, .012),
    "cabinet2": ((.52, .53, .525), 0, .43, 0, 1, .012),
    "white": ((.82, .815, .79), 0, .36, 0, 1, .01),
    "plastic": ((.86, .855, .835), 0, .33, .004, 1200, .0),
    "graphite": ((.045, .05, .055), 0, .42, .02, 700, .0),
    "anthracite": ((.105, .11, .115), 0, .40, 0, 1, .01),
    "black": ((.012, .013, .014), 0, .45, .0, 1, .0),
    "foam": ((.018, .019, .02), 0, .82, .06, 500, .0),
    "petrol": ((.018, .085, .115), 0, .36, .02, 350, .02),
    "casting": ((.16, .175, .18), 0, .5, .12, 260, .05),
    "steel": ((.52, .53, .54), 1, .36, 0, 1, .04),
    "galv": ((.56, .575, .59), .9, .42, .015, 60, .12),
    "stainless": ((.62, .62, .615), 1, .30, 0, 1, .02),
    "fin": ((.80, .815, .83), .8, .42, 0, 1, .0),
    "findark": ((.20, .205, .21), .3, .6, 0, 1, .0),
    "copper": ((.80, .36, .19), 1, .24, .008, 300, .10),
    "brass": ((.72, .50, .20), 1, .26, 0, 1, .06),
    "red": ((.42, .022, .016), 0, .32, .012, 500, .02),
    "redlight": ((.75, .03, .02), 0, .2, 0, 1, 0),
    "green": ((.03, .42, .12), 0, .25, 0, 1, 0),
    "yellow": ((.80, .50, .03), 0, .4, .01, 500, 0),
    "blue": ((.02, .10, .34), 0, .36, .012, 500, .02),
    "rubber": ((.02, .02, .02), 0, .7, .03, 300, 0),
    "lagging": ((.60, .615, .63), 1, .30, .03, 9, .06),
    "concrete": ((.42, .41, .39), 0, .78, .15, 30, .12),
    "floor": ((.26, .28, .285), 0, .22, .01, 6, .08),
    "wall": ((.045, .085, .10), 0, .62, .04, 60, .04),
    "screen": ((.012, .03, .038), 0, .08, 0, 1, 0),
    "label": ((.78, .78, .76), .3, .35, 0, 1, 0),
    "glass": ((.05, .06, .065), 0, .04, 0, 1, 0),
}


def mat(name):
    if name in _mats:
        return _mats[name]
    m = bpy.data.materials.new(name)
    _mats[name] = m
    m.use_nodes = True
    t = m.node_tree
    b = t.nodes["Principled BSDF"]
    if name.startswith("glow"):
        col = {"glowscreen": (.10, .55, .66), "glowamber": (1, .55, .18), "glowwarm": (1, .78, .52), "glowwhite": (1, .97, .9), "glowgreen": (.1, .9, .3), "glowline": (.75, .95, 1)}[name]
        power = {"glowscreen": .7, "glowline": 1.6, "glowwarm": 6, "glowwhite": 4}.get(name, 2)
        e = t.nodes.new("ShaderNodeEmission")
        e.inputs[0].default_value = (*col, 1)
        e.inputs[1].default_value = power
        t.links.new(e.outputs[0], t.nodes["Material Output"].inputs[0])
        m.cycles.sample_as_light = False  # too small to light anything, and each would cost the lamps samples
        return m
    col, metal, rough, bump, scale, var = LOOKS[name]
    b.inputs["Base Color"].default_value = (*col, 1)
    b.inputs["Metallic"].default_value = metal
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = .5
    if bump or var:
        c = t.nodes.new("ShaderNodeTexCoord")
        n = t.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = scale if bump else 8
        n.inputs["Detail"].default_value = 2
        t.links.new(c.outputs["Object"], n.inputs["Vector"])
        if bump:
            u = t.nodes.new("ShaderNodeBump")
            u.inputs["Strength"].default_value = min(1, bump * 6)
            u.inputs["Distance"].default_value = .0006 if scale > 40 else .004
            t.links.new(n.outputs["Fac"], u.inputs["Height"])
            t.links.new(u.outputs[0], b.inputs["Normal"])
        if var:
            n2 = t.nodes.new("ShaderNodeTexNoise")
            n2.inputs["Scale"].default_value = 3.5
            n2.inputs["Detail"].default_value = 5
            t.links.new(c.outputs["Object"], n2.inputs["Vector"])
            r = t.nodes.new("ShaderNodeMapRange")
            r.inputs["From Min"].default_value, r.inputs["From Max"].default_value = .3, .7
            r.inputs["To Min"].default_value, r.inputs["To Max"].default_value = rough - var, rough + var
            t.links.new(n2.outputs["Fac"], r.inputs["Value"])
            t.links.new(r.outputs[0], b.inputs["Roughness"])
            mx = t.nodes.new("ShaderNodeMixRGB")
            k = 1 - var * 1.3
            mx.inputs[1].default_value = (*(x * k for x in col), 1)
            mx.inputs[2].default_value = (*(min(1, x * (2 - k)) for x in col), 1)
            t.links.new(n2.outputs["Fac"], mx.inputs[0])
            t.links.new(mx.outputs[0], b.inputs["Base Color"])
    return m


# -- meshes ------------------------------------------------------------------
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
    if key not in _meshes:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=(dx, dy, dz), verts=bm.verts)
        if bevel > 0:
            bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=2, profile=.5, affect="EDGES")
        me = to_mesh(bm, True, 40)
        me.materials.append(mat(material))
        _meshes[key] = me
    t = Matrix.Translation((x + dx / 2, y + dy / 2, z + dz / 2))
    return put(_meshes[key], None, m @ t if m is not None else t)


def lathe(p, axis, profile, material="steel", segs=64, bevel=0, smooth=38):
    """A body of revolution: profile is [(distance along axis, radius)]."""
    key = ("lathe", tuple((round(a, 4), round(b, 4)) for a, b in profile), material, segs)
    if key not in _meshes:
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
        _meshes[key] = me
    return put(_meshes[key], None, along(p, axis))


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


# -- parts -------------------------------------------------------------------
def bolt(p, axis, r=.009, material="steel"):
    lathe(p, axis, [(0, r * 1.5), (r * .25, r * 1.5), (r * .26, r), (r * .9, r * .95), (r, r * .75)], material, 6 if r > .006 else 12, smooth=20)


def bolt_circle(p, axis, radius, n, r=.009, material="steel"):
    m = along(p, axis)
    for k in range(n):
        t = 2 * pi * (k + .5) / n
        bolt(m @ Vector((radius * cos(t), radius * sin(t), 0)), axis, r, material)


def flange(p, axis, r, t=.03, n=8, bore=.6, material="casting", face="steel"):
    """A flange on the end of a pipe: opening towards the axis."""
    b = .004
    lathe(p, axis, [(0, r - b), (b, r), (t - b, r), (t, r - b), (t, r * .72), (t + .003, r * .71), (t + .003, r * bore), (t * .2, r * bore * .99), (t * .2, 0)] if bore else [(0, r - b), (b, r), (t - b, r), (t, r - b)], material)
    ax = Vector(axis).normalized()
    bolt_circle(Vector(p) + ax * t, axis, r * .84, n, max(.006, r * .075))
    if bore:
        lathe(Vector(p) + ax * t * .45, axis, [(0, 0), (.001, r * bore * .985)], "black", 48)


def nozzle(p, axis, r, length, material="casting", n=8):
    ax = Vector(axis).normalized()
    cyl(p, axis, r, length, material, 0)
    flange(Vector(p) + ax * (length - .002), axis, r * 1.65, max(.022, r * .22), n, .58, material)


def victaulic(p, axis, r, material="casting"):
    """A grooved coupling round a pipe."""
    lathe(p, axis, [(-.04, r), (-.035, r * 1.16), (-.012, r * 1.24), (.012, r * 1.24), (.035, r * 1.16), (.04, r)], material)
    m = along(p, axis)
    for s in (-1, 1):
        q = m @ Vector((s * r * 1.34, 0, 0))
        cyl(q - (m.to_3x3() @ Vector((0, .03, 0))), m.to_3x3() @ Vector((0, 1, 0)), .008, .06, "steel")


def fan_meshes(r, blades, dark="graphite"):
    """Rotor, ring and grille as shared meshes, axis z, base of the ring at z = 0."""
    key = ("fan", round(r, 3), blades, dark)
    if key in _meshes:
        return _meshes[key]
    h = r * .34
    bm = bmesh.new()
    for b in range(blades):
        t0 = 2 * pi * b / blades
        nr, na = 9, 7
        grid = []
        for i in range(nr):
            q = .24 + (.955 - .24) * i / (nr - 1)
            row = []
            for j in range(na):
                s = j / (na - 1)
                sweep = .5 * q ** 1.7
                a = t0 + sweep + (s - .5) * (.95 - .12 * q)
                tilt = (.5 - s) * r * (.34 - .13 * q) + .02 * r * sin(pi * s)
                row.append(bm.verts.new((r * q * cos(a), r * q * sin(a), h * .52 + tilt)))
            grid.append(row)
        for i in range(nr - 1):
            for j in range(na - 1):
                bm.faces.new((grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]))
    rotor = to_mesh(bm, True, 60)
    rotor.materials.append(mat(dark))
    rings = []
    top = h * 1.06

    def dome(q):  # the grille is slightly domed
        return top + r * .05 * (1 - q * q)
    n = max(9, round(r / .03))
    lines = [[(r * q * cos(2 * pi * k / 56), r * q * sin(2 * pi * k / 56), dome(q)) for k in range(56)] for q in [.16 + (1.0 - .16) * i / n for i in range(n + 1)]]
    grille = wires(lines, .0055, "graphite", True)
    spokes = wires([[(r * q * cos(a), r * q * sin(a), dome(q) - .006) for q in (.14, .4, .7, 1.02)] for a in [2 * pi * k / 8 for k in range(8)]], .009, "graphite")
    _meshes[key] = (rotor, grille, spokes, h)
    return _meshes[key]


def fan(p, r, blades=5, axis=(0, 0, 1), ring="cabinet", turn=0.0, dark="graphite", stack=True):
    rotor, grille, spokes, h = fan_meshes(r, blades, dark)
    m = along(p, axis)
    for me in (grille, spokes):
        put(me, None, m)
    put(rotor, None, m @ Matrix.Rotation(turn, 4, "Z"))
    ax = Vector(axis)
    lathe(p, axis, [(h * .2, 0), (h * .2, r * .2), (h * .82, r * .2), (h * .86, r * .17), (h * .87, 0)], dark, 40)
    if stack:
        w = .012
        lathe(p, axis, [(-.01, r * 1.2), (.0, r * 1.2), (.004, r * 1.12), (h * .25, r * 1.04), (h - .02, r * 1.03), (h, r * 1.06), (h + w, r * 1.06), (h + w, r * 1.01), (h * .6, r * .985), (.0, r * .985), (-.05, r * 1.0)], ring, 72)
        for k in range(4):
            a = 2 * pi * (k + .5) / 4
            bolt(m @ Vector((r * 1.16 * cos(a), r * 1.16 * sin(a), .002)), axis, .008)
    return h


def panel(x, y, z, w, h, material="cabinet", t=.03, gap=.004, handle=None, hinges=None, screws=0, face="front", depth_of=None):
    """A panel on a face, set off by a joint. face: front (y), right (x) or back of it."""
    g = gap
    if face == "front":
        box(x + g, y - t * .3, z + g, w - 2 * g, t, h - 2 * g, material, .004)
        P = lambda a, b, c: (x + a, y - t * .3 - c, z + b)
        n = (0, -1, 0)
    else:
        box(x - t * .7, y + g, z + g, t, w - 2 * g, h - 2 * g, material, .004)
        P = lambda a, b, c: (x + t * .3 + c, y + a, z + b)
        n = (1, 0, 0)
    if handle:
        a = w - .055 if handle == "r" else .055
        for q in (.28, .72):
            lever(P(a, h * q, 0), n)
    if hinges:
        a = .012 if hinges == "l" else w - .012
        for q in (.14, .86):
            cyl(P(a, h * q - .04, .006), (0, 0, 1), .009, .08, "graphite")
    if screws:
        for a in (.035, w - .035):
            for k in range(screws):
                q = .035 + (h - .07) * k / max(1, screws - 1)
                bolt(P(a, q, 0), n, .0065)
    return P


def lever(p, n):
    """A quarter-turn compression handle."""
    p, n = Vector(p), Vector(n)
    lathe(p, n, [(0, .024), (.006, .024), (.010, .02), (.022, .016), (.024, 0)], "graphite", 32)
    s = Vector((0, 0, 1))
    m = along(p + n * .02, n)
    side = n.cross(s)
    c = p + n * .024 - s * .035
    d = side * .011
    prism([c - d - s * .045, c + d - s * .045, c + d + s * .052, c - d + s * .052], n * .014, "graphite", .003)


def hmi(p, w=.3, h=.2, n=(0, -1, 0), up=(0, 0, 1)):
    """An operator panel: bezel, dark screen with a few lit lines, three buttons."""
    p, n, up = Vector(p), Vector(n), Vector(up)
    r = up.cross(n)

    def rect(a, b, ww, hh, d, t, m, bev=.003):
        q = p + r * a + up * b + n * d
        return prism([q, q + r * ww, q + r * ww + up * hh, q + up * hh], n * t, m, bev)
    rect(0, 0, w, h, 0, .014, "graphite", .004)
    rect(w * .06, h * .16, w * .88, h * .76, .0135, .0025, "screen", .001)
    for k in range(4):
        rect(w * .1, h * (.30 + .14 * k), w * (.30 + .10 * ((k * 7) % 3)), h * .035, .0165, .0008, "glowline", 0)
    pts = [(.52, .34), (.60, .52), (.67, .45), (.75, .70), (.84, .62), (.89, .74)]
    tube([p + r * w * a + up * h * b + n * .0172 for a, b in pts], h * .018, "glowscreen", .001, 1)
    for k in range(3):
        q = p + r * w * (.12 + .09 * k) + up * h * .08 + n * .014
        lathe(q, n, [(0, h * .025), (.004, h * .022), (.005, 0)], "steel", 16)


def louvre(x, y, z, w, h, n, material="cabinet", face="front", depth=.03):
    """Slanted blades in a dark recess with a frame."""
    f = .02
    if face == "front":
        box(x, y - .002, z, w, .004, h, "black", 0)
        for a in ((x, z, w, f), (x, z + h - f, w, f)):
            box(a[0], y - .012, a[1], a[2], .02, a[3], material, .003)
        for a in ((x, z, f, h), (x + w - f, z, f, h)):
            box(a[0], y - .012, a[1], a[2], .02, a[3], material, .003)
        for k in range(n):
            c = z + f + (h - 2 * f) * (k + .5) / n
            p = (h - 2 * f) / n
            prism([(x + f, y - .014, c - p * .48), (x + w - f, y - .014, c - p * .48), (x + w - f, y - .001, c + p * .34), (x + f, y - .001, c + p * .34)], (0, -.0025, -.001), material, 0)
    else:
        box(x - .002, y, z, .004, w, h, "black", 0)
        for a in ((y, z, w, f), (y, z + h - f, w, f)):
            box(x - .008, a[0], a[1], .02, a[2], a[3], material, .003)
        for a in ((y, z, f, h), (y + w - f, z, f, h)):
            box(x - .008, a[0], a[1], .02, a[2], a[3], material, .003)
        for k in range(n):
            c = z + f + (h - 2 * f) * (k + .5) / n
            p = (h - 2 * f) / n
            prism([(x + .014, y + f, c - p * .48), (x + .014, y + w - f, c - p * .48), (x + .001, y + w - f, c + p * .34), (x + .001, y + f, c + p * .34)], (.0025, 0, -.001), material, 0)


def coil(o, run, height, depth, pitch=.009, tubes=0, back=True, fin="fin"):
    """A finned block: o a corner, fins spread along run, height and depth vectors."""
    o, run, height, depth = map(Vector, (o, run, height, depth))
    slats(o, run, height, depth, max(4, int(run.length / pitch)), pitch * .36, fin)
    # dark tube rows behind the first millimetres
    q = o + depth * .55
    quads([tuple(q), tuple(q + run), tuple(q + run + height), tuple(q + height)], [(0, 1, 2, 3)], "findark")


def hairpins(p, up, out, n, pitch, d=.016, side=None, stagger=True):
    """Copper return bends: n of them climbing along up, bulging along out."""
    p, up, out = Vector(p), Vector(up).normalized(), Vector(out).normalized()
    side = Vector(side) if side else Vector((0, 0, 0))
    lines = []
    for k in range(n):
        c = p + up * (pitch * (2 * k + .5)) + (side if stagger and k % 2 else Vector((0, 0, 0)))
        r = pitch * .5
        l = [c - up * r - out * .01]
        l += [c + up * (r * sin(radians(t))) + out * (r * cos(radians(t)) * 1.15 + .004) for t in range(-90, 91, 15)]
        l += [c + up * r - out * .01]
        lines.append([tuple(q) for q in l])
    put(wires(lines, d, "copper", False, 3))


def channel(x, y, z, dx, dy, h=.2, material="galv", t=.012):
    """A base frame of C-sections round the rectangle."""
    for yy, s in ((y, 1), (y + dy, -1)):
        q = yy if s > 0 else yy - t
        box(x, q + (0 if s < 0 else .03), z, dx, t, h, material, .002)
        for zz in (z, z + h - t):
            box(x, yy if s > 0 else yy - .06, zz, dx, .06, t, material, .003)
    for xx in (x, x + dx - .06):
        box(xx, y, z, .06, dy, h, material, .004)
    n = max(2, int(dx / 1.1))
    for k in range(1, n):
        box(x + dx * k / n - .03, y + .03, z, .06, dy - .06, h * .9, material, .003)


def scroll(x, y, z, r=.12, h=.5, material="black"):
    for k in range(4):
        a = pi / 4 + pi * k / 2
        cyl((x + r * .95 * cos(a), y + r * .95 * sin(a), z), (0, 0, 1), r * .18, .035, "rubber")
    box(x - r * .95, y - r * .95, z + .03, 2 * r * .95, 2 * r * .95, .01, "galv", .003)
    lathe((x, y, z + .04), (0, 0, 1), [(0, r * .7), (h * .05, r * .96), (h * .09, r * 1.0), (h * .16, r * 1.0), (h * .165, r * 1.03), (h * .19, r * 1.03), (h * .195, r * .99), (h * .80, r * .99), (h * .805, r * 1.03), (h * .83, r * 1.03), (h * .84, r * .99), (h * .9, r * .93), (h * .96, r * .7), (h * 1.0, r * .3), (h * 1.005, 0)], material)
    box(x - r * .42, y - r * 1.32, z + h * .42, r * .84, r * .5, h * .27, "graphite", .006)
    q = Vector((x + r * .2, y - r * 1.0, z + h * .74))
    prism([(x - r * .3, y - r * 1.035, z + h * .26), (x + r * .3, y - r * 1.035, z + h * .26), (x + r * .3, y - r * 1.035, z + h * .37), (x - r * .3, y - r * 1.035, z + h * .37)], (0, .03, 0), "label", 0)


def screw_compressor(x, y, z, L=1.0, r=.21, material="petrol"):
    """Semi-hermetic twin-screw compressor lying along x; z is its axis."""
    lathe((x, y, z), (1, 0, 0), [(0, r * .45), (.02, r * .8), (.07 * L, r * .9), (.09 * L, r * 1.2), (.13 * L, r * 1.2), (.135 * L, r * .99), (.44 * L, r * 1.0), (.445 * L, r * 1.22), (.50 * L, r * 1.22), (.505 * L, r * 1.04), (.76 * L, r * 1.02), (.765 * L, r * 1.2), (.81 * L, r * 1.2), (.815 * L, r * .95), (.92 * L, r * .88), (.985 * L, r * .55), (L, r * .3), (L, 0)], material, 72)
    for xx in (.135, .505, .81):
        bolt_circle((x + xx * L, y, z), (1, 0, 0), r * 1.11, 16, .008)
    bolt_circle((x + .09 * L, y, z), (-1, 0, 0), r * 1.11, 16, .008)
    for k in range(7):  # cast ribs over the motor
        lathe((x + (.17 + k * .038) * L, y, z), (1, 0, 0), [(0, r * .98), (.003, r * 1.045), (.010, r * 1.045), (.013, r * .98)], material, 72)
    # twin-rotor housing swells towards the front
    lathe((x + .52 * L, y - r * .30, z - r * .12), (1, 0, 0), [(0, r * .75), (.012, r * .80), (.22 * L, r * .80), (.235 * L, r * .75)], material)
    box(x + .2 * L, y - r * .62, z + r * .86, .22 * L, r * 1.24, r * .62, material, .012)
    for a in (-.5, .5):
        for b in (.22, .40):
            bolt((x + b * L, y + a * r, z + r * 1.48), (0, 0, 1), .008)
    box(x + .58 * L, y - r * .35, z + r * .9, .14 * L, r * .7, r * .3, "casting", .01)
    for xx in (.16, .70):
        box(x + xx * L, y - r * .8, z - r * 1.25, .07 * L, r * 1.6, r * .5, material, .01)
    prism([(x + .56 * L, y - r * 1.115, z - .05), (x + .72 * L, y - r * 1.115, z - .05), (x + .72 * L, y - r * 1.115, z + .05), (x + .56 * L, y - r * 1.115, z + .05)], (0, .01, 0), "label", 0)


def shell(x, y, z, r, L, material="petrol", box_l=.26, lag=None, saddles=(.15, .85), z0=0, tubesheet="steel", end=True):
    """A shell-and-tube exchanger along x with waterboxes on both ends."""
    cyl((x, y, z), (1, 0, 0), r, L, lag or material, .0)
    if lag:
        for k in range(1, int(L / .5) + 1):  # seams of the insulation
            xx = x + L * k / (int(L / .5) + 1)
            lathe((xx - .012, y, z), (1, 0, 0), [(0, r), (.002, r + .0025), (.022, r + .0025), (.024, r)], "black", 72)
    for xx, s in ((x, -1), (x + L, 1)):
        ax = (s, 0, 0)
        cyl((xx, y, z), ax, r * 1.14, .045, tubesheet, .003)
        lathe((xx + s * .046, y, z), ax, [(0, r * 1.13), (.035, r * 1.13), (.04, r * 1.12), (.041, r * 1.0), (box_l * .62, r * .99), (box_l * .82, r * .93), (box_l * .95, r * .78), (box_l, r * .55), (box_l, 0)] if end else [(0, r * 1.13), (.035, r * 1.13), (.04, r * 1.12), (.041, r), (box_l - .03, r * .99), (box_l - .03, r * 1.1), (box_l, r * 1.1), (box_l, 0)], material, 72)
        bolt_circle((xx + s * .085, y, z), ax, r * 1.07, max(16, int(r * 50)), .010)
    for k in saddles:
        xx = x + L * k
        prism([(xx - .02, y - r * .9, z0), (xx - .02, y + r * .9, z0), (xx - .02, y + r * .72, z - r * .45), (xx - .02, y, z - r * .8), (xx - .02, y - r * .72, z - r * .45)], (.04, 0, 0), "graphite" if lag else material, .004)
        box(xx - .09, y - r * .95, z0, .18, r * 1.9, .02, "graphite" if lag else material, .003)


def motor(p, r, L, material="petrol", z0=None, axis="x"):
    """Foot-mounted TEFC motor lying along +x; p is the drive end of the axis, fan at p - L."""
    x, y, z = p
    lathe((x, y, z), (-1, 0, 0), [(0, r * .35), (.004, r * .8), (.02 * L, r * .98), (.06 * L, r * 1.02), (.09 * L, r * 1.02), (.095 * L, r * .82), (.74 * L, r * .82), (.745 * L, r * 1.0), (.93 * L, r * .99), (.98 * L, r * .93), (L, r * .8), (L, 0)], material, 72)
    n = 44
    vs = []
    for k in range(n):
        t = 2 * pi * k / n
        if abs(sin(t) * r) < r * .0:
            continue
        c, s = cos(t), sin(t)
        m = Matrix.Translation((x - .42 * L, y, z)) @ Matrix.Rotation(t, 4, "X")
        box(-.325 * L, -.0022, r * .80, .65 * L, .0044, r * .2, material, .001, m)
    for k in range(10):
        lathe((x - L * 1.0, y, z), (-1, 0, 0), [(0, r * (.1 + .075 * k)), (.003, r * (.1 + .075 * k) + .001), (.003, r * (.1 + .075 * k) + .006), (0, r * (.1 + .075 * k) + .007)], "graphite", 48)
    box(x - .58 * L, y - r * .48, z + r * .82, .36 * L, r * .96, r * .52, material, .008)
    box(x - .585 * L, y - r * .50, z + r * 1.34, .37 * L, r * 1.0, .016, material, .004)
    for a in (-.4, .4):
        for b in (.25, .55):
            bolt((x - b * L, y + a * r, z + r * 1.34 + .016), (0, 0, 1), .006)
    cyl((x - .4 * L, y - r * .48, z + r * 1.08), (0, -1, 0), r * .13, .035, "brass")
    for b in (.16, .62):
        box(x - b * L - .05 * L, y - r * 1.02, z - r * 1.1, .1 * L, r * 2.04, r * .22, material, .006)
        for s in (-1, 1):
            box(x - b * L - .04 * L, y + s * r * .86 - r * .1, z - r * 1.05, .08 * L, r * .2, r * .62, material, .006)
            bolt((x - b * L, y + s * r * .9, z - r * .88), (0, 0, 1), .010)
    prism([(x - .5 * L, y - r * 1.012, z - .03), (x - .3 * L, y - r * 1.012, z - .03), (x - .3 * L, y - r * 1.012, z + .03), (x - .5 * L, y - r * 1.012, z + .03)], (0, .006, 0), "label", 0)


def gauge(p, n=(0, -1, 0), r=.05):
    p, n = Vector(p), Vector(n).normalized()
    lathe(p, n, [(0, r * .96), (.004, r), (.026, r), (.03, r * .97), (.03, r * .88), (.024, r * .87), (.024, 0)], "stainless", 48)
    lathe(p + n * .0245, n, [(0, 0), (.0005, r * .86)], "plastic", 48)
    up = Vector((0, 0, 1)) if abs(n.z) < .9 else Vector((0, 1, 0))
    rt = up.cross(n)
    for k in range(11):
        a = radians(225 - 27 * k)
        d = rt * cos(a) + up * sin(a)
        w = rt * -sin(a) + up * cos(a)
        q = p + n * .0255 + d * r * .62
        quads([tuple(q - w * r * .02), tuple(q + d * r * .16 - w * r * .02), tuple(q + d * r * .16 + w * r * .02), tuple(q + w * r * .02)], [(0, 1, 2, 3)], "black")
    a = radians(120)
    d, w = rt * cos(a) + up * sin(a), rt * -sin(a) + up * cos(a)
    q = p + n * .0265
    quads([tuple(q - d * r * .15 - w * r * .03), tuple(q + d * r * .7), tuple(q - d * r * .15 + w * r * .03)], [(0, 1, 2)], "red")
    lathe(q, n, [(0, r * .08), (.002, r * .07), (.002, 0)], "black", 16)


def handwheel(p, axis, r, material="red"):
    m = along(p, axis)
    ring = [tuple(m @ Vector((r * cos(2 * pi * k / 48), r * sin(2 * pi * k / 48), 0))) for k in range(48)]
    put(wires([ring], r * .15, material, True, 4))
    put(wires([[tuple(m @ Vector((0, 0, -.01))), tuple(m @ Vector((r * cos(a), r * sin(a), 0)))] for a in [2 * pi * k / 5 for k in range(5)]], r * .12, material, False, 3))
    lathe(m @ Vector((0, 0, -.02)), axis, [(0, r * .18), (.04, r * .16)], material, 32)


def butterfly(p, axis, r, up=(0, 0, 1), wheel=False, body="casting"):
    """A lugged butterfly valve between flanges."""
    p, ax, up = Vector(p), Vector(axis).normalized(), Vector(up)
    for s in (-1, 1):
        lathe(p + ax * s * .03, ax * s, [(0, r * 1.6), (.004, r * 1.62), (.026, r * 1.62), (.03, r * 1.6), (.03, r * 1.1), (.09, r * 1.02)], "graphite")
        bolt_circle(p + ax * s * .06, ax * s, r * 1.38, 8, .009)
    cyl(p - ax * .028, ax, r * 1.5, .056, body, .004)
    cyl(p + up * r * 1.4, up, r * .32, r * .9, body)
    if wheel:
        lathe(p + up * r * 2.3, up, [(0, r * .5), (.02, r * .55), (r * .7, r * .55), (r * .75, r * .45)], body)
        side = ax.cross(up)
        cyl(p + up * r * 2.6 - side * r * .5, -side, .012, .09, "steel")
        handwheel(p + up * r * 2.6 - side * (r * .5 + .09), -side, r * .8)
    else:
        q = p + up * r * 2.3
        prism([q - ax * .02 - up * .0, q + ax * .02, q + ax * .02 + up * .02, q - ax * .02 + up * .02], ax.cross(up) * -r * 3.0, "graphite", .004)


def feet(xs, ys, z=0, w=.14, h=.06, material="rubber"):
    for x in xs:
        for y in ys:
            box(x - w / 2, y - w / 2, z, w, w, h, material, .006)


# -- light, camera, darkroom ---------------------------------------------------
def world(top=(1.0, 1.0, 1.0), low=(.50, .49, .47), strength=.55):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    c = t.nodes.new("ShaderNodeTexCoord")
    s = t.nodes.new("ShaderNodeSeparateXYZ")
    r = t.nodes.new("ShaderNodeValToRGB")
    r.color_ramp.elements[0].position, r.color_ramp.elements[0].color = .0, (*low, 1)
    r.color_ramp.elements[1].position, r.color_ramp.elements[1].color = .75, (*top, 1)
    e = r.color_ramp.elements.new(.12)
    e.color = (*(x * .72 for x in low), 1)
    t.links.new(c.outputs["Generated"], s.inputs[0])
    t.links.new(s.outputs["Z"], r.inputs[0])
    t.links.new(r.outputs[0], t.nodes["Background"].inputs[0])
    t.nodes["Background"].inputs[1].default_value = strength


def area(p, target, sx, sy, power, col=(1, 1, 1), shadow=True):
    l = bpy.data.lights.new("a", "AREA")
    l.shape, l.size, l.size_y, l.energy, l.color = "RECTANGLE", sx, sy, power, col
    o = bpy.data.objects.new("a", l)
    bpy.context.scene.collection.objects.link(o)
    l.cycles.cast_shadow = shadow
    d = Vector(target) - Vector(p)
    o.matrix_world = Matrix.Translation(Vector(p)) @ d.to_track_quat("-Z", "Y").to_matrix().to_4x4()
    return o


def bounds():
    """Lowest and highest corner of all that is built, and the outermost points, which the camera has to hold."""
    import numpy as np
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


def camera(az, el, lens, aspect, margin, pts, lo, hi):
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
        need = 0
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


def product_light(lo, hi, below=False):
    """Big soft key from the upper left, a strip from behind right, paper-bright sky."""
    mid = (lo + hi) / 2
    s = max((hi - lo).x, (hi - lo).z * 1.2, (hi - lo).y) * 1.0
    if below:  # a unit hung under the ceiling: light comes from the room
        world(strength=.55)
        area(mid + v(-1.2 * s, -1.4 * s, -1.3 * s), mid, 1.3 * s, 1.0 * s, 80 * s * s, (1, .98, .95))
        area(mid + v(1.6 * s, -.9 * s, -.2 * s), mid, .5 * s, 1.4 * s, 12 * s * s)
        area(mid + v(.3 * s, 1.2 * s, 1.2 * s), mid, 1.2 * s, 1.2 * s, 20 * s * s)
        return
    world(strength=.36)
    area(mid + v(-1.1 * s, -1.25 * s, 1.5 * s), mid, 1.3 * s, 1.0 * s, 92 * s * s, (1, .98, .95))
    area(mid + v(1.5 * s, 1.2 * s, 1.9 * s), mid, .8 * s, 1.4 * s, 24 * s * s, (.94, .97, 1), False)
    area(mid + v(1.9 * s, -1.0 * s, .5 * s), mid, .5 * s, 1.4 * s, 6 * s * s, shadow=False)
    bpy.ops.mesh.primitive_plane_add(size=60 * max(1, s), location=(mid.x, mid.y, lo.z))
    g = bpy.context.object
    g["stage"] = True
    g.is_shadow_catcher = True
    m = bpy.data.materials.new("ground")
    m.use_nodes = True
    m.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (.78, .77, .74, 1)
    m.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = .9
    g.data.materials.append(m)


def cycles(w, h, samples, transparent=True, bounces=5, clamp=4):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    s.render.film_transparent = transparent
    c = s.cycles
    c.device = "CPU"
    c.samples = samples
    c.use_adaptive_sampling = True
    c.adaptive_threshold = .025
    c.adaptive_min_samples = 4
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = bounces, 3, 3, 2
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = clamp
    c.blur_glossy = .8
    c.pixel_filter_type, c.filter_width = "BLACKMAN_HARRIS", 1.4
    s.view_settings.view_transform = "Raw"
    s.render.use_persistent_data = True
    s.render.threads_mode, s.render.threads = "FIXED", 2


def shoot(tmp):
    """Renders; returns colour (premultiplied linear RGBA), normal and albedo arrays."""
    import numpy as np
    from pathlib import Path
    s = bpy.context.scene
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.base_path = str(tmp)
    fo.format.file_format, fo.format.color_mode, fo.format.color_depth = "OPEN_EXR", "RGBA", "32"
    fo.file_slots.clear()
    got = []
    for slot, names in (("c", ("Image",)), ("n", ("Denoising Normal", "Normal")), ("a", ("Denoising Albedo", "DiffCol"))):
        for name in names:
            if name in rl.outputs and rl.outputs[name].enabled:
                fo.file_slots.new(slot)
                t.links.new(rl.outputs[name], fo.inputs[slot])
                got.append(slot)
                break
    bpy.ops.render.render(write_still=False)
    out = {}
    for slot in got:
        f = sorted(Path(tmp).glob(slot + "[0-9]*.exr"))[-1]
        im = bpy.data.images.load(str(f))
        im.colorspace_settings.name = "Non-Color"
        a = np.empty(len(im.pixels), dtype=np.float32)
        im.pixels.foreach_get(a)
        out[slot] = a.reshape(im.size[1], im.size[0], 4)[::-1].copy()
    return out
