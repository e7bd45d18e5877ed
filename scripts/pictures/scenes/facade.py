"""Façades: blocks of buildings, curtain walls, walls with windows and balconies."""
from mathutils import Vector

from scenes.surfaces import glass, lamp_glass, lit_wall
from studio.shapes import quads


class Bricks:
    """Many plain blocks of one building, laid as one mesh for each material; fine work wants them less apart."""

    def __init__(self, apart=.0008):
        self.heap, self.count, self.apart = {}, 0, apart

    def box(self, x, y, z, dx, dy, dz, material, turned=2):
        vs, fs = self.heap.setdefault(material, ([], []))
        e = self.apart * (self.count % 7 + 7 * turned)  # no two blocks share a plane, least of all where walls meet at a corner: shared planes render black
        self.count += 1
        x0, x1, y0, y1, z0, z1 = min(x, x + dx) - e, max(x, x + dx) + e, min(y, y + dy) - e, max(y, y + dy) + e, min(z, z + dz), max(z, z + dz) + e
        i = len(vs)
        vs += [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
        fs += [tuple(i + k for k in f) for f in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]

    def lay(self):
        for material, (vs, fs) in self.heap.items():
            quads(vs, fs, material)
        self.heap = {}


class Face:
    """One wall of a building: a along it, b up, c outwards."""

    def __init__(self, bricks, o, u, n):
        self.bricks, self.o, self.u, self.n = bricks, Vector(o), Vector(u), Vector(n)

    def box(self, a, b, c, w, h, d, material):
        p = self.o + self.u * a + Vector((0, 0, b)) + self.n * c
        q = self.u * w + Vector((0, 0, h)) + self.n * d
        self.bricks.box(*p, *q, material, 1 if abs(self.n.x) > .5 else 0)


def faces(bricks, x, y, z, w, d):
    """The front, the right and the left wall of a block."""
    return (Face(bricks, (x, y, z), (1, 0, 0), (0, -1, 0)), w), (Face(bricks, (x + w, y, z), (0, 1, 0), (1, 0, 0)), d), (Face(bricks, (x, y + d, z), (0, -1, 0), (-1, 0, 0)), d)


WARM_ROOM = ((1, .74, .46), (1, .80, .58))
COOL_ROOM = ((1, .88, .70), (.96, .97, 1))


def room(face, a, b, w, h, depth, rnd, tones=WARM_ROOM, power=1.0, d0=-.2):
    """What is seen of a lit room through its glass: ceiling with lamps, back wall, side walls, furniture; d0 is where it begins."""
    wall, ceiling = lit_wall(tones[0], .42 * power), lit_wall(tones[1], .95 * power)
    shade = lit_wall(tones[0], .22 * power)
    face.box(a, b + h - .45, d0, w, .03, -depth, ceiling)
    face.box(a, b, d0 - depth, w, h - .45, -.05, wall)
    face.box(a, b - .01, d0, w, .02, -depth, lit_wall(tones[0], .16 * power))
    for q in (a, a + w - .1):
        face.box(q, b, d0, .1, h - .45, -depth, shade)
    for k in range(max(1, int(depth / 1.9))):  # rows of lamps
        c = d0 - .9 - 1.9 * k
        q = a + .5
        while q < a + w - .9:
            face.box(q, b + h - .49, c, min(1.1, a + w - .4 - q), .03, -.14, lamp_glass(4.5))
            q += 2.1
    q = a + .4
    while q < a + w - 1.2:  # shelves and cupboards along the back, tables before them
        if rnd.random() < .55:
            face.box(q, b, d0 - depth + .5, rnd.uniform(.7, 1.6), rnd.choice((1.0, 1.9, 2.2)), -.45, rnd.choice(("bark", "timber", "slate")))
        if rnd.random() < .4:
            face.box(q, b + .1, d0 - depth * rnd.uniform(.3, .6), 1.3, .64, -.7, rnd.choice(("slate", "timber", "graphite")))
        if rnd.random() < .35:
            face.box(q + .3, b + 1.3, d0 - depth + .06, .9, .7, -.05, rnd.choice(("slate", "tileblue", "clay")))
        q += rnd.uniform(1.5, 2.6)


def curtain_wall(face, width, floors, h=3.9, bay=1.5, rnd=None, lit=.3, fins=True, glow=(), metal="fin2", tint="tint", spandrel=.9, z=0, rooms=0, tones=WARM_ROOM):
    """Glass from slab to slab with aluminium fins; on some floors rooms are lit in runs, `rooms` deep where one looks in."""
    if rooms:
        glass()
    n = max(1, round(width / bay))
    bay = width / n
    for f in range(floors):
        b = z + f * h
        face.box(0, b, -.12, width, spandrel, .12, tint)
        face.box(0, b + spandrel - .03, -.02, width, .06, .08, metal)
        face.box(0, b - .03, -.02, width, .06, .10, metal)
        on = rnd.random() < lit
        k = 0
        while k < n:
            run = rnd.randint(2, 6)
            m = rnd.choice(glow) if glow and on else tint
            run = min(run, n - k)
            if rooms and on and k * bay >= rooms and (k + run) * bay <= width - rooms:  # rooms of two walls do not meet at a corner
                face.box(k * bay, b + spandrel, -.14, run * bay, h - spandrel, .02, "clear")
                room(face, k * bay, b, run * bay, h, rooms, rnd, tones)
            else:
                face.box(k * bay, b + spandrel, -.14, run * bay, h - spandrel, .10, tint if rooms else m)
            k += run
            if rnd.random() < .35:
                on = rnd.random() < lit
    for k in range(n + 1):
        a = min(max(k * bay - .03, 0), width - .06)
        face.box(a, z, -.02, .06, floors * h, .22 if fins else .06, metal)


def windows(face, width, floors, h=3.3, bay=3.4, w=1.8, wh=1.7, sill=.9, wall="stucco", frame="graphite", rnd=None, lit=.3, glow=(), reveal=.22, sunshade=False, z=0, balcony=0, rail="clear", edge=.0, rooms=0):
    """A wall with openings: reveals, frames, curtains, now and then a lamp; balconies where asked for."""
    n = max(1, int((width - 2 * edge) / bay))
    bay = (width - 2 * edge) / n
    for f in range(floors):
        b = z + f * h
        face.box(0, b, -.4, width, sill, .4, wall)
        face.box(0, b + sill + wh, -.4, width, h - sill - wh, .4, wall)
        if edge:
            face.box(0, b + sill, -.4, edge, wh, .4, wall)
            face.box(width - edge, b + sill, -.4, edge, wh, .4, wall)
        for k in range(n):
            a = edge + k * bay
            m = (bay - w) / 2
            face.box(a, b + sill, -.4, m, wh, .4, wall)
            face.box(a + m + w, b + sill, -.4, m, wh, .4, wall)
            on = glow and rnd.random() < lit
            if on and rooms and rooms < a and a + bay < width - rooms:
                face.box(a + m, b + sill, -.36, w, wh, .02, "clear")
                room(face, a + .2, b, bay - .4, h, rooms, rnd, d0=-.42)
            else:
                face.box(a + m, b + sill, -.36, w, wh, .08, rnd.choice(glow) if on and not rooms else "pane")
            for q in (0, .5, 1):
                face.box(a + m + (w - .07) * q, b + sill, -reveal - .06, .07, wh, .07, frame)
            for q in (0, 1):
                face.box(a + m, b + sill + (wh - .07) * q, -reveal - .06, w, .07, .07, frame)
            if rnd.random() < .6:
                c = rnd.choice((.12, .2, .32))
                face.box(a + m + .06, b + sill + .06, -.275, w * c, wh - .12, .02, "drape")
                face.box(a + m + w - .06 - w * c, b + sill + .06, -.275, w * c, wh - .12, .02, "drape")
            if not sill < .3:
                face.box(a + m - .06, b + sill - .06, -.1, w + .12, .06, .14, frame)
            if sunshade:
                face.box(a + m - .2, b + sill + wh + .05, 0, w + .4, .10, .75, wall)
            if balcony:
                g = min(.35, m * .6)
                face.box(a + g, b - .12, 0, bay - 2 * g, .22, balcony, wall)
                face.box(a + g + .05, b + .12, balcony - .08, bay - 2 * g - .10, 1.0, .02, rail)
                face.box(a + g + .04, b + 1.10, balcony - .11, bay - 2 * g - .08, .05, .07, frame)
                for q in (a + g + .04, a + bay - g - .07):
                    face.box(q, b + .1, balcony - .09, .03, 1.0, .03, frame)
                    face.box(q, b + 1.10, .0, .04, .05, balcony - .08, frame)
                    face.box(q, b + .12, .0, .015, 1.0, balcony - .1, rail)


def block(bricks, x, y, z, w, d, h, wall="stucco", roof="concrete", parapet=.9, t=.3, inset=.42):
    """The body behind the façades, its roof and the parapet."""
    bricks.box(x + inset, y + inset, z, w - 2 * inset, d - inset, h, "slate")
    bricks.box(x + .05, y + .05, z + h, w - .1, d - .1, .1, roof)
    for a in ((x, y, w, t), (x, y + d - t, w, t), (x, y, t, d), (x + w - t, y, t, d)):
        bricks.box(a[0], a[1], z + h, a[2], a[3], parapet, wall)
        bricks.box(a[0] - .04, a[1] - .04, z + h + parapet, a[2] + .08, a[3] + .08, .08, wall)
