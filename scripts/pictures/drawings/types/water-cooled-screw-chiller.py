from plant import *

TITLE = "Water-cooled screw chiller, line drawing"


def draw():
    s = Sheet(az=30, el=17, margin=72)
    L, r, y = 3.3, .36, .45
    s.ground(-.35, L + .5, -.15, 1.05)
    for k in (.12, .88):
        s.box(L * k - .1, 0, 0, .2, .95, .08, "thin", (SIDE, DARK, TOP))
        s.box(L * k - .06, .08, .08, .12, .74, .98, "thin", (SIDE, DARK, TOP))
    shell(s, (0, y, .5), r, L, "main", FRONT, (.12, .88), .08, .24)
    bolt_ring(s, (L + .095, y, .5), r * 1.05, 20, .014)
    s.flange((L + .335, y, .66), (1, 0, 0), .16, .035, 8)
    s.flange((L + .335, y, .34), (1, 0, 0), .16, .035, 8)
    shell(s, (0, y, 1.42), r, L, "main", FRONT, (.12, .88), 1.0, .24)
    bolt_ring(s, (L + .095, y, 1.42), r * 1.05, 20, .014)
    s.flange((L + .335, y, 1.58), (1, 0, 0), .16, .035, 8)
    s.flange((L + .335, y, 1.26), (1, 0, 0), .16, .035, 8)
    for k in range(13):  # insulation seams of the evaporator
        s.rib((.45 + k * .2, y, 1.42), (1, 0, 0), r, "hair")
    s.copper([(.5, y - .3, .62), (.5, y - .55, .62), (.5, y - .55, 1.22), (.5, y - .34, 1.22)], .055)
    s.front(.5 - .07, y - .59, .86).rect(0, 0, .14, .16, "copper", CTINT)
    for x in (.55, 2.0):
        s.box(x - .02, .22, 1.76, .95, .44, .06, "thin", DARK)
        s.turned((x - .12, y, 2.06), (1, 0, 0), [(0, .16), (.06, .22), (.34, .23)], "petrol", TINT, False)
        s.cyl((x + .22, y, 2.06), (1, 0, 0), .28, .05, "petrol", TINT)
        s.turned((x + .27, y, 2.06), (1, 0, 0), [(0, .25), (.46, .25)], "petrol", TINT)
        s.cyl((x + .73, y, 2.06), (1, 0, 0), .28, .05, "petrol", TINT)
        f = s.turned((x + .78, y, 2.06), (1, 0, 0), [(0, .24), (.16, .22), (.22, .13)], "petrol", TINT)
        for k in range(4):
            s.rib((x + .36 + k * .1, y, 2.06), (1, 0, 0), .25, "petrolthin")
        s.box(x + .32, y - .12, 2.28, .3, .24, .14, "petrol", (TINT, SIDE, FRONT))
        s.copper([(x + .9, y - .12, 1.98), (x + 1.12, y - .12, 1.98), (x + 1.12, y - .46, 1.98), (x + 1.12, y - .46, .74), (x + 1.12, y - .3, .74)], .08)
    f, e, t = s.box(1.22, -.3, 1.0, .84, .26, 1.0)
    f.door(0, 0, .84, 1.0, "r", .035)
    f.rect(.2, .56, .38, .27, "petrolthin", TINT, r=.02)
    f.rect(.235, .595, .31, .2, "petrolthin", FRONT)
    f.bolts([(.24 + k * .08, .47) for k in range(4)], .015, "petrolthin")
    f.louvre(.2, .12, .38, .18, 5)
    for z in (.5, 1.42):
        s.path([(-.5, y, z), (-.26, y, z)], "centre")
        s.path([(L + .37, y, z), (L + .75, y, z)], "centre")
    s.dim((-.24, 0, 0), (L + .34, 0, 0), (0, -.5, 0), "L")
    s.dim((L + .34, 0, 0), (L + .34, .95, 0), (.4, 0, 0), "B")
    s.dim((L + .34, .95, 0), (L + .34, .95, 2.3), (.3, .2, 0), "H")
    return s
