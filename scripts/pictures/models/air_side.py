"""Air handling units, fan coils, VRF outdoor units, close control units."""
from studio import *
from air_cooled import coil_face, framed_box


def ahu():
    L, dy, h, z = 5.6, 1.45, 1.42, .20
    channel(0, 0, .03, L, dy, .15, "galv")
    for x in (.15, 1.9, 3.7, L - .15):
        box(x - .07, .0, -.02, .14, dy, .05, "rubber", .006)
    cuts = [0, .95, 1.62, 2.45, 3.2, 4.6, L]
    kinds = ["door", "filters", "coil", "door", "fan", "door"]
    post = .055
    # frame of rounded aluminium profiles, back and floor, roof panels
    for c in cuts:
        x = min(max(0, c - post / 2), L - post)
        for y in (0, dy - post):
            box(x, y - .002, z - .002, post, post + .004, h + .004, "steel", .014)
    for y in (0, dy - post):
        for zz in (z, z + h - post):
            box(0, y, zz, L, post, post, "steel", .014)
    for x in (0, L - post):
        for zz in (z, z + h - post):
            box(x, 0, zz, post, dy, post, "steel", .014)
    box(.03, dy - .045, z + .03, L - .06, .04, h - .06, "white", .003)
    box(.03, .03, z + .01, L - .06, dy - .06, .03, "galv", .002)
    for a, b in zip(cuts, cuts[1:]):
        box(a + .03, .03, z + h - .045, b - a - .06, dy - .06, .045, "white", .006)
    for k in (1, 2, 3, 4, 5):
        box(cuts[k] - .012, .06, z + .03, .024, dy - .12, h - .08, "white", 0)
    box(L - .04, .05, z + .05, .035, dy - .1, h - .1, "white", .006)
    box(.005, .05, z + .05, .035, dy - .1, h - .1, "white", .006)
    for (a, b), kind in zip(zip(cuts, cuts[1:]), kinds):
        x, w = a + post / 2 + .004, b - a - post - .008
        zz, hh = z + post + .004, h - 2 * post - .008
        if kind == "door":
            box(x, -.012, zz, w, .045, hh, "white", .010)
            for q in (.16, .5, .84):
                cyl((x + .012, -.018, zz + hh * q - .05), (0, 0, 1), .012, .10, "graphite")
            for q in (.2, .8):
                lever((x + w - .06, -.014, zz + hh * q), (0, -1, 0))
            if w > .6:
                for rr, m, d in ((.115, "graphite", .016), (.09, "glass", .019)):
                    lathe((x + w * .5, -.010, zz + hh * .70), (0, -1, 0), [(0, rr), (d, rr), (d + .003, rr - .008), (d + .003, 0)], m)
        elif kind == "filters":
            n, m = 2, 3
            for i in range(n):
                for j in range(m):
                    fw, fh = w / n, hh / m
                    fx, fz = x + fw * i, zz + fh * j
                    for q in ((fx, fz, fw, .022), (fx, fz + fh - .022, fw, .022)):
                        box(q[0], .10, q[1], q[2], .03, q[3], "galv", .002)
                    for q in ((fx, fz, .022, fh), (fx + fw - .022, fz, .022, fh)):
                        box(q[0], .10, q[1], q[2], .03, q[3], "galv", .002)
                    p = 6
                    for t in range(p):  # the mouths of the bags
                        c0 = fx + .024 + (fw - .048) * t / p
                        c1 = fx + .024 + (fw - .048) * (t + 1) / p
                        md = (c0 + c1) / 2
                        prism([(c0, .105, fz + .024), (md - .002, .42, fz + .03), (md - .002, .42, fz + fh - .03), (c0, .105, fz + fh - .024)], (.003, 0, 0), "plastic", 0)
                        prism([(c1, .105, fz + .024), (md + .002, .42, fz + .03), (md + .002, .42, fz + fh - .03), (c1, .105, fz + fh - .024)], (-.003, 0, 0), "plastic", 0)
        elif kind == "coil":
            coil((x + .08, .12, zz + .06), (w * .55, 0, 0), (0, 0, hh - .1), (0, .9, 0), .010)
            box(x + .05, .09, zz + .03, w * .62, .03, .03, "galv", .003)
            box(x + .05, .09, zz + hh - .06, w * .62, .03, .03, "galv", .003)
            box(x + .08 + w * .55, .10, zz + .03, .012, .9, hh - .06, "galv", .002)
            hairpins((x + .08 + w * .15, .12, zz + .09), (0, 0, 1), (0, -1, 0), int((hh - .2) / .07), .034, .014)
            hairpins((x + .08 + w * .40, .12, zz + .107), (0, 0, 1), (0, -1, 0), int((hh - .2) / .07), .034, .014)
            for q, z0 in ((w * .74, .18), (w * .90, hh - .30)):
                tube([(x + q, .07, zz + .08), (x + q, .07, zz + hh - .10)], .048, "copper", .02)
                tube([(x + q, .07, zz + z0), (x + q, -.16, zz + z0)], .048, "copper", .02)
                flange((x + q, -.15, zz + z0), (0, -1, 0), .065, .018, 4, .5, "steel")
                cyl((x + q, .07, zz + hh - .10), (0, 0, 1), .008, .04, "brass")
            for t in range(12):
                cyl((x + .08 + w * .55, .07, zz + .14 + (hh - .3) * t / 11), (1, 0, 0), .010, w * .19, "copper", 0)
            box(x + .02, .05, zz, w - .04, .9, .045, "stainless", .004)
        elif kind == "fan":
            box(x + .20, .16, zz + .06, w - .30, .85, .07, "graphite", .008)
            for q in (.26, w - .16):
                for yy in (.25, .92):
                    lathe((x + q, yy, zz - .01), (0, 0, 1), [(0, .05), (.01, .05), (.012, .032), (.06, .032), (.062, .05), (.07, .05)], "black", 32)
            # inlet plate with nozzle, backward-curved wheel, motor on the right
            c = (dy * .42, zz + .68)
            box(x + .16, .035, zz - .01, .02, dy - .08, hh + .02, "galv", .003)
            lathe((x + .18, c[0], c[1]), (1, 0, 0), [(-.002, .44), (.03, .40), (.08, .33), (.13, .31), (.131, .32), (.07, .36), (.02, .44)], "galv", 72)
            lathe((x + .29, c[0], c[1]), (1, 0, 0), [(0, .33), (.004, .40), (.05, .455), (.056, .458), (.056, .452), (.01, .39)], "petrol", 72)
            lathe((x + .57, c[0], c[1]), (1, 0, 0), [(0, .458), (.006, .46), (.010, .458), (.010, .1), (.05, .09), (.052, 0)], "petrol", 72)
            for b in range(9):
                a = 2 * pi * b / 9
                pts = []
                for q in range(7):
                    t = q / 6
                    rr, aa = .27 + .185 * t, a - .75 * t
                    pts.append((rr * cos(aa), rr * sin(aa)))
                vs = [(x + .297 + .84 * max(0, sqrt(p[0] ** 2 + p[1] ** 2) - .40), c[0] + p[0], c[1] + p[1]) for p in pts] + [(x + .572, c[0] + p[0], c[1] + p[1]) for p in pts]
                quads(vs, [(q, q + 1, q + 8, q + 7) for q in range(6)], "petrol", True)
            m = Matrix.Translation((x + .62, c[0], c[1])) @ Matrix.Rotation(pi, 4, "Z")
            before = set(bpy.context.scene.objects)
            motor((0, 0, 0), .165, .44, "petrol")
            bpy.context.view_layer.update()
            for o in set(bpy.context.scene.objects) - before:
                o.matrix_world = m @ o.matrix_world
            box(x + .655, c[0] - .17, zz + .13, .28, .34, c[1] - zz - .3115, "graphite", .008)
            tube([(x + .85, c[0] + .05, c[1] + .24), (x + .85, c[0] + .05, zz + hh - .08), (x + .85, dy - .04, zz + hh - .08)], .022, "black", .06)
    # supply spigot with flexible collar on the right, mixing damper on the roof
    box(L, .28, z + .26, .03, dy - .56, h - .52, "galv", .004)
    for k in range(4):
        box(L + .03 + .03 * k, .30 + (.012 if k % 2 else 0), z + .28 + (.012 if k % 2 else 0), .032, dy - .60 - (.024 if k % 2 else 0), h - .56 - (.024 if k % 2 else 0), "rubber", .010)
    x = L + .15
    for q in ((.26, z + .24, dy - .52, .035), (.26, z + h - .275, dy - .52, .035)):
        box(x, q[0], q[1], .04, q[2], q[3], "galv", .003)
    for yy in (.26, dy - .295):
        box(x, yy, z + .24, .04, .035, h - .48, "galv", .003)
    box(x - .03, .29, z + .27, .02, dy - .58, h - .54, "black", 0)
    dx, dw = .12, .72
    for q in ((dx, .22, dw, .03), (dx, 1.16, dw, .03)):
        box(q[0], q[1], z + h, q[2], q[3], .16, "galv", .004)
    for xx in (dx, dx + dw - .03):
        box(xx, .22, z + h, .03, .97, .16, "galv", .004)
    for k in range(7):
        m = Matrix.Translation((dx + dw / 2, .30 + .127 * k, z + h + .09)) @ Matrix.Rotation(radians(38), 4, "X")
        box(-dw / 2 + .03, -.06, -.006, dw - .06, .12, .012, "galv", .005, m)
    box(dx + .06, .25, z + h + .01, dw - .1, .9, .01, "black", 0)
    box(dx + dw, .50, z + h + .03, .10, .16, .11, "graphite", .01)
    for c in cuts[1:-1]:
        for yy in (.10, dy - .16):
            box(c - .045, yy, z + h + .001, .09, .05, .03, "galv", .004)
    for k in range(2):
        gauge((cuts[1] + .33 + .0 * k, -.012, z + h - .0 + .09), (0, -1, 0), .05) if k == 0 else None


def ducted():
    L, dy, h = 1.36, .64, .29
    # casing in galvanised sheet
    box(0, .20, 0, L, dy - .20, h, "galv", .004)
    box(0, 0, h - .012, L, .22, .012, "galv", .003)
    box(0, 0, 0, .012, .22, h, "galv", .003)
    box(L - .012, 0, 0, .012, .22, h, "galv", .003)
    box(0, 0, 0, L, .22, .012, "galv", .003)
    box(.012, .197, .012, L - .024, .006, h - .024, "cabinet2", 0)
    for q in ((0, 0, L, .022), (0, h - .022, L, .022)):
        box(q[0], -.012, q[1], q[2], .014, q[3], "galv", .002)
    # fans: three scrolls and two motors
    def scrollfan(x, w=.24):
        c, r = (.115, .142), .105
        prof = []
        for k in range(40):
            a = radians(-60 + 300 * k / 39)
            rr = r * (1.0 + .20 * k / 39)
            prof.append((c[0] + rr * cos(a), c[1] + rr * sin(a)))
        for xx in (x, x + w - .004):
            prism([(xx, p[0], p[1]) for p in prof] , (.004, 0, 0), "galv", 0)
        vs = [(x, p[0], p[1]) for p in prof] + [(x + w, p[0], p[1]) for p in prof]
        n = len(prof)
        quads(vs, [(k, k + 1, k + 1 + n, k + n) for k in range(n - 1)], "galv", True)
        for xx, s in ((x, -1), (x + w, 1)):
            lathe((xx, c[0], c[1]), (s, 0, 0), [(0, .092), (.006, .088), (.014, .074), (.014, .068), (.002, .072)], "galv", 48)
            lathe((xx + s * .001, c[0], c[1]), (s, 0, 0), [(0, 0), (.001, .072)], "black", 48)
            for b in range(30):
                a = 2 * pi * b / 30
                prism([(xx + s * .001, c[0] + .050 * cos(a), c[1] + .050 * sin(a)), (xx + s * .001, c[0] + .071 * cos(a + .16), c[1] + .071 * sin(a + .16)), (xx + s * .001, c[0] + .071 * cos(a + .20), c[1] + .071 * sin(a + .20)), (xx + s * .001, c[0] + .050 * cos(a + .05), c[1] + .050 * sin(a + .05))], (s * .005, 0, 0), "graphite", 0)
            lathe((xx, c[0], c[1]), (s, 0, 0), [(0, .02), (.008, .02), (.009, 0)], "graphite", 32)
    for x in (.07, .50, .93):
        scrollfan(x)
    for x in (.325, .755):
        lathe((x, .115, .142), (1, 0, 0), [(0, .02), (.01, .045), (.02, .060), (.13, .060), (.14, .045), (.15, .02)], "graphite", 48)
        for k in range(5):
            lathe((x + .035 + .02 * k, .115, .142), (1, 0, 0), [(0, .059), (.002, .064), (.008, .064), (.010, .059)], "graphite", 48)
        box(x + .02, .06, .012, .11, .11, .03, "galv", .003)
        cyl((x - .03, .115, .142), (1, 0, 0), .006, .21, "steel", 0)
    # control box on the right end, coil stubs, drain pan
    box(L, .03, .045, .09, .20, .20, "galv", .004)
    box(L + .088, .035, .05, .006, .19, .19, "galv", .002)
    for a in (.05, .21):
        for b in (.065, .225):
            bolt((L + .094, a, b), (1, 0, 0), .005)
    for k in range(3):
        cyl((L + .045, .03, .08 + .05 * k), (0, -1, 0), .012, .02, "black")
    tube([(L + .045, .01, .13), (L + .045, -.06, .13), (L + .02, -.16, .05), (L + .02, -.2, -.06)], .012, "black", .05)
    prism([(L + .0945, .09, .12), (L + .0945, .17, .12), (L + .0945, .17, .17), (L + .0945, .09, .17)], (.001, 0, 0), "label", 0)
    for y, z in ((.36, .22), (.36, .10), (.50, .22), (.50, .10)):
        lathe((L, y, z), (1, 0, 0), [(0, .026), (.003, .026), (.005, .018)], "rubber", 32)
        cyl((L, y, z), (1, 0, 0), .013, .10, "copper", 0)
        lathe((L + .09, y, z), (1, 0, 0), [(0, .019), (.003, .021), (.024, .021), (.027, .018)], "brass", 6, smooth=20)
        cyl((L + .1, y, z), (1, 0, 0), .0145, .028, "brass")
    box(L + .0, .29, -.03, .22, .30, .006, "galv", .002)
    for q in ((.29, .006), (.584, .006)):
        box(L, q[0], -.03, .22, q[1], .05, "galv", .002)
    box(L + .214, .29, -.03, .006, .30, .05, "galv", .002)
    box(-.005, .24, -.035, L + .01, .36, .035, "galv", .004)
    cyl((L + .22, .44, -.012), (1, 0, 0), .012, .05, "plastic")
    # brackets and threaded rods
    for x, s in ((0, -1), (L, 1)):
        for y in (.26, .585) if s > 0 else (.06, .55):
            xx = x - .05 if s < 0 else x
            box(xx, y - .025, h - .06, .05, .05, .006, "galv", .002)
            box(x - .004 if s < 0 else x, y - .025, h - .06, .004, .05, .05, "galv", .001)
            c = x + s * .028
            cyl((c, y, h - .10), (0, 0, 1), .0045, .42, "steel", 0)
            for q in (-.066, -.054):
                lathe((c, y, h + q), (0, 0, 1), [(0, .010), (.007, .010)], "steel", 6, smooth=20)
    for k in range(8):
        for y in (.23, .60):
            bolt((.06 + (L - .12) * k / 7, y, h), (0, 0, 1), .0045)
    prism([(.50, .34, h), (.76, .34, h), (.76, .48, h), (.50, .48, h)], (0, 0, .001), "label", 0)
    # supply spigot behind
    box(.05, dy, .03, L - .1, .08, h - .06, "galv", .003)


def cassette():
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


def vrf_one(x, L, fans, dy=.77, h=1.55, z=.10):
    for q in (x + .14, x + L - .14):
        box(q - .06, -.03, 0, .12, dy + .06, z, "graphite", .008)
        for y in (0, dy):
            bolt((q, y + (-.012 if y == 0 else .012), z * .3), (0, -1 if y == 0 else 1, 0), .010)
    framed_box(x, 0, z, L, dy, h, .045, "white")
    box(x + .03, .03, z, L - .06, dy - .06, .02, "galv", 0)
    # lower panels
    n = 1 if fans == 1 else 2
    for k in range(n):
        panel(x + .045 + (L - .09) * k / n, .01, z + .03, (L - .09) / n, .58, "white", .02, .003, None, None, 3)
        box(x + .045 + (L - .09) * (k + .5) / n - .06, -.004, z + .07, .12, .012, .025, "graphite", .005)
    panel(x + L - .012, .045, z + .03, dy - .09, .58, "white", .02, .003, None, None, 3, "right")
    box(x + .02, .0, z + .61, L - .04, .04, .035, "white", .006)
    box(x + L - .04, .0, z + .61, .04, dy, .035, "white", .006)
    # coil behind a moulded guard, front and right
    for face in ("front", "right"):
        w = L - .09 if face == "front" else dy - .09
        z0, hh = z + .65, h - .70
        if face == "front":
            coil((x + .045, .045, z0), (w, 0, 0), (0, 0, hh), (0, .05, 0), .007)
        else:
            coil((x + L - .045, .045, z0), (0, w, 0), (0, 0, hh), (-.05, 0, 0), .007)
        m = round(w / .045)
        r = round(hh / .045)
        ln = []
        for k in range(m + 1):
            q = .045 + w * k / m
            ln.append([(x + q, .012, z0), (x + q, .012, z0 + hh)] if face == "front" else [(x + L - .012, q, z0), (x + L - .012, q, z0 + hh)])
        for k in range(r + 1):
            q = z0 + hh * k / r
            ln.append([(x + .045, .010, q), (x + .045 + w, .010, q)] if face == "front" else [(x + L - .010, .045, q), (x + L - .010, .045 + w, q)])
        put(wires(ln, .006, "white"))
    box(x - .012, -.012, z + h, L + .024, dy + .024, .05, "white", .014)
    for k in range(fans):
        c = x + L * (k + .5) / fans
        r = .30 if fans == 1 else .295
        lathe((c, dy / 2, z + h + .045), (0, 0, 1), [(0, r * 1.16), (.02, r * 1.15), (.06, r * 1.08), (.15, r * 1.05), (.165, r * 1.06), (.17, r * 1.04), (.16, r * 1.01), (.02, r * 1.0), (-.02, r * 1.02)], "white", 80)
        fan((c, dy / 2, z + h + .06), r, 3, turn=k * .8, stack=False, dark="graphite")
    prism([(x + L - .20, .0025, z + .50), (x + L - .09, .0025, z + .50), (x + L - .09, .0025, z + .56), (x + L - .20, .0025, z + .56)], (0, -.002, 0), "petrol", .001)


def vrf():
    vrf_one(0, .94, 1)
    vrf_one(1.02, 1.28, 2)
    for x in (.18, 1.2):
        tube([(x, .02, .22), (x, -.10, .22), (x, -.10, .055), (2.62, -.10, .055)], .034, "foam", .05)
        tube([(x + .09, .02, .22), (x + .09, -.16, .22), (x + .09, -.16, .045), (2.60, -.16, .045)], .022, "copper", .04)
    for x in (.5, 1.5, 2.2):
        box(x, -.20, .0, .04, .15, .022, "galv", .003)


def close_control():
    L, dy, h, z = 1.75, .89, 1.95, .03
    box(.02, .02, 0, L - .04, dy - .04, .10, "anthracite", .006)
    box(0, .01, z + .06, L, dy - .01, h, "anthracite", .008)
    w = L / 3
    zz = z + .07
    for k in range(3):
        x = k * w + .003
        box(x, -.022, zz, w - .006, .034, h - .02, "anthracite", .010)
        # recessed grip
        gx = x + (w - .07 if k != 2 else .04)
        box(gx, -.0235, zz + .95, .026, .004, .20, "black", .001)
        box(gx + (.006), -.027, zz + .96, .014, .006, .18, "stainless", .002)
        lathe((gx + .013, -.022, zz + .90), (0, -1, 0), [(0, .012), (.004, .012), (.006, .009), (.006, 0)], "steel", 24)
    # perforated lower air grilles
    for k in range(3):
        x = k * w + .05
        ww = w - .106
        box(x, -.0245, zz + .12, ww, .004, .42, "black", .001)
        ln = [[(x + ww * i / 44, -.0265, zz + .125), (x + ww * i / 44, -.0265, zz + .535)] for i in range(1, 44)]
        put(wires(ln, .0052, "anthracite"))
        for q in (.12, .33, .54):
            box(x, -.029, zz + q - .004, ww, .006, .008, "anthracite", .002)
    hmi((w + w * .5 - .16, -.022, zz + 1.40), .32, .24)
    box(w + .02, -.0235, zz + 1.72, w - .04, .003, .006, "glowscreen", 0)
    panel(L + .002, .04, zz + .06, dy - .08, h - .14, "anthracite", .02, .003, None, None, 6, "right")
    # roof: intake with filter frames
    for k in range(3):
        x = .04 + (L - .08) * k / 3
        ww = (L - .08) / 3 - .02
        box(x + .01, .09, zz + h - .005, ww - .02, dy - .18, .012, "black", 0)
        slats((x + .02, .10, zz + h + .022), (ww - .04, 0, 0), (0, dy - .20, 0), (0, 0, -.018), 34, .003, "galv")
        for q in ((x, .08, ww, .02), (x, dy - .10, ww, .02)):
            box(q[0], q[1], zz + h - .004, q[2], q[3], .03, "anthracite", .004)
        for q in (x, x + ww - .02):
            box(q, .081, zz + h - .004, .02, dy - .162, .029, "anthracite", .004)
