"""Packaged rooftop unit on its kerb."""
from studio import *
from air_cooled import coil_face, framed_box


def unit():
    L, dy, h, z = 4.3, 2.05, 1.55, .42
    # kerb
    box(.10, .10, 0, L - .2, dy - .2, .28, "galv", .004)
    for k in range(1, 6):
        box(.1 + (L - .2) * k / 6 - .012, .085, .02, .024, .02, .25, "galv", .003)
    box(.04, .04, .27, L - .08, dy - .08, .022, "galv", .003)
    channel(0, 0, .29, L, dy, .13, "galv")
    for k in (.18, .5, .82):
        box(L * k - .05, .027, .315, .10, .004, .06, "black", 0)
    a, b, c = 1.02, 1.98, 2.78
    box(0.02, .02, z, c - .02, dy - .04, h, "cabinet", .006)
    panel(0.0, .015, z, a, h, "cabinet", .03, .004, "r", "l", 0)
    panel(a, .015, z, b - a, h, "cabinet", .03, .004, "r", "l", 0)
    panel(b, .015, z, c - b, h, "cabinet", .03, .004, "l", "r", 0)
    # control door
    hmi((.30, .003, z + .95), .40, .26)
    lathe((.16, .004, z + 1.07), (0, -1, 0), [(0, .04), (.004, .04), (.006, .02), (.03, .018), (.032, 0)], "red", 40)
    louvre(.26, .004, z + .16, .46, .20, 7)
    # porthole on the fan section
    for rr, m, d in ((.15, "graphite", .012), (.125, "glass", .014)):
        lathe((1.50, .006, z + 1.02), (0, -1, 0), [(0, rr), (d, rr), (d + .002, rr - .006), (d + .002, 0)], m)
    prism([(2.18, .003, z + 1.22), (2.50, .003, z + 1.22), (2.50, .003, z + 1.34), (2.18, .003, z + 1.34)], (0, -.003, 0), "label", .001)
    for k in range(4):
        prism([(2.21, .0, z + 1.245 + .022 * k), (2.21 + .2 + .02 * (k % 3), .0, z + 1.245 + .022 * k), (2.21 + .2 + .02 * (k % 3), .0, z + 1.252 + .022 * k), (2.21, .0, z + 1.252 + .022 * k)], (0, -.0006, 0), "black", 0)
    # condenser section: open frame with coils on two sides
    framed_box(c, .0, z, L - c, dy, h)
    box(c + .01, .05, z + .01, .02, dy - .1, h - .02, "cabinet2", .002)
    coil_face(c + .065, 0, z + .065, L - c - .13, h - .13)
    coil_face(L, .065, z + .065, dy - .13, h - .13, "right")
    box(c + .06, .06, z, L - c - .12, dy - .12, .02, "galv", 0)
    # roof: two trays with standing seams, drip edge
    box(-.03, -.03, z + h, c + .03, dy + .06, .045, "cabinet", .008)
    for k in range(1, 6):
        box(c * k / 6 - .012, -.03, z + h + .04, .024, dy + .06, .028, "cabinet", .004)
    box(c + .003, -.03, z + h, L - c + .03, dy + .06, .045, "cabinet", .008)
    for y in (.53, 1.52):
        fan((c + (L - c) / 2, y, z + h + .045), .42, 5, ring="graphite", turn=y)
    # economiser: rain hood with mesh on the left end, exhaust hood on the roof
    box(-.05, .25, z + .55, .06, dy - .5, h - .65, "cabinet", .006)
    prism([(-.05, .28, z + h - .10), (-.05, .28, z + .70), (-.52, .28, z + .70), (-.52, .28, z + .82)], (0, dy - .56, 0), "cabinet", .006)
    zt = z + h + .045
    box(.42, .50, zt, 1.05, 1.05, .10, "cabinet", .006)
    for (x, y, w, f) in ((.46, .50, .97, "front"),):
        louvre(x, y + .02, zt + .09, w, .24, 6, "cabinet")
    louvre(1.46, .54, zt + .09, .97, .24, 6, "cabinet", "right")
    box(.46, .54, zt + .09, .97, .97, .24, "black", 0)
    for xx, yy in ((.425, .495), (1.445, .495), (1.445, 1.515)):
        box(xx, yy, zt + .085, .04, .04, .25, "cabinet", .004)
    box(.36, .44, zt + .33, 1.17, 1.17, .05, "cabinet", .010)
    # power isolator on the corner post, conduit
    box(c - .32, -.10, z + .18, .20, .11, .28, "cabinet2", .008)
    lathe((c - .22, -.10, z + .34), (0, -1, 0), [(0, .035), (.004, .035), (.006, .016), (.03, .014), (.032, 0)], "red", 32)
    tube([(c - .22, -.045, z + .18), (c - .22, -.045, .30), (c - .22, -.045, 0)], .03, "steel", .05)
    # refrigerant access ports and condensate trap on the front
    tube([(1.25, .0, z - .06), (1.25, -.09, z - .06), (1.25, -.09, z - .22), (1.37, -.09, z - .22), (1.37, -.09, z - .14), (1.48, -.09, z - .14), (1.48, -.09, 0)], .032, "copper", .045)
    for x in (.06, L - .06):
        for y in (.02, dy - .02):
            lathe((x, y - .02 if y < 1 else y, .355), (0, -1 if y < 1 else 1, 0), [(0, .045), (.01, .045), (.012, .03), (.012, 0)], "steel", 32)
