from plant import *

TITLE = "Ducted fan coil unit, line drawing"


def draw():
    s = Sheet(az=32, el=24, margin=72)
    L, dy, h = 1.35, .62, .3
    # outlet collar behind
    s.box(.06, dy, .03, L - .12, .06, h - .06, "thin")
    # discharge plenum (behind is the outlet, in front the fans with return)
    f, e, t = s.box(0, 0, 0, L, dy, h)
    t.line([(0, .27), (L, .27)], "thin")
    t.line([(0, .29), (L, .29)], "hair")
    t.screws(0, 0, L, dy, .03, .006, 7, 3)
    t.rect(.34, .36, .3, .17, "hair")
    # open front: two double-inlet fans and motor on the plate
    f.rect(.03, .025, L - .28, h - .05, "main", DARK)
    y = -.005
    g = s.front(0, y, 0)
    for x in (.09, .66):
        s.cyl((x, .1, .15), (1, 0, 0), .118, .3, "petrol", TINT)
        q = s.side(x + .3, .1, .15)
        q.circle(0, 0, .085, "petrolthin", FRONT)
        for k in range(20):
            a = 2 * pi * k / 20
            q.line([(.062 * cos(a), .062 * sin(a)), (.084 * cos(a + .14), .084 * sin(a + .14))], "petrolthin")
        q.circle(0, 0, .062, "petrolthin", DARK)
        q.circle(0, 0, .016, "petrolthin", FRONT)
        for k in range(1, 5):
            s.rib((x + k * .06, .1, .15), (1, 0, 0), .118, "petrolthin")
    s.cyl((.39, .1, .15), (1, 0, 0), .012, .12, "thin")
    s.cyl((.455, .1, .15), (1, 0, 0), .07, .13, "thin", FRONT)
    for k in range(5):
        s.rib((.47 + k * .025, .1, .15), (1, 0, 0), .07)
    s.cyl((.585, .1, .15), (1, 0, 0), .012, .075, "thin")
    f.rect(.03, .025, L - .28, h - .05, "main")
    # control box
    f2, e2, t2 = s.box(L - .22, -.06, .04, .19, .06, h - .08)
    f2.screws(0, 0, .19, h - .08, .02, .006)
    f2.rect(.04, .09, .11, .07, "petrolthin", TINT)
    f2.bolts([(.05 + k * .03, .04) for k in range(4)], .008)
    # right end: drain pan and pipe stubs
    s.box(L, .26, -.03, .2, .36, .05, "thin", (SIDE, DARK, TOP))
    for yy, zz in ((.36, .22), (.36, .12), (.5, .22), (.5, .12)):
        s.copper([(L, yy, zz), (L + .13, yy, zz)], .026)
        s.cyl((L + .12, yy, zz), (1, 0, 0), .021, .03, "copper", CTINT)
        s.side(L + .15, yy, zz).circle(0, 0, .011, "copperthin", DARK)
    s.cyl((L + .2, .3, -.005), (1, 0, 0), .014, .06, "thin")
    e.rect(.3, .07, .27, .2, "hair")
    # hangers in front
    for x in (-.09, L):
        for yy in (.1, dy - .08):
            s.box(x, yy - .03, h - .13, .09, .06, .012, "thin")
            s.box(x if x > 0 else x + .078, yy - .03, h - .13, .012, .06, .1, "thin")
    for x in (-.045, L + .045):
        for yy in (.1, dy - .08):
            s.box(x - .018, yy - .018, h - .118, .036, .036, .016, "hair", FRONT)
            s.front(0, yy, 0).line([(x, h - .19), (x, h + .5)], "thin")
    for q in (.235, .81):
        s.path([(q, -.25, .15), (q, -.1, .15)], "centre")
    s.dim((0, 0, 0), (L, 0, 0), (0, -.24, -.03), "L")
    s.dim((L, 0, 0), (L, dy, 0), (.36, 0, -.03), "B")
    s.dim((0, 0, 0), (0, 0, h), (-.22, -.08, 0), "H")
    return s
