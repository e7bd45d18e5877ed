from plant import *

TITLE = "Close control unit, line drawing"


def draw():
    s = Sheet(az=32, el=17, margin=60)
    L, dy, h, z = 1.75, .88, 1.95, .32
    s.ground(-.25, L + .4, -.35, dy + .12)
    # floor stand with raised-floor pedestals
    for y in (dy - .08, .06):
        for x in (.08, L / 2, L - .08):
            s.box(x - .06, y - .06, 0, .12, .12, .02, "thin", DARK)
            s.box(x - .025, y - .025, .02, .05, .05, z - .06, "thin", (SIDE, DARK, TOP))
    s.box(0, 0, z - .06, L, dy, .06, "thin", (SIDE, DARK, TOP))
    f, e, t = s.box(0, 0, z, L, dy, h)
    f.rect(0, 0, L, .1, "thin", SIDE)
    w = L / 3
    for k in range(3):
        f.rect(k * w + .012, .12, w - .024, h - .14, "main", FRONT, r=.02)
    for k in (0, 2):
        f.rect(k * w + (w - .07 if k == 0 else .045), .95, .025, .2, "thin", DARK, r=.01)
        f.louvre(k * w + .09, .2, w - .18, .34, 9)
    f.rect(2 * w - .07, .95, .025, .2, "thin", DARK, r=.01)
    f.rect(w + .13, 1.36, w - .26, .26, "petrol", TINT, r=.02)
    f.rect(w + .16, 1.39, w - .32, .2, "petrolthin", FRONT)
    f.line([(w + .19, 1.44), (w + .24, 1.5), (w + .28, 1.47), (w + .33, 1.55), (w + .38, 1.5)], "petrolthin")
    f.bolts([(w + .18 + k * .07, 1.31) for k in range(4)], .014, "petrolthin")
    # middle door cut away: scroll compressor and copper
    f.rect(w + .07, .2, w - .14, .74, "main", DARK)
    for x in (w + .2, w + .39):
        scroll(s, x, .01, z + .22, .088, .4)
    s.copper([(w + .2, -.02, z + .62), (w + .2, -.02, z + .8), (w + .47, -.02, z + .8), (w + .47, -.02, z + .28)], .03)
    s.copper([(w + .39, -.02, z + .62), (w + .39, -.02, z + .72), (w + .12, -.02, z + .72), (w + .12, -.02, z + .26)], .025)
    f.rect(w + .07, .2, w - .14, .74, "main")
    e.rect(.04, .13, dy - .08, h - .18, "thin", None, r=.02)
    e.screws(.04, .13, dy - .08, h - .18, .04, .01, 3, 6)
    # roof: air intake grille with filters
    t.rect(.05, .06, L - .1, dy - .12, "thin", SIDE)
    for k in range(3):
        t.mesh(.08 + k * (L - .1) / 3, .1, (L - .1) / 3 - .06, dy - .2, 14, 9, "hair", "thin", FRONT)
    s.path([(L / 2, -.0, z + h + .06), (L / 2, 0, z + h + .2)], "centre")
    s.dim((0, 0, 0), (L, 0, 0), (0, -.4, 0), "L")
    s.dim((L, 0, 0), (L, dy, 0), (.35, 0, 0), "B")
    s.dim((L, dy, 0), (L, dy, z + h), (.25, .1, 0), "H")
    return s
