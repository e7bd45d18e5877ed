"""Electric motors."""
from math import cos, pi, sin

from mathutils import Matrix

from parts.bolts import bolt
from studio.shapes import box, cyl, lathe, prism


def motor(p, r, L, material="petrol", z0=None, axis="x"):
    """Foot-mounted TEFC motor lying along +x; p is the drive end of the axis, fan at p - L."""
    x, y, z = p
    lathe((x, y, z), (-1, 0, 0), [(0, r * .35), (.004, r * .8), (.02 * L, r * .98), (.06 * L, r * 1.02), (.09 * L, r * 1.02), (.095 * L, r * .82), (.74 * L, r * .82), (.745 * L, r * 1.0), (.93 * L, r * .99), (.98 * L, r * .93), (L, r * .8), (L, 0)], material, 72)
    n = 44
    vs = []
    for k in range(n):
        t = 2 * pi * k / n
        if abs(sin(t) * r) < r * .0:
            continue
        c, s = cos(t), sin(t)
        m = Matrix.Translation((x - .42 * L, y, z)) @ Matrix.Rotation(t, 4, "X")
        box(-.325 * L, -.0022, r * .80, .65 * L, .0044, r * .2, material, .001, m)
    for k in range(10):
        lathe((x - L * 1.0, y, z), (-1, 0, 0), [(0, r * (.1 + .075 * k)), (.003, r * (.1 + .075 * k) + .001), (.003, r * (.1 + .075 * k) + .006), (0, r * (.1 + .075 * k) + .007)], "graphite", 48)
    box(x - .58 * L, y - r * .48, z + r * .82, .36 * L, r * .96, r * .52, material, .008)
    box(x - .585 * L, y - r * .50, z + r * 1.34, .37 * L, r * 1.0, .016, material, .004)
    for a in (-.4, .4):
        for b in (.25, .55):
            bolt((x - b * L, y + a * r, z + r * 1.34 + .016), (0, 0, 1), .006)
    cyl((x - .4 * L, y - r * .48, z + r * 1.08), (0, -1, 0), r * .13, .035, "brass")
    for b in (.16, .62):
        box(x - b * L - .05 * L, y - r * 1.02, z - r * 1.1, .1 * L, r * 2.04, r * .22, material, .006)
        for s in (-1, 1):
            box(x - b * L - .04 * L, y + s * r * .86 - r * .1, z - r * 1.05, .08 * L, r * .2, r * .62, material, .006)
            bolt((x - b * L, y + s * r * .9, z - r * .88), (0, 0, 1), .010)
    prism([(x - .5 * L, y - r * 1.012, z - .03), (x - .3 * L, y - r * 1.012, z - .03), (x - .3 * L, y - r * 1.012, z + .03), (x - .5 * L, y - r * 1.012, z + .03)], (0, .006, 0), "label", 0)
