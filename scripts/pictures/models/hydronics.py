"""Pumps, vessels, plate heat exchangers, fire protection."""
from studio import *


def pump(x=0, y=0, z=0, s=1.0, colour="blue", base=True):
    """End-suction pump on a base frame; suction looks to +x, discharge up. Origin: base corner."""
    def P(a, b, c):
        return (x + a * s, y + b * s, z + c * s)
    c, h = .26, .46
    if base:
        box(*P(.004, .004, .002), 1.612 * s, .512 * s, .028 * s, "graphite", .004)
        for yy in (0, .47):
            box(*P(0, yy, .0), 1.62 * s, .05 * s, .12 * s, "graphite", .006)
        for xx in (.002, .5, 1.05, 1.568):
            box(*P(xx, .03, .02), .05 * s, .46 * s, .098 * s, "graphite", .005)
        for xx in (.15, .8, 1.47):
            for yy in (-.035, .52):
                box(*P(xx - .05, yy, 0), .10 * s, .035 * s, .018 * s, "graphite", .003)
                bolt(P(xx, yy + .0175, .018), (0, 0, 1), .012 * s)
    # motor
    box(*P(.19, .06, .028), .12 * s, .40 * s, .212 * s, "graphite", .005)
    box(*P(.45, .06, .028), .12 * s, .40 * s, .212 * s, "graphite", .005)
    motor(P(.60, c, h), .20 * s, .56 * s, colour)
    # shaft, coupling guard
    cyl(P(.58, c, h), (1, 0, 0), .024 * s, .32 * s, "stainless", 0)
    R = .11 * s
    lathe(P(.645, c, h), (1, 0, 0), [(0, R * .9), (.004, R), (.012, R), (.013, R * .97), (.20 * s, R * .97), (.201 * s, R), (.212 * s, R), (.215 * s, R * .9)], "yellow", 56)
    for k in range(12):
        a = radians(30 * k)
        lathe((Vector(P(.75, c, h)) + Vector((0, cos(a), sin(a))) * R * .968), (0, cos(a), sin(a)), [(0, .016 * s), (.001, .016 * s), (.0012, 0)], "black", 16)
    for yy in (-.105, .085):
        box(*P(.69, c + yy, .028), .12 * s, .02 * s, (h - .028) * s, "yellow", .003)
    # bearing bracket
    lathe(P(.87, c, h), (1, 0, 0), [(0, .05 * s), (.004, .09 * s), (.03 * s, .095 * s), (.035 * s, .078 * s), (.16 * s, .080 * s), (.17 * s, .10 * s), (.20 * s, .10 * s), (.24 * s, .15 * s), (.30 * s, .19 * s), (.31 * s, .23 * s), (.34 * s, .23 * s)], colour, 64)
    bolt_circle(P(1.175, c, h), (-1, 0, 0), .212 * s, 12, .010 * s)
    prism([P(.93, c - .05, .028), P(.99, c - .05, .028), P(.98, c - .03, h - .06), P(.94, c - .03, h - .06)], (0, .10 * s, 0), colour, .006)
    cyl(P(.97, c, h + .075), (0, 0, 1), .018 * s, .03 * s, "brass")
    lathe(P(.93, c - .08, h), (0, -1, 0), [(0, .03 * s), (.008 * s, .03 * s), (.010 * s, .022 * s), (.006 * s, 0)], "glass", 32)
    # spiral casing: a swelling torus, wear-ring cover, suction branch
    bm = bmesh.new()
    n, m = 72, 24
    rows = []
    for i in range(n + 1):
        t = i / n
        rr = (.052 + .062 * t) * s
        cc = .165 * s + rr * .35
        a = 2 * pi * t + radians(88)
        rows.append([bm.verts.new((rr * .95 * sin(2 * pi * j / m), (cc + rr * cos(2 * pi * j / m)) * cos(a), (cc + rr * cos(2 * pi * j / m)) * sin(a))) for j in range(m)])
    for a, b in zip(rows, rows[1:]):
        for j in range(m):
            bm.faces.new((a[j], a[(j + 1) % m], b[(j + 1) % m], b[j]))
    bm.faces.new(rows[0])
    bm.faces.new(rows[-1][::-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    me = to_mesh(bm, True, 60)
    me.materials.append(mat(colour))
    put(me, None, Matrix.Translation(Vector(P(1.28, c, h))))
    lathe(P(1.205, c, h), (1, 0, 0), [(0, .17 * s), (.01 * s, .215 * s), (.13 * s, .215 * s), (.15 * s, .19 * s), (.17 * s, .135 * s), (.20 * s, .12 * s)], colour, 72)
    lathe(P(1.28, c + .055, h + .12), (0, 0, 1), [(0, .135 * s), (.10 * s, .125 * s), (.16 * s, .104 * s), (.20 * s, .086 * s), (.26 * s, .076 * s)], colour, 56)
    flange(P(1.28, c + .055, h + .37), (0, 0, 1), .125 * s, .026 * s, 8, .58, colour)
    cyl(P(1.36, c, h), (1, 0, 0), .105 * s, .16 * s, colour, 0)
    flange(P(1.51, c, h), (1, 0, 0), .155 * s, .028 * s, 8, .6, colour)
    for yy in (-.15, .09):
        box(*P(1.21, c + yy, .028), .14 * s, .06 * s, .282 * s, colour, .008)
    cyl(P(1.35, c, h - .17), (1, 0, 0), .014 * s, .045 * s, "brass")
    for q in (1.44,):
        gauge(P(q, c - .04, h + .215), (0, -1, .1), .042 * s)
        tube([P(q, c, h + .09), P(q, c, h + .20), P(q, c - .04, h + .215)], .012 * s, "brass")


def vessel(x, y, r, h, colour="petrol", legs=.42):
    z0, d = legs + r * .30, r * .5
    prof = [(-d * sin(radians(t)), r * cos(radians(t))) for t in range(90, -1, -6)] + [(h * q, r) for q in (.25, .5, .75)] + [(h + d * sin(radians(t)), r * cos(radians(t))) for t in range(0, 91, 6)]
    prof = [(a, 0 if b < 1e-6 else b) for a, b in prof]
    lathe((x, y, z0), (0, 0, 1), prof, colour, 96, smooth=50)
    for q in (0, h):
        lathe((x, y, z0 + q - .008), (0, 0, 1), [(0, r - .001), (.004, r + .0035), (.012, r + .0035), (.016, r - .001)], colour, 96)
    for k in (-60, 60, 180):
        a = radians(k - 90)
        px, py = x + r * .80 * cos(a), y + r * .80 * sin(a)
        m = Matrix.Translation((px, py, 0)) @ Matrix.Rotation(a, 4, "Z")
        box(-.045, -.05, 0, .09, .10, z0 + .02, colour, .006, m)
        box(-.09, -.09, 0, .18, .18, .018, colour, .004, m)
        for s in (-1, 1):
            bolt(m @ Vector((.055, s * .06, .018)), (0, 0, 1), .012)
    # manhole with davit
    ax = unit3(.25, -1, 0)
    c = Vector((x, y, z0 + h * .33)) + Vector(ax) * (r * .93)
    cyl(c, ax, .205, .13, colour, 0)
    q = c + Vector(ax) * .13
    lathe(q, ax, [(0, .265), (.004, .27), (.03, .27), (.034, .268), (.036, .27), (.066, .27), (.070, .262), (.070, .16), (.080, .15), (.080, 0)], colour, 72)
    bolt_circle(q + Vector(ax) * .068, ax, .235, 20, .013)
    up = Vector((0, 0, 1))
    tube([q + Vector((.17, .215, -.06)), q + Vector((.30, .06, -.06)), q + Vector((.30, .06, .42)), q + Vector(ax) * .05 + up * .42, q + Vector(ax) * .05 + up * .26], .026, colour, .10)
    # nozzles: water below, air charge above, sight level
    nozzle((x, y, z0 - d * .96), (0, 0, -1), .055, .12, colour, 8)
    nozzle((x - r * .97, y - .1, z0 + h * .12), (-1, -.25, 0), .05, .13, colour, 8)
    cyl((x, y, z0 + h + d - .01), (0, 0, 1), .05, .10, colour, 0)
    flange((x, y, z0 + h + d + .08), (0, 0, 1), .09, .022, 8, 0, colour)
    cyl((x, y, z0 + h + d + .10), (0, 0, 1), .022, .07, "brass")
    cyl((x, y, z0 + h + d + .16), (0, 0, 1), .034, .13, "brass")
    tube([(x, y, z0 + h + d + .23), (x + .12, y, z0 + h + d + .23), (x + .12, y, z0 + h + d + .17)], .03, "brass", .04)
    gx = unit3(-.25, -1, 0)
    c = Vector((x, y, z0 + h * .80)) + Vector(gx) * r
    tube([c - Vector(gx) * .02, c + Vector(gx) * .10, c + Vector(gx) * .10 + up * .09], .018, "brass", .03)
    cyl(c + Vector(gx) * .06 - up * .0, gx, .022, .03, "brass")
    gauge(c + Vector(gx) * .085 + up * .16, gx, .075)
    c = Vector((x, y, z0 + h * .60)) + Vector(gx) * (r + .002)
    sd = Vector((-gx[1], gx[0], 0))
    prism([c - sd * .11 - up * .07, c + sd * .11 - up * .07, c + sd * .11 + up * .07, c - sd * .11 + up * .07], Vector(gx) * .01, "label", .002)
    for k in range(4):
        w = .06 + .03 * (k % 2)
        o = c + Vector(gx) * .0105 + up * (.04 - .028 * k)
        prism([o - sd * .085, o - sd * .085 + sd * w * 1.6, o - sd * .085 + sd * w * 1.6 - up * .007, o - sd * .085 - up * .007], Vector(gx) * .0006, "black", 0)
    for s in (-1, 1):
        px = x + s * r * .62
        prism([(px - .05, y - .012, z0 + h + d * .70), (px + .05, y - .012, z0 + h + d * .70), (px + .05, y - .012, z0 + h + d * .95), (px, y - .012, z0 + h + d * 1.06), (px - .05, y - .012, z0 + h + d * .95)], (0, .024, 0), colour, .004)


def unit3(*a):
    return tuple(Vector(a).normalized())


def vessels():
    vessel(0, 0, .52, 1.55)
    vessel(1.55, .12, .60, 1.75)


def phe(colour="petrol", x=0, y=0, z=0, n=70, h=1.85, w=.64):
    """Gasketed plate heat exchanger, ports to the right (+x)."""
    pk = n * .0105
    x1 = x + pk + .55
    box(x + .02, y + w / 2 - .06, z, .09, .12, h + .14, colour, .006)
    box(x - .04, y + w / 2 - .15, z, .22, .30, .025, colour, .004)
    # guide bars
    box(x + .05, y + w / 2 - .05, z + h - .02, x1 - x - .03, .10, .14, colour, .006)
    box(x + .05, y + w / 2 - .035, z + .10, x1 - x - .03, .07, .07, "stainless", .006)
    xp = x1 - pk
    # pressure plate, plates, frame plate
    box(xp - .05, y, z + .06, .05, w, h - .10, colour, .006)
    key_v, key_f = [], []
    for k in range(n):
        p = xp + pk * k / n
        t = pk / n
        inset = .035 + (.006 if k % 2 else 0)
        box(p + t * .08, y + inset, z + .12 + (.004 if k % 2 else 0), t * .52, w - 2 * inset, h - .23, "stainless" if k % 1 == 0 else "steel", .0008)
        box(p + t * .60, y + inset + .008, z + .13, t * .38, w - 2 * inset - .016, h - .25, "rubber", 0)
    box(x1, y - .05, z, .065, w + .10, h + .10, colour, .008)
    for yy in (y - .02, y + w - .10):
        box(x1 - .04, yy, z - .0, .18, .12, .03, colour, .004)
    # tie bolts with threads and nuts
    for zz in (.22, .60, .98, 1.36, 1.70):
        for yy in (y - .022, y + w + .022):
            cyl((xp - .42, yy, z + zz), (1, 0, 0), .017, pk + .62, "steel", .002)
            for q in range(16):
                lathe((xp - .41 + q * .010, yy, z + zz), (1, 0, 0), [(0, .017), (.003, .0195), (.006, .017)], "steel", 24)
            lathe((xp - .095, yy, z + zz), (1, 0, 0), [(0, .034), (.004, .037), (.036, .037), (.04, .034)], "steel", 6, smooth=20)
            lathe((x1 + .065, yy, z + zz), (1, 0, 0), [(0, .040), (.004, .040), (.005, .034), (.03, .034), (.034, .031)], "steel", 6, smooth=20)
    for yy in (y + .165, y + w - .165):
        for zz in (.34, h - .30):
            nozzle((x1 + .06, yy, z + zz), (1, 0, 0), .075, .13, colour, 8)
    prism([(x1 + .066, y + .22, z + .86), (x1 + .066, y + w - .22, z + .86), (x1 + .066, y + w - .22, z + 1.06), (x1 + .066, y + .22, z + 1.06)], (.003, 0, 0), "label", .001)
    for k in range(5):
        prism([(x1 + .069, y + .24, z + .885 + .032 * k), (x1 + .069, y + .24 + .10 + .03 * (k % 3), z + .885 + .032 * k), (x1 + .069, y + .24 + .10 + .03 * (k % 3), z + .893 + .032 * k), (x1 + .069, y + .24, z + .893 + .032 * k)], (.0006, 0, 0), "black", 0)


def gate(p, r, colour="red", h=None, side=(0, -1, 0)):
    """Rising-stem gate valve in a vertical pipe, spindle to the side."""
    p, sd = Vector(p), Vector(side)
    up = Vector((0, 0, 1))
    for s in (-1, 1):
        flange(p + up * s * r * 1.3, up * s, r * 1.62, r * .24, 8, 0, colour)
    lathe(p - up * r * 1.3, up, [(0, r), (r * .5, r * 1.05), (r * 1.3, r * 1.25), (r * 2.1, r * 1.05), (r * 2.6, r)], colour)
    cyl(p, sd, r * .95, r * 1.5, colour)
    lathe(p + sd * r * 1.45, sd, [(0, r * 1.3), (.003, r * 1.32), (r * .22, r * 1.32), (r * .24, r * 1.28), (r * .25, r * .8), (r * .7, r * .55), (r * 1.2, r * .4)], colour)
    bolt_circle(p + sd * r * 1.68, sd, r * 1.14, 8, r * .09)
    for s in (-1, 1):
        tube([p + sd * r * 2.0 + up * s * r * .6, p + sd * r * 3.4 + up * s * r * .45, p + sd * r * 3.9 + up * s * r * .15], r * .16, colour, r * .3)
    cyl(p + sd * r * 2.4, sd, r * .13, r * 3.0, "stainless")
    cyl(p + sd * r * 3.75, sd, r * .3, r * .35, "brass")
    handwheel(p + sd * r * 4.1, sd, r * 1.25, colour)


def sprinkler():
    """Wet alarm valve with trim, gong and stop valve on a riser."""
    r = .084
    up = Vector((0, 0, 1))
    cyl((0, 0, 0), up, r, .42, "red", 0)
    box(-.16, -.16, -.01, .32, .32, .014, "graphite", .003)
    victaulic((0, 0, .22), up, r, "red")
    gate((0, 0, .56), r, "red", side=(.75, -.66, 0))
    cyl((0, 0, .66), up, r, .2, "red", 0)
    # the valve
    z = .78
    flange((0, 0, z), -up, r * 1.65, .024, 8, 0, "red")
    lathe((0, 0, z), up, [(0, r * 1.64), (.022, r * 1.64), (.024, r), (.05, r * 1.05), (.12, r * 1.5), (.22, r * 1.62), (.34, r * 1.5), (.42, r * 1.08), (.446, r), (.448, r * 1.64), (.47, r * 1.64)], "red", 72)
    bolt_circle((0, 0, z + .022), up, r * 1.38, 8, .011)
    bolt_circle((0, 0, z + .448), -up, r * 1.38, 8, .011)
    ax = Vector(unit3(-.15, -1, 0))
    c = Vector((0, 0, z + .235)) + ax * r * 1.35
    cyl(c, ax, .105, .035, "red", 0)
    lathe(c + ax * .03, ax, [(0, .135), (.003, .138), (.02, .138), (.024, .134), (.026, .08), (.036, .07), (.036, 0)], "red", 64)
    bolt_circle(c + ax * .054, ax, .114, 8, .010)
    z2 = z + .47
    flange((0, 0, z2), up, r * 1.65, .024, 8, 0, "red")
    bolt_circle((0, 0, z2 + .024), up, r * 1.38, 8, .011)
    cyl((0, 0, z2), up, r, .86, "red", 0)
    victaulic((0, 0, z2 + .42), up, r, "red")
    # flow switch on the riser
    cyl((0, -.06, z2 + .22), (0, -1, 0), .022, .09, "brass")
    box(-.07, -.25, z2 + .16, .14, .10, .12, "red", .012)
    tube([(.05, -.20, z2 + .28), (.05, -.20, z2 + .40), (.05, .0 - .09, z2 + .5), (.05, -.09, z2 + .86)], .014, "black", .08)
    # gauges with cocks above and below the clapper
    for zz, s in ((z + .05, 1), (z2 + .06, 1)):
        q = Vector((r * 1.0, -.02, zz))
        tube([q, q + Vector((.10, -.05, 0)), q + Vector((.16, -.08, 0)), q + Vector((.16, -.08, .10)), q + Vector((.16, -.066, .12))], .018, "brass", .02)
        cyl(q + Vector((.075, -.0375, -.0)), (0, 0, 1), .012, .035, "brass")
        gauge(q + Vector((.16, -.065, .175)), (.1, -1, .05), .068)
    # trim: galvanised half-inch pipe, ball valves, retard chamber, drain
    g, t = "galv", .024
    lx = -.34
    tube([(-r, -.03, z + .30), (lx, -.06, z + .30), (lx, -.06, z + .52)], t, g, .02)
    lathe((lx, -.06, z + .50), up, [(0, .02), (.015, .05), (.03, .062), (.30, .062), (.315, .05), (.33, .02)], "red", 48)
    tube([(lx, -.06, z + .82), (lx, -.06, z2 + .60), (-.80, -.06, z2 + .60)], t, g, .02)
    tube([(lx, -.06, z + .50), (lx, -.06, .10), (lx, -.06, .04)], t, g, .02)
    tube([(-r, -.03, z + .10), (-.20, -.05, z + .10), (-.20, -.05, .22), (lx, -.06, .22)], t, g, .02)
    for a in ((-.24, -.05, z + .30), (lx, -.06, .66), (-.20, -.05, .50), (lx, -.06, .12)):
        horizontal = a[2] == z + .30
        d = Vector((1, 0, 0)) if horizontal else up
        lathe(Vector(a) - d * .035, d, [(0, .016), (.004, .021), (.016, .021), (.02, .028), (.05, .028), (.054, .021), (.066, .021), (.07, .016)], "brass", 32)
        cyl(Vector(a), (0, -1, 0), .009, .045, "brass")
        e = up if horizontal else Vector((1, 0, 0))
        q = Vector(a) + Vector((0, -.045, 0))
        prism([q - d * .011 - e * .01, q + d * .011 - e * .01, q + d * .011 + e * .11, q - d * .011 + e * .11], (0, -.006, 0), "red", .002)
    for a in ((lx, -.06, z + .30), (lx, -.06, .22), (-.20, -.05, z + .10), (-.20, -.05, .22), (lx, -.06, z2 + .60)):
        lathe(Vector(a) - Vector((0, 0, .022)), up, [(0, .015), (.003, .019), (.041, .019), (.044, .015)], g, 24)
    lathe((lx, -.06, -.01), up, [(0, .02), (.05, .055), (.052, .05)], g, 32)
    # drain from the valve's side
    tube([(r * 1.2, .02, z + .16), (.30, .02, z + .16), (.30, .02, -.005)], .045, g, .06)
    lathe((.22, .02, z + .16), (1, 0, 0), [(-.03, .026), (0, .04), (.03, .026)], "brass", 32)
    handwheel((.22, -.075, z + .16), (0, -1, 0), .045, "red")
    cyl((.22, .02, z + .16), (0, -1, 0), .008, .09, "brass")
    # pressure switch, gong
    tube([(lx, -.06, z2 + .30), (lx + .0, -.16, z2 + .30)], .016, "brass", .02)
    box(lx - .05, -.25, z2 + .25, .10, .09, .13, "cabinet", .01)
    q = Vector((-.84, -.06, z2 + .60))
    box(-.89, -.06, z2 + .53, .12, .10, .14, "red", .01)
    lathe(q + Vector((0, -.0, 0)), (0, -1, 0), [(0, .05), (.03, .16), (.05, .165), (.075, .14), (.10, .05), (.105, 0)], "red", 64)
    bolt(q + Vector((0, -.105, 0)), (0, -1, 0), .016)


def fire_set():
    """Electric and diesel fire pump with jockey pump, manifold and controllers."""
    # base frames
    def skid(x, L, y=.1, w=.86):
        for yy in (y, y + w - .07):
            box(x, yy, 0, L, .07, .15, "graphite", .006)
        for k in range(5):
            box(x + (L - .07) * k / 4, y + .003, .003, .07, w - .006, .144, "graphite", .005)
        box(x + .02, y + .02, .14, L - .04, w - .04, .012, "graphite", 0)
    skid(0, 2.05)
    skid(2.5, 2.75)
    hy, hz = 1.75, 1.55

    def split(x, y, z, r=.25):
        lathe((x - r * 1.25, y, z), (1, 0, 0), [(0, r * .3), (.01, r * .46), (r * .5, r * .5), (r * .55, r * .95), (r * .8, r * 1.08), (r * 1.7, r * 1.08), (r * 1.95, r * .95), (r * 2.0, r * .5), (r * 2.49, r * .46), (r * 2.5, r * .3)], "red", 72)
        box(x - r * 1.0, y - r * 1.15, z - .025, r * 2.0, r * 2.3, .05, "red", .006)
        for k in range(6):
            for s in (-1, 1):
                bolt((x - r * .85 + r * 1.7 * k / 5, y + s * r * 1.08, z + .025), (0, 0, 1), .011)
        box(x - r * .8, y - r * .7, .15, r * 1.6, r * 1.4, z - .15 - r * .8, "red", .012)
        cyl((x, y, z - r * .25), (0, -1, 0), r * .56, r * 1.35, "red", 0)
        flange((x, y - r * 1.34, z - r * .25), (0, -1, 0), r * .92, .03, 8, .58, "red")
        cyl((x, y, z - r * .1), (0, 1, 0), r * .5, r * 1.5, "red", 0)
        flange((x, y + r * 1.5, z - r * .1), (0, 1, 0), r * .86, .03, 8, 0, "red")
        gauge((x + r * .5, y - .05, z + r * 1.42), (.1, -1, .1), .055)
        tube([(x + r * .5, y, z + r * .9), (x + r * .5, y, z + r * 1.3), (x + r * .5, y - .04, z + r * 1.42)], .014, "brass")

    def riser(x, y, z):
        tube([(x, y, z), (x, 1.25, z), (x, 1.25, hz), (x, hy, hz)], .16, "red", .20, 10)
        flange((x, y + .02, z), (0, 1, 0), .14, .03, 8, 0, "red")
        for zz in (.74, 1.16):
            lathe((x, 1.25, zz), (0, 0, 1), [(0, .13), (.003, .134), (.024, .134), (.026, .12), (.03, .134), (.051, .134), (.054, .13)], "red", 48)
            bolt_circle((x, 1.25, zz + .054), (0, 0, 1), .113, 8, .009)
        lathe((x, 1.25, .78), (0, 0, 1), [(0, .08), (.08, .125), (.22, .125), (.34, .085), (.38, .08)], "red", 48)
        butterfly((x, 1.25, 1.34), (0, 0, 1), .08, (0, -1, 0), True, "red")
    # electric set
    for xx in (.41, .83):
        box(xx - .07, .18, .15, .14, .70, .162, "graphite", .006)
    motor((1.05, .53, .62), .28, .92, "red")
    lathe((1.10, .53, .62), (1, 0, 0), [(0, .13), (.004, .14), (.18, .14), (.184, .13)], "yellow", 56)
    box(1.14, .40, .15, .10, .26, .35, "yellow", .004)
    split(1.58, .53, .62)
    riser(1.58, .92, .595)
    # diesel set
    xd = 2.62
    box(xd, .20, .32, .10, .66, .80, "graphite", .01)
    coil((xd - .012, .24, .37), (0, .58, 0), (0, 0, .70), (.03, 0, 0), .012, 0)
    for s in (0, .60):
        box(xd - .01, .20 + s, .32, .13, .06, .80, "graphite", .008)
    box(xd + .02, .24, .15, .10, .58, .18, "graphite", .006)
    fan((xd + .10, .53, .72), .26, 7, (1, 0, 0), "graphite", 0, "black", False)
    box(xd + .30, .32, .36, 1.22, .42, .50, "red", .03)
    box(xd + .34, .36, .16, 1.10, .34, .22, "graphite", .03)
    box(xd + .34, .36, .85, 1.14, .34, .13, "red", .03)
    for k in range(4):
        cyl((xd + .46 + .28 * k, .53, .97), (0, 0, 1), .045, .03, "graphite")
        cyl((xd + .46 + .28 * k, .32, .68), (0, -1, 0), .052, .10, "graphite")
        tube([(xd + .46 + .28 * k, .34, .80), (xd + .46 + .28 * k, .25, .80)], .06, "casting")
        box(xd + .385 + .28 * k, .305, .40, .17, .03, .19, "red", .012)
    cyl((xd + .40, .255, .80), (1, 0, 0), .045, .98, "casting")
    tube([(xd + 1.30, .255, .80), (xd + 1.46, .255, .80), (xd + 1.46, .255, 1.02), (xd + 1.46, .255, 1.9)], .075, "galv", .09)
    lathe((xd + 1.46, .255, 1.22), (0, 0, 1), [(0, .04), (.02, .10), (.05, .105), (.46, .105), (.49, .10), (.51, .04)], "galv", 56)
    lathe((xd + .62, .60, .99), (1, 0, 0), [(0, .05), (.02, .10), (.04, .11), (.30, .11), (.32, .10), (.34, .05)], "graphite", 48)
    lathe((xd + .22, .53, .56), (1, 0, 0), [(0, .11), (.003, .12), (.04, .12), (.044, .11)], "black", 48)
    lathe((xd + 1.52, .53, .62), (1, 0, 0), [(0, .25), (.01, .26), (.14, .26), (.16, .22), (.24, .15)], "red", 56)
    lathe((xd + 1.74, .53, .62), (1, 0, 0), [(0, .13), (.004, .14), (.16, .14), (.164, .13)], "yellow", 56)
    box(xd + 1.78, .40, .15, .10, .26, .35, "yellow", .004)
    split(xd + 2.22, .53, .62)
    riser(xd + 2.22, .92, .595)
    # header
    cyl((.6, hy, hz), (1, 0, 0), .11, 4.75, "red", 0)
    flange((5.33, hy, hz), (1, 0, 0), .17, .03, 8, .62, "red")
    flange((.62, hy, hz), (-1, 0, 0), .17, .03, 8, 0, "red")
    for xx in (1.2, 2.5, 4.0):
        victaulic((xx, hy, hz), (1, 0, 0), .11, "red")
    for xx in (.9, 3.2, 5.1):
        box(xx - .04, hy - .04, 0, .08, .08, hz - .10, "graphite", .005)
        box(xx - .10, hy - .10, 0, .20, .20, .014, "graphite", .003)
        box(xx - .08, hy - .06, hz - .125, .16, .12, .02, "graphite", .003)
    # jockey pump, vertical multistage
    jx, jy = 2.2, .30
    box(jx - .12, jy - .14, 0, .24, .28, .03, "graphite", .004)
    lathe((jx, jy, .03), (0, 0, 1), [(0, .10), (.01, .105), (.10, .10), (.11, .072), (.12, .07), (.52, .07), (.53, .10), (.56, .10), (.60, .08)], "stainless", 48)
    nozzle((jx, jy - .06, .09), (0, -1, 0), .03, .09, "casting", 4)
    cyl((jx, jy, .62), (0, 0, 1), .085, .03, "graphite")
    lathe((jx, jy, .65), (0, 0, 1), [(0, .085), (.22, .085), (.23, .092), (.29, .09), (.31, .08), (.312, 0)], "graphite", 48)
    for k in range(22):
        m = Matrix.Translation((jx, jy, .65)) @ Matrix.Rotation(2 * pi * k / 22, 4, "Z")
        box(.083, -.002, .01, .012, .004, .20, "graphite", 0, m)
    tube([(jx, jy + .06, .09), (jx, jy + .3, .09), (jx, 1.5, .09), (jx, 1.5, hz - .2), (jx, hy, hz)], .04, "galv", .07)
    # controllers
    for x, w in ((.42, .60), (3.0, .70)):
        for q in (.04, w - .09):
            box(x + q, -.52, 0, .05, .05, .34, "graphite", .004)
            box(x + q - .03, -.56, 0, .11, .16, .012, "graphite", .003)
        box(x, -.62, .33, w, .25, .98, "red", .010)
        box(x + .012, -.645, .342, w - .024, .028, .956, "red", .010)
        hmi((x + w * .22, -.645, .33 + .62), w * .56, .22)
        for k in range(4):
            lathe((x + w * (.26 + .16 * k), -.645, .84), (0, -1, 0), [(0, .02), (.003, .02), (.004, .014), (.014, .013), (.016, 0)], ("green", "redlight", "yellow", "black")[k], 24)
        lever((x + w - .055, -.645, .58), (0, -1, 0))
        lever((x + w - .055, -.645, 1.08), (0, -1, 0))
        louvre(x + w * .3, -.643, .42, w * .4, .12, 5, "red")
