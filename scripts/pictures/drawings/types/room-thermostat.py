from plant import *

TITLE = "Room thermostat, line drawing"


def draw():
    s = Sheet(az=28, el=14, margin=70)
    w, h, d = 1.0, 1.0, .2
    # wall plate and flush box behind, drawn off to the right as exploded parts
    f, e, t = s.box(1.12, .42, .1, .8, .3, .8, "thin", (FRONT, SIDE, TOP))
    g = s.front(1.12, .42, .1)
    g.rect(.05, .05, .7, .7, "main", DARK, r=.06)
    for a, b in ((.1, .4), (.7, .4)):
        g.circle(a, b, .03, "thin", FRONT)
    for k in range(3):
        g.circle(.3 + k * .13, .52 - k * .06, .03, "thin", SIDE)
        s.tube([(1.42 + k * .13, .42, .62 - k * .06), (1.40 + k * .13, .34, .38 - k * .04), (.9, .22, .34 - k * .07)], .03, (TINT, CTINT, FRONT)[k], ("petrolthin", "copperthin", "thin")[k])
    for b in (.14, .86):
        s.path([(1.12, .42, .1 + .8 * b), (.9, .2, b)], "centre")
    # the thermostat itself
    f, e, t = s.box(0, 0, 0, w, d, h)
    e.line([(d * .7, 0), (d * .7, h)], "thin")
    t.line([(0, d * .7), (w, d * .7)], "thin")
    for k in range(9):
        t.rect(.18 + k * .075, d * .2, .035, d * .3, "hair", DARK)
    f.rect(.03, .03, w - .06, h - .06, "hair", None, r=.05)
    f.rect(.12, .4, .5, .44, "petrol", TINT, r=.03)
    f.rect(.155, .435, .43, .37, "petrolthin", FRONT, r=.015)
    # a small trend and a set-point scale on the screen
    f.line([(.19, .5), (.25, .55), (.31, .53), (.38, .64), (.45, .6), (.55, .7)], "petrol")
    for k in range(6):
        f.line([(.19 + k * .072, .465), (.19 + k * .072, .48)], "petrolthin")
    f.circle(.52, .76, .018, "petrolthin", TINT)
    # dial
    f.circle(.8, .62, .13, "main", FRONT)
    f.circle(.8, .62, .1, "thin", SIDE)
    f.line([(.8, .65), (.8, .715)], "petrol")
    for k in range(13):
        a = radians(225 - 270 * k / 12)
        f.line([(.8 + .145 * cos(a), .62 + .145 * sin(a)), (.8 + .165 * cos(a), .62 + .165 * sin(a))], "thin")
    for k in range(4):
        f.rect(.14 + k * .19, .2, .14, .1, "thin", FRONT, r=.03)
    f.line([(.19, .25), (.23, .25)], "petrolthin")
    f.line([(.38, .25), (.42, .25)], "petrolthin")
    f.line([(.4, .23), (.4, .27)], "petrolthin")
    f.arc(.59, .25, .025, 110, 430, "petrolthin")
    f.circle(.78, .25, .02, "petrolthin", TINT)
    for k in range(14):
        f.line([(.2 + k * .045, .1), (.2 + k * .045, .13)], "thin")
    s.dim((0, 0, 0), (w, 0, 0), (0, -.24, -.06), "A")
    s.dim((0, 0, 0), (0, 0, h), (-.2, -.06, 0), "B")
    return s
