"""Fire pump set."""
from math import pi

from mathutils import Matrix

from parts.bolts import bolt, bolt_circle
from parts.cabinet import lever, louvre
from parts.coil import coil
from parts.controls import hmi
from parts.fan import fan
from parts.motor import motor
from parts.pipes import butterfly, flange, gauge, nozzle, victaulic
from studio.shapes import box, cyl, lathe, tube


def build():
    """Electric and diesel fire pump with jockey pump, manifold and controllers."""
    # base frames
    def skid(x, L, y=.1, w=.86):
        for yy in (y, y + w - .07):
            box(x, yy, 0, L, .07, .15, "graphite", .006)
        for k in range(5):
            box(x + (L - .07) * k / 4, y + .003, .003, .07, w - .006, .144, "graphite", .005)
        box(x + .02, y + .02, .14, L - .04, w - .04, .012, "graphite", 0)
    skid(0, 2.05)
    skid(2.5, 2.75)
    hy, hz = 1.75, 1.55

    def split(x, y, z, r=.25):
        lathe((x - r * 1.25, y, z), (1, 0, 0), [(0, r * .3), (.01, r * .46), (r * .5, r * .5), (r * .55, r * .95), (r * .8, r * 1.08), (r * 1.7, r * 1.08), (r * 1.95, r * .95), (r * 2.0, r * .5), (r * 2.49, r * .46), (r * 2.5, r * .3)], "red", 72)
        box(x - r * 1.0, y - r * 1.15, z - .025, r * 2.0, r * 2.3, .05, "red", .006)
        for k in range(6):
            for s in (-1, 1):
                bolt((x - r * .85 + r * 1.7 * k / 5, y + s * r * 1.08, z + .025), (0, 0, 1), .011)
        box(x - r * .8, y - r * .7, .15, r * 1.6, r * 1.4, z - .15 - r * .8, "red", .012)
        cyl((x, y, z - r * .25), (0, -1, 0), r * .56, r * 1.35, "red", 0)
        flange((x, y - r * 1.34, z - r * .25), (0, -1, 0), r * .92, .03, 8, .58, "red")
        cyl((x, y, z - r * .1), (0, 1, 0), r * .5, r * 1.5, "red", 0)
        flange((x, y + r * 1.5, z - r * .1), (0, 1, 0), r * .86, .03, 8, 0, "red")
        gauge((x + r * .5, y - .05, z + r * 1.42), (.1, -1, .1), .055)
        tube([(x + r * .5, y, z + r * .9), (x + r * .5, y, z + r * 1.3), (x + r * .5, y - .04, z + r * 1.42)], .014, "brass")

    def riser(x, y, z):
        tube([(x, y, z), (x, 1.25, z), (x, 1.25, hz), (x, hy, hz)], .16, "red", .20, 10)
        flange((x, y + .02, z), (0, 1, 0), .14, .03, 8, 0, "red")
        for zz in (.74, 1.16):
            lathe((x, 1.25, zz), (0, 0, 1), [(0, .13), (.003, .134), (.024, .134), (.026, .12), (.03, .134), (.051, .134), (.054, .13)], "red", 48)
            bolt_circle((x, 1.25, zz + .054), (0, 0, 1), .113, 8, .009)
        lathe((x, 1.25, .78), (0, 0, 1), [(0, .08), (.08, .125), (.22, .125), (.34, .085), (.38, .08)], "red", 48)
        butterfly((x, 1.25, 1.34), (0, 0, 1), .08, (0, -1, 0), True, "red")
    # electric set
    for xx in (.41, .83):
        box(xx - .07, .18, .15, .14, .70, .162, "graphite", .006)
    motor((1.05, .53, .62), .28, .92, "red")
    lathe((1.10, .53, .62), (1, 0, 0), [(0, .13), (.004, .14), (.18, .14), (.184, .13)], "yellow", 56)
    box(1.14, .40, .15, .10, .26, .35, "yellow", .004)
    split(1.58, .53, .62)
    riser(1.58, .92, .595)
    # diesel set
    xd = 2.62
    box(xd, .20, .32, .10, .66, .80, "graphite", .01)
    coil((xd - .012, .24, .37), (0, .58, 0), (0, 0, .70), (.03, 0, 0), .012, 0)
    for s in (0, .60):
        box(xd - .01, .20 + s, .32, .13, .06, .80, "graphite", .008)
    box(xd + .02, .24, .15, .10, .58, .18, "graphite", .006)
    fan((xd + .10, .53, .72), .26, 7, (1, 0, 0), "graphite", 0, "black", False)
    box(xd + .30, .32, .36, 1.22, .42, .50, "red", .03)
    box(xd + .34, .36, .16, 1.10, .34, .22, "graphite", .03)
    box(xd + .34, .36, .85, 1.14, .34, .13, "red", .03)
    for k in range(4):
        cyl((xd + .46 + .28 * k, .53, .97), (0, 0, 1), .045, .03, "graphite")
        cyl((xd + .46 + .28 * k, .32, .68), (0, -1, 0), .052, .10, "graphite")
        tube([(xd + .46 + .28 * k, .34, .80), (xd + .46 + .28 * k, .25, .80)], .06, "casting")
        box(xd + .385 + .28 * k, .305, .40, .17, .03, .19, "red", .012)
    cyl((xd + .40, .255, .80), (1, 0, 0), .045, .98, "casting")
    tube([(xd + 1.30, .255, .80), (xd + 1.46, .255, .80), (xd + 1.46, .255, 1.02), (xd + 1.46, .255, 1.9)], .075, "galv", .09)
    lathe((xd + 1.46, .255, 1.22), (0, 0, 1), [(0, .04), (.02, .10), (.05, .105), (.46, .105), (.49, .10), (.51, .04)], "galv", 56)
    lathe((xd + .62, .60, .99), (1, 0, 0), [(0, .05), (.02, .10), (.04, .11), (.30, .11), (.32, .10), (.34, .05)], "graphite", 48)
    lathe((xd + .22, .53, .56), (1, 0, 0), [(0, .11), (.003, .12), (.04, .12), (.044, .11)], "black", 48)
    lathe((xd + 1.52, .53, .62), (1, 0, 0), [(0, .25), (.01, .26), (.14, .26), (.16, .22), (.24, .15)], "red", 56)
    lathe((xd + 1.74, .53, .62), (1, 0, 0), [(0, .13), (.004, .14), (.16, .14), (.164, .13)], "yellow", 56)
    box(xd + 1.78, .40, .15, .10, .26, .35, "yellow", .004)
    split(xd + 2.22, .53, .62)
    riser(xd + 2.22, .92, .595)
    # header
    cyl((.6, hy, hz), (1, 0, 0), .11, 4.75, "red", 0)
    flange((5.33, hy, hz), (1, 0, 0), .17, .03, 8, .62, "red")
    flange((.62, hy, hz), (-1, 0, 0), .17, .03, 8, 0, "red")
    for xx in (1.2, 2.5, 4.0):
        victaulic((xx, hy, hz), (1, 0, 0), .11, "red")
    for xx in (.9, 3.2, 5.1):
        box(xx - .04, hy - .04, 0, .08, .08, hz - .10, "graphite", .005)
        box(xx - .10, hy - .10, 0, .20, .20, .014, "graphite", .003)
        box(xx - .08, hy - .06, hz - .125, .16, .12, .02, "graphite", .003)
    # jockey pump, vertical multistage
    jx, jy = 2.2, .30
    box(jx - .12, jy - .14, 0, .24, .28, .03, "graphite", .004)
    lathe((jx, jy, .03), (0, 0, 1), [(0, .10), (.01, .105), (.10, .10), (.11, .072), (.12, .07), (.52, .07), (.53, .10), (.56, .10), (.60, .08)], "stainless", 48)
    nozzle((jx, jy - .06, .09), (0, -1, 0), .03, .09, "casting", 4)
    cyl((jx, jy, .62), (0, 0, 1), .085, .03, "graphite")
    lathe((jx, jy, .65), (0, 0, 1), [(0, .085), (.22, .085), (.23, .092), (.29, .09), (.31, .08), (.312, 0)], "graphite", 48)
    for k in range(22):
        m = Matrix.Translation((jx, jy, .65)) @ Matrix.Rotation(2 * pi * k / 22, 4, "Z")
        box(.083, -.002, .01, .012, .004, .20, "graphite", 0, m)
    tube([(jx, jy + .06, .09), (jx, jy + .3, .09), (jx, 1.5, .09), (jx, 1.5, hz - .2), (jx, hy, hz)], .04, "galv", .07)
    # controllers
    for x, w in ((.42, .60), (3.0, .70)):
        for q in (.04, w - .09):
            box(x + q, -.52, 0, .05, .05, .34, "graphite", .004)
            box(x + q - .03, -.56, 0, .11, .16, .012, "graphite", .003)
        box(x, -.62, .33, w, .25, .98, "red", .010)
        box(x + .012, -.645, .342, w - .024, .028, .956, "red", .010)
        hmi((x + w * .22, -.645, .33 + .62), w * .56, .22)
        for k in range(4):
            lathe((x + w * (.26 + .16 * k), -.645, .84), (0, -1, 0), [(0, .02), (.003, .02), (.004, .014), (.014, .013), (.016, 0)], ("green", "redlight", "yellow", "black")[k], 24)
        lever((x + w - .055, -.645, .58), (0, -1, 0))
        lever((x + w - .055, -.645, 1.08), (0, -1, 0))
        louvre(x + w * .3, -.643, .42, w * .4, .12, 5, "red")
