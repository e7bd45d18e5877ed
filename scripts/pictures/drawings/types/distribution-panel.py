from plant import *

TITLE = "Distribution panel, line drawing"


def breaker(f, a, b, w, h, pen="petrolthin"):
    f.rect(a, b, w, h, pen, FRONT)
    f.rect(a + w * .3, b + h * .36, w * .4, h * .28, pen, TINT)
    f.line([(a + w * .5, b + h * .5), (a + w * .5, b + h * .62)], pen)


def draw():
    s = Sheet(az=28, el=15, margin=55)
    w, dy, h, z = .8, .62, 2.0, .12
    s.ground(-.2, 3 * w + .35, -.75, dy + .1)
    channel(s, 0, 0, 0, 3 * w, dy, z)
    f, e, t = s.box(0, 0, z, 3 * w, dy, h)
    for k in (1, 2):
        f.line([(k * w, 0), (k * w, h)], "main")
        t.line([(k * w, 0), (k * w, dy)], "thin")
    e.rect(.05, .06, dy - .1, h - .12, "thin", None, r=.015)
    e.screws(.05, .06, dy - .1, h - .12, .04, .011, 3, 5)
    # first section: incomer and meters
    f.door(0, 0, w, h, "r", .04)
    for k in range(3):
        c = .2 + k * .2
        f.rect(c - .075, 1.6, .15, .15, "thin", FRONT, r=.012)
        f.arc(c, 1.64, .06, 30, 150, "hair")
        f.line([(c, 1.635), (c - .03, 1.69)], "petrolthin")
    f.rect(.2, 1.32, .4, .2, "petrolthin", TINT, r=.015)
    f.rect(.23, 1.35, .34, .14, "petrolthin", FRONT)
    for k in range(3):
        f.circle(.28 + k * .12, 1.23, .028, "petrolthin", TINT)
    f.rect(.2, .74, .4, .38, "petrol", TINT)
    f.rect(.24, .78, .32, .3, "petrolthin", FRONT)
    f.rect(.37, .86, .06, .15, "petrolthin", TINT)
    f.louvre(.2, .14, .4, .2, 5)
    # second section open: breakers in rows, bus bars in copper
    f.rect(w + .05, .05, w - .1, h - .1, "main", DARK)
    f.rect(w + .09, .1, w - .18, h - .2, "thin", SIDE)
    for k in range(3):
        f.rect(w + .2 + k * .17, 1.62, .055, .26, "copperthin", CTINT)
    breaker(f, w + .17, 1.36, .46, .28, "petrol")
    f.rect(w + .22, 1.42, .36, .16, "petrolthin", None)
    for r in range(4):
        y = 1.06 - r * .27
        f.rect(w + .12, y - .015, w - .24, .012, "hair")
        for k in range(9):
            breaker(f, w + .14 + k * .058, y, .054, .15)
        f.line([(w + .13, y + .19), (2 * w - .13, y + .19)], "copper")
    for k in range(12):
        f.line([(w + .15 + k * .045, .12), (w + .15 + k * .045, .22)], "hair")
    f.rect(w + .12, .12, w - .24, .06, "hair", FRONT)
    for y in (.3, 1.0, 1.7):  # the door is lifted off: its hinge pins stay
        f.rect(w + .02, y - .035, .024, .07, "thin", FRONT)
    # third section
    f.door(2 * w, 0, w, h, "l", .04)
    for r in range(3):
        y = 1.3 - r * .42
        f.rect(2 * w + .34, y, .36, .32, "thin", FRONT, r=.012)
        f.circle(2 * w + .46, y + .17, .05, "petrolthin", TINT)
        f.line([(2 * w + .46, y + .13), (2 * w + .46, y + .21)], "petrol")
        for k in range(2):
            f.circle(2 * w + .58 + k * .07, y + .22, .02, "petrolthin", FRONT)
        f.rect(2 * w + .55, y + .08, .1, .06, "hair")
    # cable entries on top
    for k in range(5):
        x = .2 + k * .13
        s.cyl((x, dy * .5, z + h), (0, 0, 1), .045, .04, "thin", SIDE)
        s.tube([(x, dy * .5, z + h + .03), (x, dy * .5, z + h + .3)], .05, DARK)
    for x in (.06, 3 * w - .06):
        for y in (dy - .08, .08):
            s.box(x - .03, y - .03, z + h, .06, .06, .02, "hair", FRONT)
            s.front(x, y, z + h + .02).circle(0, .035, .035, "thin", None)
    s.dim((0, 0, 0), (3 * w, 0, 0), (0, -.82, 0), "L")
    s.dim((3 * w, 0, 0), (3 * w, dy, 0), (.32, 0, 0), "B")
    s.dim((3 * w, dy, 0), (3 * w, dy, z + h), (.2, .1, 0), "H")
    return s
