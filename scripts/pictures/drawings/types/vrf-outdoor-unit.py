from plant import *

TITLE = "VRF outdoor units, line drawing"


def unit_at(s, x, L, dy, h, fans):
    z = .1
    for q in (x + .12, x + L - .12):
        s.box(q - .07, -.02, 0, .14, dy + .04, .1, "thin", (SIDE, DARK, TOP))
    f, e, t = s.box(x, 0, z, L, dy, h)
    e.mesh(.06, .62, dy - .12, h - .68, 15, 22, "hair", "thin", "#efece4")
    e.rect(.04, .06, dy - .08, .5, "thin")
    e.screws(.04, .06, dy - .08, .5, .04, .01, 3, 2)
    f.rect(.035, .05, L - .07, .6, "thin", FRONT, r=.015)
    f.screws(.035, .05, L - .07, .6, .05, .011, 3, 2)
    f.rect(L / 2 - .09, .08, .18, .05, "thin", DARK, r=.02)
    f.rect(.035, .69, L - .07, h - .74, "thin", FRONT, r=.015)
    m = .1
    f.mesh(m, .76, L - 2 * m, h - .88, round(L * 16), 20, "hair", "thin", "#efece4")
    f.rect(L - .3, .5, .14, .08, "petrolthin", TINT)
    s.box(x - .015, -.015, z + h, L + .03, dy + .03, .06)
    r = .33
    for k in range(fans):
        c = x + L * (k + .5) / fans
        s.turned((c, dy / 2, z + h + .06), (0, 0, 1), [(0, r * 1.08), (.03, r * 1.06), (.12, r), (.2, r * 1.02)], "main", FRONT, False)
        s.top(0, 0, z + h + .26).fan(c, dy / 2, r * 1.02, 4, 7)


def draw():
    s = Sheet(az=33, el=22, margin=72)
    dy, h = .78, 1.56
    s.ground(-.15, 2.7, -.3, dy + .08)
    unit_at(s, 0, .95, dy, h, 1)
    unit_at(s, 1.07, 1.35, dy, h, 2)
    for x in (.2, 1.3):
        s.copper([(x, 0, .3), (x, -.12, .3), (x, -.12, .06), (2.62, -.12, .06)], .045)
    for x in (.32, 1.42):
        s.copper([(x, 0, .3), (x, -.2, .3), (x, -.2, .03), (2.62, -.2, .03)], .03)
    for c in (.475, 1.07 + .3375, 1.07 + 1.0125):
        s.top(0, 0, h + .36).cross(c, dy / 2, .45)
    s.dim((0, 0, 0), (2.42, 0, 0), (0, -.5, 0), "L")
    s.dim((2.42, 0, 0), (2.42, dy, 0), (.38, 0, 0), "B")
    s.dim((2.42, dy, 0), (2.42, dy, h + .16), (.24, .1, 0), "H")
    return s
