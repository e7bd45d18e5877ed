"""Water-cooled centrifugal chiller."""
from math import cos, pi, radians, sin

import bmesh
from mathutils import Matrix

from parts.bolts import bolt, bolt_circle
from parts.controls import control_panel
from parts.pipes import flange, gauge, nozzle, victaulic
from parts.vessel import shell
from studio.materials import mat
from studio.shapes import box, cyl, lathe, put, to_mesh, tube


def build(size):
    """size 0: about 1,200 kW with one shaft; size 1: 3,500 kW, longer and fuller shells."""
    k = (1.0, 1.22)[size]
    L, r = (3.5, 4.5)[size], .47 * k
    rc = r * .90
    ye, yc = r + .08, r * 2 + rc + .34
    ze, zc = r + .28, rc + .34
    W = yc + rc + .1
    base = "graphite"
    for f in (.12, .88):  # cross feet
        box(L * f - .16, -.02, .0, .32, W, .05, base, .006)
        for yy in (.05, W - .10):
            box(L * f - .14, yy - .06, -.03, .28, .16, .03, "rubber", .005)
    # condenser (painted steel), behind
    shell(0, yc, zc, rc, L, "petrol", .30 * k, None, (.12, .88), .05, "petrol")
    # evaporator (insulated), in front
    shell(0, ye, ze, r, L, "petrol", .32 * k, "foam", (.12, .88), .05, "petrol")
    for (y, z, rr) in ((yc, zc, rc), (ye, ze, r)):
        for s in (-1, 1):
            nozzle((L + .28 * k, y, z + s * rr * .48), (1, 0, 0), .115 * k, .30, "foam" if y == ye else "petrol", 12)
            victaulic((L + .28 * k + .14, y, z + s * rr * .48), (1, 0, 0), .115 * k)
    # hinges and davits on the waterboxes
    for (y, z, rr) in ((yc, zc, rc), (ye, ze, r)):
        for t in (.3, .7):
            box(L + .05, y - rr * 1.22, z - rr * .5 + rr * t, .16, .05, .10, "petrol", .006)
    # compressor train above
    cx, cy, cz = L * .43, ye + .25, ze + r + .62 * k
    R = .56 * k
    # suction elbow: out of the evaporator's top, round into the eye
    sx = cx - 1.02 * k
    flange((sx, ye + .05, ze + r * .93), (0, 0, 1), .30 * k, .05, 16, 0, "foam")
    tube([(sx, ye + .05, ze + r * .9), (sx, ye + .12, cz), (cx - .28 * k, cy, cz)], .40 * k, "foam", .34 * k, 12)
    flange((cx - .36 * k, cy, cz), (1, 0, 0), .30 * k, .06, 16, 0, "petrol")
    lathe((cx - .30 * k, cy, cz), (1, 0, 0), [(0, .24 * k), (.02 * k, .25 * k), (.10 * k, .30 * k), (.20 * k, .40 * k), (.22 * k, .47 * k), (.26 * k, .50 * k)], "petrol")
    # guide-vane actuator on the inlet
    box(cx - .30 * k, cy - .42 * k, cz - .08, .16, .13, .2, "cabinet", .008)
    # volute: a torus growing round the impeller, then the discharge to the condenser
    bm = bmesh.new()
    n, mseg = 72, 20
    rows = []
    for i in range(n + 1):
        t = 2 * pi * i / n
        rr = (.085 + .105 * i / n) * k
        c = .37 * k + rr * .55
        rows.append([bm.verts.new((rr * 1.1 * sin(2 * pi * j / mseg), (c + rr * cos(2 * pi * j / mseg)) * cos(t), (c + rr * cos(2 * pi * j / mseg)) * sin(t))) for j in range(mseg)])
    for a, b in zip(rows, rows[1:]):
        for j in range(mseg):
            bm.faces.new((a[j], a[(j + 1) % mseg], b[(j + 1) % mseg], b[j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    me = to_mesh(bm, True, 60)
    me.materials.append(mat("petrol"))
    put(me, None, Matrix.Translation((cx + .08 * k, cy, cz)) @ Matrix.Rotation(radians(-20), 4, "X"))
    lathe((cx - .06 * k, cy, cz), (1, 0, 0), [(0, .46 * k), (.02, .49 * k), (.24 * k, .49 * k), (.26 * k, .46 * k)], "petrol")
    bolt_circle((cx - .06 * k, cy, cz), (-1, 0, 0), .455 * k, 24, .010)
    # discharge pipe rearwards and down into the condenser
    dxp = cx + .08 * k
    tube([(dxp, cy + .30 * k, cz + .34 * k), (dxp, yc, cz + .34 * k), (dxp, yc, zc + rc * .9)], .30 * k, "petrol", .30 * k, 12)
    flange((dxp, yc, zc + rc + .10), (0, 0, -1), .25 * k, .045, 12, 0, "petrol")
    flange((dxp, yc, zc + rc + .10), (0, 0, 1), .25 * k, .045, 12, 0, "petrol")
    # gear case and hermetic motor
    x = cx + .20 * k
    lathe((x, cy, cz), (1, 0, 0), [(0, .43 * k), (.03, .45 * k), (.05, .45 * k), (.055, .37 * k), (.22 * k, .37 * k), (.225 * k, .45 * k), (.29 * k, .45 * k), (.295 * k, .375 * k), (1.05 * k, .375 * k), (1.055 * k, .44 * k), (1.12 * k, .44 * k), (1.13 * k, .36 * k), (1.22 * k, .32 * k), (1.26 * k, .22 * k), (1.265 * k, 0)], "petrol", 80)
    for q in (.05, .29 * k):
        bolt_circle((x + q, cy, cz), (1, 0, 0), .41 * k, 24, .010)
    bolt_circle((x + 1.12 * k, cy, cz), (1, 0, 0), .405 * k, 24, .010)
    for j in range(11):
        lathe((x + (.36 + .06 * j) * k, cy, cz), (1, 0, 0), [(0, .37 * k), (.004, .388 * k), (.014, .388 * k), (.018, .37 * k)], "petrol", 80)
    # motor terminal box with conduit, oil sump, sight glasses, nameplate
    box(x + .42 * k, cy - .26 * k, cz + .35 * k, .52 * k, .52 * k, .22 * k, "petrol", .012)
    box(x + .41 * k, cy - .27 * k, cz + .57 * k, .54 * k, .54 * k, .02, "petrol", .006)
    for a in (-.22, .22):
        for b in (.46, .68, .90):
            bolt((x + b * k, cy + a * k, cz + .57 * k + .02), (0, 0, 1), .009)
    for b in (.52, .62, .72):
        cyl((x + b * k, cy + .26 * k, cz + .47 * k), (0, 1, 0), .035, .06, "brass")
    for q in (.06, .98):
        box(x + q * k, ye - .05 * k, ze + r * .55, .10 * k, .43 * k, cz - ze - r * .55 - .28 * k, "petrol", .010)
    lathe((x + .30 * k, cy - .34 * k, cz - .20 * k), (1, 0, 0), [(0, .03), (.02, .09), (.05, .10), (.42 * k, .10), (.45 * k, .09), (.47 * k, .03)], "petrol")
    for j in range(2):
        q = (x + (.40 + .14 * j) * k, cy - .435 * k, cz - .20 * k)
        lathe(q, (0, -1, 0), [(0, .036), (.012, .036), (.016, .026), (.008, .024), (.008, 0)], "brass", 32)
    # refrigerant piping: liquid line with orifice box, oil lines in copper
    lx = L * .70
    tube([(lx, yc, zc - rc * .86), (lx, yc, .17), (lx, ye + r * .5, .17), (lx, ye + r * .5, .40)], .11 * k, "petrol", .12)
    fx = L * .30
    tube([(x + .40 * k, cy - .35 * k, cz - .22 * k), (x + .40 * k, ye - r * .80, cz - .46 * k), (x + .40 * k, ye - r * 1.06, ze + .05), (fx + .75, ye - r * 1.10, ze - .25)], .030, "copper", .10)
    tube([(x + .60 * k, cy - .35 * k, cz - .22 * k), (x + .60 * k, ye - r * .78, cz - .46 * k), (x + .60 * k, ye - r * 1.04, ze + .10), (x + .60 * k, ye - r * 1.09, ze - .05), (L * .86, ye - r * 1.1, ze - .05), (L * .86, ye - r * .80, ze - .25)], .030, "copper", .10)
    tube([(fx + .63, ye - r * 1.14, ze - .25), (fx + .45, ye - r * 1.14, ze - .25), (fx + .45, ye - r * .8, ze - .25)], .030, "copper", .06)
    lathe((fx + .62, ye - r * 1.14, ze - .25), (1, 0, 0), [(0, .015), (.02, .05), (.04, .056), (.22, .056), (.24, .05), (.26, .015)], "graphite", 40)
    for j in range(2):
        gauge((L * .80 + .13 * j, ye - r * .78 - .10, ze + r * .72), (0, -1, .15), .052)
        tube([(L * .80 + .13 * j, ye - r * .6, ze + r * .6), (L * .80 + .13 * j, ye - r * .78 - .06, ze + r * .72)], .014, "steel")
    for j in range(2):  # sight glasses low on the evaporator
        lathe((L * .36 + .3 * j, ye - r * .985, ze - r * .12), (0, -1, -.1), [(0, .07), (.03, .07), (.034, .055), (.02, .045), (.02, 0)], "brass", 40)
    # relief valves on the condenser
    for j in range(2):
        q = (L * .75 + .2 * j, yc, zc + rc)
        cyl(q, (0, 0, 1), .022, .12, "steel")
        cyl((q[0], q[1], q[2] + .12), (0, 0, 1), .032, .13, "brass")
        tube([(q[0], q[1], q[2] + .2), (q[0], q[1] + .14, q[2] + .2), (q[0], q[1] + .14, q[2] + .32)], .03, "brass", .04)
    # control centre on its brackets, at the left front
    px, pw, ph = .18, .78, 1.06
    control_panel(px, -.40, ze - .02, pw, ph, .24)
    for q in (.1, .62):
        box(px + q, -.17, ze + .10, .06, .45, .06, base, .006)
        box(px + q, -.17, ze + .38, .06, .52, .06, base, .006)
    tube([(px + pw * .75, -.28, ze + ph - .03), (px + pw * .75, -.28, ze + ph + .10), (px + pw * .75, cy - .50 * k, cz + .46 * k), (x + .62 * k, cy - .50 * k, cz + .46 * k), (x + .62 * k, cy - .25 * k, cz + .46 * k)], .036, "black", .12)
