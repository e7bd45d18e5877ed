"""Compressors: scroll and twin screw."""
from math import cos, pi, sin

from mathutils import Vector

from parts.bolts import bolt, bolt_circle
from studio.shapes import box, cyl, lathe, prism


def scroll(x, y, z, r=.12, h=.5, material="black"):
    for k in range(4):
        a = pi / 4 + pi * k / 2
        cyl((x + r * .95 * cos(a), y + r * .95 * sin(a), z), (0, 0, 1), r * .18, .035, "rubber")
    box(x - r * .95, y - r * .95, z + .03, 2 * r * .95, 2 * r * .95, .01, "galv", .003)
    lathe((x, y, z + .04), (0, 0, 1), [(0, r * .7), (h * .05, r * .96), (h * .09, r * 1.0), (h * .16, r * 1.0), (h * .165, r * 1.03), (h * .19, r * 1.03), (h * .195, r * .99), (h * .80, r * .99), (h * .805, r * 1.03), (h * .83, r * 1.03), (h * .84, r * .99), (h * .9, r * .93), (h * .96, r * .7), (h * 1.0, r * .3), (h * 1.005, 0)], material)
    box(x - r * .42, y - r * 1.32, z + h * .42, r * .84, r * .5, h * .27, "graphite", .006)
    q = Vector((x + r * .2, y - r * 1.0, z + h * .74))
    prism([(x - r * .3, y - r * 1.035, z + h * .26), (x + r * .3, y - r * 1.035, z + h * .26), (x + r * .3, y - r * 1.035, z + h * .37), (x - r * .3, y - r * 1.035, z + h * .37)], (0, .03, 0), "label", 0)


def screw_compressor(x, y, z, L=1.0, r=.21, material="petrol"):
    """Semi-hermetic twin-screw compressor lying along x; z is its axis."""
    lathe((x, y, z), (1, 0, 0), [(0, r * .45), (.02, r * .8), (.07 * L, r * .9), (.09 * L, r * 1.2), (.13 * L, r * 1.2), (.135 * L, r * .99), (.44 * L, r * 1.0), (.445 * L, r * 1.22), (.50 * L, r * 1.22), (.505 * L, r * 1.04), (.76 * L, r * 1.02), (.765 * L, r * 1.2), (.81 * L, r * 1.2), (.815 * L, r * .95), (.92 * L, r * .88), (.985 * L, r * .55), (L, r * .3), (L, 0)], material, 72)
    for xx in (.135, .505, .81):
        bolt_circle((x + xx * L, y, z), (1, 0, 0), r * 1.11, 16, .008)
    bolt_circle((x + .09 * L, y, z), (-1, 0, 0), r * 1.11, 16, .008)
    for k in range(7):  # cast ribs over the motor
        lathe((x + (.17 + k * .038) * L, y, z), (1, 0, 0), [(0, r * .98), (.003, r * 1.045), (.010, r * 1.045), (.013, r * .98)], material, 72)
    # twin-rotor housing swells towards the front
    lathe((x + .52 * L, y - r * .30, z - r * .12), (1, 0, 0), [(0, r * .75), (.012, r * .80), (.22 * L, r * .80), (.235 * L, r * .75)], material)
    box(x + .2 * L, y - r * .62, z + r * .86, .22 * L, r * 1.24, r * .62, material, .012)
    for a in (-.5, .5):
        for b in (.22, .40):
            bolt((x + b * L, y + a * r, z + r * 1.48), (0, 0, 1), .008)
    box(x + .58 * L, y - r * .35, z + r * .9, .14 * L, r * .7, r * .3, "casting", .01)
    for xx in (.16, .70):
        box(x + xx * L, y - r * .8, z - r * 1.25, .07 * L, r * 1.6, r * .5, material, .01)
    prism([(x + .56 * L, y - r * 1.115, z - .05), (x + .72 * L, y - r * 1.115, z - .05), (x + .72 * L, y - r * 1.115, z + .05), (x + .56 * L, y - r * 1.115, z + .05)], (0, .01, 0), "label", 0)
