"""Distribution panels, cable tray, controls."""
from studio import *


def breaker(x, y, z, w=.018, h=.085, d=.07, toggle="black"):
    box(x + .0006, y, z, w - .0012, d, h, "plastic", .002)
    box(x + .0006, y - .012, z + h * .24, w - .0012, .014, h * .52, "plastic", .002)
    box(x + w * .25, y - .022, z + h * .50, w * .5, .012, h * .16, toggle, .002)


def distribution():
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


def tray_lines(o, run, across, up, L, w, h, mt="galv"):
    """A perforated tray: floor strips, side flanges with slots, turned lips."""
    o, run, across, up = map(Vector, (o, run, across, up))

    def slab(a, b, la, lb, c=0.0, t=.0022):
        p = o + run * a + across * b + up * c
        prism([p, p + run * la, p + run * la + across * lb, p + across * lb], up * t, mt, 0)
    rows = 4
    n = max(3, round(L / .10))
    # floor: longitudinal strips and cross bridges leave real slots
    s = w / (rows * 2 + 1)
    for k in range(rows + 1):
        slab(0, s * 2 * k, L, s)
    for k in range(n + 1):
        slab(max(0, L * k / n - .018), 0, .036 if 0 < k < n else .018, w, .0002)
    for b, q in ((0, 1), (w, -1)):
        p = o + across * b
        prism([p, p + run * L, p + run * L + up * h * .35, p + up * h * .35], across * q * .0022, mt, 0)
        p2 = p + up * h * .65
        prism([p2, p2 + run * L, p2 + run * L + up * h * .35, p2 + up * h * .35], across * q * .0022, mt, 0)
        for k in range(n + 1):
            a = max(0, L * k / n - .03)
            p3 = p + up * h * .35 + run * a
            prism([p3, p3 + run * min(.06, L - a), p3 + run * min(.06, L - a) + up * h * .3, p3 + up * h * .3], across * q * .0022, mt, 0)
        p4 = p + up * h
        prism([p4, p4 + run * L, p4 + run * L + across * q * .014, p4 + across * q * .014], up * -.0022, mt, 0)


def tray():
    w, h, L, bl, tx = .60, .10, 3.2, 1.15, 1.75
    X, Y, Z = Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1))
    # strut hangers first
    for x in (.45, 1.45, 2.75):
        box(x - .021, -.10, -.045, .042, w + .20, .041, "galv", .003)
        box(x - .012, -.101, -.035, .024, w + .202, .02, "black", 0)
        for y in (-.06, w + .06):
            cyl((x, y, -.075), (0, 0, 1), .006, .92, "steel", 0)
            for q in (-.06, .0):
                lathe((x, y, q - .002), (0, 0, 1), [(0, .020), (.002, .020), (.003, .0125), (.012, .0125)], "steel", 6, smooth=20)
    # main run: the near flange is interrupted by the branch
    tray_lines((0, 0, 0), X, Y, Z, tx, w, h)
    tray_lines((tx + w, 0, 0), X, Y, Z, L - tx - w, w, h)
    # tee piece
    rows = 4
    s = w / (rows * 2 + 1)
    for k in range(rows + 1):
        prism([(tx, s * 2 * k, 0), (tx + w, s * 2 * k, 0), (tx + w, s * 2 * k + s, 0), (tx, s * 2 * k + s, 0)], (0, 0, .0022), "galv", 0)
        prism([(tx + s * 2 * k, 0, .0003), (tx + s * 2 * k + s, 0, .0003), (tx + s * 2 * k + s, w, .0003), (tx + s * 2 * k, w, .0003)], (0, 0, .0022), "galv", 0)
    prism([(tx - .01, w, 0), (tx + w + .01, w, 0), (tx + w + .01, w, h), (tx - .01, w, h)], (0, -.0022, 0), "galv", 0)
    tray_lines((tx + w, -bl, 0), Y, -X, Z, bl, w, h)
    # joint plates with coach bolts
    for p, u, n in (((tx - .12, -.0035, .012), X, -Y), ((tx + w - .08, -.0035, .012), X, -Y)):
        p = Vector(p)
        prism([p, p + u * .20, p + u * .20 + Z * .07, p + Z * .07], n * .003, "galv", .001)
        for a in (.03, .08, .12, .17):
            bolt(p + u * a + Z * .035 + n * .003, n, .007)
    for y in (-.16,):
        p = Vector((tx + w + .0035, y, .012))
        prism([p, p + Y * .14, p + Y * .14 + Z * .07, p + Z * .07], X * .003, "galv", .001)
        for a in (.03, .11):
            bolt(p + Y * a + Z * .035 + X * .003, X, .007)
    # cables straight on
    import random
    rnd = random.Random(4)

    def cable(pts, d, m):
        tube(pts, d, m, .22, 5)
    for k, d in enumerate((.046, .046, .046, .034, .034)):
        y = w - .06 - k * .052
        pts = [(-.16 - .03 * (k % 3), y, d / 2 + .003)]
        pts += [(q, y + rnd.uniform(-.004, .004), d / 2 + .003) for q in (.5, 1.1, 1.8, 2.5)]
        pts += [(L + .14 + .04 * (k % 2), y, d / 2 + .003)]
        cable(pts, d, ("black", "black", "black", "graphite", "graphite")[k])
    for k, d in enumerate((.030, .030, .030, .022, .022, .022)):
        y = .30 - k * .036
        x = tx + .44 - k * .038
        cable([(-.14 - .025 * k, y, d / 2 + .003), (.8, y + rnd.uniform(-.004, .004), d / 2 + .003), (x, y, d / 2 + .003), (x + rnd.uniform(-.004, .004), -.7, d / 2 + .003), (x, -bl - .12 - .02 * k, d / 2 + .003)], d, ("blue", "blue", "blue", "cabinet2", "cabinet2", "redlight")[k])
    for x in (.8, 2.95):
        for y, ww in ((w - .29, .26),):
            box(x, y, .002, .010, ww, .048, "black", .002)
    box(.8, .09, .002, .010, .24, .034, "black", .002)
    box(tx + .22, -.62, .002, .27, .010, .034, "black", .002)


def trunking():
    """Cable trunking: a run with an elbow, half its cover taken off, the cables in view."""
    w, h, t, lip = .15, .10, .0022, .014
    X, Y, Z = Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1))

    def slab(p, a, b, n, material="galv"):
        prism([p, p + a, p + a + b, p + b], n, material, .0006)

    def length(o, u, side, L):
        """A U with turned lips; u along, side across."""
        o = Vector(o)
        slab(o, u * L, side * w, Z * t)
        for q, s in ((o, side), (o + side * w, -side)):
            slab(q, u * L, Z * h, s * t)
            slab(q + Z * h, u * L, s * lip, -Z * t)
            slab(q + Z * h + s * lip, u * L, -Z * .010, s * t)

    def cover(o, u, side, L):
        o = Vector(o) + Z * (h + .0006)
        slab(o - side * .002, u * L, side * (w + .004), Z * t)
        for q, s in ((o - side * .002, side), (o + side * (w + .002), -side)):
            slab(q + Z * t, u * L, -Z * .016, s * t)
        for a in (.04, L - .04):
            bolt(o + u * a + side * w / 2 + Z * t, Z, .0045)

    def coupler(x):
        for y, n in ((-.0004, -Y), (w + .0004, Y)):
            p = Vector((x - .07, y, .014))
            slab(p, X * .14, Z * .072, n * .0025)
            for a in (.018, .05, .09, .122):
                bolt(p + X * a + Z * .036 + n * .0025, n, .005)

    L, arm = .98, .40
    length((0, 0, 0), X, Y, L)
    length((L, 0, 0), X, Y, .0 + w)
    length((L, -arm, 0), Y, X, arm)
    coupler(.30)
    # the outer wall of the elbow and its cover
    slab(Vector((L + w, 0, 0)), Y * w, Z * h, -X * t)
    cover((.54, 0, 0), X, Y, L - .54 - .002)
    cover((L, -.16, 0), Y, X, .16 + w)
    p = Vector((L - .001, -.002, .014))
    for a in (.05,):
        bolt(p + X * (w - a) + Y * (w + .004) + Z * .04, Y, .005)
    # the cover that was taken off lies in front
    m = Matrix.Translation((.06, -.30, .017)) @ Matrix.Rotation(radians(7), 4, "Z")
    box(0, 0, 0, .50, w + .004, t, "galv", .0006, m)
    for y in (0, w + .002):
        box(0, y, -.014, .50, t, .016, "galv", .0006, m)
    for a in (.04, .46):
        q = m @ Vector((a, w / 2, t))
        bolt(q, m.to_3x3() @ Z, .0045)
    # knock-outs along the front
    for x in (.08, .46, .60, .74):
        lathe((x, 0, .052), (0, -1, 0), [(0, .0125), (.0006, .0125), (.0008, .0112), (.0008, 0)], "galv", 32)
        lathe((x, -.0002, .052), (0, -1, 0), [(0, .0130), (.0004, .0132), (.0006, .0136), (.0003, .0140)], "black", 32)
    # earth strap over the joint
    tube([(.24, -.006, .088), (.26, -.020, .080), (.34, -.020, .080), (.36, -.006, .088)], .006, "copper", .012)
    for x in (.24, .36):
        bolt((x, -.003, .088), (0, -1, 0), .006)
    # cables, following the elbow
    runs = (("black", .020, .118), ("black", .020, .094), ("blue", .014, .073), ("redlight", .014, .056), ("cabinet2", .014, .040), ("green", .012, .024))
    for k, (material, d, y) in enumerate(runs):
        turn = L + w - y
        tube([(-.09 - .022 * (k % 3), y, d / 2 + .003), (.3, y + .003 * (-1) ** k, d / 2 + .003), (.6, y, d / 2 + .003), (turn, y, d / 2 + .003), (turn, -arm - .07 - .02 * (k % 4), d / 2 + .003)], d, material, .05, 6)
        tube([(-.06 - .016 * (k % 4), y - .006, d * 1.35 + .004), (.25, y + .004, d * 1.4 + .003), (.55, y - .002, d * 1.3), (.8, y - .002, d * 1.3)], d * .8, ("blue", "black", "black", "graphite", "redlight", "black")[k], .05, 5)
    for x in (.12, .44):
        box(x, .010, .004, .006, w - .02, .048, "black", .002)


def controller():
    """A plant controller with expansion modules on a rail."""
    def terminals(x, z, n, p, y):
        for k in range(n):
            box(x + k * p + .0003, y, z, p - .0006, .014, .016, "graphite", .0008)
            lathe((x + (k + .5) * p, y, z + .0105), (0, -1, 0), [(0, .0021), (.0003, .0021), (.0004, .0017), (-.001, 0)], "steel", 16)
            box(x + (k + .28) * p, y - .0002, z + .002, p * .44, .001, .0042, "black", 0)

    def module(x, w, n, screen):
        box(x, .0, 0, w, .045, .110, "plastic", .002)
        p = (w - .008) / n
        terminals(x + .004, .004, n, p, -.006)
        terminals(x + .004, .090, n, p, -.006)
        box(x, -.022, .026, w, .024, .058, "graphite" if screen else "plastic", .002)
        if screen:
            hmi((x + .008, -.022, .032), .062, .046)
            for a, b in ((.092, .066), (.092, .042), (.080, .054), (.104, .054)):
                lathe((x + a, -.022, b), (0, -1, 0), [(0, .0046), (.001, .0046), (.0018, .004), (.002, 0)], "cabinet2", 24)
            lathe((x + .092, -.022, .054), (0, -1, 0), [(0, .0052), (.001, .0052), (.0016, .0045), (.0018, 0)], "white", 24)
            for k in range(2):
                box(x + .118, -.0225, .034 + .022 * k, .014, .002, .012, "black", .001)
                box(x + .120, -.023, .035 + .022 * k, .010, .001, .003, "brass", 0)
        else:
            for k in range(8):
                lathe((x + .006 + (w - .012) * k / 7, -.022, .078), (0, -1, 0), [(0, .0012), (.0004, .001), (.0005, 0)], "glowgreen" if (k * 3 + int(x * 50)) % 4 else "cabinet2", 12)
            prism([(x + .006, -.0222, .034), (x + w - .006, -.0222, .034), (x + w - .006, -.0222, .066), (x + .006, -.0222, .066)], (0, -.0003, 0), "label", 0)
            for k in range(5):
                prism([(x + .009, -.0226, .038 + .005 * k), (x + .009 + .010 + .005 * ((k * 2) % 3), -.0226, .038 + .005 * k), (x + .009 + .010 + .005 * ((k * 2) % 3), -.0226, .0392 + .005 * k), (x + .009, -.0226, .0392 + .005 * k)], (0, -.0002, 0), "black", 0)
    # mounting plate, rail, trunking
    box(-.06, .055, -.085, .44, .003, .27, "galv", .001)
    box(-.05, .047, .0375, .42, .008, .035, "galv", .001)
    box(-.05, .043, .0375, .42, .005, .004, "galv", .001)
    box(-.05, .043, .0685, .42, .005, .004, "galv", .001)
    module(0, .140, 18, True)
    for k in range(3):
        module(.1415 + .0555 * k, .054, 8, False)
    # terminals' wires into the slotted duct
    for z, s in ((-.075, -1), (.135, 1)):
        box(-.05, .0, z, .42, .055, .04, "cabinet2", .001)
        for k in range(42):
            box(-.046 + .010 * k, -.0006, z + (.004 if s < 0 else .0) + (.010 if s < 0 else 0), .004, .002, .026, "black", 0)
    cols = ("blue", "redlight", "black", "cabinet2", "yellow")
    for x0, n, p in ((.004, 18, .132 / 18), (.1455, 8, .046 / 8), (.201, 8, .046 / 8), (.2565, 8, .046 / 8)):
        for k in range(n):
            if (k * 7 + n) % 5 == 0:
                continue
            x = x0 + (k + .5) * p
            tube([(x, -.006, .006), (x, -.013, .001), (x, -.010, -.018), (x, .010, -.034), (x, .012, -.045)], .0026, cols[(k + n) % 5], .008, 2)
            if k % 2:
                tube([(x, .001, .104), (x, -.004, .112), (x, -.010, .124), (x, .004, .140)], .0026, cols[(k + 2) % 5], .008, 2)


def thermostat():
    """A room thermostat on its wall plate: a glass-fronted square with a turning ring."""
    w = .090
    # a piece of wall so that it hangs somewhere
    box(-.004, .0195, -.004, w + .008, .004, w + .008, "cabinet2", .002)
    box(0, 0, 0, w, .020, w, "plastic", .006)
    box(.002, -.0012, .002, w - .004, .003, w - .004, "plastic", .004)
    c = (w / 2, w / 2 + .001)
    lathe((c[0], -.001, c[1]), (0, -1, 0), [(0, .0385), (.007, .0385), (.009, .0375), (.0095, .0355), (.0088, .0335), (.0060, .0330)], "steel", 128)
    for k in range(120):
        a = 2 * pi * k / 120
        m = Matrix.Translation((c[0], -.0045, c[1])) @ Matrix.Rotation(a, 4, "Y")
        box(.0383, -.0028, -.0003, .0007, .0056, .0006, "steel", 0, m)
    lathe((c[0], -.001, c[1]), (0, -1, 0), [(0, .0331), (.0066, .0331), (.0070, .0325), (.0072, 0)], "screen", 128)
    # scale of light and set point
    for k in range(41):
        a = radians(225 - 270 * k / 40)
        m = Matrix.Translation((c[0], -.0083, c[1])) @ Matrix.Rotation(-a, 4, "Y")
        box(.0262, 0, -.00022, .0034 if k % 5 else .0046, .0002, .00044, "glowscreen" if k <= 22 else "cabinet2", 0, m)
    # the reading: 22 in segments
    def seg(x, z, s, digit):
        on = {"2": "abged", "1": "bc", "4": "fgbc", "3": "abgcd", "5": "afgcd", "0": "abcdef"}[digit]
        t = s * .16
        pos = {"a": (0, s * 2, s, t), "g": (0, s, s, t), "d": (0, 0, s, t), "f": (0, s, t, s), "b": (s - t, s, t, s), "e": (0, 0, t, s), "c": (s - t, 0, t, s)}
        for q in on:
            px, pz, ww, hh = pos[q]
            box(x + px, -.0084, z + pz - (t / 2 if q in "agd" else 0), ww, .0002, hh, "glowline", 0)
    seg(c[0] - .0118, c[1] - .0075, .0078, "2")
    seg(c[0] + .0000, c[1] - .0075, .0078, "2")
    lathe((c[0] + .0112, -.0083, c[1] + .0078), (0, -1, 0), [(0, .0014), (.0002, .0014)], "glowline", 20)
    for k in range(3):
        lathe((c[0] - .006 + .006 * k, -.0083, c[1] - .0155), (0, -1, 0), [(0, .0009), (.0002, .0009)], "glowscreen" if k == 1 else "cabinet2", 16)
    for k in range(14):
        box(.018 + .004 * k, .0075, w - .0008, .002, .010, .0009, "black", 0)
        box(.018 + .004 * k, .0075, -.0001, .002, .010, .0009, "black", 0)
