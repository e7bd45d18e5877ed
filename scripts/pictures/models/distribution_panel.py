"""Main distribution panel, its middle section open."""
from math import cos, pi, radians, sin

from parts.bolts import bolt
from parts.cabinet import lever, louvre, panel
from parts.controls import hmi
from studio.shapes import box, cyl, lathe, prism, put, tube, wires


def breaker(x, y, z, w=.018, h=.085, d=.07, toggle="black"):
    box(x + .0006, y, z, w - .0012, d, h, "plastic", .002)
    box(x + .0006, y - .012, z + h * .24, w - .0012, .014, h * .52, "plastic", .002)
    box(x + w * .25, y - .022, z + h * .50, w * .5, .012, h * .16, toggle, .002)


def build():
    w, d, h, z = .80, .60, 2.0, .10
    n = 3
    box(.01, .02, 0, n * w - .02, d - .03, z, "graphite", .006)
    for k in range(n):
        x = k * w
        if k == 1:  # open section
            for q in ((x, .035), (x + w - .035, .035)):
                box(q[0], 0, z, q[1], d, h, "cabinet", .004)
            for q in (z, z + h - .04):
                box(x + .034, .002, q, w - .068, d - .004, .04, "cabinet", .004)
            box(x + .02, d - .03, z + .02, w - .04, .02, h - .04, "cabinet2", 0)
            box(x + .06, .22, z + .06, w - .12, .012, h - .12, "galv", .003)
        else:
            box(x + .002, 0, z, w - .004, d, h, "cabinet", .006)
            box(x + .014, -.020, z + .014, w - .028, .026, h - .028, "cabinet", .010)
            a = x + w - .07 if k == 0 else x + .07
            for q in (.25, .75):
                lever((a, -.020, z + h * q), (0, -1, 0))
            b = x + .010 if k == 0 else x + w - .010
            for q in (.1, .5, .9):
                cyl((b, -.014, z + h * q - .05), (0, 0, 1), .010, .10, "graphite")
    # roof with cable glands and lifting eyes
    for k in range(n):
        box(k * w + .006, .006, z + h, w - .012, d - .012, .012, "cabinet", .004)
        for x in (k * w + .07, (k + 1) * w - .07):
            for y in (.07, d - .07):
                cyl((x, y, z + h + .01), (0, 0, 1), .018, .012, "steel")
                ring = [(x + .022 * cos(a), y, z + h + .046 + .022 * sin(a)) for a in [2 * pi * q / 24 for q in range(24)]]
                put(wires([ring], .010, "steel", True, 3))
    # section 1: meters, lamps, incomer
    y = -.020
    for k in range(3):
        x = .16 + .17 * k
        box(x, y - .010, z + 1.66, .14, .012, .14, "black", .003)
        box(x + .010, y - .0115, z + 1.67, .12, .003, .12, "plastic", .001)
        tube([(x + .07, y - .0125, z + 1.69), (x + .035, y - .0125, z + 1.745)], .0022, "black", 0, 1)
        for q in range(9):
            a = radians(150 - 15 * q)
            tube([(x + .07 + .062 * cos(a), y - .0118, z + 1.685 + .062 * sin(a)), (x + .07 + .072 * cos(a), y - .0118, z + 1.685 + .072 * sin(a))], .0018, "black", 0, 1)
    for k in range(3):
        lathe((.24 + .17 * k, y, z + 1.56), (0, -1, 0), [(0, .018), (.004, .018), (.005, .014), (.016, .012), (.018, 0)], ("redlight", "yellow", "blue")[k], 32)
    hmi((.22, y, z + 1.24), .36, .22)
    box(.20, y - .004, z + .62, .40, .008, .48, "black", .002)
    box(.22, y - .055, z + .64, .36, .06, .44, "graphite", .010)
    box(.27, y - .063, z + .70, .26, .012, .24, "cabinet2", .004)
    box(.36, y - .115, z + .80, .05, .06, .05, "black", .008)
    prism([(.30, y - .0565, z + .98), (.50, y - .0565, z + .98), (.50, y - .0565, z + 1.04), (.30, y - .0565, z + 1.04)], (0, -.002, 0), "label", 0)
    for k in range(2):
        cyl((.30 + .07 * k, y - .06, z + .965), (0, -1, 0), .011, .010, ("redlight", "green")[k])
    louvre(.20, y + .002, z + .14, .40, .22, 9)
    # section 2: busbars in copper, moulded-case breaker, rows of miniature breakers
    x0 = w + .09
    for k in range(4):
        box(w + .18 + .13 * k, .16, z + 1.40, .05, .010, .52, "copper", .002)
        for q in (1.50, 1.80):
            bolt((w + .205 + .13 * k, .16, z + q), (0, -1, 0), .009)
    for q in (1.62, 1.87):
        box(w + .13, .17, z + q, .55, .05, .035, "blue", .004)
    box(w + .15, .10, z + 1.10, .50, .12, .26, "graphite", .010)
    box(w + .20, .085, z + 1.16, .40, .02, .14, "black", .006)
    box(w + .375, .045, z + 1.20, .05, .05, .05, "black", .006)
    for k in range(4):  # each busbar lies on its terminal
        box(w + .18 + .13 * k, .151, z + 1.34, .05, .010, .12, "copper", .002)
        bolt((w + .205 + .13 * k, .151, z + 1.43), (0, -1, 0), .009)
    for r in range(4):
        zz = z + .90 - .235 * r
        box(w + .08, .20, zz + .02, w - .16, .02, .035, "galv", .003)
        m = 30
        for k in range(m):
            if r == 3 and k > 20:
                continue
            breaker(w + .10 + .0195 * k, .135, zz, .0195, .085, .07, "black" if (k + r) % 7 else "blue")
        box(w + .10, .128, zz + .088, .0195 * m * (1 if r < 3 else .7), .02, .012, "copper", .001)
        for k in range(0, m, 3):
            if r == 3 and k > 20:
                continue
            xx = w + .11 + .0195 * k
            tube([(xx, .15, zz - .002), (xx, .14, zz - .03), (xx + .004, .17, zz - .07)], .006, ("black", "blue", "redlight")[(k // 3) % 3], .01, 1)
        box(w + .07, .12, zz - .115, w - .14, .09, .05, "cabinet2", .002)
        for k in range(34):
            box(w + .078 + .0195 * k, .117, zz - .105, .008, .005, .035, "black", 0)
    # section 3: motor starters
    for r in range(4):
        zz = z + 1.46 - .42 * r
        x = 2 * w + .13
        box(x, y - .006, zz, .56, .008, .36, "cabinet", .004)
        lathe((x + .12, y - .006, zz + .18), (0, -1, 0), [(0, .045), (.006, .045), (.008, .03), (.020, .028), (.022, 0)], "black", 40)
        box(x + .105, y - .040, zz + .15, .03, .02, .06, "red", .004)
        for k in range(3):
            lathe((x + .27 + .09 * k, y - .006, zz + .26), (0, -1, 0), [(0, .016), (.003, .016), (.004, .012), (.013, .011), (.015, 0)], ("green", "redlight", "yellow")[k], 32)
        for k in range(2):
            lathe((x + .27 + .09 * k, y - .006, zz + .16), (0, -1, 0), [(0, .016), (.004, .016), (.005, .012), (.011, .012), (.012, 0)], ("black", "redlight")[k], 32)
        prism([(x + .25, y - .0065, zz + .06), (x + .47, y - .0065, zz + .06), (x + .47, y - .0065, zz + .10), (x + .25, y - .0065, zz + .10)], (0, -.002, 0), "label", 0)
    for q in range(2):
        panel(n * w - .002, .04, z + .03 + q * (h - .06) / 2, d - .08, (h - .06) / 2, "cabinet", .02, .003, None, None, 4, "right")
