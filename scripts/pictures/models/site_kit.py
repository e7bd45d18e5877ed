"""What scenes are built from: sky, ground, façades, planting, and the camera of an architectural photographer."""
import random

from studio import *
from studio import _mats, _meshes

# name: (colour, metallic, roughness)
PLAIN = {
    "stucco": ((.74, .70, .62), 0, .75), "sandstone": ((.60, .47, .32), 0, .8), "whitewash": ((.82, .80, .75), 0, .7),
    "clay": ((.42, .24, .15), 0, .8), "slate": ((.10, .11, .12), 0, .5), "paving": ((.44, .42, .38), 0, .7),
    "asphalt": ((.055, .056, .06), 0, .62), "sand": ((.58, .47, .32), 0, .9), "leaf": ((.045, .10, .022), 0, .55),
    "palm": ((.075, .13, .03), 0, .5), "bark": ((.19, .13, .085), 0, .9), "timber": ((.28, .14, .06), 0, .5),
    "pane": ((.025, .045, .055), 0, .03), "tint": ((.02, .06, .07), 0, .03), "fin2": ((.62, .63, .62), .6, .35),
    "cleanwall": ((.80, .82, .82), 0, .25), "vinyl": ((.36, .44, .46), 0, .24), "epoxy": ((.50, .53, .54), 0, .12),
    "quarry": ((.34, .145, .085), 0, .30), "tileblue": ((.10, .42, .50), 0, .15), "drape": ((.55, .50, .42), 0, .8), "theatre": ((.16, .42, .40), 0, .6),
    "sheet": ((.60, .61, .61), 1, .26),
}


def plain(name):
    if name not in LOOKS and name in PLAIN:
        LOOKS[name] = (*PLAIN[name], 0, 1, .04 if PLAIN[name][2] > .5 else 0)
    return name


for key in PLAIN:
    plain(key)


def nodes(name):
    """A new material with an empty node tree."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    return m, m.node_tree, m.node_tree.nodes.new("ShaderNodeOutputMaterial")


def lit_pane(colour=(1, .70, .40), power=2.2):
    """A window behind which a lamp burns: curtains hang in soft folds, glass reflects a little."""
    key = f"lit{colour}{power}"
    if key in _mats:
        return key
    m, t, out = nodes(key)
    c = t.nodes.new("ShaderNodeTexCoord")
    s = t.nodes.new("ShaderNodeMapping")
    s.inputs["Scale"].default_value = (.45, .45, .30)
    n = t.nodes.new("ShaderNodeTexNoise")
    n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = 1.1, 1
    r = t.nodes.new("ShaderNodeMapRange")
    r.inputs["From Min"].default_value, r.inputs["From Max"].default_value = .30, .70
    r.inputs["To Min"].default_value, r.inputs["To Max"].default_value = power * .22, power * .40
    e = t.nodes.new("ShaderNodeEmission")
    e.inputs[0].default_value = (*colour, 1)
    g = t.nodes.new("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = .02
    x = t.nodes.new("ShaderNodeMixShader")
    x.inputs[0].default_value = .09
    for a, b in ((c.outputs["Object"], s.inputs[0]), (s.outputs[0], n.inputs["Vector"]), (n.outputs["Fac"], r.inputs["Value"]), (r.outputs[0], e.inputs[1]), (e.outputs[0], x.inputs[1]), (g.outputs[0], x.inputs[2]), (x.outputs[0], out.inputs[0])):
        t.links.new(a, b)
    m.cycles.sample_as_light = False
    _mats[key] = m
    return key


def lamp_glass(power=5):
    """What a lamp looks like; the light itself comes from an area beside it, which is less grainy."""
    key = f"lamp{power}"
    if key not in _mats:
        m, t, out = nodes(key)
        e = t.nodes.new("ShaderNodeEmission")
        e.inputs[0].default_value, e.inputs[1].default_value = (.97, .99, 1, 1), power
        t.links.new(e.outputs[0], out.inputs[0])
        m.cycles.sample_as_light = False
        _mats[key] = m
    return key


def glass():
    """Thin clear glass: mostly through, a little mirror."""
    if "clear" not in _mats:
        m, t, out = nodes("clear")
        a, b, x, f = (t.nodes.new("ShaderNode" + k) for k in ("BsdfTransparent", "BsdfGlossy", "MixShader", "Fresnel"))
        a.inputs[0].default_value = (.86, .92, .91, 1)
        b.inputs["Roughness"].default_value = .01
        f.inputs[0].default_value = 1.45
        for p, q in ((f.outputs[0], x.inputs[0]), (a.outputs[0], x.inputs[1]), (b.outputs[0], x.inputs[2]), (x.outputs[0], out.inputs[0])):
            t.links.new(p, q)
        _mats["clear"] = m
    return "clear"


def water(colour=(.012, .05, .065), scale=.9, strength=.35, roughness=.03):
    key = f"water{colour}{scale}"
    if key not in _mats:
        m = bpy.data.materials.new(key)
        m.use_nodes = True
        t = m.node_tree
        b = t.nodes["Principled BSDF"]
        b.inputs["Base Color"].default_value = (*colour, 1)
        b.inputs["Roughness"].default_value = roughness
        c, s, n, u = (t.nodes.new("ShaderNode" + k) for k in ("TexCoord", "Mapping", "TexNoise", "Bump"))
        s.inputs["Scale"].default_value = (.35, 1, 1)
        n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = scale, 4
        u.inputs["Strength"].default_value, u.inputs["Distance"].default_value = strength, .12
        for p, q in ((c.outputs["Object"], s.inputs[0]), (s.outputs[0], n.inputs["Vector"]), (n.outputs["Fac"], u.inputs["Height"]), (u.outputs[0], b.inputs["Normal"])):
            t.links.new(p, q)
        _mats[key] = m
    return key


class Bricks:
    """Many plain blocks of one building, laid as one mesh for each material."""

    def __init__(self):
        self.heap, self.count = {}, 0

    def box(self, x, y, z, dx, dy, dz, material, turned=2):
        vs, fs = self.heap.setdefault(material, ([], []))
        e = .0008 * (self.count % 7 + 7 * turned)  # no two blocks share a plane, least of all where walls meet at a corner: shared planes render black
        self.count += 1
        x0, x1, y0, y1, z0, z1 = min(x, x + dx) - e, max(x, x + dx) + e, min(y, y + dy) - e, max(y, y + dy) + e, min(z, z + dz), max(z, z + dz) + e
        i = len(vs)
        vs += [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
        fs += [tuple(i + k for k in f) for f in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]

    def lay(self):
        for material, (vs, fs) in self.heap.items():
            quads(vs, fs, material)
        self.heap = {}


class Face:
    """One wall of a building: a along it, b up, c outwards."""

    def __init__(self, bricks, o, u, n):
        self.bricks, self.o, self.u, self.n = bricks, Vector(o), Vector(u), Vector(n)

    def box(self, a, b, c, w, h, d, material):
        p = self.o + self.u * a + Vector((0, 0, b)) + self.n * c
        q = self.u * w + Vector((0, 0, h)) + self.n * d
        self.bricks.box(*p, *q, material, 1 if abs(self.n.x) > .5 else 0)


def faces(bricks, x, y, z, w, d):
    """The front, the right and the left wall of a block."""
    return (Face(bricks, (x, y, z), (1, 0, 0), (0, -1, 0)), w), (Face(bricks, (x + w, y, z), (0, 1, 0), (1, 0, 0)), d), (Face(bricks, (x, y + d, z), (0, -1, 0), (-1, 0, 0)), d)


def curtain_wall(face, width, floors, h=3.9, bay=1.5, rnd=None, lit=.3, fins=True, glow=(), metal="fin2", tint="tint", spandrel=.9, z=0):
    """Glass from slab to slab with aluminium fins; on some floors rooms are lit in runs."""
    n = max(1, round(width / bay))
    bay = width / n
    for f in range(floors):
        b = z + f * h
        face.box(0, b, -.12, width, spandrel, .12, tint)
        face.box(0, b + spandrel - .03, -.02, width, .06, .08, metal)
        face.box(0, b - .03, -.02, width, .06, .10, metal)
        on = rnd.random() < lit
        k = 0
        while k < n:
            run = rnd.randint(2, 6)
            m = rnd.choice(glow) if glow and on else tint
            run = min(run, n - k)
            face.box(k * bay, b + spandrel, -.14, run * bay, h - spandrel, .10, m)
            k += run
            if rnd.random() < .35:
                on = rnd.random() < lit
    for k in range(n + 1):
        a = min(max(k * bay - .03, 0), width - .06)
        face.box(a, z, -.02, .06, floors * h, .22 if fins else .06, metal)


def windows(face, width, floors, h=3.3, bay=3.4, w=1.8, wh=1.7, sill=.9, wall="stucco", frame="graphite", rnd=None, lit=.3, glow=(), reveal=.22, sunshade=False, z=0, balcony=0, rail="clear", edge=.0):
    """A wall with openings: reveals, frames, curtains, now and then a lamp; balconies where asked for."""
    n = max(1, int((width - 2 * edge) / bay))
    bay = (width - 2 * edge) / n
    for f in range(floors):
        b = z + f * h
        face.box(0, b, -.4, width, sill, .4, wall)
        face.box(0, b + sill + wh, -.4, width, h - sill - wh, .4, wall)
        if edge:
            face.box(0, b + sill, -.4, edge, wh, .4, wall)
            face.box(width - edge, b + sill, -.4, edge, wh, .4, wall)
        for k in range(n):
            a = edge + k * bay
            m = (bay - w) / 2
            face.box(a, b + sill, -.4, m, wh, .4, wall)
            face.box(a + m + w, b + sill, -.4, m, wh, .4, wall)
            on = glow and rnd.random() < lit
            face.box(a + m, b + sill, -.36, w, wh, .08, rnd.choice(glow) if on else "pane")
            for q in (0, .5, 1):
                face.box(a + m + (w - .07) * q, b + sill, -reveal - .06, .07, wh, .07, frame)
            for q in (0, 1):
                face.box(a + m, b + sill + (wh - .07) * q, -reveal - .06, w, .07, .07, frame)
            if rnd.random() < .6:
                c = rnd.choice((.12, .2, .32))
                face.box(a + m + .06, b + sill + .06, -.275, w * c, wh - .12, .02, "drape")
                face.box(a + m + w - .06 - w * c, b + sill + .06, -.275, w * c, wh - .12, .02, "drape")
            if not sill < .3:
                face.box(a + m - .06, b + sill - .06, -.1, w + .12, .06, .14, frame)
            if sunshade:
                face.box(a + m - .2, b + sill + wh + .05, 0, w + .4, .10, .75, wall)
            if balcony:
                g = min(.35, m * .6)
                face.box(a + g, b - .12, 0, bay - 2 * g, .22, balcony, wall)
                face.box(a + g + .05, b + .12, balcony - .08, bay - 2 * g - .10, 1.0, .02, rail)
                face.box(a + g + .04, b + 1.10, balcony - .11, bay - 2 * g - .08, .05, .07, frame)
                for q in (a + g + .04, a + bay - g - .07):
                    face.box(q, b + .1, balcony - .09, .03, 1.0, .03, frame)
                    face.box(q, b + 1.10, .0, .04, .05, balcony - .08, frame)
                    face.box(q, b + .12, .0, .015, 1.0, balcony - .1, rail)


def block(bricks, x, y, z, w, d, h, wall="stucco", roof="concrete", parapet=.9, t=.3, inset=.42):
    """The body behind the façades, its roof and the parapet."""
    bricks.box(x + inset, y + inset, z, w - 2 * inset, d - inset, h, "slate")
    bricks.box(x + .05, y + .05, z + h, w - .1, d - .1, .1, roof)
    for a in ((x, y, w, t), (x, y + d - t, w, t), (x, y, t, d), (x + w - t, y, t, d)):
        bricks.box(a[0], a[1], z + h, a[2], a[3], parapet, wall)
        bricks.box(a[0] - .04, a[1] - .04, z + h + parapet, a[2] + .08, a[3] + .08, .08, wall)


def palm_meshes(seed):
    key = ("palm", seed)
    if key in _meshes:
        return _meshes[key]
    rnd = random.Random(seed)
    vs, fs = [], []
    for k in range(30):
        a = 2 * pi * k * .618 + rnd.uniform(-.2, .2)
        rise = rnd.uniform(-.35, 1.15)
        L = rnd.uniform(2.3, 3.0)
        spine = []
        for j in range(9):
            t = j / 8
            r = L * (t - .18 * t * t)
            spine.append(Vector((r * cos(a), r * sin(a), L * (rise * t * .75 - (.55 + .3 * (1 - rise)) * t * t))))
        side0 = Vector((-sin(a), cos(a), 0))
        for j in range(8):
            for q in range(4):
                u = (q + .5) / 4
                p = spine[j].lerp(spine[j + 1], u)
                d = (spine[j + 1] - spine[j]).normalized()
                t = (j + u) / 8
                ll = .62 * (sin(pi * min(1, t * .86 + .10)) ** .6) * L / 2.6
                for s in (-1, 1):
                    tip = p + side0 * s * ll * .80 + d * ll * .55 - Vector((0, 0, ll * (.30 + .15 * rnd.random())))
                    i = len(vs)
                    vs += [tuple(p), tuple(p + d * .055), tuple(tip)]
                    fs.append((i, i + 1, i + 2))
        for j in range(8):
            i = len(vs)
            w = .03 * (1 - j / 9)
            vs += [tuple(spine[j] - side0 * w), tuple(spine[j] + side0 * w), tuple(spine[j + 1] + side0 * w), tuple(spine[j + 1] - side0 * w)]
            fs.append((i, i + 1, i + 2, i + 3))
    me = bpy.data.meshes.new("palm")
    me.from_pydata(vs, [], fs)
    me.materials.append(mat("palm"))
    _meshes[key] = me
    return me


def palm(x, y, h=7, z=0, seed=1, turn=0.0):
    k = .8 + .04 * h
    put(palm_meshes(seed % 4), None, Matrix.Translation((x + .25, y, z + h)) @ Matrix.Rotation(turn + seed, 4, "Z") @ Matrix.Scale(k, 4))
    prof = []
    n = int(h / .22)
    for j in range(n):
        t = j / n
        r = (.24 - .08 * t) * (1.25 if j < 3 else 1)
        prof += [(h * t, r), (h * (t + .55 / n), r * 1.16), (h * (t + .6 / n), r * .98)]
    lathe((x, y, z), (.25 / h, 0, 1), prof, "bark", 12)
    lathe((x + .25, y, z + h - .45), (0, 0, 1), [(0, .17), (.25, .30), (.5, .12)], "bark", 12)


def shrub(x, y, z=0, r=.8, seed=1):
    key = ("shrub", seed % 3)
    if key not in _meshes:
        rnd = random.Random(seed % 3)
        vs, fs = [], []
        for _ in range(1500):
            u, a = rnd.uniform(-.25, 1), rnd.uniform(0, 2 * pi)
            q = sqrt(max(0, 1 - u * u))
            p = Vector((q * cos(a), q * sin(a), u * .85)) * rnd.uniform(.72, 1.03)
            d1 = Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-1, 1))) * .085
            d2 = Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-1, 1))) * .085
            i = len(vs)
            vs += [tuple(p), tuple(p + d1), tuple(p + d1 + d2), tuple(p + d2)]
            fs.append((i, i + 1, i + 2, i + 3))
        me = bpy.data.meshes.new("shrub")
        me.from_pydata(vs, [], fs)
        me.materials.append(mat("leaf"))
        _meshes[key] = me
    put(_meshes[key], None, Matrix.Translation((x, y, z + r * .2)) @ Matrix.Rotation(seed, 4, "Z") @ Matrix.Scale(r, 4))


def hedge(x0, x1, y, z=0, r=.55):
    n = max(1, round((x1 - x0) / (r * 1.05)))
    for k in range(n + 1):
        shrub(x0 + (x1 - x0) * k / n, y, z, r * (1 + .12 * sin(k * 2.3)), k + 1)


def lamp_post(x, y, h=5, z=0, power=120, colour=(1, .72, .42)):
    cyl((x, y, z), (0, 0, 1), .05, h, "graphite")
    lathe((x, y, z + h), (0, 0, 1), [(0, .05), (.03, .24), (.06, .25), (.08, .05), (.08, 0)], "graphite", 24)
    lathe((x, y, z + h - .005), (0, 0, -1), [(0, .2), (.012, .2), (.014, 0)], "glowwarm", 24)
    if not power:
        return
    l = bpy.data.lights.new("p", "POINT")
    l.energy, l.color, l.shadow_soft_size = power, colour, .2
    o = bpy.data.objects.new("p", l)
    o.location = (x, y, z + h - .3)
    bpy.context.scene.collection.objects.link(o)


def plane(x0, y0, x1, y1, z, material):
    return quads([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], material)


SKIES = {  # horizon, a hand above it, the upper sky, the glow round the sun
    "day": ((.62, .70, .76), (.36, .53, .74), (.10, .25, .55), (.95, .88, .74)),
    "gold": ((.82, .66, .50), (.46, .58, .70), (.11, .27, .54), (1.25, .78, .42)),
    "dusk": ((.72, .42, .30), (.34, .32, .42), (.055, .10, .24), (1.15, .52, .22)),
    "blue": ((.30, .24, .28), (.11, .15, .26), (.018, .042, .12), (.75, .34, .17)),
}


def sky(hour, elevation, azimuth, strength=1.0, sun=3.0, colour=(1, .93, .82), size=.6, glow=.6):
    """The sky of an hour and, unless it has set, the sun. Azimuth as seen from the machine: 0 is the
    left (-x), 90 straight behind the camera (-y), 180 the right; elevation in degrees."""
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    a, e = radians(azimuth), radians(elevation)
    d = Vector((-cos(a) * cos(e), -sin(a) * cos(e), sin(e)))
    horizon, low, high, warm = SKIES[hour]
    c, s, r, dot, p, k, x = (t.nodes.new("ShaderNode" + n) for n in ("TexCoord", "SeparateXYZ", "ValToRGB", "VectorMath", "Math", "Math", "MixRGB"))
    for q, (at, col) in enumerate(((0, horizon), (.14, low), (.75, high))):
        el = r.color_ramp.elements[q] if q < 2 else r.color_ramp.elements.new(at)
        el.position, el.color = at, (*col, 1)
    r.color_ramp.interpolation = "EASE"
    dot.operation = "DOT_PRODUCT"
    dot.inputs[1].default_value = (d.x, d.y, 0)
    p.operation, p.use_clamp = "POWER", True
    p.inputs[1].default_value = 4
    k.operation, k.use_clamp = "MULTIPLY", True
    k.inputs[1].default_value = glow
    x.inputs[2].default_value = (*warm, 1)
    fade, m = t.nodes.new("ShaderNodeMapRange"), t.nodes.new("ShaderNodeMath")
    fade.inputs["From Max"].default_value, fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = .42, 1, 0
    m.operation = "MULTIPLY"
    clamp = t.nodes.new("ShaderNodeMath")
    clamp.operation = "MAXIMUM"
    clamp.inputs[1].default_value = 0
    for u, v_ in ((c.outputs["Generated"], s.inputs[0]), (s.outputs["Z"], r.inputs[0]), (c.outputs["Generated"], dot.inputs[0]), (dot.outputs["Value"], clamp.inputs[0]), (clamp.outputs[0], p.inputs[0]), (p.outputs[0], k.inputs[0]), (s.outputs["Z"], fade.inputs["Value"]), (fade.outputs[0], m.inputs[0]), (k.outputs[0], m.inputs[1]), (m.outputs[0], x.inputs[0]), (r.outputs[0], x.inputs[1]), (x.outputs[0], t.nodes["Background"].inputs[0])):
        t.links.new(u, v_)
    t.nodes["Background"].inputs[1].default_value = strength
    if sun:
        l = bpy.data.lights.new("sun", "SUN")
        l.energy, l.color, l.angle = sun, colour, radians(size)
        o = bpy.data.objects.new("sun", l)
        bpy.context.scene.collection.objects.link(o)
        o.matrix_world = d.to_track_quat("Z", "Y").to_matrix().to_4x4()


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
