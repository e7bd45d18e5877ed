from plant import *

TITLE = "Rooftop unit, line drawing"


def draw():
    s = Sheet(az=31, el=21, margin=72)
    L, dy, h = 4.4, 2.0, 1.6
    s.ground(-.3, L + .7, -.35, dy + .1)
    f, e, t = s.box(.08, .08, 0, L - .16, dy - .16, .3, "thin", (SIDE, DARK, TOP))
    for k in range(1, 8):
        f.line([(k * .53, 0), (k * .53, .3)], "hair")
    channel(s, 0, 0, .3, L, dy, .16)
    z = .46
    # supply and filter section
    f, e, t = s.box(0, 0, z, L, dy, h)
    for x in (.98, 1.9, 2.8):
        f.line([(x, 0), (x, h)], "main")
    f.door(0, 0, .98, h, "r")
    f.door(.98, 0, .92, h, "r")
    f.door(1.9, 0, .9, h, "l")
    f.circle(2.35, 1.12, .13, "thin", SIDE)
    f.circle(2.35, 1.12, .1, "thin", "#dbe4e4")
    f.fins(2.87, .1, 1.46, h - .2, 84)
    for k in range(1, 6):
        f.line([(2.87, .1 + (h - .2) * k / 6), (4.33, .1 + (h - .2) * k / 6)], "hair")
    f.rect(2.84, .07, 1.52, h - .14, "thin")
    f.rect(.3, .86, .38, .28, "petrolthin", TINT, r=.02)
    f.rect(.34, .9, .3, .2, "petrolthin", FRONT)
    f.louvre(.3, .22, .38, .2, 5)
    # right end: condenser coil and panel
    e.fins(.1, .1, dy - .2, h - .2, 78)
    for k in range(1, 6):
        e.line([(.1, .1 + (h - .2) * k / 6), (dy - .1, .1 + (h - .2) * k / 6)], "hair")
    e.rect(.07, .07, dy - .14, h - .14, "thin")
    # roof with overhang, standing seams, condenser fans
    f, e, t = s.box(-.03, -.03, z + h, L + .06, dy + .06, .07)
    for k in range(1, 7):
        t.line([(k * .41, 0), (k * .41, dy + .06)], "thin")
        t.line([(k * .41 + .03, 0), (k * .41 + .03, dy + .06)], "hair")
    t.line([(2.86, 0), (2.86, dy + .06)], "main")
    for x, y in ((3.62, 1.5), (3.62, .52)):
        fan_stack(s, x, y, z + h + .07, .43, .15, 5)
    # exhaust hood on the roof
    x, y, zz = .55, .45, z + h + .07
    s.box(x, y, zz, 1.15, 1.1, .1, "thin")
    f, e, t = s.box(x, y, zz + .1, 1.15, 1.1, .34)
    f.louvre(.07, .05, 1.01, .24, 5)
    e.louvre(.07, .05, .96, .24, 5)
    s.box(x - .06, y - .06, zz + .44, 1.27, 1.22, .05)
    # fresh-air hood at the left front, sloping
    # refrigerant pipes seen through the open service hatch
    q = s.front(2.0, 0, z + .16)
    q.rect(0, 0, .7, .5, "main", DARK)
    scroll(s, 2.2, .02, z + .18, .1, .36)
    scroll(s, 2.48, .02, z + .18, .1, .36)
    s.copper([(2.2, 0, z + .57), (2.2, 0, z + .6), (2.66, 0, z + .6)], .03)
    q.rect(0, 0, .7, .5, "main")
    for x in (1.2, 3.2):
        s.front(x, -.005, .3).circle(0, .08, .05, "thin", PAPER)
    s.top(0, 0, z + h + .22).line([(2.95, 1.5), (4.3, 1.5)], "centre")
    s.top(0, 0, z + h + .22).line([(2.95, .52), (4.3, .52)], "centre")
    s.top(0, 0, z + h + .22).line([(3.62, -.15), (3.62, 2.15)], "centre")
    s.dim((0, 0, 0), (L, 0, 0), (0, -.62, 0), "L")
    s.dim((L, 0, 0), (L, dy, 0), (.55, 0, 0), "B")
    s.dim((L, dy, 0), (L, dy, z + h), (.4, .2, 0), "H")
    return s
