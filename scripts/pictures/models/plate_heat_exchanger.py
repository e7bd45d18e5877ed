"""Gasketed plate heat exchanger."""
from parts.pipes import nozzle
from studio.shapes import box, cyl, lathe, prism


def build(colour="petrol", x=0, y=0, z=0, n=70, h=1.85, w=.64):
    """Gasketed plate heat exchanger, ports to the right (+x)."""
    pk = n * .0105
    x1 = x + pk + .55
    box(x + .02, y + w / 2 - .06, z, .09, .12, h + .14, colour, .006)
    box(x - .04, y + w / 2 - .15, z, .22, .30, .025, colour, .004)
    # guide bars
    box(x + .05, y + w / 2 - .05, z + h - .02, x1 - x - .03, .10, .14, colour, .006)
    box(x + .05, y + w / 2 - .035, z + .10, x1 - x - .03, .07, .07, "stainless", .006)
    xp = x1 - pk
    # pressure plate, plates, frame plate
    box(xp - .05, y, z + .06, .05, w, h - .10, colour, .006)
    key_v, key_f = [], []
    for k in range(n):
        p = xp + pk * k / n
        t = pk / n
        inset = .035 + (.006 if k % 2 else 0)
        box(p + t * .08, y + inset, z + .12 + (.004 if k % 2 else 0), t * .52, w - 2 * inset, h - .23, "stainless" if k % 1 == 0 else "steel", .0008)
        box(p + t * .60, y + inset + .008, z + .13, t * .38, w - 2 * inset - .016, h - .25, "rubber", 0)
    box(x1, y - .05, z, .065, w + .10, h + .10, colour, .008)
    for yy in (y - .02, y + w - .10):
        box(x1 - .04, yy, z - .0, .18, .12, .03, colour, .004)
    # tie bolts with threads and nuts
    for zz in (.22, .60, .98, 1.36, 1.70):
        for yy in (y - .022, y + w + .022):
            cyl((xp - .42, yy, z + zz), (1, 0, 0), .017, pk + .62, "steel", .002)
            for q in range(16):
                lathe((xp - .41 + q * .010, yy, z + zz), (1, 0, 0), [(0, .017), (.003, .0195), (.006, .017)], "steel", 24)
            lathe((xp - .095, yy, z + zz), (1, 0, 0), [(0, .034), (.004, .037), (.036, .037), (.04, .034)], "steel", 6, smooth=20)
            lathe((x1 + .065, yy, z + zz), (1, 0, 0), [(0, .040), (.004, .040), (.005, .034), (.03, .034), (.034, .031)], "steel", 6, smooth=20)
    for yy in (y + .165, y + w - .165):
        for zz in (.34, h - .30):
            nozzle((x1 + .06, yy, z + zz), (1, 0, 0), .075, .13, colour, 8)
    prism([(x1 + .066, y + .22, z + .86), (x1 + .066, y + w - .22, z + .86), (x1 + .066, y + w - .22, z + 1.06), (x1 + .066, y + .22, z + 1.06)], (.003, 0, 0), "label", .001)
    for k in range(5):
        prism([(x1 + .069, y + .24, z + .885 + .032 * k), (x1 + .069, y + .24 + .10 + .03 * (k % 3), z + .885 + .032 * k), (x1 + .069, y + .24 + .10 + .03 * (k % 3), z + .893 + .032 * k), (x1 + .069, y + .24, z + .893 + .032 * k)], (.0006, 0, 0), "black", 0)
