"""Axial fans with ring and grille."""
from math import cos, pi, sin

import bmesh
from mathutils import Matrix, Vector

from parts.bolts import bolt
from studio.materials import mat
from studio.shapes import MESHES, along, lathe, put, to_mesh, wires


def fan_meshes(r, blades, dark="graphite"):
    """Rotor, ring and grille as shared meshes, axis z, base of the ring at z = 0."""
    key = ("fan", round(r, 3), blades, dark)
    if key in MESHES:
        return MESHES[key]
    h = r * .34
    bm = bmesh.new()
    for b in range(blades):
        t0 = 2 * pi * b / blades
        nr, na = 9, 7
        grid = []
        for i in range(nr):
            q = .24 + (.955 - .24) * i / (nr - 1)
            row = []
            for j in range(na):
                s = j / (na - 1)
                sweep = .5 * q ** 1.7
                a = t0 + sweep + (s - .5) * (.95 - .12 * q)
                tilt = (.5 - s) * r * (.34 - .13 * q) + .02 * r * sin(pi * s)
                row.append(bm.verts.new((r * q * cos(a), r * q * sin(a), h * .52 + tilt)))
            grid.append(row)
        for i in range(nr - 1):
            for j in range(na - 1):
                bm.faces.new((grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]))
    rotor = to_mesh(bm, True, 60)
    rotor.materials.append(mat(dark))
    rings = []
    top = h * 1.06

    def dome(q):  # the grille is slightly domed
        return top + r * .05 * (1 - q * q)
    n = max(9, round(r / .03))
    lines = [[(r * q * cos(2 * pi * k / 56), r * q * sin(2 * pi * k / 56), dome(q)) for k in range(56)] for q in [.16 + (1.0 - .16) * i / n for i in range(n + 1)]]
    grille = wires(lines, .0055, "graphite", True)
    spokes = wires([[(r * q * cos(a), r * q * sin(a), dome(q) - .006) for q in (.14, .4, .7, 1.02)] for a in [2 * pi * k / 8 for k in range(8)]], .009, "graphite")
    MESHES[key] = (rotor, grille, spokes, h)
    return MESHES[key]


def fan(p, r, blades=5, axis=(0, 0, 1), ring="cabinet", turn=0.0, dark="graphite", stack=True):
    rotor, grille, spokes, h = fan_meshes(r, blades, dark)
    m = along(p, axis)
    for me in (grille, spokes):
        put(me, None, m)
    put(rotor, None, m @ Matrix.Rotation(turn, 4, "Z"))
    ax = Vector(axis)
    lathe(p, axis, [(h * .2, 0), (h * .2, r * .2), (h * .82, r * .2), (h * .86, r * .17), (h * .87, 0)], dark, 40)
    if stack:
        w = .012
        lathe(p, axis, [(-.01, r * 1.2), (.0, r * 1.2), (.004, r * 1.12), (h * .25, r * 1.04), (h - .02, r * 1.03), (h, r * 1.06), (h + w, r * 1.06), (h + w, r * 1.01), (h * .6, r * .985), (.0, r * .985), (-.05, r * 1.0)], ring, 72)
        for k in range(4):
            a = 2 * pi * (k + .5) / 4
            bolt(m @ Vector((r * 1.16 * cos(a), r * 1.16 * sin(a), .002)), axis, .008)
    return h
