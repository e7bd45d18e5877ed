"""Room thermostat."""
from math import pi, radians

from mathutils import Matrix

from studio.shapes import box, lathe


def build():
    """A room thermostat on its wall plate: a glass-fronted square with a turning ring."""
    w = .090
    # a piece of wall so that it hangs somewhere
    box(-.004, .0195, -.004, w + .008, .004, w + .008, "cabinet2", .002)
    box(0, 0, 0, w, .020, w, "plastic", .006)
    box(.002, -.0012, .002, w - .004, .003, w - .004, "plastic", .004)
    c = (w / 2, w / 2 + .001)
    lathe((c[0], -.001, c[1]), (0, -1, 0), [(0, .0385), (.007, .0385), (.009, .0375), (.0095, .0355), (.0088, .0335), (.0060, .0330)], "steel", 128)
    for k in range(120):
        a = 2 * pi * k / 120
        m = Matrix.Translation((c[0], -.0045, c[1])) @ Matrix.Rotation(a, 4, "Y")
        box(.0383, -.0028, -.0003, .0007, .0056, .0006, "steel", 0, m)
    lathe((c[0], -.001, c[1]), (0, -1, 0), [(0, .0331), (.0066, .0331), (.0070, .0325), (.0072, 0)], "screen", 128)
    # scale of light and set point
    for k in range(41):
        a = radians(225 - 270 * k / 40)
        m = Matrix.Translation((c[0], -.0083, c[1])) @ Matrix.Rotation(-a, 4, "Y")
        box(.0262, 0, -.00022, .0034 if k % 5 else .0046, .0002, .00044, "glowscreen" if k <= 22 else "cabinet2", 0, m)
    # the reading: 22 in segments
    def seg(x, z, s, digit):
        on = {"2": "abged", "1": "bc", "4": "fgbc", "3": "abgcd", "5": "afgcd", "0": "abcdef"}[digit]
        t = s * .16
        pos = {"a": (0, s * 2, s, t), "g": (0, s, s, t), "d": (0, 0, s, t), "f": (0, s, t, s), "b": (s - t, s, t, s), "e": (0, 0, t, s), "c": (s - t, 0, t, s)}
        for q in on:
            px, pz, ww, hh = pos[q]
            box(x + px, -.0084, z + pz - (t / 2 if q in "agd" else 0), ww, .0002, hh, "glowline", 0)
    seg(c[0] - .0118, c[1] - .0075, .0078, "2")
    seg(c[0] + .0000, c[1] - .0075, .0078, "2")
    lathe((c[0] + .0112, -.0083, c[1] + .0078), (0, -1, 0), [(0, .0014), (.0002, .0014)], "glowline", 20)
    for k in range(3):
        lathe((c[0] - .006 + .006 * k, -.0083, c[1] - .0155), (0, -1, 0), [(0, .0009), (.0002, .0009)], "glowscreen" if k == 1 else "cabinet2", 16)
    for k in range(14):
        box(.018 + .004 * k, .0075, w - .0008, .002, .010, .0009, "black", 0)
        box(.018 + .004 * k, .0075, -.0001, .002, .010, .0009, "black", 0)
