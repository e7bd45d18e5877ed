"""Light: the sky of the studio, soft areas, and how a machine is lit."""
import bpy
from mathutils import Matrix, Vector

from studio.shapes import v


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
