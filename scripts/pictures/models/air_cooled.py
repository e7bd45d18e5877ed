"""Air-cooled chillers: V-banks of coils over an open machine room (screw, large scroll) and a compact cabinet (small scroll)."""
from studio import *


def v_modules(n, w, dy, z, h, rows, r, blades=7):
    """n coil V's side by side, each closed in front and carrying rows × 1 fans."""
    gap, t = .07, .085
    for i in range(n):
        a, b, m = i * w, (i + 1) * w, (i + .5) * w
        for s in (-1, 1):
            top = a + gap if s < 0 else b - gap
            foot = m + s * .07
            up = Vector((top - foot, 0, h))
            inward = Vector((-s * h, 0, (top - foot) * s)).normalized() * t
            coil((foot, .05, z), (0, dy - .1, 0), up, inward, .0085)
            # tube sheet with copper return bends at the front end
            e = Vector((foot, .03, z)) + inward * .0
            prism([e, e + up, e + up + inward, e + inward], (0, .02, 0), "galv", .002)
            k = int(up.length / .052)
            u = up.normalized()
            hairpins(e + inward * .30 + u * .01, u, (0, -1, 0), k, .025, .0125, inward * .0)
            hairpins(e + inward * .74 + u * .022, u, (0, -1, 0), k - 1, .025, .0125, inward * .0)
            # rails of the coil along the machine's depth
            box(top - .035, .02, z + h - .02, .07, dy - .04, .03, "galv", .003)
        # closing sheet inside the V, with a stiffening crease and fixings
        y0 = .075
        pts = [(a + gap + .10, y0, z + h), (b - gap - .10, y0, z + h), (m + .055, y0, z + .06), (m - .055, y0, z + .06)]
        prism(pts, (0, .012, 0), "cabinet", .003)
        prism([(m - .20, y0 - .006, z + h * .80), (m + .20, y0 - .006, z + h * .80), (m + .15, y0 - .006, z + h * .58), (m - .15, y0 - .006, z + h * .58)], (0, .01, 0), "cabinet", .003)
        for q in (.90, .5, .30):
            ww = (w / 2 - gap - .14) * q
            for s in (-1, 1):
                bolt((m + s * ww, y0, z + h * q), (0, -1, 0), .008)
        box(m - .10, .02, z - .03, .20, dy - .04, .05, "galv", .004)
    # headers at the far right end
    # fan deck
    zt = z + h
    box(0, -.01, zt, n * w, dy + .02, .02, "cabinet", .003)
    for i in range(n):
        box(i * w + .003, -.03, zt, w - .006, .028, .19, "cabinet", .006)
        box(i * w + .003, dy + .002, zt, w - .006, .028, .19, "cabinet", .006)
        for q in (.08, .5, .92):
            bolt((i * w + w * q, -.03, zt + .05), (0, -1, 0), .008)
            bolt((i * w + w * q, -.03, zt + .15), (0, -1, 0), .008)
        for j in range(rows):
            g = .006
            ph = (dy) / rows
            box(i * w + g / 2, j * ph + g / 2, zt + .165, w - g, ph - g, .025, "cabinet", .005)
    for x in (-.028, n * w):
        box(x, -.03, zt, .028, dy + .06, .19, "cabinet", .006)
    for i in range(n):
        for j in range(rows):
            fan((i * w + w / 2, dy * (j + .5) / rows, zt + .19), r, blades, ring="cabinet", turn=i * .7 + j * 1.9)
    return zt + .19


def posts(xs, dy, z0, z1, w=.09, material="cabinet"):
    for x in xs:
        for y in (0, dy - w):
            box(x - w / 2, y + .002, z0 - .01, w, w - .004, z1 - z0 + .02, material, .006)


def panel_box(x, y, z, w, d, h, doors=2):
    box(x, y, z, w, d, h, "cabinet", .006)
    for k in range(doors):
        ww = w / doors
        panel(x + k * ww, y, z, ww, h, "cabinet", .03, .004, "r" if k % 2 == 0 else "l", "l" if k % 2 == 0 else "r")
    ww = w / doors
    hmi((x + w - ww + ww * .22, y - .012, z + h * .60), ww * .5, ww * .36)
    louvre(x + ww * .2, y - .010, z + h * .10, ww * .6, h * .16, 6, "cabinet")
    lathe((x + ww * .5, y - .010, z + h * .78), (0, -1, 0), [(0, .045), (.004, .045), (.006, .03), (.022, .03), (.024, 0)], "red", 40)
    prism([(x + ww * .5 - .055, y - .0105, z + h * .78 - .055), (x + ww * .5 + .055, y - .0105, z + h * .78 - .055), (x + ww * .5 + .055, y - .0105, z + h * .78 + .055), (x + ww * .5 - .055, y - .0105, z + h * .78 + .055)], (0, -.003, 0), "yellow", .002)


def screw(n):
    """n V-modules: 3 (300 kW), 5 (700 kW) or 8 (1,400 kW)."""
    w, dy = 1.24, 2.24
    L = n * w
    z0, z1 = .22, 1.12
    channel(0, 0, 0.02, L, dy, .2, "galv")
    box(.03, .05, .15, L - .06, dy - .1, .02, "galv", 0)
    xs = [.045] + [w * k for k in range(2, n, 2)] + [L - .045]
    if n == 3:
        xs = [.045, 1.9, L - .045]
    posts(xs, dy, z0, z1)
    for y in (0, dy - .09):
        box(0, y, z1, L, .09, .10, "cabinet", .006)
    for x in (.003, L - .093):
        box(x, .02, z1 + .003, .09, dy - .04, .094, "cabinet", .006)
    for i in range(1, n):
        box(i * w - .03, .05, z1 + .02, .06, dy - .1, .07, "galv", .004)
    v_modules(n, w, dy, z1 + .11, 1.12, 2, .44)
    # evaporator in its insulation, along the back half
    el = L * .62
    ex = L * .14
    shell(ex, 1.42, .62, .27, el, "foam", .2, "foam", (.12, .88), .17, "foam")
    for z in (.47, .77):  # chilled water comes and goes at the right end
        cyl((ex + el + .1, 1.42, z), (1, 0, 0), .085, L - ex - el - .2, "foam", 0)
        victaulic((L - .06, 1.42, z), (1, 0, 0), .085)
        cyl((L - .1, 1.42, z), (1, 0, 0), .078, .1, "steel", .002)
    # compressors with their lines
    k = 1 if n <= 3 else 2 if n <= 5 else 3
    pl = 1.15
    free = L - pl - .5
    for i in range(k):
        cx = .55 + (free - .2) * (i + .5) / k - .55 if k > 1 else 1.05
        cy, cz = .50, .60
        box(cx + .12, .22, .17, .78, .56, .162, "graphite", .006)
        screw_compressor(cx, cy, cz, 1.12, .215)
        # discharge: up, along and into the coil headers
        tube([(cx + .74, cy, cz + .22), (cx + .74, cy, cz + .44), (cx + 1.02, cy, cz + .44), (cx + 1.02, cy, z1 + .04), (cx + 1.02, cy + 1.4, z1 + .04)], .076, "copper", .07)
        # suction in black insulation from the evaporator
        tube([(cx + .02, cy, cz), (cx - .16, cy, cz), (cx - .16, 1.0, cz), (cx - .16, 1.42, .80)], .15, "foam", .14)
        flange((cx - .03, cy, cz), (1, 0, 0), .125, .028, 8, 0, "petrol")
        # liquid line with filter drier and sight glass along the front
        m = (int((cx + .25) / w) + .5) * w  # the foot of the nearest coil
        tube([(m, .14, z1 + .10), (m, .14, z1 + .05), (cx + .25, .14, z1 + .05), (cx + .25, .14, .30), (cx + .95, .14, .30), (cx + .95, .3, .30), (cx + .95, 1.27, .47)], .042, "copper", .05)
        lathe((cx + .42, .14, .30), (1, 0, 0), [(0, .022), (.03, .06), (.05, .066), (.25, .066), (.27, .06), (.30, .022)], "graphite", 40)
        cyl((cx + .80, .14, .30), (0, -1, 0), .024, .045, "brass")
        # oil separator, upright
        lathe((cx + 1.40, .62, .17), (0, 0, 1), [(0, .08), (.02, .12), (.06, .135), (.58, .135), (.63, .12), (.66, .06), (.66, 0)], "petrol")
        tube([(cx + 1.40, .62, .80), (cx + 1.40, .62, .95), (cx + .74, .5, .95)], .05, "copper", .06)
    panel_box(L - pl - .08, -.025, .235, pl, .42, z1 - .26, 2)
    for k in range(3):
        tube([(L - pl + .1 + .1 * k, .2, z1 - .05), (L - pl + .1 + .1 * k, .2, z1 + .05), (L - pl - .5, .2 + .03 * k, z1 + .05)], .026, "black", .05)
    # wire guard on the right end
    lines = [[(L - .02, .12 + q * .05, z0 + .03), (L - .02, .12 + q * .05, z1 - .02)] for q in range(int((dy - .24) / .05) + 1)]
    lines += [[(L - .022, .1, z0 + .04 + q * .1), (L - .022, dy - .1, z0 + .04 + q * .1)] for q in range(9)]
    put(wires(lines, .005, "graphite"))
    for x in (.5, L / 2, L - .5):
        for y in (.06, dy - .06):
            box(x - .1, y - .08, -.03, .2, .16, .05, "rubber", .006)


def scroll_large(n=3):
    """V-bank scroll chiller, n modules in one row of two fans, trios of compressors."""
    w, dy = 1.16, 2.2
    L = n * w
    z0, z1 = .2, 1.0
    channel(0, 0, .02, L, dy, .18, "galv")
    box(.03, .05, .14, L - .06, dy - .1, .02, "galv", 0)
    posts([.045, L / 2 + .1, L - .045], dy, z0, z1)
    for y in (0, dy - .09):
        box(0, y, z1, L, .09, .09, "cabinet", .006)
    for x in (.003, L - .093):
        box(x, .02, z1 + .003, .09, dy - .04, .084, "cabinet", .006)
    v_modules(n, w, dy, z1 + .1, 1.05, 2, .42, 5)
    for g, x0 in enumerate((.42, 1.38)):
        box(x0 - .22, .22, .16, .95, .42, .07, "graphite", .005)
        for k in range(3 if g == 0 else 2):
            scroll(x0 + .02 + .29 * k, .44, .22, .115, .52)
        for k in range(3 if g == 0 else 2):
            tube([(x0 + .02 + .29 * k, .44, .72), (x0 + .02 + .29 * k, .44, .82), (x0 + .02 + .29 * k, .60, .82)], .028, "copper", .04)
            tube([(x0 + .02 + .29 * k - .11, .40, .34), (x0 + .02 + .29 * k - .145, .30, .34), (x0 + .02 + .29 * k - .145, .30, .30)], .035, "foam", .03)
        m = (.58, 1.74)[g]  # under the foot of a coil
        capped([(x0 - .12, .60, .82), (m, .60, .82), (m, .60, z1 + .09)], .045, "copper", .06)
        capped([(x0 + .70, .60, .82), (m, .60, .82)], .045, "copper", .06)
        end = x0 + (.72, .55)[g]
        capped([(x0 - (.24, .16)[g], .30, .30), (end, .30, .30), (end, 1.2, .34)], .062, "foam", .08)
    # brazed plate evaporator in insulation and water pipes
    box(.5, 1.1, .18, 1.5, .55, .62, "foam", .03)
    for zz in (.36, .66):
        cyl((.5, 1.0 + zz * .3, zz), (-1, 0, 0), .06, .50, "foam", 0)
        cyl((.02, 1.0 + zz * .3, zz), (-1, 0, 0), .052, .08, "steel")
    panel_box(L - 1.12, -.025, .215, 1.02, .40, z1 - .24, 2)
    lines = [[(L - .02, .12 + q * .05, z0 + .03), (L - .02, .12 + q * .05, z1 - .02)] for q in range(int((dy - .24) / .05) + 1)]
    lines += [[(L - .022, .1, z0 + .04 + q * .1), (L - .022, dy - .1, z0 + .04 + q * .1)] for q in range(8)]
    put(wires(lines, .005, "graphite"))
    feet((.3, L - .3), (.08, dy - .08), -.04, .18, .07)


def coil_face(x, y, z, w, h, face="front"):
    """A coil behind a wire guard, framed by the cabinet."""
    if face == "front":
        coil((x, y + .02, z), (w, 0, 0), (0, 0, h), (0, .05, 0), .0075)
        g = [[(x, y - .006, z + h * k / 9), (x + w, y - .006, z + h * k / 9)] for k in range(10)]
        n = int(w / .055)
        g += [[(x + w * k / n, y - .010, z), (x + w * k / n, y - .010, z + h)] for k in range(n + 1)]
    else:
        coil((x - .02, y, z), (0, w, 0), (0, 0, h), (-.05, 0, 0), .0075)
        g = [[(x + .006, y, z + h * k / 9), (x + .006, y + w, z + h * k / 9)] for k in range(10)]
        n = int(w / .055)
        g += [[(x + .010, y + w * k / n, z), (x + .010, y + w * k / n, z + h)] for k in range(n + 1)]
    put(wires(g, .004, "graphite"))


def framed_box(x, y, z, L, dy, h, post=.06, material="cabinet", back=True):
    for xx in (x, x + L - post):
        for yy in (y, y + dy - post):
            e = .003
            box(xx - e, yy - e, z - e, post + 2 * e, post + 2 * e, h + 2 * e, material, .008)
    for yy in (y, y + dy - post):
        for zz in (z, z + h - post):
            box(x, yy, zz, L, post, post, material, .006)
    for xx in (x, x + L - post):
        for zz in (z, z + h - post):
            box(xx, y, zz, post, dy, post, material, .006)
    if back:
        box(x + .02, y + dy - .03, z + .02, L - .04, .02, h - .04, material, .002)


def scroll_small():
    """A two-fan cabinet, 35 to 70 kW."""
    L, dy, z, h = 2.3, 1.12, .16, 1.48
    channel(0, 0, .03, L, dy, .13, "galv")
    feet((.18, L - .18), (.10, dy - .10), -.03, .16, .06)
    framed_box(0, 0, z, L, dy, h)
    box(.06, .5, z + .02, L - .12, .02, h - .04, "findark", 0)
    box(0.03, .03, z, L - .06, dy - .06, .03, "galv", .002)
    coil_face(.065, 0, z + .065, 1.36, h - .13)
    box(1.43, -.003, z - .003, .05, .064, h + .006, "cabinet", .006)
    # service side: panel above, machine room open below
    px, pw = 1.485, L - .06 - 1.485 + .055
    panel(px, 0, z + .66, pw, h - .665, "cabinet", .03, .004, "r", "l")
    hmi((px + .17, -.0115, z + 1.08), .36, .23)
    louvre(px + .2, -.010, z + .76, .36, .16, 6)
    box(px, .0, z + .60, pw, .05, .06, "cabinet", .005)
    box(px - .02, .45, z, .02, .02, .7, "cabinet", 0)
    box(px, .44, z + .02, pw, .02, .62, "cabinet2", 0)
    for x in (px + .22, px + .56):
        scroll(x, .20, z + .03, .12, .46)
        tube([(x, .20, z + .50), (x, .20, z + .56), (x, .34, z + .56)], .026, "copper", .04)
        tube([(x - .115, .16, z + .16), (x - .15, .12, z + .16), (x - .15, .12, z + .42), (x - .15, .45, z + .42)], .036, "foam", .05)
    capped([(px + .04, .34, z + .56), (px + .74, .34, z + .56)], .034, "copper")
    tube([(px + .05, .40, z + .10), (px + .05, .05, z + .10), (px + .70, .05, z + .10), (px + .70, .38, z + .10)], .024, "copper", .04)
    lathe((px + .30, .05, z + .10), (1, 0, 0), [(0, .012), (.02, .034), (.03, .038), (.15, .038), (.16, .034), (.18, .012)], "graphite", 32)
    # right end: coil above, service panel with water connections below
    coil_face(L, .065, z + .62, dy - .13, h - .69, "right")
    box(L - .06, 0, z + .55, .06, dy, .06, "cabinet", .006)
    panel(L - .012, .06, z + .06, dy - .12, .49, "cabinet", .02, .003, None, None, 3, "right")
    for y in (.38, .78):
        lathe((L, y, z + .30), (1, 0, 0), [(0, .075), (.006, .075), (.010, .062)], "rubber", 40)
        cyl((L - .02, y, z + .30), (1, 0, 0), .034, .13, "brass", .004)
        lathe((L + .085, y, z + .30), (1, 0, 0), [(0, .044), (.004, .046), (.030, .046), (.034, .044)], "brass", 8, smooth=20)
    # lid and fans
    box(-.012, -.012, z + h, L + .024, dy + .024, .035, "cabinet", .010)
    for k in (.265, .735):
        box(L * k - .52, .03, z + h + .033, 1.04, dy - .06, .012, "cabinet", .005)
        fan((L * k, dy / 2, z + h + .045), .43, 5, ring="graphite", turn=k)
