"""Surfaces of scenes: lit windows, lamps, clear glass, water."""
from functools import partial

import bpy

from studio.materials import MADE


def nodes(name):
    """A new material with an empty node tree."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    return m, m.node_tree, m.node_tree.nodes.new("ShaderNodeOutputMaterial")


def lit_pane(colour=(1, .70, .40), power=2.2):
    """A lit window: curtains in soft folds behind slightly reflecting glass."""
    key = f"lit{colour}{power}"
    if key in MADE:
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
    MADE[key] = m
    return key


def lit_wall(colour=(1, .78, .52), power=.5):
    """A wall or ceiling of a lit room, seen from outside: it glows unevenly and gives no light."""
    key = f"room{colour}{power}"
    if key not in MADE:
        m, t, out = nodes(key)
        c, n, r, e = (t.nodes.new("ShaderNode" + k) for k in ("TexCoord", "TexNoise", "MapRange", "Emission"))
        n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = .35, 2
        r.inputs["From Min"].default_value, r.inputs["From Max"].default_value = .3, .7
        r.inputs["To Min"].default_value, r.inputs["To Max"].default_value = power * .6, power * 1.25
        e.inputs[0].default_value = (*colour, 1)
        for a, b in ((c.outputs["Object"], n.inputs["Vector"]), (n.outputs["Fac"], r.inputs["Value"]), (r.outputs[0], e.inputs[1]), (e.outputs[0], out.inputs[0])):
            t.links.new(a, b)
        m.cycles.sample_as_light = False
        MADE[key] = m
    return key


def lamp_glass(power=5):
    """The visible surface of a lamp. Its light comes from an area light next to it, which gives less noise."""
    key = f"lamp{power}"
    if key not in MADE:
        m, t, out = nodes(key)
        e = t.nodes.new("ShaderNodeEmission")
        e.inputs[0].default_value, e.inputs[1].default_value = (.97, .99, 1, 1), power
        t.links.new(e.outputs[0], out.inputs[0])
        m.cycles.sample_as_light = False
        MADE[key] = m
    return key


def glass():
    """
    Thin clear glass: mostly through, a little mirror, more of it at a flat angle. By the angle alone: what Blender calls
    Fresnel takes the far side of a pane for the way out of a solid block, which is all mirror where one looks up.
    """
    if "clear" not in MADE:
        m, t, out = nodes("clear")
        a, b, x, f, p, k = (t.nodes.new("ShaderNode" + kind) for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader", "LayerWeight", "Math", "Math"))
        a.inputs[0].default_value = (.95, .965, .96, 1)
        b.inputs["Roughness"].default_value = .01
        f.inputs["Blend"].default_value = .5
        p.operation, k.operation = "POWER", "MULTIPLY_ADD"
        p.inputs[1].default_value, k.inputs[1].default_value, k.inputs[2].default_value = 5, .9, .04
        for q, r in ((f.outputs["Facing"], p.inputs[0]), (p.outputs[0], k.inputs[0]), (k.outputs[0], x.inputs[0]), (a.outputs[0], x.inputs[1]), (b.outputs[0], x.inputs[2]), (x.outputs[0], out.inputs[0])):
            t.links.new(q, r)
        MADE["clear"] = m
    return "clear"


def water(colour=(.012, .05, .065), scale=.9, strength=.35, roughness=.03):
    key = f"water{colour}{scale}"
    if key not in MADE:
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
        MADE[key] = m
    return key


WARM = partial(lit_pane, (1, .66, .36))
SOFT = partial(lit_pane, (1, .78, .52))
WHITE = partial(lit_pane, (.86, .95, 1))
