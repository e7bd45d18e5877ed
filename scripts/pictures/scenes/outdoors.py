"""The open air: sky and sun of an hour, lamp posts."""
from math import cos, radians, sin

import bpy
from mathutils import Vector

from studio.shapes import cyl, lathe

SKIES = {  # horizon, a hand above it, the upper sky, the glow round the sun
    "day": ((.62, .70, .76), (.36, .53, .74), (.10, .25, .55), (.95, .88, .74)),
    "gold": ((.82, .66, .50), (.46, .58, .70), (.11, .27, .54), (1.25, .78, .42)),
    "dusk": ((.72, .42, .30), (.34, .32, .42), (.055, .10, .24), (1.15, .52, .22)),
    "blue": ((.30, .24, .28), (.11, .15, .26), (.018, .042, .12), (.75, .34, .17)),
}


def clouds(t, direction, parts, clear, warm):
    """Thin high clouds, drawn out by the wind and closer together towards the horizon, over the clear sky's colour."""
    def node(kind, **values):
        n = t.nodes.new("ShaderNode" + kind)
        for name, value in values.items():
            if hasattr(n, name):
                setattr(n, name, value)
            else:
                n.inputs[name].default_value = value
        return n
    above = node("Math", operation="ADD")
    above.inputs[1].default_value = .10
    flat, shape = node("VectorMath", operation="DIVIDE"), node("Mapping")
    shape.inputs["Scale"].default_value = (.22, .75, 0)
    shape.inputs["Rotation"].default_value = (0, 0, .5)
    noise = node("TexNoise", Scale=1.5, Detail=9, Distortion=.5)
    soft = node("MapRange", interpolation_type="SMOOTHSTEP")
    soft.inputs["From Min"].default_value, soft.inputs["From Max"].default_value = .46, .78
    low = node("MapRange", interpolation_type="SMOOTHSTEP")
    low.inputs["From Min"].default_value, low.inputs["From Max"].default_value = .015, .16
    much, amount = node("Math", operation="MULTIPLY"), node("Math", operation="MULTIPLY")
    amount.inputs[1].default_value = .55
    bright, mixed = node("MixRGB", blend_type="ADD"), node("MixRGB")
    bright.inputs[0].default_value = 1
    bright.inputs[2].default_value = (*(.22 * k for k in warm), 1)
    for a, b in ((parts.outputs["Z"], above.inputs[0]), (direction, flat.inputs[0]), (above.outputs[0], flat.inputs[1]), (flat.outputs[0], shape.inputs[0]),
                 (shape.outputs[0], noise.inputs["Vector"]), (noise.outputs["Fac"], soft.inputs["Value"]), (parts.outputs["Z"], low.inputs["Value"]),
                 (soft.outputs[0], much.inputs[0]), (low.outputs[0], much.inputs[1]), (much.outputs[0], amount.inputs[0]),
                 (clear, bright.inputs[1]), (clear, mixed.inputs[1]), (bright.outputs[0], mixed.inputs[2]), (amount.outputs[0], mixed.inputs[0])):
        t.links.new(a, b)
    return mixed.outputs[0]


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
    t.links.new(clouds(t, c.outputs["Generated"], s, r.outputs[0], warm), x.inputs[1])
    t.nodes["Background"].inputs[1].default_value = strength
    if sun:
        l = bpy.data.lights.new("sun", "SUN")
        l.energy, l.color, l.angle = sun, colour, radians(size)
        o = bpy.data.objects.new("sun", l)
        bpy.context.scene.collection.objects.link(o)
        o.matrix_world = d.to_track_quat("Z", "Y").to_matrix().to_4x4()


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
