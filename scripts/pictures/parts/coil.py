"""Finned coils, their return bends, and banks of them under fans."""
from math import cos, radians, sin

from mathutils import Vector

from parts.bolts import bolt
from parts.fan import fan
from studio.shapes import box, prism, put, quads, slats, wires


def coil(o, run, height, depth, pitch=.009, tubes=0, back=True, fin="fin"):
    """A finned block: o a corner, fins spread along run, height and depth vectors."""
    o, run, height, depth = map(Vector, (o, run, height, depth))
    slats(o, run, height, depth, max(4, int(run.length / pitch)), pitch * .36, fin)
    # dark tube rows behind the first millimetres
    q = o + depth * .55
    quads([tuple(q), tuple(q + run), tuple(q + run + height), tuple(q + height)], [(0, 1, 2, 3)], "findark")


def hairpins(p, up, out, n, pitch, d=.016, side=None, stagger=True):
    """Copper return bends: n of them climbing along up, bulging along out."""
    p, up, out = Vector(p), Vector(up).normalized(), Vector(out).normalized()
    side = Vector(side) if side else Vector((0, 0, 0))
    lines = []
    for k in range(n):
        c = p + up * (pitch * (2 * k + .5)) + (side if stagger and k % 2 else Vector((0, 0, 0)))
        r = pitch * .5
        l = [c - up * r - out * .01]
        l += [c + up * (r * sin(radians(t))) + out * (r * cos(radians(t)) * 1.15 + .004) for t in range(-90, 91, 15)]
        l += [c + up * r - out * .01]
        lines.append([tuple(q) for q in l])
    put(wires(lines, d, "copper", False, 3))


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


def v_bank(n, w, dy, z, h, rows, r, blades=7):
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
