from plant import *

TITLE = "Water-cooled centrifugal chiller, line drawing"


def draw():
    s = Sheet(az=28, el=18, margin=72)
    L, r = 3.9, .52
    ye, yc = .62, 1.86
    s.ground(-.5, L + .7, -.25, 2.6)
    for k in (.14, .86):  # common feet
        s.box(L * k - .18, 0, 0, .36, 2.5, .07, "thin", (SIDE, DARK, TOP))
    # condenser behind
    shell(s, (0, yc, .95), r * .95, L, "main", FRONT, (.14, .86), .07, .3)
    bolt_ring(s, (L + .095, yc, .95), r * .95 * 1.05, 24)
    s.flange((L + .395, yc, 1.2), (1, 0, 0), .24, .04, 8)
    s.flange((L + .395, yc, .7), (1, 0, 0), .24, .04, 8)
    # discharge line and compressor above
    cx, cz = 2.35, 2.0
    s.tube([(cx - .25, 1.2, cz + .15), (cx - .25, yc, cz + .15), (cx - .25, yc, 1.42)], .3, FRONT, "main", .3)
    s.cyl((cx - .25, yc, 1.42), (0, 0, 1), .24, .05, "thin", SIDE)
    # evaporator in front
    shell(s, (0, ye, .85), r * 1.06, L, "main", FRONT, (.14, .86), .07, .3)
    bolt_ring(s, (L + .095, ye, .85), r * 1.06 * 1.05, 24)
    s.flange((L + .395, ye, 1.12), (1, 0, 0), .25, .04, 8)
    s.flange((L + .395, ye, .58), (1, 0, 0), .25, .04, 8)
    for k in range(8):
        s.rib((.45 + k * .43, ye, .85), (1, 0, 0), r * 1.06, "hair")
    # sight glasses and liquid line
    for x in (1.5, 1.75):
        s.flange((x, ye - r * 1.02, .72), (0, -1, 0), .07, .04, 6, "thin", FRONT, .6)
    # suction elbow from evaporator to compressor eye (left), motor at the right
    s.cyl((.95, .75, 1.32), (0, 0, 1), .34, .06, "thin", SIDE)
    s.tube([(.95, .75, 1.36), (.95, .75, cz), (1.55, .75, cz)], .5, FRONT, "main", .5)
    s.rib((.95, .75, 1.38), (0, 0, 1), .25, "main")
    s.cyl((1.45, .75, cz), (1, 0, 0), .34, .07, "thin", SIDE)
    s.turned((1.52, .75, cz), (1, 0, 0), [(0, .28), (.2, .36), (.3, .44)], "petrol", TINT, False)
    for x in (2.05, 3.2):
        s.box(x - .06, .45, 1.38, .12, .55, .2, "thin", (SIDE, DARK, TOP))
    # volute
    s.turned((1.82, .75, cz), (1, 0, 0), [(0, .5), (.08, .6), (.3, .6), (.38, .5)], "petrol", TINT)
    s.rib((1.9, .75, cz), (1, 0, 0), .6, "petrolthin")
    s.rib((2.12, .75, cz), (1, 0, 0), .6, "petrolthin")
    s.cyl((2.2, .75, cz), (1, 0, 0), .46, .3, "petrol", TINT)
    s.cyl((2.5, .75, cz), (1, 0, 0), .5, .06, "petrol", TINT)
    s.cyl((2.56, .75, cz), (1, 0, 0), .42, .85, "petrol", TINT)
    for k in range(8):
        s.rib((2.66 + k * .09, .75, cz), (1, 0, 0), .42, "petrolthin")
    s.cyl((3.41, .75, cz), (1, 0, 0), .47, .06, "petrol", TINT)
    f = s.turned((3.47, .75, cz), (1, 0, 0), [(0, .4), (.1, .36), (.14, .26)], "petrol", TINT)
    bolt_ring(s, (3.47, .75, cz), .435, 16, .014)
    f2, e2, t2 = s.box(2.8, .5, cz + .34, .42, .5, .26, "petrol", (TINT, SIDE, FRONT))
    f2.screws(0, 0, .42, .26, .05, .014)
    # refrigerant liquid line, in copper
    s.copper([(2.9, .16, .5), (2.9, -.02, .5), (2.9, -.02, 1.62), (2.9, .4, 1.62)], .045)
    # control panel on its bracket at the left front
    s.box(.95, -.22, .78, .1, .3, .08, "thin", DARK)
    s.box(.35, -.22, .78, .1, .3, .08, "thin", DARK)
    f, e, t = s.box(.2, -.42, .7, .95, .3, 1.15)
    f.door(0, 0, .95, 1.15, "r", .04)
    f.rect(.22, .62, .46, .33, "petrolthin", TINT, r=.02)
    f.rect(.26, .66, .38, .25, "petrolthin", FRONT)
    f.line([(.3, .72), (.36, .78), (.42, .75), (.5, .84), (.6, .8)], "petrolthin")
    f.bolts([(.26 + k * .09, .52) for k in range(5)], .018, "petrolthin")
    f.louvre(.22, .14, .46, .2, 5)
    for y, z, n in ((ye, .85, 1), (yc, .95, 1)):
        s.path([(-.7, y, z), (-.32, y, z)], "centre")
        s.path([(L + .43, y, z), (L + .95, y, z)], "centre")
    s.path([(3.6, .75, cz), (4.1, .75, cz)], "centre")
    s.dim((-.3, 0, 0), (L + .4, 0, 0), (0, -.62, 0), "L")
    s.dim((L + .4, 0, 0), (L + .4, 2.5, 0), (.5, 0, 0), "B")
    return s
