"""Shared parts of the line drawings: an axonometric sheet on which boxes,
cylinders, pipes and the details of plant faces are drawn back to front.

Model units are metres. x runs along the machine (to the right), y into the
depth and z up; the viewer sees the front (y smallest), the right end (x
largest) and the top. Later shapes cover earlier ones.
"""
from math import cos, sin, pi, radians, hypot

W, H = 1200, 900
INK, PETROL, COPPER, PAPER = "#16242b", "#0e4a5c", "#b5652b", "#f4f2ec"
FRONT, SIDE, TOP, DARK, TINT, CTINT = "#faf9f5", "#e6e2d8", "#f1eee6", "#d5d2c8", "#cfdcde", "#ecd3bd"

PENS = {  # name: (colour, width, opacity, dashes)
    "main": (INK, 2.4, 1, ""), "bold": (INK, 3, 1, ""), "thin": (INK, 1.5, 1, ""),
    "hair": (INK, 1.1, .6, ""), "fin": (INK, 1, .42, ""),
    "petrol": (PETROL, 2.6, 1, ""), "petrolthin": (PETROL, 1.5, 1, ""),
    "copper": (COPPER, 2.2, 1, ""), "copperthin": (COPPER, 1.5, .9, ""),
    "centre": (INK, 1.2, .55, "22 5 4 5"), "hidden": (INK, 1.3, .6, "9 6"),
    "dim": (INK, 1.2, .55, ""),
}


# Letters and figures by strokes, each in a box one unit high
GLYPHS = {"A": [[(0, 0), (.35, 1), (.7, 0)], [(.13, .36), (.57, .36)]],
           "B": [[(0, 0), (0, 1), (.4, 1), (.58, .9), (.6, .74), (.55, .6), (.4, .53), (0, .53)], [(.4, .53), (.6, .45), (.66, .27), (.6, .1), (.42, 0), (0, 0)]],
           "L": [[(0, 1), (0, 0), (.58, 0)]], "H": [[(0, 0), (0, 1)], [(.62, 0), (.62, 1)], [(0, .5), (.62, .5)]],
          "0": [[(.3, 1), (.12, .93), (.02, .75), (0, .5), (.02, .25), (.12, .07), (.3, 0), (.48, .07), (.58, .25), (.6, .5), (.58, .75), (.48, .93), (.3, 1)]],
          "1": [[(.1, .8), (.34, 1), (.34, 0)]],
          "2": [[(.02, .76), (.08, .92), (.28, 1), (.48, .92), (.56, .74), (.5, .56), (0, 0), (.6, 0)]],
          "3": [[(.04, .88), (.26, 1), (.5, .92), (.56, .76), (.48, .6), (.26, .53), (.5, .45), (.6, .27), (.5, .08), (.28, 0), (.02, .12)]],
          "4": [[(.42, 0), (.42, 1), (0, .3), (.62, .3)]],
          "5": [[(.54, 1), (.1, 1), (.04, .56), (.28, .64), (.5, .56), (.6, .34), (.5, .1), (.28, 0), (.02, .1)]],
          "6": [[(.5, .92), (.32, 1), (.12, .84), (.02, .5), (.02, .28), (.12, .07), (.3, 0), (.5, .08), (.58, .3), (.5, .52), (.3, .6), (.12, .52), (.02, .32)]],
          "7": [[(0, 1), (.6, 1), (.2, 0)]],
          "8": [[(.3, .54), (.1, .64), (.05, .78), (.12, .94), (.3, 1), (.48, .94), (.55, .78), (.5, .64), (.3, .54), (.08, .44), (0, .26), (.1, .07), (.3, 0), (.5, .07), (.6, .26), (.52, .44), (.3, .54)]],
          "9": [[(.1, .08), (.28, 0), (.48, .16), (.58, .5), (.58, .72), (.48, .93), (.3, 1), (.1, .92), (.02, .7), (.1, .48), (.3, .4), (.48, .48), (.58, .68)]]}


def number(v):
    """A coordinate to the tenth, as short as SVG allows."""
    s = f"{v:.1f}"
    s = s[:-2] if s.endswith(".0") else s
    return s.replace("-0.", "-.", 1) if s.startswith("-0.") else s[1:] if s.startswith("0.") else s


def steps(points):
    """A path through points in units of the sheet: relative steps in tenths, which keeps the file small."""
    q = [(round(10 * x), round(10 * y)) for x, y in points]
    d = f"M{number(q[0][0] / 10)} {number(q[0][1] / 10)}l"
    for a, b in zip(q, q[1:]):
        if a != b or len(q) == 2:
            x, y = number((b[0] - a[0]) / 10), number((b[1] - a[1]) / 10)
            d += (" " if d[-1] != "l" and x[0] != "-" else "") + x + (y if y[0] == "-" else " " + y)
    return d


def opening(title, pens):
    """The first lines of a sheet: its title, its pens (name: colour, width, opacity, dashes), paper and grid."""
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" role="img">', f"<title>{title}</title>", "<style>"]
    for n, (c, w, o, d) in pens.items():
        out.append(f".{n}{{stroke:{c};stroke-width:{w}" + (f";stroke-opacity:{o}" if o != 1 else "") + (f";stroke-dasharray:{d}" if d else "") + "}")
    out.append("path{stroke-linejoin:round;stroke-linecap:round}</style>")
    out.append(f'<rect width="{W}" height="{H}" fill="{PAPER}"/>')
    grid, big = ("".join(f"M{x} 0V{H}" for x in range(gap, W, gap)) + "".join(f"M0 {y}H{W}" for y in range(gap, H, gap)) for gap in (30, 150))
    out.append(f'<path d="{grid}" stroke="{INK}" stroke-opacity=".035" fill="none"/><path d="{big}" stroke="{INK}" stroke-opacity=".05" fill="none"/><g fill="none">')
    return out


def add(a, b, k=1.0):
    return tuple(p + q * k for p, q in zip(a, b))


def unit(v):
    n = sum(c * c for c in v) ** .5
    return tuple(c / n for c in v)


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def dot(a, b):
    return sum(p * q for p, q in zip(a, b))


def hull(pts):
    pts = sorted(set((round(x, 6), round(y, 6)) for x, y in pts))
    def half(seq):
        out = []
        for p in seq:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) - (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0]) <= 0:
                out.pop()
            out.append(p)
        return out[:-1]
    return half(pts) + half(pts[::-1])


class Plane:
    """A flat face: origin o, axes u and v (unit vectors). All details live on one."""

    def __init__(self, sheet, o, u, v):
        self.s, self.o, self.u, self.v = sheet, o, u, v

    def p(self, a, b):
        return add(add(self.o, self.u, a), self.v, b)

    def at(self, a, b):
        return Plane(self.s, self.p(a, b), self.u, self.v)

    def line(self, pts, pen="thin"):
        self.s.path([self.p(*q) for q in pts], pen)

    def poly(self, pts, pen="main", fill=None):
        self.s.path([self.p(*q) for q in pts], pen, fill, True)

    def rect(self, a, b, w, h, pen="thin", fill=None, r=0):
        if not r:
            return self.poly([(a, b), (a + w, b), (a + w, b + h), (a, b + h)], pen, fill)
        pts = []
        for cx, cy, t in ((a + w - r, b + r, -90), (a + w - r, b + h - r, 0), (a + r, b + h - r, 90), (a + r, b + r, 180)):
            pts += [(cx + r * cos(radians(t + k * 18)), cy + r * sin(radians(t + k * 18))) for k in range(6)]
        self.poly(pts, pen, fill)

    def circle(self, a, b, r, pen="thin", fill=None):
        self.s.ellipse(self.p(a, b), self.u, self.v, r, pen, fill)

    def arc(self, a, b, r, t0, t1, pen="thin", n=14):
        self.line([(a + r * cos(radians(t0 + (t1 - t0) * k / n)), b + r * sin(radians(t0 + (t1 - t0) * k / n))) for k in range(n + 1)], pen)

    # -- details ---------------------------------------------------------
    def fins(self, a, b, w, h, n, pen="fin", across=False, frame="thin", fill=FRONT):
        self.rect(a, b, w, h, frame, fill)
        d = []
        for k in range(1, n):
            t = k / n
            d.append([(a, b + h * t), (a + w, b + h * t)] if across else [(a + w * t, b), (a + w * t, b + h)])
        self.s.paths([[self.p(*q) for q in l] for l in d], pen)

    def mesh(self, a, b, w, h, nx, ny, pen="fin", frame="thin", fill=None):
        self.rect(a, b, w, h, frame, fill)
        d = [[(a + w * k / nx, b), (a + w * k / nx, b + h)] for k in range(1, nx)]
        d += [[(a, b + h * k / ny), (a + w, b + h * k / ny)] for k in range(1, ny)]
        self.s.paths([[self.p(*q) for q in l] for l in d], pen)

    def louvre(self, a, b, w, h, n, pen="thin", fill=FRONT):
        self.rect(a, b, w, h, "thin", fill)
        m, p = w * .05, h / n
        for k in range(n):
            y = b + p * k + p * .25
            self.poly([(a + m, y), (a + w - m, y), (a + w - m, y + p * .55), (a + m, y + p * .55)], "hair", None)
            self.line([(a + m, y), (a + w - m, y)], pen)

    def bolts(self, pts, r=.008, pen="hair"):
        for q in pts:
            self.circle(*q, r, pen, FRONT)

    def screws(self, a, b, w, h, inset=.03, r=.007, nx=2, ny=2):
        for i in range(nx):
            for j in range(ny):
                if 0 < i < nx - 1 and 0 < j < ny - 1:
                    continue
                self.circle(a + inset + (w - 2 * inset) * i / max(1, nx - 1), b + inset + (h - 2 * inset) * j / max(1, ny - 1), r, "hair")

    def door(self, a, b, w, h, handle="r", inset=.03, fill=None, hinges=True, pen="thin"):
        i = inset
        self.rect(a + i, b + i, w - 2 * i, h - 2 * i, pen, fill, r=min(.02, w / 8))
        hx = a + w - i - .05 if handle == "r" else a + i + .05
        for t in (.3, .7):
            self.rect(hx - .012, b + h * t - .045, .024, .09, "thin", DARK, r=.01)
        if hinges:
            gx = a + i if handle == "r" else a + w - i
            for t in (.16, .84):
                self.rect(gx - .012, b + h * t - .03, .024, .06, "hair", FRONT)

    def fan(self, a, b, r, blades=6, rings=6, pen="thin", turn=12):
        """A fan seen along its axis behind a ring grille."""
        self.circle(a, b, r, "main", SIDE)
        self.circle(a, b, r * .93, "thin", FRONT)
        for k in range(blades):
            t = 2 * pi * k / blades + radians(turn)
            lead, trail = [], []
            n = 5 if rings > 5 else 3
            for i in range(n + 1):
                q = .26 + (.9 - .26) * i / n
                lead.append((a + r * q * cos(t + .55 * q ** 1.6), b + r * q * sin(t + .55 * q ** 1.6)))
                s = t + .38 + .34 * q + .28 * q ** 2
                trail.append((a + r * q * cos(s), b + r * q * sin(s)))
            self.poly(lead + trail[::-1], "petrolthin", TINT)
        self.circle(a, b, r * .27, "petrolthin", FRONT)
        self.circle(a, b, r * .12, "hair", DARK)
        for k in range(1, rings):
            self.circle(a, b, r * (.27 + (.93 - .27) * k / rings), "hair")
        for k in range(4):
            t = pi / 4 + pi * k / 2
            self.line([(a + r * .27 * cos(t), b + r * .27 * sin(t)), (a + r * cos(t), b + r * sin(t))], "hair")

    def gauge(self, a, b, r):
        self.circle(a, b, r, "thin", FRONT)
        self.circle(a, b, r * .8, "hair")
        for k in range(9):
            t = radians(225 - 270 * k / 8)
            self.line([(a + r * .64 * cos(t), b + r * .64 * sin(t)), (a + r * .78 * cos(t), b + r * .78 * sin(t))], "hair")
        self.line([(a, b), (a - r * .38, b + r * .5)], "petrolthin")
        self.circle(a, b, r * .1, "hair", INK)

    def cross(self, a, b, r):
        self.line([(a - r, b), (a + r, b)], "centre")
        self.line([(a, b - r), (a, b + r)], "centre")


class Sheet:
    def __init__(self, az=30, el=22, margin=110, box=None):
        a, e = radians(az), radians(el)
        self.ca, self.sa, self.ce, self.se = cos(a), sin(a), cos(e), sin(e)
        self.eye = (self.sa * self.ce, -self.ca * self.ce, self.se)
        self.items, self.margin, self.flat_box = [], margin, box

    def q(self, p):
        x, y, z = p
        d = -x * self.sa + y * self.ca
        return (x * self.ca + y * self.sa, -(z * self.ce + d * self.se))

    # -- primitives ------------------------------------------------------
    def path(self, pts, pen="thin", fill=None, close=False):
        self.items.append(("P", [[self.q(p) for p in pts]], pen, fill, close))

    def paths(self, lines, pen="thin"):
        self.items.append(("P", [[self.q(p) for p in l] for l in lines], pen, None, False))

    def flat(self, pts, pen="thin", fill=None, close=True):
        self.items.append(("P", [pts], pen, fill, close))

    def ellipse(self, c, u, v, r, pen="thin", fill=None):
        k = .5522847
        pts = []
        for (a0, b0), (a1, b1) in (((1, 0), (0, 1)), ((0, 1), (-1, 0)), ((-1, 0), (0, -1)), ((0, -1), (1, 0))):
            for a, b in ((a0, b0), (a0 + a1 * k, b0 + b1 * k), (a1 + a0 * k, b1 + b0 * k)):
                pts.append(self.q(add(add(c, u, a * r), v, b * r)))
        self.items.append(("E", pts, pen, fill, True))

    def tube(self, pts, d, fill=FRONT, pen="thin", bend=None):
        """A pipe through the points, its outline drawn by two strokes; bends rounded."""
        bend = d * 1.2 if bend is None else bend
        path = [pts[0]]
        for i in range(1, len(pts) - 1):
            a, b, c = pts[i - 1], pts[i], pts[i + 1]
            ua, uc = unit(add(a, b, -1)), unit(add(c, b, -1))
            r = min(bend, .49 * sum(t * t for t in add(a, b, -1)) ** .5, .49 * sum(t * t for t in add(c, b, -1)) ** .5)
            s, e = add(b, ua, r), add(b, uc, r)
            for k in range(9):
                t = k / 8
                path.append(tuple((1 - t) ** 2 * s[j] + 2 * t * (1 - t) * b[j] + t * t * e[j] for j in range(3)))
        path.append(pts[-1])
        self.items.append(("T", [self.q(p) for p in path], pen, fill, d))

    def copper(self, pts, d=.04, bend=None):
        self.tube(pts, d, CTINT, "copper", bend)

    # -- planes ----------------------------------------------------------
    def front(self, x=0, y=0, z=0):
        return Plane(self, (x, y, z), (1, 0, 0), (0, 0, 1))

    def side(self, x=0, y=0, z=0):
        return Plane(self, (x, y, z), (0, 1, 0), (0, 0, 1))

    def top(self, x=0, y=0, z=0):
        return Plane(self, (x, y, z), (1, 0, 0), (0, 1, 0))

    def plane(self, o, u, v):
        return Plane(self, o, unit(u), unit(v))

    # -- solids ----------------------------------------------------------
    def box(self, x, y, z, dx, dy, dz, pen="main", fill=(FRONT, SIDE, TOP)):
        if isinstance(fill, str):
            fill = (fill,) * 3
        if self.se >= 0:
            self.top(x, y, z + dz).rect(0, 0, dx, dy, pen, fill[2])
        else:
            self.top(x, y, z).rect(0, 0, dx, dy, pen, fill[2])
        self.side(x + dx, y, z).rect(0, 0, dy, dz, pen, fill[1])
        self.front(x, y, z).rect(0, 0, dx, dz, pen, fill[0])
        return self.front(x, y, z), self.side(x + dx, y, z), self.top(x, y, z + dz)

    def frame(self, axis):
        ax = unit(axis)
        h = (0, 0, 1) if abs(ax[2]) < .9 else (1, 0, 0)
        u = unit(cross(h, ax))
        return ax, u, cross(ax, u)

    def turned(self, p, axis, profile, pen="main", fill=FRONT, cap=True, capfill=None):
        """A convex body of revolution: profile is [(distance along axis, radius)]."""
        ax, u, v = self.frame(axis)
        pts = []
        for t, r in profile:
            c = add(p, ax, t)
            pts += [self.q(add(add(c, u, r * cos(2 * pi * k / 40)), v, r * sin(2 * pi * k / 40))) for k in range(40)]
        self.items.append(("P", [hull(pts)], pen, fill, True))
        if cap:
            t, r = profile[-1] if dot(ax, self.eye) > 0 else profile[0]
            if r > 0:
                self.ellipse(add(p, ax, t), u, v, r, pen, capfill or fill)
                return Plane(self, add(p, ax, t), u, v)

    def cyl(self, p, axis, r, length, pen="main", fill=FRONT, capfill=None):
        return self.turned(p, axis, [(0, r), (length, r)], pen, fill, True, capfill)

    def rib(self, p, axis, r, pen="hair", half=True):
        """The visible half of a seam round a cylinder."""
        ax, u, v = self.frame(axis)
        pts = []
        n = 72
        for k in range(n + 1):
            t = 2 * pi * k / n
            d = tuple(u[j] * cos(t) + v[j] * sin(t) for j in range(3))
            pts.append((dot(d, self.eye) >= -1e-9, add(p, d, r)))
        if not half:
            return self.path([b for _, b in pts], pen)
        start = next(k for k in range(n) if not pts[k][0] and pts[k + 1][0])
        ring = [pts[(start + 1 + k) % n] for k in range(n)]
        self.path([b for a, b in ring if a], pen)

    def flange(self, p, axis, r, t=.03, bolts=8, pen="thin", fill=FRONT, bore=.62):
        """A flange whose face looks along the axis; the bore shown if it faces us."""
        ax, u, v = self.frame(axis)
        self.cyl(p, axis, r, t, pen, fill)
        if dot(ax, self.eye) > 0:
            f = Plane(self, add(p, ax, t), u, v)
            for k in range(bolts):
                a = 2 * pi * (k + .5) / bolts
                f.circle(r * .82 * cos(a), r * .82 * sin(a), r * .07, "hair", FRONT)
            if bore:
                f.circle(0, 0, r * bore, "thin", DARK)
            return f

    def feet(self, xs, ys, z=0, w=.09, h=.06):
        for y in sorted(ys, reverse=True):
            for x in sorted(xs):
                self.box(x - w / 2, y - w / 2, z, w, w, h, "thin", DARK)

    def ground(self, x0, x1, y0, y1, z=0):
        self.top(0, 0, z).poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], "none", "#e9e5da")

    def dim(self, p, r, off, letter=None):
        """A dimension line between two points, moved by the offset vector."""
        a, b = add(p, off), add(r, off)
        self.path([add(p, off, .12), add(p, off, 1.1)], "dim")
        self.path([add(r, off, .12), add(r, off, 1.1)], "dim")
        qa, qb = self.q(a), self.q(b)
        self.items.append(("D", (qa, qb), "dim", letter, None))

    # -- output ----------------------------------------------------------
    def svg(self, title):
        xs, ys = [], []
        for kind, g, *_ in self.items:
            pts = sum(g, []) if kind == "P" else list(g)
            xs += [p[0] for p in pts]
            ys += [p[1] for p in pts]
        x0, x1, y0, y1 = min(xs), max(xs), min(ys), max(ys)
        m = self.margin
        k = min((W - 2 * m) / (x1 - x0), (H - 2 * m) / (y1 - y0))
        ox, oy = W / 2 - k * (x0 + x1) / 2, H / 2 - k * (y0 + y1) / 2

        def t(p):
            return number(ox + k * p[0]) + " " + number(oy + k * p[1])

        def line(points):
            return steps([(ox + k * x, oy + k * y) for x, y in points])

        out = opening(title, PENS)
        run = None  # neighbouring open lines of one pen share an element
        for kind, g, pen, fill, extra in self.items:
            if kind == "P":
                d = "".join(line(l) for l in g) + ("Z" if extra else "")
            elif kind == "E":
                q = [(round(10 * (ox + k * x)), round(10 * (oy + k * y))) for x, y in g]
                d = f"M{number(q[0][0] / 10)} {number(q[0][1] / 10)}c"
                for i in range(0, 12, 3):
                    for j in (1, 2, 3):
                        b, a = q[(i + j) % 12], q[i]
                        for v in (number((b[0] - a[0]) / 10), number((b[1] - a[1]) / 10)):
                            d += (" " if d[-1] != "c" and v[0] != "-" else "") + v
                d += "Z"
            elif kind == "T":
                c, w, *_ = PENS[pen]
                d = line(g)
                out.append(f'<path d="{d}" stroke="{c}" stroke-width="{number(k * extra)}" style="stroke-linecap:butt"/><path d="{d}" stroke="{fill}" stroke-width="{number(max(.8, k * extra - 2 * w))}" style="stroke-linecap:butt"/>')
                run = None
                continue
            else:
                (ax, ay), (bx, by) = g
                n = hypot(bx - ax, by - ay)
                ux, uy = (bx - ax) / n, (by - ay) / n
                if n * k < 40:
                    continue
                ah, aw = 15 / k, 4 / k
                mx, my = (ax + bx) / 2, (ay + by) / 2
                gap = (20 / k) if fill else 0
                d = "M" + t((ax, ay)) + "L" + t((mx - ux * gap, my - uy * gap)) + "M" + t((mx + ux * gap, my + uy * gap)) + "L" + t((bx, by))
                out.append(f'<path class="dim" d="{d}"/>')
                ar = ""
                for (px, py), s in (((ax, ay), 1), ((bx, by), -1)):
                    ar += "M" + t((px, py)) + "L" + t((px + s * ux * ah - uy * aw, py + s * uy * ah + ux * aw)) + " " + t((px + s * ux * ah + uy * aw, py + s * uy * ah - ux * aw)) + "Z"
                out.append(f'<path fill="{INK}" fill-opacity=".6" d="{ar}"/>')
                if fill:
                    hgt = 20 / k
                    ld = ""
                    for l in GLYPHS[fill]:
                        ld += "M" + "L".join(t((mx + (q[0] - .32) * hgt, my + (.5 - q[1]) * hgt)) for q in l)
                    out.append(f'<path class="thin" stroke-opacity=".75" d="{ld}"/>')
                run = None
                continue
            cls = f' class="{pen}"' if pen != "none" else ""
            if not fill and run == pen:
                out[-1] = out[-1][:-3] + d + '"/>'
            else:
                out.append(f"<path{cls}" + (f' fill="{fill}"' if fill else "") + f' d="{d}"/>')
            run = pen if not fill else None
        return "\n".join(out) + "\n</g></svg>\n"
