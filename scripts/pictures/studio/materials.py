"""Materials: colour, metal, roughness, relief and variation of every surface, made when first used."""
import bpy

# the materials of the picture at hand, by name
MADE = {}

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
    # of places
    "stucco": ((.74, .7, .62), 0, .75, 0, 1, .07),
    "sandstone": ((.6, .47, .32), 0, .8, 0, 1, .10),
    "whitewash": ((.82, .8, .75), 0, .7, 0, 1, .05),
    "clay": ((.42, .24, .15), 0, .8, 0, 1, .12),
    "slate": ((.1, .11, .12), 0, .5, 0, 1, 0),
    "paving": ((.44, .42, .38), 0, .7, 0, 1, .12),
    "asphalt": ((.055, .056, .06), 0, .62, 0, 1, .12),
    "sand": ((.58, .47, .32), 0, .9, .1, 5, .14),
    "leaf": ((.045, .1, .022), 0, .55, 0, 1, .04),
    "palm": ((.075, .13, .03), 0, .5, 0, 1, 0),
    "bark": ((.19, .13, .085), 0, .9, 0, 1, .04),
    "timber": ((.28, .14, .06), 0, .5, 0, 1, 0),
    "pane": ((.025, .045, .055), 0, .03, 0, 1, 0),
    "tint": ((.02, .06, .07), 0, .03, 0, 1, 0),
    "fin2": ((.62, .63, .62), .6, .35, 0, 1, 0),
    "cleanwall": ((.8, .82, .82), 0, .25, 0, 1, 0),
    "vinyl": ((.36, .44, .46), 0, .24, 0, 1, 0),
    "epoxy": ((.5, .53, .54), 0, .12, 0, 1, 0),
    "quarry": ((.34, .145, .085), 0, .3, 0, 1, 0),
    "tileblue": ((.1, .42, .5), 0, .15, 0, 1, 0),
    "drape": ((.55, .5, .42), 0, .8, 0, 1, .04),
    "theatre": ((.16, .42, .4), 0, .6, 0, 1, .04),
    "sheet": ((.6, .61, .61), 1, .26, 0, 1, 0),
}


def mat(name):
    if name in MADE:
        return MADE[name]
    m = bpy.data.materials.new(name)
    MADE[name] = m
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
