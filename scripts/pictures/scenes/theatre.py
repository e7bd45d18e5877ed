"""The operating theatre in Assiut."""
from math import cos, pi, sin

from mathutils import Vector

from parts.cabinet import louvre
from scenes.indoors import ceiling_lamps, room_of_panels
from scenes.surfaces import lamp_glass
from studio.camera import view
from studio.light import area, world
from studio.shapes import along, box, cyl, lathe, tube


def build():
    """An operating theatre under its ceiling of still air: table, lamps, pendant, flush walls."""
    H = 3.05
    room_of_panels(-4.6, 5.2, -5.6, 4.2, H, "theatre", "vinyl", "cleanwall", 1.2, "cleanwall")
    # ceiling field: gauze under light, frame round it
    cx, cy = 1.2, .4
    box(cx - 1.65, cy - 1.65, H - .10, 3.3, 3.3, .10, "cleanwall", .01)
    for i in range(2):
        for j in range(2):
            x, y = cx - .78 + 1.56 * i, cy - .78 + 1.56 * j
            box(x - .72, y - .72, H - .106, 1.44, 1.44, .006, lamp_glass(1.6), 0)
    o = area((cx, cy, H - .12), (cx, cy, 0), 3, 3, 140, (.97, 1, 1))
    o.visible_camera = o.visible_glossy = False
    ceiling_lamps([(x, y) for x in (-3.2, 4.2) for y in (-3.6, -.8, 2.2)] + [(-1.2, -3.6), (2, -3.6), (-1.6, 3.2), (3.0, 3.2)], 1.15, .28, H - .02, 26, (.98, 1, 1))
    # two surgical lamps on their arms
    for (ax, ay), (lx, ly, lz), tilt, r in (((cx - .2, cy + .1), (cx - .75, cy - .35, 2.02), (.28, .16, -1), .36), ((cx + .1, cy + .1), (cx + .85, cy + .25, 2.10), (-.30, -.05, -1), .30)):
        cyl((ax, ay, 2.62), (0, 0, 1), .05, .45, "cabinet")
        box(ax - .09, ay - .09, 2.56, .18, .18, .10, "cabinet", .03)
        mx, my = (ax + lx) / 2 + .25 * (1 if lx > ax else -1), (ay + ly) / 2 - .22
        tube([(ax, ay, 2.60), (mx, my, 2.60), (mx, my, 2.34), (lx, ly, lz + .28), (lx, ly, lz + .05)], .055, "cabinet", .08, 6)
        t = Vector(tilt).normalized()
        lathe((lx, ly, lz), tuple(-t), [(-.05, r * .94), (-.04, r), (.0, r), (.05, r * .8), (.09, r * .35), (.10, 0)], "cabinet", 64)
        p = Vector((lx, ly, lz)) + t * .046
        m = along(p, t)
        for k in range(13):
            a, q = 2 * pi * k / 12, (0 if k == 12 else r * .68)
            lathe(m @ Vector((q * cos(a), q * sin(a), 0)), t, [(0, r * .15), (.006, r * .15), (.007, r * .12), (.007, 0)], "glowwhite", 24)
        lathe(p - t * .004, t, [(0, r * .93), (.004, r * .93), (.004, 0)], "anthracite", 64)
        cyl(p, t, .022, .14, "cabinet")
        area(tuple(p + t * .05), tuple(p + t), r, r, 9, (1, .97, .92))
    # table: column, top in sections, drape
    tx, ty = cx, cy - .05
    box(tx - .30, ty - .22, 0, .60, .44, .10, "stainless", .03)
    box(tx - .14, ty - .12, .10, .28, .24, .61, "stainless", .02)
    box(tx - 1.0, ty - .27, .70, 2.0, .54, .05, "stainless", .012)
    for a, w in ((-1.0, .36), (-.62, .62), (.02, .56), (.60, .40)):
        box(tx + a, ty - .265, .75, w - .02, .53, .075, "black", .025)
    for y in (-.31, .28):
        box(tx - .95, ty + y, .70, 1.9, .025, .035, "stainless", .004)
    box(tx - .55, ty - .325, .826, 1.0, .65, .012, "tileblue", .005)
    for y in (-.327, .315):
        box(tx - .55, ty + y, .46, 1.0, .012, .37, "tileblue", .004)
    # pendant with shelves and screens
    px, py = 3.5, .7
    cyl((px, py, 2.4), (0, 0, 1), .07, .65, "white")
    box(px - .5, py - .08, 2.36, .62, .16, .14, "white", .03)
    box(px - .62, py - .16, .95, .32, .32, 1.42, "white", .03)
    for k in range(3):
        box(px - .86, py - .34, 1.05 + .38 * k, .60, .50, .03, "white", .008)
        box(px - .80, py - .30, 1.085 + .38 * k, .46, .36, .20, ("anthracite", "cabinet2", "white")[k], .015)
        box(px - .77, py - .305, 1.11 + .38 * k, .22, .01, .14, "screen", .003)
        for q in range(3):
            box(px - .76, py - .309, 1.13 + .035 * q + .38 * k, .10 + .03 * q, .004, .008, ("glowgreen", "glowline", "glowamber")[q], 0)
    for k in range(6):
        lathe((px - .615, py - .05 + .045 * k - .08, 2.15), (-1, 0, 0), [(0, .02), (.02, .02), (.03, .012)], ("white", "blue", "yellow", "black", "green", "white")[k], 20)
    # anaesthesia trolley
    box(-.35, 1.15, .12, .62, .62, .95, "white", .03)
    for k in range(4):
        box(-.31, 1.125, .2 + .2 * k, .54, .03, .17, "cabinet", .01)
        box(-.14, 1.11, .29 + .2 * k, .2, .02, .02, "stainless", .004)
    box(-.28, 1.30, 1.25, .48, .05, .36, "anthracite", .015)
    box(-.25, 1.29, 1.28, .42, .012, .30, "screen", .003)
    for q in range(3):
        tube([(-.22 + .05 * k, 1.283, 1.34 + .08 * q + (.05 if k % 3 == 1 else 0)) for k in range(8)], .006, ("glowgreen", "glowline", "glowamber")[q], .001, 1)
    cyl((-.05, 1.40, 1.0), (0, 0, 1), .025, .3, "stainless")
    for x in (-.3, .2):
        for y in (1.2, 1.72):
            cyl((x, y - .02, .06), (0, 1, 0), .06, .04, "graphite")
    # walls: screen, glazed cabinet, door with window, low returns, pressure display
    box(.3, 4.15, 1.25, 1.7, .05, 1.0, "anthracite", .012)
    box(.34, 4.14, 1.29, 1.62, .02, .92, "screen", .004)
    for k in range(5):
        box(.46, 4.135, 1.95 - .11 * k, .35 + .18 * ((k * 3) % 4), .006, .03, "glowline", 0)
    tube([(1.25 + .06 * k, 4.134, 1.45 + .16 * abs(sin(k * 1.1))) for k in range(11)], .012, "glowscreen", .01)
    box(2.5, 4.14, .9, 1.7, .06, 1.45, "fin2", .01)
    for k in range(2):
        box(2.54 + .83 * k, 4.12, .94, .80, .03, 1.37, "pane", .006)
    box(-3.6, 4.14, 0, 1.9, .06, 2.3, "fin2", .012)
    box(-3.54, 4.11, .01, 1.78, .05, 2.23, "cleanwall", .008)
    box(-2.95, 4.095, 1.2, .6, .02, .7, "pane", .01)
    for x in (-4.45, 4.35):
        louvre(x, 4.19, .15, .65, .5, 10, "fin2")
    box(-1.3, 4.15, 1.45, .34, .04, .24, "anthracite", .01)
    box(-1.26, 4.14, 1.52, .26, .012, .12, "glowscreen", .002)
    # instrument table
    box(-1.6, -.35, .86, .95, .55, .03, "stainless", .006)
    for x in (-1.56, -.70):
        for y in (-.31, .16):
            cyl((x, y, 0), (0, 0, 1), .015, .86, "stainless")
    box(-1.64, -.39, .885, 1.03, .63, .012, "tileblue", .005)
    for k in range(9):
        box(-1.5 + .085 * k, -.25, .9, .02, .26, .008, "stainless", .003)
    lathe((-.78, .08, .9), (0, 0, 1), [(0, .06), (.06, .10), (.065, .10), (.06, .09), (.01, .05), (.01, 0)], "stainless", 32)


def light():
    world((.94, .98, 1), (.66, .70, .71), .70)
    view((-2.1, -2.9, 1.55), (1.35, .7, 1.42), 22)
