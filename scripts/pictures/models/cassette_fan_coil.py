"""Cassette fan coil."""
from math import pi, radians

from mathutils import Matrix

from parts.bolts import bolt
from studio.shapes import box, cyl, lathe, prism


def build():
    """Seen hanging, from below: built upside as it hangs, camera below."""
    a, h, P = .84, .27, .95
    o = (P - a) / 2
    box(o, o, .035, a, a, h, "galv", .008)
    for k in range(6):
        for y, n in ((o, -1), (o + a, 1)):
            bolt((o + .06 + (a - .12) * k / 5, y, .06), (0, n, 0), .006)
            bolt((o + .06 + (a - .12) * k / 5, y, h), (0, n, 0), .006)
    for q in (.27, .62):
        prism([(o + q * a - .10, o - .001, .10), (o + q * a + .10, o - .001, .10), (o + q * a + .10, o - .001, .24), (o + q * a - .10, o - .001, .24)], (0, -.003, 0), "galv", .002)
    # pipe side (right) and controls
    for y, d in ((.30, .030), (.39, .030)):
        cyl((o + a, y, .20), (1, 0, 0), d / 2, .10, "copper", 0)
        lathe((o + a + .09, y, .20), (1, 0, 0), [(0, .022), (.003, .025), (.028, .025), (.031, .022)], "brass", 6, smooth=20)
    box(o + a, .55, .08, .06, .22, .18, "galv", .004)
    cyl((o + a, .48, .22), (1, 0, 0), .014, .09, "plastic")
    for x, y in ((o - .03, o + .16), (o - .03, o + a - .16), (o + a + .03, o + .10), (o + a + .03, o + a - .06)):
        box(x - .03, y - .03, .20, .06, .06, .006, "galv", .002)
        cyl((x, y, .15), (0, 0, 1), .005, .55, "steel", 0)
        for q in (.19, .207):
            lathe((x, y, q), (0, 0, 1), [(0, .011), (.008, .011)], "steel", 6, smooth=20)
    # panel: frame with slots, flaps, grille
    g0, g1 = .245, P - .245
    s0, s1 = .085, .165
    t = .035
    for x, y, w, d in ((0, 0, P, s0), (0, P - s0, P, s0), (0, s0, s0, P - 2 * s0), (P - s0, s0, s0, P - 2 * s0)):
        box(x, y, 0, w, d, t, "plastic", .009 if w > .2 and d > .2 else .008)
    for x, y, w, d in ((s1, s1, P - 2 * s1, g0 - s1), (s1, P - g0, P - 2 * s1, g0 - s1), (s1, g0, g0 - s1, g1 - g0), (P - g0, g0, g0 - s1, g1 - g0)):
        box(x, y, .004, w, d, t - .004, "plastic", .004)
    for x in (s0, P - s1):
        for y in (s0, P - s1):
            box(x - .001, y - .001, .002, s1 - s0 + .002, s1 - s0 + .002, t, "plastic", .006)
    box(s0, s0, .03, P - 2 * s0, P - 2 * s0, .01, "cabinet2", 0)
    for k in range(4):
        m = Matrix.Translation((P / 2, P / 2, 0)) @ Matrix.Rotation(k * pi / 2, 4, "Z") @ Matrix.Translation((0, -P / 2 + s0 + .005, .012)) @ Matrix.Rotation(radians(-13), 4, "X")
        box(-(P / 2 - s1 - .003), 0, -.004, P - 2 * s1 - .006, .072, .006, "plastic", .003, m)
    # grille: frame, bars, filter behind
    w = g1 - g0
    box(g0, g0, .016, w, w, .01, "findark", 0)
    for x, y, ww, d in ((g0, g0, w, .022), (g0, g1 - .022, w, .022), (g0, g0, .022, w), (g1 - .022, g0, .022, w)):
        box(x, y, -.002, ww, d, .016, "plastic", .004)
    for k in range(26):
        yy = g0 + .026 + (w - .052) * (k + .5) / 26
        m = Matrix.Translation((P / 2, yy, .006)) @ Matrix.Rotation(radians(28), 4, "X")
        box(-w / 2 + .02, -.0055, -.0012, w - .04, .011, .0024, "plastic", .001, m)
    for q in (1 / 3, 2 / 3):
        box(g0 + w * q - .003, g0 + .02, .001, .006, w - .04, .010, "plastic", .002)
    lathe((P - .12, .12, .001), (0, 0, -1), [(0, .009), (.001, .008), (.0012, 0)], "glowgreen", 24)
