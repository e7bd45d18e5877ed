from plant import *

TITLE = "Air-cooled screw chiller, line drawing"


def draw():
    s = Sheet(az=32, el=20, margin=72)
    n, w, dy = 5, 1.25, 2.25
    L = n * w
    s.ground(-.2, L + .35, -.35, dy + .1)
    channel(s, 0, 0, 0, L, dy, .2)
    z0, z1, z2 = .2, 1.12, 2.35
    # open machine room below the coils: back wall, shell, compressors
    s.front(0, dy, z0).rect(0, 0, L, z1 - z0, "thin", DARK)
    s.side(L - .05, 0, z0).rect(0, 0, dy, z1 - z0, "none", SIDE)
    for x in (0, L):
        s.box(x - (.1 if x else 0), dy - .12, z0, .1, .12, z1 - z0, "thin")
    s.cyl((.9, 1.35, .58), (1, 0, 0), .3, 3.7, "main", FRONT)
    for k in range(4):
        s.rib((1.2 + k * .9, 1.35, .58), (1, 0, 0), .3)
    nozzle(s, (4.35, 1.1, .62), (0, -1, 0), .11, .75)
    nozzle(s, (1.15, 1.1, .62), (0, -1, 0), .11, .75)
    s.copper([(2.15, .5, .95), (2.15, .5, 1.12)], .07)
    s.copper([(3.9, .5, .95), (3.9, .5, 1.12)], .07)
    for x in (1.7, 3.1):
        s.box(x - .05, .32, z0, .9, .45, .06, "thin", DARK)
        s.turned((x - .12, .55, .62), (1, 0, 0), [(0, .17), (.06, .23), (.5, .24), (.52, .27), (.56, .27)], "petrol", TINT)
        s.turned((x + .44, .55, .62), (1, 0, 0), [(0, .25), (.3, .25), (.4, .16)], "petrol", TINT)
        for k in range(4):
            s.rib((x - .02 + k * .1, .55, .62), (1, 0, 0), .24, "petrolthin")
        s.front(x + .05, .31, .62).rect(0, 0, .2, .16, "petrolthin", FRONT)
        s.copper([(x + .75, .55, .72), (x + 1.05, .55, .72), (x + 1.05, .55, 1.12)], .08)
        s.copper([(x - .1, .5, .55), (x - .34, .5, .55), (x - .34, .9, .55)], .06)
    for x in (0, w * 2, w * 4, L - .1):
        s.box(x, 0, z0, .1, .1, z1 - z0, "thin")
    # control panel at the right end
    f, e, t = s.box(L - 1.06, -.02, z0 + .05, 1.0, .4, z1 - z0 - .08)
    f.door(0, 0, .5, .84, "r")
    f.door(.5, 0, .5, .84, "l")
    f.rect(.6, .52, .26, .17, "petrolthin", TINT)
    f.circle(.42, .62, .03, "thin", TINT)
    f.louvre(.1, .1, .28, .16, 4)
    s.side(L, .1, z0).mesh(.35, .05, 1.65, z1 - z0 - .1, 16, 8, "hair", "thin", None)
    s.box(L - .1, 0, z0, .1, .1, z1 - z0, "thin")
    s.box(-.02, -.02, z1 - .06, L + .04, dy + .04, .1)
    v_bank(s, 0, 0, z1 + .06, n, w, dy, z2 - z1 - .06)
    deck(s, 0, 0, z2, n, 2, w, dy, .47)
    for j in (1, 0):
        y = dy * (j + .5) / 2
        s.top(0, 0, z2 + .36).line([(-.25, y), (L + .25, y)], "centre")
    s.dim((0, 0, 0), (L, 0, 0), (0, -.75, 0), "L")
    s.dim((L, 0, 0), (L, dy, 0), (.7, 0, 0), "B")
    s.dim((L, dy, 0), (L, dy, z2 + .2), (.45, .25, 0), "H")
    return s
