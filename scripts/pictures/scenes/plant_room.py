"""The plant room of the home page."""
from math import radians

import bpy
from mathutils import Matrix, Vector

from models import centrifugal_chiller, end_suction_pump, water_cooled_screw_chiller
from parts.cabinet import lever
from parts.controls import hmi
from parts.pipes import butterfly, gauge, hangers, lagged
from studio.light import area, world
from studio.shapes import box, cyl, lathe, placed, tube


def room(x0, x1, y1, h):
    box(x0 - 2, -14, -.2, x1 - x0 + 4, y1 + 16, .2, "floor", 0)
    box(x0 - 2, y1, 0, x1 - x0 + 4, .3, h + 1, "wall", 0)
    box(x0 - 2, y1 - .02, 0, x1 - x0 + 4, .02, .14, "graphite", 0)
    # ceiling slab on beams
    box(x0 - 2, -14, h, x1 - x0 + 4, y1 + 16, .3, "concrete", 0)
    n = int((x1 - x0) / 3.6)
    for k in range(n + 1):
        box(x0 + 3.6 * k, -10, h - .42, .28, y1 + 10, .42, "concrete", .01)
    # right wall
    box(x1, -14, 0, .3, y1 + 15, h + 1, "wall", 0)


def build():
    """Three chillers in a row with their pumps, mains overhead; low sun through the left, lamps above."""
    H = 5.2
    room(-9, 11.5, 6.4, H)
    # left: window wall of industrial glazing through which evening light falls
    for k in range(7):
        box(-9.05, -7 + 2.2 * k, 0, .10, .10, H, "graphite", .01)
    for z in (1.1, 2.2, 3.3, 4.4):
        box(-9.04, -8, z, .06, 15, .05, "graphite", .005)
    for k in range(8):  # piers between the windows, sill and lintel
        box(-9.3, -10.6 + 2.3 * k, 0, .3, .95, H, "wall", 0)
    box(-9.3, -1.6, 0, .3, 8.4, H, "wall", 0)  # no windows towards the back: the wall on the left stays calm
    box(-9.3, -12, 0, .3, 19, .85, "wall", 0)
    box(-9.3, -12, 4.5, .3, 19, 1, "wall", 0)
    # plinths and chillers
    for i, (x, y) in enumerate(((3.0, 1.4), (3.0, 4.3))):
        box(x - .9, y - .75, 0, 6.4, 2.9 if i == 0 else 2.0, .14, "concrete", .015)
    placed(lambda: centrifugal_chiller.build(1), 3.0, 1.2, .17)
    placed(water_cooled_screw_chiller.build, 3.3, 4.6, .14)
    # pumps in front on the left
    for k in range(2):
        x = -2.6 + 2.35 * k
        box(x - .15, 2.6, 0, 2.0, .95, .14, "concrete", .015)
        placed(lambda: end_suction_pump.build(colour="blue", s=1.12), x, 2.78, .14)
        sx, sy, sz = x + 1.28 * 1.12, 2.78 + .315 * 1.12, .14 + .83 * 1.12
        butterfly((sx, sy, sz + .10), (0, 0, 1), .085, (0, -1, 0), True)
        lathe((sx, sy, sz + .20), (0, 0, 1), [(0, .14), (.02, .14), (.024, .10), (.10, .125), (.20, .10), (.224, .14), (.24, .14)], "rubber", 48)
        lagged([(sx, sy, sz + .44), (sx, sy, 3.3), (sx, 4.2, 3.3)], .24)
        ex = x + 1.54 * 1.12
        lagged([(ex + .02, 2.78 + .26 * 1.12, .14 + .46 * 1.12), (ex + .42, 2.78 + .26 * 1.12, .14 + .46 * 1.12), (ex + .42, 2.78 + .26 * 1.12, 2.7), (ex + .42, 4.7, 2.7)], .26)
        gauge((sx - .02, sy - .17, sz + .75), (0, -1, 0), .06)
    # headers along the wall, two copper mains beneath the beams
    for (y, z, d) in ((4.3, 3.3, .42), (4.85, 2.72, .42)):
        lagged([(-8.8, y, z), (11.4, y, z)], d)
        hangers([-7 + 3.1 * k for k in range(6)], y, z, d, H)
    for (y, z, d) in ((3.35, 4.05, .108), (3.58, 4.05, .108), (3.80, 4.05, .076)):
        tube([(-8.9, y, z), (11.4, y, z)], d, "copper", .1, 8)
    for x in [-7.5 + 2.6 * k for k in range(8)]:
        box(x - .02, 3.2, 3.94, .04, .80, .04, "galv", .003)
        for y in (3.23, 3.97):
            cyl((x, y, 3.94), (0, 0, 1), .006, 1.3, "steel", 0)
    # chiller connections rising to the headers
    kx = 3.0 + 4.5 + .28 * 1.22 + .30
    r = .47 * 1.22
    ye, ze = 1.2 + r + .08, .17 + r + .28
    for s, off, hz, hy in ((-1, 1.02, 3.3, 4.3), (1, .40, 2.72, 4.85)):
        zz = ze + s * r * .48
        lagged([(kx + .02, ye, zz), (kx + off, ye, zz), (kx + off, ye, hz), (kx + off, hy, hz)], .33)
        butterfly((kx + off, ye, 2.15 + .12 * s), (0, 0, 1), .14, (0, -1, 0), True)
    # cable tray high on the right, panel on the back wall
    box(-8.9, 5.7, 4.15, 20, .35, .02, "galv", .002)
    for y in (5.7, 6.03):
        box(-8.9, y, 4.15, 20, .02, .09, "galv", .002)
    for k in range(5):
        tube([(-8.8, 5.77 + .05 * k, 4.19), (11, 5.77 + .05 * k, 4.19)], .036, "black")
    for k in range(3):
        x = .2 + .82 * k
        box(x, 5.75, .12, .80, .62, 2.1, "cabinet", .012)
        box(x + .02, 5.725, .15, .76, .03, 2.04, "cabinet", .010)
        lever((x + .70, 5.725, 1.2), (0, -1, 0))
        hmi((x + .22, 5.725, 1.55), .36, .22)
        for q in range(3):
            lathe((x + .28 + .12 * q, 5.725, 1.42), (0, -1, 0), [(0, .018), (.014, .012), (.016, 0)], ("green", "redlight", "yellow")[q], 24)
    box(.15, 5.72, 0, 2.5, .65, .12, "graphite", .005)
    # lamps: a line of light under the beams; one large area gives the light of all of them
    for x in (-5.6, -1.0, 3.6, 8.2):
        box(x, 2.2, H - .62, 1.6, .12, .05, "cabinet", .01)
        box(x + .02, 2.21, H - .628, 1.56, .10, .01, "glowwhite", 0)
    l = area((2.2, 1.4, H - .70), (2.2, 1.4, 0), 15, 3.4, 250, (.93, .96, 1))
    l.visible_camera = l.visible_glossy = False
    # floor drain channel and safety line
    box(-9, .35, .0005, 20.5, .12, .002, "yellow", 0)


def light():
    world((.36, .44, .60), (.16, .17, .19), .75)
    l = bpy.data.lights.new("sun", "SUN")  # low, through the windows
    l.energy, l.color, l.angle = 9, (1, .60, .31), radians(1.2)
    o = bpy.data.objects.new("sun", l)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = Vector((-25.6, -17, 5.6)).to_track_quat("Z", "Y").to_matrix().to_4x4()
    area((4.5, -10, 4.9), (4, 3, 1.0), 9, 3, 900, (.58, .74, 1))
    c = bpy.data.cameras.new("c")
    c.lens, c.sensor_width, c.clip_end = 25, 36, 200
    o = bpy.data.objects.new("c", c)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    p, t = Vector((-3.6, -6.0, 1.65)), Vector((.35, 3.0, 1.95))
    o.matrix_world = Matrix.Translation(p) @ (t - p).to_track_quat("-Z", "Y").to_matrix().to_4x4()
