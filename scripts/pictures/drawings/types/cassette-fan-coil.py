from plant import *

TITLE = "Ceiling cassette fan coil unit seen from below, line drawing"


def draw():
    s = Sheet(az=34, el=-32, margin=72)
    a, h, P = .84, .29, .96
    o = (P - a) / 2
    # body above the ceiling
    f, e, t = s.box(o, o, .03, a, a, h)
    for pl in (f, e):
        pl.rect(.05, .05, a - .1, h - .08, "hair")
        pl.screws(0, 0, a, h, .03, .007, 5, 2)
    f.rect(.27, .05, .3, .17, "hair")
    f.circle(.42, .135, .06, "thin", FRONT)
    f.circle(.42, .135, .045, "hair")
    # pipes at the right side
    for y, z, r in ((.3, .2, .03), (.4, .2, .03)):
        s.copper([(o + a, y, z), (o + a + .13, y, z)], r)
        s.cyl((o + a + .12, y, z), (1, 0, 0), r * .85, .025, "copper", CTINT)
    s.cyl((o + a, .6, .16), (1, 0, 0), .02, .1, "thin")
    f2, e2, t2 = s.box(o + a, .68, .1, .05, .16, .14, "thin")
    # hanger brackets
    for x, y in ((o + .14, 0), (o + a - .14, 0)):
        s.box(x - .03, o - .05, h * .55, .06, .05, .018, "thin", FRONT)
        s.path([(x, o - .03, h * .55), (x, o - .03, h + .34)], "thin")
        s.box(x - .016, o - .046, h * .55 - .02, .032, .032, .018, "hair", FRONT)
    for y in (o + .16, o + a - .16):
        s.box(o + a, y - .03, h * .62, .05, .06, .018, "thin", FRONT)
        s.path([(o + a + .03, y, h * .62), (o + a + .03, y, h + .34)], "thin")
    # decorative panel, seen from below
    f, e, t = s.box(0, 0, 0, P, P, .03, "main", (FRONT, SIDE, FRONT))
    b = s.top(0, 0, 0)
    b.rect(.012, .012, P - .024, P - .024, "hair", None, r=.03)
    g0, g = .235, P - .47
    # four outlets with flaps
    for k in range(4):
        def m(u, v):
            for _ in range(k):
                u, v = P - v, u
            return u, v
        q = [(.2, .085), (P - .2, .085), (P - .235, .175), (.235, .175)]
        b.poly([m(*c) for c in q], "petrol", TINT)
        b.line([m(.21, .108), m(P - .21, .108)], "petrolthin")
        b.line([m(.222, .14), m(P - .222, .14)], "petrolthin")
        b.line([m(.08, .08), m(.19, .19)], "hair")
    b.rect(g0 - .02, g0 - .02, g + .04, g + .04, "thin", FRONT, r=.02)
    b.rect(g0, g0, g, g, "main", SIDE, r=.012)
    n = 15
    for k in range(n):
        y = g0 + .02 + (g - .04) * (k + .15) / n
        b.rect(g0 + .02, y, g - .04, (g - .04) / n * .62, "hair", FRONT)
    for k in (1, 2):
        b.line([(g0 + g * k / 3, g0), (g0 + g * k / 3, g0 + g)], "thin")
    b.circle(P - .13, .1, .012, "petrolthin", TINT)
    b.rect(.09, P - .13, .05, .02, "hair")
    b.line([(P / 2, -.1), (P / 2, P + .1)], "centre")
    b.line([(-.1, P / 2), (P + .1, P / 2)], "centre")
    s.dim((0, P, 0), (P, P, 0), (0, .22, 0), "B")
    s.dim((0, 0, 0), (0, P, 0), (-.2, 0, 0), "A")
    return s
