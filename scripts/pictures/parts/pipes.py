"""What pipes are joined, shut, read and carried with: flanges, couplings, valves, gauges, insulation, hangers."""
from math import cos, pi, radians, sin

from mathutils import Vector

from parts.bolts import bolt_circle
from studio.shapes import along, box, cyl, lathe, prism, put, quads, tube, wires


def flange(p, axis, r, t=.03, n=8, bore=.6, material="casting"):
    """A flange on the end of a pipe: opening towards the axis."""
    b = .004
    lathe(p, axis, [(0, r - b), (b, r), (t - b, r), (t, r - b), (t, r * .72), (t + .003, r * .71), (t + .003, r * bore), (t * .2, r * bore * .99), (t * .2, 0)] if bore else [(0, r - b), (b, r), (t - b, r), (t, r - b)], material)
    ax = Vector(axis).normalized()
    bolt_circle(Vector(p) + ax * t, axis, r * .84, n, max(.006, r * .075))
    if bore:
        lathe(Vector(p) + ax * t * .45, axis, [(0, 0), (.001, r * bore * .985)], "black", 48)


def nozzle(p, axis, r, length, material="casting", n=8):
    ax = Vector(axis).normalized()
    cyl(p, axis, r, length, material, 0)
    flange(Vector(p) + ax * (length - .002), axis, r * 1.65, max(.022, r * .22), n, .58, material)


def victaulic(p, axis, r, material="casting"):
    """A grooved coupling round a pipe."""
    lathe(p, axis, [(-.04, r), (-.035, r * 1.16), (-.012, r * 1.24), (.012, r * 1.24), (.035, r * 1.16), (.04, r)], material)
    m = along(p, axis)
    for s in (-1, 1):
        q = m @ Vector((s * r * 1.34, 0, 0))
        cyl(q - (m.to_3x3() @ Vector((0, .03, 0))), m.to_3x3() @ Vector((0, 1, 0)), .008, .06, "steel")


def gauge(p, n=(0, -1, 0), r=.05):
    p, n = Vector(p), Vector(n).normalized()
    lathe(p, n, [(0, r * .96), (.004, r), (.026, r), (.03, r * .97), (.03, r * .88), (.024, r * .87), (.024, 0)], "stainless", 48)
    lathe(p + n * .0245, n, [(0, 0), (.0005, r * .86)], "plastic", 48)
    up = Vector((0, 0, 1)) if abs(n.z) < .9 else Vector((0, 1, 0))
    rt = up.cross(n)
    for k in range(11):
        a = radians(225 - 27 * k)
        d = rt * cos(a) + up * sin(a)
        w = rt * -sin(a) + up * cos(a)
        q = p + n * .0255 + d * r * .62
        quads([tuple(q - w * r * .02), tuple(q + d * r * .16 - w * r * .02), tuple(q + d * r * .16 + w * r * .02), tuple(q + w * r * .02)], [(0, 1, 2, 3)], "black")
    a = radians(120)
    d, w = rt * cos(a) + up * sin(a), rt * -sin(a) + up * cos(a)
    q = p + n * .0265
    quads([tuple(q - d * r * .15 - w * r * .03), tuple(q + d * r * .7), tuple(q - d * r * .15 + w * r * .03)], [(0, 1, 2)], "red")
    lathe(q, n, [(0, r * .08), (.002, r * .07), (.002, 0)], "black", 16)


def handwheel(p, axis, r, material="red"):
    m = along(p, axis)
    ring = [tuple(m @ Vector((r * cos(2 * pi * k / 48), r * sin(2 * pi * k / 48), 0))) for k in range(48)]
    put(wires([ring], r * .15, material, True, 4))
    put(wires([[tuple(m @ Vector((0, 0, -.01))), tuple(m @ Vector((r * cos(a), r * sin(a), 0)))] for a in [2 * pi * k / 5 for k in range(5)]], r * .12, material, False, 3))
    lathe(m @ Vector((0, 0, -.02)), axis, [(0, r * .18), (.04, r * .16)], material, 32)


def butterfly(p, axis, r, up=(0, 0, 1), wheel=False, body="casting"):
    """A lugged butterfly valve between flanges."""
    p, ax, up = Vector(p), Vector(axis).normalized(), Vector(up)
    for s in (-1, 1):
        lathe(p + ax * s * .03, ax * s, [(0, r * 1.6), (.004, r * 1.62), (.026, r * 1.62), (.03, r * 1.6), (.03, r * 1.1), (.09, r * 1.02)], "graphite")
        bolt_circle(p + ax * s * .06, ax * s, r * 1.38, 8, .009)
    cyl(p - ax * .028, ax, r * 1.5, .056, body, .004)
    cyl(p + up * r * 1.4, up, r * .32, r * .9, body)
    if wheel:
        lathe(p + up * r * 2.3, up, [(0, r * .5), (.02, r * .55), (r * .7, r * .55), (r * .75, r * .45)], body)
        side = ax.cross(up)
        cyl(p + up * r * 2.6 - side * r * .5, -side, .012, .09, "steel")
        handwheel(p + up * r * 2.6 - side * (r * .5 + .09), -side, r * .8)
    else:
        q = p + up * r * 2.3
        prism([q - ax * .02 - up * .0, q + ax * .02, q + ax * .02 + up * .02, q - ax * .02 + up * .02], ax.cross(up) * -r * 3.0, "graphite", .004)


def gate(p, r, colour="red", side=(0, -1, 0)):
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


def lagged(pts, d, bend=None, bands=True):
    """Insulated pipe under aluminium cladding, with its bands."""
    tube(pts, d, "lagging", bend or d * 1.3, 12)
    if bands:
        for a, b in zip(pts, pts[1:]):
            a, b = Vector(a), Vector(b)
            n = int((b - a).length / .9)
            u = (b - a).normalized()
            for k in range(1, n + 1):
                q = a + u * (.9 * k - .3)
                if (q - b).length < d * 1.4 or (q - a).length < d * 1.4:
                    continue
                lathe(q, u, [(0, d / 2), (.001, d / 2 + .004), (.029, d / 2 + .004), (.03, d / 2)], "steel", 48)


def hangers(xs, y, z, d, top):
    for x in xs:
        for s in (-1, 1):
            cyl((x, y + s * (d / 2 + .03), z - d / 2 - .03), (0, 0, 1), .006, top - z + d / 2, "steel", 0)
        box(x - .02, y - d / 2 - .07, z - d / 2 - .045, .04, d + .14, .04, "galv", .003)
