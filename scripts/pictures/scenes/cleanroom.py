"""The sterile filling room in Badr."""
import random
from math import cos, radians, sin

from parts.cabinet import louvre
from parts.controls import hmi
from parts.pipes import gauge
from scenes.indoors import ceiling_lamps, room_of_panels
from scenes.surfaces import glass, lit_pane
from studio.camera import view
from studio.light import world
from studio.shapes import box, cyl, lathe, quads, tube


def build():
    """A sterile filling room: filter ceiling, glazed isolator line, flush walls and low returns."""
    rnd = random.Random(4)
    H = 3.0
    room_of_panels(-5.5, 7.5, -7, 4.6, H, "cleanwall", "vinyl", "cleanwall", 1.2)
    glass()
    # ceiling grid of filters and lamps
    for i in range(10):
        for j in range(9):
            x, y = -5.2 + 1.25 * i, -6.6 + 1.25 * j
            box(x, y, H - .012, 1.15, 1.15, .02, "fin2", .004)
            box(x + .04, y + .04, H - .016, 1.07, 1.07, .01, "white", .002)
    ceiling_lamps([(-4.63 + 1.25 * i, -6.02 + 1.25 * j) for i in range(0, 10, 2) for j in range(1, 9, 2)], .98, .98, H - .03, 34, (.96, 1, 1))
    # back wall: flush windows into the next room, door, pass box, returns at the floor
    for k in range(3):
        x = -1.1 + 2.5 * k
        box(x, 4.56, 1.05, 2.2, .05, 1.15, "fin2", .012)
        box(x + .06, 4.545, 1.11, 2.08, .03, 1.03, lit_pane((.80, .95, 1), 1.5), .004)
    box(-4.2, 4.55, 0, 1.5, .06, 2.25, "fin2", .012)
    box(-4.14, 4.53, .02, 1.38, .05, 2.18, "white", .008)
    box(-3.85, 4.515, 1.15, .8, .02, .8, "pane", .01)
    box(-2.95, 4.48, .95, .03, .05, .35, "sheet", .006)
    for k in range(5):
        louvre(-2.3 + 2.0 * k, 4.59, .12, .8, .42, 9, "fin2")
    for k in range(4):
        gauge((-2.35, 4.56, 1.35 + .26 * k), (0, -1, 0), .075)
    # the line: stainless base, glass hood with glove ports, conveyor of vials
    x0, x1, y0, y1 = -.6, 6.4, .4, 1.9
    box(x0, y0, .12, x1 - x0, y1 - y0, .72, "sheet", .02)
    box(x0 - .02, y0 - .02, .84, x1 - x0 + .04, y1 - y0 + .04, .05, "sheet", .01)
    box(x0, y0, 2.02, x1 - x0, y1 - y0, .62, "sheet", .02)
    for k in range(8):
        x = x0 + (x1 - x0 - .06) * k / 7
        for y in (y0, y1 - .06):
            box(x, y, .88, .06, .06, 1.15, "sheet", .006)
        box(x - .03, y0 - .02, 0, .12, .12, .13, "sheet", .01)
    for k in range(7):
        x = x0 + .06 + (x1 - x0 - .06) * k / 7
        w = (x1 - x0 - .06) / 7 - .06
        quads([(x, y0 + .02, .9), (x + w, y0 + .02, .9), (x + w, y0 + .02, 2.02), (x, y0 + .02, 2.02)], [(0, 1, 2, 3)], "clear")
        for s in (.3, .7):
            c = (x + w * s, y0 + .02, 1.32)
            lathe(c, (0, -1, 0), [(0, .125), (.004, .14), (.03, .14), (.035, .125), (.035, .112), (.005, .112)], "white", 40)
            lathe((c[0], c[1] + .01, c[2]), (0, 1, 0), [(0, .11), (.10, .09), (.16, .03), (.17, 0)], "white", 32)
        box(x + .04, y0 - .004, .2, w - .02, .012, .56, "sheet", .008)
        box(x + w - .06, y0 - .02, .42, .02, .02, .12, "graphite", .004)
    box(x0 + .1, 1.0, 1.02, x1 - x0 - .2, .16, .04, "sheet", .006)
    for k in range(150):
        x = x0 + .2 + .043 * k
        lathe((x, 1.08, 1.06), (0, 0, 1), [(0, .0165), (.042, .0165), (.050, .008), (.058, .008), (.060, .010), (.070, .010), (.070, 0)], "white", 14)
    for k in range(4):
        x = 1.0 + .9 * k
        box(x, 1.3, .9, .16, .16, .62, "sheet", .01)
        box(x - .02, .98, 1.46, .2, .48, .10, "sheet", .01)
        for q in range(4):
            cyl((x + .02 + .043 * q, 1.08, 1.16), (0, 0, 1), .006, .30, "sheet", 0)
    hmi((4.9, y0 - .03, 2.12), .56, .38)
    for q, m in enumerate(("glowgreen", "yellow", "redlight")):
        cyl((6.15, 1.1, 2.64 + .07 * q), (0, 0, 1), .035, .065, m)
    # vessel on wheels and a table beside
    tank_at = (-3.2, 2.6)
    lathe((*tank_at, .55), (0, 0, 1), [(-.22, .05), (0, .42), (.03, .44), (.9, .44), (.93, .43), (1.05, .3), (1.1, .1), (1.1, 0)], "sheet", 72, smooth=40)
    for k in range(4):
        a = radians(45 + 90 * k)
        cyl((tank_at[0] + .4 * cos(a), tank_at[1] + .4 * sin(a), .08), (0, 0, 1), .02, .6, "sheet")
        cyl((tank_at[0] + .4 * cos(a), tank_at[1] + .4 * sin(a) - .02, .05), (0, 1, 0), .05, .04, "graphite")
    gauge((tank_at[0] - .15, tank_at[1] - .40, 1.75), (0, -1, 0), .06)
    tube([(tank_at[0], tank_at[1], 1.62), (tank_at[0], tank_at[1], 2.3), (x0 + .3, 1.15, 2.3)], .038, "sheet", .1)
    box(-1.9, 3.6, .88, 1.5, .7, .04, "sheet", .008)
    for x in (-1.86, -.46):
        for y in (3.64, 4.24):
            cyl((x, y, 0), (0, 0, 1), .02, .88, "sheet")


def light():
    world((.94, .98, 1), (.72, .74, .75), .80)
    view((-3.1, -2.7, 1.5), (2.2, 1.1, 1.36), 24)
