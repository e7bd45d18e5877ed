from plant import *

TITLE = "Air-cooled scroll chiller, line drawing"


def draw():
    s = Sheet(az=32, el=22, margin=72)
    L, dy, z0, z1 = 2.35, 1.15, .14, 1.62
    s.ground(-.12, L + .25, -.22, dy + .05)
    s.feet((.2, L - .2), (.1, dy - .1), -.06, .16, .06)
    channel(s, 0, 0, 0, L, dy, z0)
    f, e, t = s.box(0, 0, z0, L, dy, z1 - z0)
    # coil along the front, machine compartment opened at the right
    f.fins(.07, .06, 1.36, z1 - z0 - .12, 76)
    for k in range(1, 6):
        f.line([(.07, .06 + (z1 - z0 - .12) * k / 6), (1.43, .06 + (z1 - z0 - .12) * k / 6)], "hair")
    f.rect(.04, .03, 1.42, z1 - z0 - .06, "thin")
    f.rect(1.52, .62, .77, .8, "thin", FRONT, r=.02)
    f.door(1.52, .62, .77, .8, "r", 0)
    f.rect(1.68, 1.08, .3, .19, "petrolthin", TINT)
    f.rect(1.71, 1.11, .24, .13, "petrolthin", FRONT)
    f.bolts([(1.74 + k * .06, 1.03) for k in range(4)], .014, "petrolthin")
    f.louvre(1.66, .7, .36, .18, 5)
    f.rect(1.52, .06, .77, .52, "main", DARK)
    for x in (1.72, 2.08):
        scroll(s, x, .03, z0 + .07, .13, .45)
    s.copper([(1.72, .0, .63), (1.72, 0, .68), (2.24, 0, .68)], .035)
    s.copper([(1.6, -.02, .24), (2.24, -.02, .24)], .03)
    f.rect(1.52, .06, .77, .52, "main")
    e.fins(.07, .66, dy - .14, z1 - z0 - .74, 54)
    for k in range(1, 4):
        e.line([(.07, .66 + .74 * k / 4), (dy - .07, .66 + .74 * k / 4)], "hair")
    e.rect(.04, .04, dy - .08, .56, "thin")
    e.screws(.04, .04, dy - .08, .56, .05, .012, 4, 2)
    nozzle(s, (L, .4, .42), (1, 0, 0), .055, .1)
    nozzle(s, (L, .8, .42), (1, 0, 0), .055, .1)
    s.box(-.02, -.02, z1, L + .04, dy + .04, .07)
    for k in (1, 0):
        fan_stack(s, L * (.26 + .48 * (1 - k)), dy / 2, z1 + .07, .47, .15, 5)
    s.top(0, 0, z1 + .22).line([(-.15, dy / 2), (L + .2, dy / 2)], "centre")
    for k in (.26, .74):
        s.top(0, 0, z1 + .22).line([(L * k, -.15), (L * k, dy + .15)], "centre")
    s.dim((0, 0, 0), (L, 0, 0), (0, -.42, 0), "L")
    s.dim((L, 0, 0), (L, dy, 0), (.4, 0, 0), "B")
    s.dim((L, dy, 0), (L, dy, z1 + .07), (.26, .15, 0), "H")
    return s
