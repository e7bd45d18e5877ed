from plant import *

TITLE = "Air handling unit, line drawing"


def draw():
    s = Sheet(az=30, el=19, margin=72)
    L, dy, h, z = 6.0, 1.55, 1.5, .22
    s.ground(-.5, L + .75, -.3, dy + .1)
    for x in (.15, 2.05, 3.95, 5.7):
        s.box(x, .05, 0, .14, dy - .1, .07, "thin", DARK)
    channel(s, 0, 0, .07, L, dy, .15)
    f, e, t = s.box(0, 0, z, L, dy, h)
    cuts = [0, 1.0, 1.75, 2.6, 3.4, 4.9, L]
    for c in cuts[1:-1]:
        f.line([(c, 0), (c, h)], "main")
        f.line([(c + .035, 0), (c + .035, h)], "hair")
        t.line([(c, 0), (c, dy)], "thin")
    for a, b in zip(cuts, cuts[1:]):
        f.rect(a + .06, .06, b - a - .1, h - .12, "hair")
    f.door(0, 0, 1.0, h, "r", .1)
    # filter section, opened: bag filters
    f.rect(1.06, .08, .65, h - .16, "main", DARK)
    for i in range(4):
        for j in range(2):
            f.rect(1.09 + j * .3, .12 + i * .325, .28, .29, "thin", FRONT)
            for k in range(1, 6):
                f.line([(1.09 + j * .3 + k * .047, .14 + i * .325), (1.09 + j * .3 + k * .047, .39 + i * .325)], "hair")
    # coil section, opened: fins and headers in copper
    f.rect(1.81, .08, .75, h - .16, "main", DARK)
    f.fins(1.9, .14, .36, h - .28, 24)
    for x in (2.36, 2.47):
        s.copper([(x, -.01, z + .16), (x, -.01, z + h - .18)], .05)
    for k in range(8):
        for x in (2.26,):
            s.copper([(x, -.005, z + .24 + k * .14), (x + .08, -.005, z + .24 + k * .14)], .022)
    for x, zz in ((2.36, .3), (2.47, 1.2)):
        s.copper([(x, -.01, z + zz), (x, -.22, z + zz)], .05)
        s.flange((x, -.22, z + zz), (0, -1, 0), .06, .025, 6, "copper", CTINT, .5)
    f.door(2.6, 0, .8, h, "l", .1)
    f.circle(3.0, 1.0, .12, "thin", SIDE)
    f.circle(3.0, 1.0, .09, "thin", TINT)
    # fan section, opened: plug fan and motor
    f.rect(3.48, .08, 1.36, h - .16, "main", DARK)
    s.box(3.6, .02, z + .1, 1.15, .3, .1, "thin", (SIDE, DARK, TOP))
    for x in (3.72, 4.6):
        s.cyl((x, .15, z + .09), (0, 0, 1), .04, .06, "thin", FRONT)
    g = s.front(0, -.005, z)
    g.rect(3.66, .3, .06, .98, "thin", SIDE)
    s.turned((3.72, .12, z + .8), (1, 0, 0), [(0, .34), (.1, .4), (.13, .46)], "thin", SIDE)
    s.cyl((3.86, .12, z + .8), (1, 0, 0), .47, .3, "petrol", TINT)
    ax, u, v = s.frame((1, 0, 0))
    for k in range(24):
        a = 2 * pi * k / 24
        d = (0, cos(a), sin(a))
        if dot(d, s.eye) > .05:
            q = add((3.88, .12, z + .8), d, .47)
            s.path([q, add(q, (.26, cos(a + .3) * .0, 0))], "petrolthin")
    motor(s, (4.16, .12, z + .8), .2, .55, z0=z + .2)
    f.rect(3.48, .08, 1.36, h - .16, "main")
    f.door(4.9, 0, 1.1, h, "r", .1)
    f.circle(5.4, 1.0, .12, "thin", SIDE)
    f.circle(5.4, 1.0, .09, "thin", TINT)
    # outlet on the right: flexible collar and duct flange
    s.box(L, .3, z + .3, .14, .95, .9, "thin", (SIDE, DARK, TOP))
    q = s.front(L, .3, z + .3)
    for k in range(1, 5):
        q.line([(k * .028, 0), (k * .028, .9)], "hair")
    f2, e2, t2 = s.box(L + .14, .26, z + .26, .05, 1.03, .98, "main")
    e2.rect(.07, .07, .89, .84, "thin", DARK)
    e2.screws(0, 0, 1.03, .98, .035, .012, 6, 6)
    # mixing damper on the roof at the left
    s.box(.15, .35, z + h, .75, .85, .06, "thin")
    f3, e3, t3 = s.box(.15, .35, z + h + .06, .75, .85, .18)
    for k in range(6):
        t3.rect(.05, .05 + k * .127, .65, .1, "thin", SIDE)
    s.box(.9, .6, z + h + .08, .12, .16, .13, "petrol", (TINT, SIDE, FRONT))
    for x in (1.75, 3.4, 4.9):
        for y in (.12, dy - .12):
            s.box(x - .05, y - .03, z + h, .13, .06, .04, "hair", FRONT)
    s.path([(L + .25, dy / 2, z + .75), (L + .7, dy / 2, z + .75)], "centre")
    s.dim((0, 0, 0), (L, 0, 0), (0, -.7, 0), "L")
    s.dim((L, 0, 0), (L, dy, 0), (.6, 0, 0), "B")
    s.dim((L, dy, 0), (L, dy, z + h), (.5, .2, 0), "H")
    return s
