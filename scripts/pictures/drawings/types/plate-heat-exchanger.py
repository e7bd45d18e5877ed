from plant import *

TITLE = "Plate heat exchanger, line drawing"


def draw():
    s = Sheet(az=48, el=17, margin=62)
    # frame plate is the right end (facing +x); the plates run to the left
    w, h, L = .62, 1.75, 1.5
    s.ground(-.15, L + .35, -.2, w + .15)
    n, x0, x1 = 46, .42, 1.38
    # support column at the left
    s.box(.0, w / 2 - .06, 0, .07, .12, h + .12, "main")
    s.box(-.04, w / 2 - .14, 0, .16, .28, .03, "thin", DARK)
    # guide bar below
    s.box(.07, w / 2 - .03, .1, L - .1, .06, .07, "thin", (SIDE, DARK, TOP))
    # rear tie bolts
    for z in (.22, .66, 1.16, 1.62):
        s.cyl((.12, w + .035, z), (1, 0, 0), .016, L - .06, "thin")
    # pressure plate
    s.box(.3, 0, .14, .06, w, h - .18, "main", (SIDE, DARK, TOP))
    # plate pack
    px, pw = .36, x1 - .36
    f, e, t = s.box(px, .03, .17, pw, w - .06, h - .26, "main", (TINT, SIDE, "#e3ebeb"))
    for k in range(1, n):
        xx = pw * k / n
        f.line([(xx, 0), (xx, h - .26)], "petrolthin" if k % 2 == 0 else "fin")
        t.line([(xx, 0), (xx, w - .06)], "petrolthin" if k % 2 == 0 else "fin")
    f.rect(0, 0, pw, h - .26, "petrol")
    t.rect(0, 0, pw, w - .06, "petrol")
    # carrying bar above
    f, e, t = s.box(0, w / 2 - .05, h - .05, L - .06, .1, .12, "main")
    f.line([(0, .06), (L - .06, .06)], "hair")
    # front tie bolts with nuts
    for z in (.22, .66, 1.16, 1.62):
        s.cyl((.1, -.03, z), (1, 0, 0), .018, L - .02, "thin", FRONT)
        for k in range(10):
            s.path([(.12 + k * .018, -.03, z + .017), (.125 + k * .018, -.03, z - .017)], "hair")
        s.cyl((.26, -.03, z), (1, 0, 0), .036, .04, "thin", SIDE)
    # frame plate with four ports
    f, e, t = s.box(x1, -.05, .03, .08, w + .1, h + .06, "main")
    for y, z in ((.16, .4), (.16, 1.42), (w - .16, .4), (w - .16, 1.42)):
        s.flange((x1 + .08, y, z), (1, 0, 0), .125, .03, 8, "main", FRONT, 0)
        s.cyl((x1 + .11, y, z), (1, 0, 0), .085, .12, "main", FRONT)
        s.flange((x1 + .23, y, z), (1, 0, 0), .125, .03, 8, "main", FRONT, .55)
    e.rect(.22, .72, .28, .4, "petrolthin", FRONT)
    for k in range(5):
        e.line([(.26, .79 + k * .065), (.46, .79 + k * .065)], "petrolthin")
    for z in (.22, .66, 1.16, 1.62):
        for y in (-.03 + .05, w + .035 + .05):
            s.cyl((x1 + .08, y - .05, z), (1, 0, 0), .034, .035, "thin", SIDE)
    for y in (.02, w - .1):
        s.box(x1 - .0, y - .04, 0, .16, .12, .03, "thin", (SIDE, DARK, TOP))
    for y, z in ((.16, .4), (w - .16, 1.42)):
        s.path([(x1 + .28, y, z), (x1 + .5, y, z)], "centre")
    s.dim((0, 0, 0), (x1 + .08, 0, 0), (0, -.28, 0), "L")
    s.dim((x1 + .08, 0, 0), (x1 + .08, w, 0), (.42, 0, 0), "B")
    s.dim((x1 + .08, w, 0), (x1 + .08, w, h + .09), (.2, .22, 0), "H")
    return s
