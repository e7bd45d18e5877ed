from plant import *

TITLE = "End-suction pump, line drawing"


def draw():
    # the suction end looks to the right; the motor stands at the left
    s = Sheet(az=35, el=18, margin=72)
    y, z = .26, .42
    s.ground(-.12, 1.95, -.2, .62)
    f = channel(s, 0, 0, 0, 1.55, .52, .11)
    for x in (.14, .78, 1.4):
        s.box(x - .05, -.05, 0, .1, .05, .03, "thin", DARK)
        s.cyl((x, -.025, .03), (0, 0, 1), .014, .03, "thin", FRONT)
    # motor, fan cowl at the far left
    s.box(.2, .08, .11, .3, .36, .15, "thin", (SIDE, DARK, TOP))
    s.turned((.02, y, z), (1, 0, 0), [(0, .13), (.03, .17), (.1, .175)], "petrol", TINT)
    s.cyl((.12, y, z), (1, 0, 0), .185, .02, "petrol", TINT)
    s.cyl((.14, y, z), (1, 0, 0), .17, .4, "petrol", TINT)
    for k in range(28):
        a = radians(k * 13)
        d = (0, cos(a), sin(a))
        if dot(d, s.eye) > .05:
            q = add((.15, y, z), d, .17)
            s.path([q, add(q, (1, 0, 0), .38)], "petrolthin")
    s.cyl((.54, y, z), (1, 0, 0), .185, .025, "petrol", TINT)
    s.turned((.565, y, z), (1, 0, 0), [(0, .15), (.04, .08)], "petrol", TINT)
    b, _, _ = s.box(.24, .17, z + .13, .18, .18, .11, "petrol", (TINT, SIDE, FRONT))
    b.screws(0, 0, .18, .11, .02, .008)
    # coupling guard
    s.cyl((.6, y, z), (1, 0, 0), .035, .3, "thin")
    s.turned((.63, y, z), (1, 0, 0), [(0, .1), (.2, .1)], "main", FRONT)
    for k in range(7):
        s.rib((.65 + k * .027, y, z), (1, 0, 0), .1)
    # bearing bracket
    s.turned((.86, y, z), (1, 0, 0), [(0, .07), (.02, .09), (.2, .095), (.3, .15)], "main", FRONT, False)
    s.front(.9, y - .12, .11).poly([(0, 0), (.14, 0), (.1, .2), (.04, .2)], "thin", SIDE)
    s.cyl((1.0, y, z + .08), (0, 0, 1), .03, .05, "thin", SIDE)
    # volute: foot, spiral casing, discharge upwards
    s.box(1.2, .08, .11, .14, .36, .12, "thin", (SIDE, DARK, TOP))
    nz = z + .5
    s.cyl((1.16, y, z), (1, 0, 0), .24, .05, "main", SIDE)
    s.turned((1.28, y + .03, z + .02), (0, 0, 1), [(0, .12), (nz - z - .07, .085)], "main", FRONT, False)
    s.turned((1.19, y, z), (1, 0, 0), [(0, .23), (.05, .275), (.12, .275), (.19, .22)], "main", FRONT)
    s.rib((1.24, y, z), (1, 0, 0), .276)
    s.rib((1.32, y, z), (1, 0, 0), .276)
    q = s.side(1.375, y, z)
    for k in range(12):
        a = 2 * pi * k / 12
        q.circle(.195 * cos(a), .195 * sin(a), .012, "hair", FRONT)
    s.cyl((1.28, y + .03, nz - .03), (0, 0, 1), .15, .035, "thin", SIDE)
    s.flange((1.28, y + .03, nz + .005), (0, 0, 1), .15, .03, 8, "main", FRONT, .6)
    s.turned((1.38, y, z), (1, 0, 0), [(0, .15), (.06, .125), (.17, .125)], "main", FRONT)
    s.flange((1.55, y, z), (1, 0, 0), .19, .035, 8, "main", FRONT, .62)
    g = s.side(1.585, y, z)
    g.circle(0, 0, .085, "hair")
    s.cyl((1.28, y - .17, z - .3), (0, 0, 1), .02, .02, "hair", FRONT)
    s.path([(-.2, y, z), (0, y, z)], "centre")
    s.path([(1.6, y, z), (1.9, y, z)], "centre")
    s.path([(1.28, y + .03, nz + .05), (1.28, y + .03, nz + .28)], "centre")
    s.dim((0, 0, 0), (1.55, 0, 0), (0, -.28, 0), "L")
    s.dim((1.55, 0, 0), (1.55, .52, 0), (.25, 0, 0), "B")
    s.dim((1.59, y, 0), (1.59, y, z), (.3, 0, 0), "H")
    return s
