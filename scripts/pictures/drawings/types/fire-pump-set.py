from plant import *

TITLE = "Fire pump set, line drawing"


def volute(s, x, y, z, r, zh):
    """Split-case pump: suction and discharge across, axis along x."""
    s.box(x - r * .7, y - r * .8, .16, r * 1.4, r * 1.6, z - .16 - r * .6, "thin", (SIDE, DARK, TOP))
    s.flange((x, y + r * 1.4, z), (0, 1, 0), r * .9, .04, 8, "thin", SIDE, 0)
    s.cyl((x, y, z), (0, 1, 0), r * .55, r * 1.4, "main", FRONT)
    s.turned((x - r * 1.1, y, z), (1, 0, 0), [(0, r * .35), (r * .35, r * .55), (r * .6, r * 1.0), (r * 1.6, r * 1.0), (r * 1.85, r * .55), (r * 2.2, r * .35)], "main", FRONT)
    for k in (-.5, .5):
        s.rib((x + k * r, y, z), (1, 0, 0), r)
    s.cyl((x, y - r * .75, z - r * .1), (0, -1, 0), r * .55, r * .7, "main", FRONT)
    s.flange((x, y - r * 1.45, z - r * .1), (0, -1, 0), r * .9, .04, 8, "main", FRONT, .58)
    s.box(x - r * .9, y - r * .86, z - .015, r * 1.8, .06, .03, "thin", SIDE)


def draw():
    s = Sheet(az=30, el=19, margin=62)
    s.ground(-.2, 5.3, -.75, 2.5)
    # --- back row: controllers and the discharge header -----------------
    hy, hz = 1.95, 1.75
    s.cyl((.1, hy, hz), (1, 0, 0), .13, 4.9, "petrol", TINT)
    s.flange((5.0, hy, hz), (1, 0, 0), .21, .04, 8, "petrol", TINT, .55)
    for x in (.75, 3.0):
        s.rib((x - .2, hy, hz), (1, 0, 0), .13, "petrolthin")
        s.rib((x + .2, hy, hz), (1, 0, 0), .13, "petrolthin")
    for x in (.2, 4.85):
        s.box(x - .05, hy - .05, 0, .1, .1, hz - .13, "thin", (SIDE, DARK, TOP))
    # electric pump at the left on its base
    channel(s, 0, .25, 0, 2.0, .8, .16)
    # risers from the pumps to the header
    def riser(x, y, z):
        s.tube([(x, y, z), (x, 1.55, z), (x, 1.55, hz), (x, hy - .1, hz)], .2, TINT, "petrol", .22)
        s.cyl((x, 1.55, 1.05), (0, 0, 1), .16, .035, "petrolthin", FRONT)
        s.cyl((x, 1.55, 1.1), (0, 0, 1), .13, .2, "petrolthin", FRONT)
        s.cyl((x, 1.55, 1.32), (0, 0, 1), .16, .035, "petrolthin", FRONT)
    riser(1.55, .9, .62)
    motor(s, (.06, .65, .62), .3, 1.0, z0=.16)
    s.turned((1.06, .65, .62), (1, 0, 0), [(0, .12), (.2, .12)], "thin", SIDE)
    volute(s, 1.55, .65, .62, .29, .62)
    # diesel set
    channel(s, 2.3, .2, 0, 2.75, .9, .16)
    riser(4.55, .9, .62)
    s.box(2.42, .3, .16, .16, .7, .2, "thin", DARK)
    f, e, t = s.box(2.38, .28, .3, .16, .74, .85, "main")  # radiator
    f, e, t = s.box(2.62, .4, .34, 1.25, .5, .5, "petrol", (TINT, SIDE, FRONT))  # engine block
    for k in range(6):
        f.rect(.08 + k * .19, .08, .13, .2, "petrolthin", FRONT, r=.02)
        f.circle(.145 + k * .19, .38, .035, "petrolthin", FRONT)
    f2, e2, t2 = s.box(2.7, .46, .84, 1.05, .32, .16, "petrol", (TINT, SIDE, FRONT))
    for k in range(5):
        f2.line([(.17 + k * .18, 0), (.17 + k * .18, .16)], "petrolthin")
    s.tube([(3.0, .44, .95), (3.0, .34, .95), (3.6, .34, .95), (3.6, .34, 1.15), (3.6, .34, 2.0)], .1, FRONT, "main", .12)
    s.cyl((3.6, .34, 1.35), (0, 0, 1), .1, .42, "main", SIDE)
    s.cyl((2.78, .52, 1.0), (0, 0, 1), .12, .22, "thin", SIDE)
    for k in range(4):
        s.rib((2.78, .52, 1.04 + k * .045), (0, 0, 1), .12)
    s.turned((3.87, .65, .6), (1, 0, 0), [(0, .26), (.12, .26), (.2, .12), (.3, .12)], "thin", SIDE)
    volute(s, 4.55, .65, .62, .29, .62)
    # fuel tank at the front, jockey pump and controllers in front
    for x, wd in ((.35, .62), (2.75, .72)):
        for q in (x + .05, x + wd - .09):
            s.box(q, -.42, 0, .05, .05, .34, "thin", (SIDE, DARK, TOP))
        f, e, t = s.box(x, -.52, .34, wd, .24, .95, "main")
        f.door(0, 0, wd, .95, "r", .03)
        f.rect(wd * .2, .6, wd * .5, .2, "petrolthin", TINT, r=.015)
        f.rect(wd * .2 + .03, .63, wd * .5 - .06, .14, "petrolthin", FRONT)
        for k in range(4):
            f.circle(wd * .24 + k * wd * .14, .5, .026, "petrolthin", TINT if k % 2 else FRONT)
        f.circle(wd * .45, .28, .06, "petrolthin", FRONT)
        f.line([(wd * .45, .24), (wd * .45, .33)], "petrol")
    # jockey pump, vertical
    x, y = 1.55, -.35
    s.box(x - .17, y - .17, 0, .34, .34, .05, "thin", (SIDE, DARK, TOP))
    s.cyl((x, y, .05), (0, 0, 1), .13, .12, "main", FRONT)
    s.flange((x, y - .15, .12), (0, -1, 0), .08, .03, 6, "thin", FRONT, .5)
    s.cyl((x, y, .17), (0, 0, 1), .09, .45, "main", FRONT)
    for k in range(7):
        s.rib((x, y, .2 + k * .06), (0, 0, 1), .09)
    s.cyl((x, y, .62), (0, 0, 1), .12, .05, "thin", SIDE)
    s.turned((x, y, .67), (0, 0, 1), [(0, .115), (.3, .115), (.34, .08)], "petrol", TINT)
    for k in range(14):
        a = 2 * pi * k / 14
        d = (cos(a), sin(a), 0)
        if dot(d, s.eye) > .05:
            q = add((x, y, .68), d, .115)
            s.path([q, add(q, (0, 0, .28))], "petrolthin")
    s.dim((0, 0, 0), (5.05, 0, 0), (0, -1.15, 0), "L")
    s.dim((5.05, 0, 0), (5.05, 2.1, 0), (.55, 0, 0), "B")
    return s
