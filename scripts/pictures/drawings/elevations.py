"""Dimensioned elevations of the studio's models: plan, front and right side in third-angle projection, as line drawings.

blender -b -P scripts/pictures/drawings/elevations.py -- [NAME …]    (as in render.py; all without)

A model's edges are walked in steps of a pixel; those behind another surface, and those that would run on top of a
line already drawn, are left out. Surfaces are tinted by their material. A dimension is that of the box round everything,
doors and pipes included: in millimetres where a type has a model for each size, else as the letters L, B and H, because
the products that share the model differ. The alternative text goes into the captions, beside those written by hand.
"""
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here.parent)]
sys.dont_write_bytecode = True
import bpy  # noqa: E402
import numpy as np  # noqa: E402
from numba import njit  # noqa: E402
import studio  # noqa: E402
import catalogue  # noqa: E402
from sheet import INK, PETROL, COPPER, FRONT, SIDE, DARK, TINT, CTINT, GLYPHS, H, W, opening, steps  # noqa: E402

FINE = 2  # pixels of the depth buffer per unit of the drawing
VIEWS = {  # right, up and towards the viewer
    "front": ((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    "side": ((0, 1, 0), (0, 0, 1), (1, 0, 0)),
    "plan": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "below": ((1, 0, 0), (0, -1, 0), (0, 0, -1)),
}
TINTS = {
    FRONT: "cabinet white plastic label glowscreen glowline glowwhite",
    SIDE: "cabinet2 galv steel stainless lagging",
    "#efece4": "fin findark",
    DARK: "graphite anthracite black foam casting rubber screen glass concrete",
    TINT: "petrol",
    CTINT: "copper brass",
    "#ecc9c1": "red redlight",
    "#cdd7e8": "blue",
    "#f0dfae": "yellow glowamber",
    "#cfe0cd": "green glowgreen",
}
COLOURS = list(TINTS)
TINT_OF = {name: k for k, names in enumerate(TINTS.values()) for name in names.split()}
OTHER = COLOURS.index(SIDE)
PENS = {  # name: colour, width, opacity, dashes
    "main": (INK, 1.9, 1, ""), "thin": (INK, 1.1, .85, ""), "hair": (INK, .8, .38, ""),
    "petrol": (PETROL, 1.2, 1, ""), "copper": (COPPER, 1.3, 1, ""), "dim": (INK, 1.2, .55, ""), "text": (INK, 1.6, .8, ""),
}


def chain(edges):
    """Joins edges (pairs of vertex numbers) that share end points into polylines of vertex numbers."""
    at = defaultdict(list)
    for k, (a, b) in enumerate(edges):
        at[a].append((k, b))
        at[b].append((k, a))
    used, runs = set(), []

    def walk(v):
        run = [v]
        while True:
            on = [(k, w) for k, w in at[v] if k not in used]
            if not on or (len(at[v]) != 2 and len(run) > 1):
                return run
            k, v = on[0]
            used.add(k)
            run.append(v)

    for v in [v for v in at if len(at[v]) != 2] + list(at):
        while any(k not in used for k, _ in at[v]):
            runs.append(walk(v))
    return runs


class Part:
    """One object of the model: corners, triangles and edges in metres."""

    def __init__(self, o, graph):
        seen = o.evaluated_get(graph)
        me = seen.to_mesh()
        m = np.array(o.matrix_world, np.float64)

        def get(things, name, n, kind):
            a = np.empty(len(things) * n, kind)
            things.foreach_get(name, a)
            return a.reshape(-1, n) if n > 1 else a

        self.p = get(me.vertices, "co", 3, np.float32).astype(np.float64) @ m[:3, :3].T + m[:3, 3]
        me.calc_loop_triangles()
        self.tri = get(me.loop_triangles, "vertices", 3, np.int32)
        names = [s.name for s in me.materials if s] or ["cabinet"]
        self.material = names[0].split(".")[0]
        face_material = get(me.polygons, "material_index", 1, np.int32)
        tint = np.array([TINT_OF.get(n.split(".")[0], OTHER) for n in names], np.int8)
        self.tint = tint[np.minimum(face_material[get(me.loop_triangles, "polygon_index", 1, np.int32)], len(names) - 1)]
        n = get(me.polygons, "normal", 3, np.float32) @ np.linalg.inv(m[:3, :3])
        self.normal = n / np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-12)
        self.edges = get(me.edges, "vertices", 2, np.int32)
        face_of = np.repeat(np.arange(len(me.polygons)), get(me.polygons, "loop_total", 1, np.int32))
        order = np.argsort(get(me.loops, "edge_index", 1, np.int32), kind="stable")
        edge = get(me.loops, "edge_index", 1, np.int32)[order]
        first = np.searchsorted(edge, np.arange(len(self.edges)))
        last = np.searchsorted(edge, np.arange(len(self.edges)), "right") - 1
        self.faces = np.stack([face_of[order][np.minimum(first, len(edge) - 1)], face_of[order][np.maximum(last, 0)]], 1) if len(edge) else np.zeros((len(self.edges), 2), int)
        self.open = first >= last
        seen.to_mesh_clear()
        self.wires = None
        if o.type == "CURVE" and o.data.bevel_depth < .006:
            self.wires = [np.array([k.co[:3] for k in s.points], np.float64) @ m[:3, :3].T + m[:3, 3] for s in o.data.splines]

    def runs(self, towards):
        """The lines to draw from this side, each a list of points in space."""
        if self.wires is not None:
            return self.wires
        if not len(self.normal):
            return []
        facing = self.normal @ towards
        a, b = facing[self.faces[:, 0]], facing[self.faces[:, 1]]
        bend = (self.normal[self.faces[:, 0]] * self.normal[self.faces[:, 1]]).sum(1)
        outline = self.open | ((a > 1e-4) != (b > 1e-4))
        keep = (outline | (bend < .85)) & (np.maximum(a, b) > -1e-4)
        return [self.p[run] for run in chain(self.edges[keep].tolist())]


@njit
def cover(x, y, z, tri, tint, depth, tints):
    """Draws triangles into the depth buffer (the largest value is nearest) with the number of their tint."""
    h, w = depth.shape
    for t in range(len(tri)):
        i, j, k = tri[t]
        area = (x[j] - x[i]) * (y[k] - y[i]) - (x[k] - x[i]) * (y[j] - y[i])
        if abs(area) < 1e-9:
            continue
        x0, x1 = max(0, int(np.ceil(min(x[i], x[j], x[k]) - .5))), min(w - 1, int(max(x[i], x[j], x[k]) + .5))
        y0, y1 = max(0, int(np.ceil(min(y[i], y[j], y[k]) - .5))), min(h - 1, int(max(y[i], y[j], y[k]) + .5))
        for r in range(y0, y1 + 1):
            for c in range(x0, x1 + 1):
                a = ((x[j] - c) * (y[k] - r) - (x[k] - c) * (y[j] - r)) / area
                b = ((x[k] - c) * (y[i] - r) - (x[i] - c) * (y[k] - r)) / area
                if a < -1e-6 or b < -1e-6 or a + b > 1 + 1e-6:
                    continue
                d = a * z[i] + b * z[j] + (1 - a - b) * z[k]
                if d > depth[r, c]:
                    depth[r, c] = d
                    tints[r, c] = tint[t]


class View:
    """One side of the model, in units of the sheet; scale is units per metre, the buffers are finer and have a margin."""

    def __init__(self, name, lo, hi, scale):
        self.axes = np.array(VIEWS[name], np.float64)
        corners = np.array([[x, y, z] for x in (lo[0], hi[0]) for y in (lo[1], hi[1]) for z in (lo[2], hi[2])]) @ self.axes.T
        self.least, self.most, self.scale = corners.min(0), corners.max(0), scale
        self.w, self.h = (self.most - self.least)[:2] * scale
        self.rim = 6
        size = (int(self.h * FINE) + 2 * self.rim, int(self.w * FINE) + 2 * self.rim)
        self.depth = np.full(size, -1e9)
        self.tints = np.full(size, -1, np.int8)
        self.taken = np.zeros((8, *size), bool)
        self.lines = defaultdict(list)

    def project(self, p):
        q = p @ self.axes.T
        k = self.scale * FINE
        return (q[:, 0] - self.least[0]) * k + self.rim, (self.most[1] - q[:, 1]) * k + self.rim, q[:, 2]

    def draw(self, parts):
        for part in parts:
            if len(part.tri):
                x, y, z = self.project(part.p)
                cover(x, y, z, part.tri, part.tint, self.depth, self.tints)
        todo = []
        for part in parts:
            fine = part.wires is not None or part.material in ("fin", "findark")
            for run in part.runs(self.axes[2]):
                line = self.walk(*self.project(run), fine)
                if line:
                    todo.append((fine, -line["length"], len(todo), line, part))
        seen = np.zeros((8, *self.depth.shape))
        for *_, line, _ in todo:
            free = line["free"]
            seen[line["way"][free], line["r"][free], line["c"][free]] += 1
        crowd = np.stack([mean(a, 20 * FINE) > .16 for a in seen])  # many lines side by side: plates, fins
        for fine, _, _, line, part in sorted(todo, key=lambda t: t[:3]):
            free = line["free"]
            self.trace(line, part, fine or crowd[line["way"][free], line["r"][free], line["c"][free]].mean() > .5)

    def walk(self, x, y, z, fine):
        """A line in steps of one pixel: the position and direction of each step, and whether it is visible."""
        step = np.hypot(np.diff(x), np.diff(y))
        along = np.concatenate([[0], np.cumsum(step)])
        if along[-1] <= 3 * FINE:
            return None
        keep = np.concatenate([[True], step > 1e-6])
        x, y, z, along = x[keep], y[keep], z[keep], along[keep]
        s = np.linspace(0, along[-1], max(3, int(along[-1]) + 1))
        px, py, pz = (np.interp(s, along, a) for a in (x, y, z))
        h, w = self.depth.shape
        c, r = np.clip(px.round().astype(int), 1, w - 2), np.clip(py.round().astype(int), 1, h - 2)
        near = np.min([self.depth[r + j, c + i] for j in (-1, 0, 1) for i in (-1, 0, 1)], 0)
        free = near <= pz + (.008 if fine else .004)
        if not free.any():
            return None
        dx, dy = np.gradient(px), np.gradient(py)
        n = np.maximum(np.hypot(dx, dy), 1e-9)
        way = ((np.arctan2(dy, dx) % np.pi) / np.pi * 8 + .5).astype(int) % 8
        return {"x": px, "y": py, "z": pz, "c": c, "r": r, "nx": -dy / n, "ny": dx / n, "way": way, "free": free, "length": along[-1]}

    def trace(self, line, part, fine):
        """Draws the visible parts of a line, except along lines that have been drawn already."""
        px, py, pz, nx, ny, way = (line[k] for k in ("x", "y", "z", "nx", "ny", "way"))
        h, w = self.depth.shape

        def aside(t):
            return np.clip((py + ny * t).round().astype(int), 0, h - 1), np.clip((px + nx * t).round().astype(int), 0, w - 1)

        reach = (3.2 if fine else 1.6) * FINE / 2
        beside = np.zeros(len(px), bool)
        for t in np.arange(-reach, reach + .01, .5):
            for turn in (-1, 0, 1):
                beside |= self.taken[((way + turn) % 8, *aside(t))]
        free = line["free"] & ~beside
        edge = np.zeros(len(px), bool)
        for t in (-3, 3):
            edge |= self.depth[aside(t)] < pz - .25 * (self.most[2] - self.least[2])
        at = np.flatnonzero(np.diff(np.concatenate([[0], free.astype(int), [0]])))
        for a, b in zip(at[::2], at[1::2]):
            if b - a < 2.5 * FINE:
                continue
            if edge[a:b].mean() > .5 and part.wires is None:
                pen = "main"
            elif fine:
                pen = "hair"
            else:
                pen = part.material if part.material in ("petrol", "copper") else "copper" if part.material == "brass" else "thin"
            self.lines[pen].append(simple(np.stack([px[a:b], py[a:b]], 1), .35))
            self.taken[way[a:b], line["r"][a:b], line["c"][a:b]] = True

    def areas(self):
        """The outlines of the tinted areas, by colour."""
        for k, colour in enumerate(COLOURS):
            loops = outlines(self.tints == k)
            if loops:
                yield colour, loops


def mean(a, side):
    """The mean over squares of this many pixels."""
    half = side // 2
    total = np.pad(a, half + 1).cumsum(0).cumsum(1)
    return (total[2 * half + 1:, 2 * half + 1:] - total[:-2 * half - 1, 2 * half + 1:] - total[2 * half + 1:, :-2 * half - 1] + total[:-2 * half - 1, :-2 * half - 1])[:a.shape[0], :a.shape[1]] / (2 * half + 1) ** 2


def simple(q, most):
    """Leaves out points that lie within `most` of the line between their neighbours (Douglas and Peucker)."""
    keep = np.zeros(len(q), bool)
    keep[[0, -1]] = True
    todo = [(0, len(q) - 1)]
    while todo:
        a, b = todo.pop()
        if b - a < 2:
            continue
        d = q[b] - q[a]
        n = np.hypot(*d)
        off = q[a + 1:b] - q[a]
        far = np.abs(off[:, 0] * d[1] - off[:, 1] * d[0]) / n if n > 1e-9 else np.hypot(off[:, 0], off[:, 1])
        k = int(far.argmax())
        if far[k] > most * FINE:
            keep[a + 1 + k] = True
            todo += [(a, a + 1 + k), (a + 1 + k, b)]
    return q[keep]


def outlines(mask):
    """Closed outlines of a mask's areas, in pixels."""
    m = np.pad(mask, 1)
    nexts = defaultdict(list)
    for dy, dx, start, end in ((-1, 0, (0, 0), (0, 1)), (1, 0, (1, 1), (1, 0)), (0, -1, (1, 0), (0, 0)), (0, 1, (0, 1), (1, 1))):
        for y, x in np.argwhere(m & ~np.roll(m, (-dy, -dx), (0, 1))):
            nexts[y + start[0], x + start[1]].append((y + end[0], x + end[1]))
    loops = []
    while nexts:
        first = next(iter(nexts))
        loop, p = [first], first
        while True:
            on = nexts[p]
            q = on.pop()
            if not on:
                del nexts[p]
            if q == first:
                break
            loop.append(q)
            p = q
        q = np.array([(x - 1.5, y - 1.5) for y, x in loop], float)
        area = abs((q[:, 0] * np.roll(q[:, 1], -1) - q[:, 1] * np.roll(q[:, 0], -1)).sum()) / 2
        if area > 10 * FINE * FINE:
            loops.append(simple(np.concatenate([q, q[:1]]), .5)[:-1])
    return loops


def outline(points):
    return steps([*points, points[0]]) + "z"


class Sheet:
    def __init__(self, title):
        self.out = opening(title, PENS)

    def put(self, d, pen=None, fill=None):
        self.out.append("<path" + (f' class="{pen}"' if pen else "") + (f' fill="{fill}"' if fill else "") + f' d="{d}"/>')

    def view(self, view, left, top):
        def place(q):
            return [(left + (x - view.rim) / FINE, top + (y - view.rim) / FINE) for x, y in q]
        for colour, loops in view.areas():
            self.out.append(f'<path fill="{colour}" fill-rule="evenodd" d="' + "".join(outline(place(q)) for q in loops) + '"/>')
        for pen in ("hair", "thin", "petrol", "copper", "main"):
            if view.lines[pen]:
                self.put("".join(steps(place(q)) for q in view.lines[pen]), pen)

    def dimension(self, a, b, text, off):
        """A dimension line beside a (horizontal or vertical) edge, with its number or letter."""
        upright = a[0] == b[0]
        (ax, ay), (bx, by) = [(x + off * upright, y + off * (not upright)) for x, y in (a, b)]
        s = 1 if off > 0 else -1
        for (x, y), (ex, ey) in (((a[0], a[1]), (ax, ay)), ((b[0], b[1]), (bx, by))):
            self.put(steps([(x + 6 * s * upright, y + 6 * s * (not upright)), (ex + 6 * s * upright, ey + 6 * s * (not upright))]), "dim")
        tall = 17
        wide = (len(text) * .86 - .26) * tall
        mx, my = (ax + bx) / 2, (ay + by) / 2
        long = abs(bx - ax) + abs(by - ay)
        ux, uy = (0, 1) if upright else (1, 0)
        inside = long > wide + 60
        if inside:
            gap = wide / 2 + 9
            for e, m in (((ax, ay), -1), ((bx, by), 1)):
                self.put(steps([e, (mx + m * gap * ux, my + m * gap * uy)]), "dim")
        else:
            self.put(steps([(ax - 22 * ux, ay - 22 * uy), (bx + 22 * ux, by + 22 * uy)]), "dim")
            if upright:
                mx += s * 16
            else:
                my += s * 20
        for (x, y), m in (((ax, ay), 1), ((bx, by), -1)):
            m = m if inside else -m
            self.out.append(f'<path fill="{INK}" fill-opacity=".6" d="' + outline([(x, y), (x + m * 13 * ux - 3.5 * uy, y + m * 13 * uy + 3.5 * ux), (x + m * 13 * ux + 3.5 * uy, y + m * 13 * uy - 3.5 * ux)]) + '"/>')
        d = ""
        for k, f in enumerate(text):  # vertical dimensions are read from the right, as in the standard
            for stroke in GLYPHS[f]:
                q = [((k * .86 + x) * tall - wide / 2, (.5 - y) * tall) for x, y in stroke]
                d += steps([(mx + y, my - x) if upright else (mx + x, my + y) for x, y in q])
        self.put(d, "text")

    def symbol(self, x, y):
        """The symbol of third-angle projection: a cone from its small end, then from the side."""
        for r in (7, 14):
            self.put("".join(f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0"), "dim")
        self.put(outline([(x + 26, y - 7), (x + 62, y - 14), (x + 62, y + 14), (x + 26, y + 7)]), "dim")
        self.put(f"M{x - 20} {y}H{x + 70}M{x} {y - 20}V{y + 20}", "dim")

    def text(self):
        return "\n".join(self.out) + "\n</g></svg>\n"


def millimetres(metres):
    """Rounds as drawings do: to one millimetre for small devices, else to five."""
    mm = metres * 1000
    return round(mm / 5) * 5 if mm > 300 else round(mm)


def draw(name, of):
    """The sheet of a model and its title, which begins with `of`."""
    job = catalogue.PICTURES[name]
    studio.reset()
    job["build"]()
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    parts = [Part(o, graph) for o in bpy.context.scene.objects if o.type in ("MESH", "CURVE") and not o.get("stage")]
    corners = np.concatenate([part.p for part in parts])
    lo, hi = corners.min(0), corners.max(0)
    below = job.get("el", 0) < 0
    long, deep, high = hi - lo
    left, right, top, bottom, across, between = 120, 60, 60, 92, 84, 56
    k = min((W - left - right - across) / (long + deep), (H - top - bottom - between) / (high + deep))
    front, side, plan = (View(v, lo, hi, k) for v in ("front", "side", "below" if below else "plan"))
    for v in (front, side, plan):
        v.draw(parts)
    ox = left + (W - left - right - across - front.w - side.w) / 2
    oy = top + (H - top - bottom - between - front.h - plan.h) / 2
    front_y, plan_y = (oy, oy + front.h + between) if below else (oy + plan.h + between, oy)
    low, tall = job.get("body", (lo[2], hi[2]))
    if SIZES.search(name):
        figures = [str(millimetres(m)) for m in (long, deep, tall - low)]
        measures = " × ".join(figures) + " mm"
    else:
        figures, measures = "LBH", "with length L, width B and height H"
    title = f"{of}: front, right side and {'view from below' if below else 'plan'}, {measures}"
    sheet = Sheet(title)
    sheet.view(front, ox, front_y)
    sheet.view(side, ox + front.w + across, front_y)
    sheet.view(plan, ox, plan_y)
    foot = max(front_y + front.h, plan_y + plan.h) if below else front_y + front.h
    sheet.dimension((ox, foot), (ox + front.w, foot), figures[0], 46)
    sheet.dimension((ox + front.w + across, front_y + side.h), (ox + front.w + across + side.w, front_y + side.h), figures[1], 46)
    sheet.dimension((ox, front_y + (hi[2] - tall) * k), (ox, front_y + (hi[2] - low) * k), figures[2], -46)
    sheet.symbol(W - 130, 70 if not below else H - 70)
    return sheet.text(), title


SIZES = re.compile("-(small|medium|large)$")

if __name__ == "__main__":
    root = here.parents[2]
    file = root / "src" / "content" / "captions.json"
    asked = sys.argv[sys.argv.index("--") + 1:]
    models = [n for n, job in catalogue.PICTURES.items() if "scene" not in job and not n.endswith(("-front", "-detail"))]
    for name in [n for n in catalogue.named(asked) if n in models] if asked else models:
        of = json.loads(file.read_text())[f"drawing-{SIZES.sub('', name)}.svg"].replace("Line drawing of", "Dimensioned drawing of")
        svg, title = draw(name, of)
        (root / "public" / "pictures" / f"elevations-{name}.svg").write_text(svg)
        captions = json.loads(file.read_text()) | {f"elevations-{name}.svg": title}
        file.write_text(json.dumps(captions, indent=2, ensure_ascii=False) + "\n")
        print(f"DRAWING {name} {len(svg) // 1024} KB", flush=True)
