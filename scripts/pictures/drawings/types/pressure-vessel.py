from plant import *

TITLE = "Pressure vessels, line drawing"


def vessel(s, x, y, r, h, legs=.34):
    dome = r * .5
    for k in (30, 150, 270):
        a = radians(k)
        px, py = x + r * .82 * cos(a), y + r * .82 * sin(a)
        if k != 270:
            s.box(px - .05, py - .05, 0, .1, .1, legs + .12, "thin", (SIDE, DARK, TOP))
            s.box(px - .08, py - .08, 0, .16, .16, .025, "thin", DARK)
    s.cyl((x, y, .12), (0, 0, 1), .05, legs, "thin")
    s.tube([(x, y, .2), (x, y - r - .35, .2)], .09, FRONT, "main")
    s.flange((x, y - r - .35, .2), (0, -1, 0), .085, .03, 8, "thin", FRONT, .55)
    prof = [(-dome * sin(radians(t)), r * cos(radians(t))) for t in (90, 80, 70, 60, 50, 40, 30, 20, 12, 6, 0)]
    prof += [(h + dome * sin(radians(t)), r * cos(radians(t))) for t in (0, 6, 12, 20, 30, 40, 50, 60, 70, 80, 90)]
    s.turned((x, y, legs + dome * .8), (0, 0, 1), prof, "main", FRONT, False)
    z = legs + dome * .8
    # shade on the right as hairlines
    for k in range(9):
        a = radians(-34 + 11 * k * .62 - 10)
        d = (cos(a), sin(a), 0)
        if dot(d, s.eye) > 0:
            q = add((x, y, z), d, r)
            s.path([add(q, (0, 0, .04)), add(q, (0, 0, h - .04))], "fin")
    for t in (0, .5, 1):
        s.rib((x, y, z + h * t), (0, 0, 1), r, "thin" if t != .5 else "hair")
    # front leg
    a = radians(270)
    px, py = x, y - r * .9
    s.box(px - .05, py - .06, 0, .1, .1, legs + .22, "thin", (FRONT, SIDE, TOP))
    s.box(px - .08, py - .09, 0, .16, .16, .025, "thin", DARK)
    # manhole
    ax = unit((.35, -1, 0))
    c = add((x, y, z + h * .3), ax, r * .94)
    s.cyl(c, ax, .2, .1, "petrol", TINT)
    f = s.flange(add(c, ax, .1), ax, .25, .035, 16, "petrol", TINT, .0)
    f.circle(0, 0, .15, "petrolthin")
    f.line([(-.07, .02), (-.07, .05), (.07, .05), (.07, .02)], "petrol")
    # top nozzle, valve and gauge
    top = z + h + dome
    s.cyl((x, y, top - .03), (0, 0, 1), .07, .1, "thin")
    s.flange((x, y, top + .07), (0, 0, 1), .12, .03, 8, "main", FRONT, .5)
    c = add((x, y, z + h * .8), unit((.5, -1, 0)), r * .97)
    s.tube([c, add(c, unit((.5, -1, 0)), .12), add(add(c, unit((.5, -1, 0)), .12), (0, 0, .12))], .03, FRONT, "thin")
    gp = add(add(c, unit((.5, -1, 0)), .12), (0, 0, .2))
    s.plane(gp, (1, .0, 0), (0, 0, 1)).gauge(0, 0, .1)
    s.front(x - r * .42, y - r * .95, z + h * .62).rect(0, 0, r * .36, r * .24, "petrolthin", TINT)
    for k in (.3, .5, .7):
        s.front(x - r * .42, y - r * .95, z + h * .62).line([(r * .05, r * .24 * k), (r * .31, r * .24 * k)], "petrolthin")
    for a in (-60, 60):  # lifting lugs
        d = radians(a)
        q = (x + r * .7 * sin(d), y - r * .2, z + h + dome * .62)
        s.front(*q).poly([(-.05, 0), (.05, 0), (.05, .09), (0, .13), (-.05, .09)], "thin", SIDE)
        s.front(*q).circle(0, .07, .02, "thin", PAPER)
    s.path([(x, y, top + .1), (x, y, top + .3)], "centre")


def draw():
    s = Sheet(az=28, el=14, margin=55)
    s.ground(-.55, 2.7, -.85, .75)
    vessel(s, .0, .15, .5, 1.5)
    vessel(s, 1.75, -.05, .6, 1.7)
    # common pipe between the two, in front
    s.dim((1.15, -.05, 0), (2.35, -.05, 0), (0, -.95, 0), "A")
    s.dim((2.35, 0, 0), (2.35, 0, 2.62), (.38, 0, 0), "H")
    return s
