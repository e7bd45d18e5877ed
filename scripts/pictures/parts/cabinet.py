"""Cabinets: base frame, posts, panels with handles and hinges, louvres, feet."""
from mathutils import Vector

from parts.bolts import bolt
from studio.shapes import along, box, cyl, lathe, prism


def panel(x, y, z, w, h, material="cabinet", t=.03, gap=.004, handle=None, hinges=None, screws=0, face="front", depth_of=None):
    """A panel on a face, set off by a joint. face: front (y), right (x) or back of it."""
    g = gap
    if face == "front":
        box(x + g, y - t * .3, z + g, w - 2 * g, t, h - 2 * g, material, .004)
        P = lambda a, b, c: (x + a, y - t * .3 - c, z + b)
        n = (0, -1, 0)
    else:
        box(x - t * .7, y + g, z + g, t, w - 2 * g, h - 2 * g, material, .004)
        P = lambda a, b, c: (x + t * .3 + c, y + a, z + b)
        n = (1, 0, 0)
    if handle:
        a = w - .055 if handle == "r" else .055
        for q in (.28, .72):
            lever(P(a, h * q, 0), n)
    if hinges:
        a = .012 if hinges == "l" else w - .012
        for q in (.14, .86):
            cyl(P(a, h * q - .04, .006), (0, 0, 1), .009, .08, "graphite")
    if screws:
        for a in (.035, w - .035):
            for k in range(screws):
                q = .035 + (h - .07) * k / max(1, screws - 1)
                bolt(P(a, q, 0), n, .0065)
    return P


def lever(p, n):
    """A quarter-turn compression handle."""
    p, n = Vector(p), Vector(n)
    lathe(p, n, [(0, .024), (.006, .024), (.010, .02), (.022, .016), (.024, 0)], "graphite", 32)
    s = Vector((0, 0, 1))
    m = along(p + n * .02, n)
    side = n.cross(s)
    c = p + n * .024 - s * .035
    d = side * .011
    prism([c - d - s * .045, c + d - s * .045, c + d + s * .052, c - d + s * .052], n * .014, "graphite", .003)


def louvre(x, y, z, w, h, n, material="cabinet", face="front", depth=.03):
    """Slanted blades in a dark recess with a frame."""
    f = .02
    if face == "front":
        box(x, y - .002, z, w, .004, h, "black", 0)
        for a in ((x, z, w, f), (x, z + h - f, w, f)):
            box(a[0], y - .012, a[1], a[2], .02, a[3], material, .003)
        for a in ((x, z, f, h), (x + w - f, z, f, h)):
            box(a[0], y - .012, a[1], a[2], .02, a[3], material, .003)
        for k in range(n):
            c = z + f + (h - 2 * f) * (k + .5) / n
            p = (h - 2 * f) / n
            prism([(x + f, y - .014, c - p * .48), (x + w - f, y - .014, c - p * .48), (x + w - f, y - .001, c + p * .34), (x + f, y - .001, c + p * .34)], (0, -.0025, -.001), material, 0)
    else:
        box(x - .002, y, z, .004, w, h, "black", 0)
        for a in ((y, z, w, f), (y, z + h - f, w, f)):
            box(x - .008, a[0], a[1], .02, a[2], a[3], material, .003)
        for a in ((y, z, f, h), (y + w - f, z, f, h)):
            box(x - .008, a[0], a[1], .02, a[2], a[3], material, .003)
        for k in range(n):
            c = z + f + (h - 2 * f) * (k + .5) / n
            p = (h - 2 * f) / n
            prism([(x + .014, y + f, c - p * .48), (x + .014, y + w - f, c - p * .48), (x + .001, y + w - f, c + p * .34), (x + .001, y + f, c + p * .34)], (.0025, 0, -.001), material, 0)


def channel(x, y, z, dx, dy, h=.2, material="galv", t=.012):
    """A base frame of C-sections round the rectangle."""
    for yy, s in ((y, 1), (y + dy, -1)):
        q = yy if s > 0 else yy - t
        box(x, q + (0 if s < 0 else .03), z, dx, t, h, material, .002)
        for zz in (z, z + h - t):
            box(x, yy if s > 0 else yy - .06, zz, dx, .06, t, material, .003)
    for xx in (x, x + dx - .06):
        box(xx, y, z, .06, dy, h, material, .004)
    n = max(2, int(dx / 1.1))
    for k in range(1, n):
        box(x + dx * k / n - .03, y + .03, z, .06, dy - .06, h * .9, material, .003)


def posts(xs, dy, z0, z1, w=.09, material="cabinet"):
    for x in xs:
        for y in (0, dy - w):
            box(x - w / 2, y + .002, z0 - .01, w, w - .004, z1 - z0 + .02, material, .006)


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


def feet(xs, ys, z=0, w=.14, h=.06, material="rubber"):
    for x in xs:
        for y in ys:
            box(x - w / 2, y - w / 2, z, w, w, h, material, .006)
