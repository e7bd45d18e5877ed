"""Rooms of the sample projects: data hall, cleanroom, technical floor, process hall, operating theatre."""
from site_kit import *
import air_side
import hydronics
from plant_room import hangers, lagged, placed


def shell_of(x0, x1, y0, y1, h, wall="cleanwall", floor="epoxy", ceiling="whitewash", panels=1.2, joint="cabinet2"):
    """Floor, ceiling, back and side walls of flush panels with fine joints."""
    b = Bricks()
    b.box(x0, y0, -.1, x1 - x0, y1 - y0, .1, floor)
    b.box(x0, y0, h, x1 - x0, y1 - y0, .1, ceiling)
    b.box(x0 - .1, y1, 0, x1 - x0 + .2, .1, h, wall)
    b.box(x0 - .1, y0, 0, .1, y1 - y0, h, wall)
    b.box(x1, y0, 0, .1, y1 - y0, h, wall)
    for k in range(1, int((x1 - x0) / panels) + 1):
        b.box(x0 + panels * k - .004, y1 - .003, 0, .008, .004, h, joint)
    for k in range(1, int((y1 - y0) / panels) + 1):
        for x in (x0 - .001, x1 - .002):
            b.box(x, y0 + panels * k - .004, 0, .003, .008, h, joint)
    b.lay()


def tube_lights(places, w, d, z, power, colour=(1, 1, 1)):
    """Lamps in a ceiling: each is seen and mirrored, one large area gives the light of all of them."""
    for x, y in places:
        box(x - w / 2 - .03, y - d / 2 - .03, z + .003, w + .06, d + .06, .04, "whitewash", .004)
        box(x - w / 2, y - d / 2, z - .004, w, d, .006, lamp_glass(), 0)
    xs, ys = [p[0] for p in places], [p[1] for p in places]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    o = area((x, y, z - .02), (x, y, 0), max(xs) - min(xs) + w, max(ys) - min(ys) + d, power * len(places), colour)
    o.visible_camera = o.visible_glossy = False


def data_hall():
    """A cold aisle between two rows of cabinets, contained at its end, under a high ceiling."""
    rnd = random.Random(2)
    H = 4.2
    shell_of(-7.5, 7.5, -9, 17, H, "cabinet2", "white", "anthracite", 3)
    b = Bricks()
    for k in range(-12, 13):  # raised floor
        b.box(.6 * k - .003, -9, .0005, .006, 26, .001, "graphite")
    for k in range(44):
        b.box(-7.5, -9 + .6 * k - .003, .0005, 15, .006, .001, "graphite")
    for j in range(-6, 20):  # perforated tiles in the aisle
        for i in (-1, 0):
            for q in range(13):
                b.box(.6 * i + .05 + .039 * q, .6 * j + .05, .001, .018, .5, .0015, "slate")
    leds = ("glowgreen", "glowgreen", "glowgreen", "glowline", "glowamber")
    for s in (-1, 1):
        for k in range(24):
            y = -3.6 + .605 * k
            if y > 10.6:
                break
            x = s * .9
            d = s * 1.1
            b.box(x, y, .0, d, .6, .06, "black")
            b.box(x + s * .03, y + .002, .06, d, .596, 2.12, "graphite")
            # door: frame and mesh, half of it open to the eye
            b.box(x, y + .005, .07, s * .03, .03, 2.1, "anthracite")
            b.box(x, y + .565, .07, s * .03, .03, 2.1, "anthracite")
            for z in (.07, 2.14):
                b.box(x, y + .005, z, s * .03, .59, .03, "anthracite")
            for q in range(26):
                b.box(x + s * .004, y + .04 + .0205 * q, .10, s * .006, .006, 2.04, "anthracite")
            b.box(x - s * .012, y + .545 if s > 0 else y + .035, 1.0, s * .012, .02, .22, "steel")
            for u in range(40):
                if rnd.random() < .55:
                    z = .14 + .0495 * u
                    b.box(x + s * .012, y + .05, z, s * .02, .5, .042, rnd.choice(("slate", "graphite", "anthracite")))
                    for q in range(rnd.randint(2, 5)):
                        b.box(x + s * .003, y + .07 + .028 * q + rnd.choice((0, .3)), z + .018, s * .008, .010, .007, rnd.choice(leds))
        # containment: glass above the cabinets, its frame
        b.box(s * .9, -3.6, 2.2, s * .05, 14.5, .06, "fin2")
        b.box(s * .92, -3.6, 2.26, s * .02, 14.5, .72, "clear")
        b.box(s * .9, -3.6, 2.98, s * .06, 14.5, .06, "fin2")
        for k in range(13):
            b.box(s * .9, -3.6 + 1.2 * k, 2.2, s * .05, .04, .8, "fin2")
    glass()
    # end of the aisle: sliding glass doors; cable ladders over the cabinets
    for x in (-.9, -.03, .84):
        b.box(x, 10.9, 0, .06, .05, 2.98, "fin2")
    b.box(-.9, 10.9, 2.15, 1.8, .05, .08, "fin2")
    b.box(-.88, 10.92, .05, 1.76, .012, 2.9, "clear")
    for s in (-1, 1):
        for q in (1.3, 1.7):
            b.box(s * q, -6, 3.28, s * .03, 20, .08, "galv")
        for k in range(66):
            b.box(s * 1.3, -6 + .3 * k, 3.29, s * .42, .03, .02, "galv")
    b.lay()
    for s in (-1, 1):
        for k in range(6):
            tube([(s * (1.37 + .06 * k), -6, 3.34), (s * (1.37 + .06 * k), 14, 3.34)], .035, ("yellow", "black", "blue", "black", "black", "yellow")[k])
    for y in (-3, 1, 5, 9):
        for x in (-1.3, -1.73, 1.3, 1.73):
            cyl((x, y, 3.3), (0, 0, 1), .006, .95, "steel", 0)
    # room units at the end of the hall and chilled-water pipes behind the rows
    for k in range(4):
        placed(air_side.close_control, -5.6 + 3.1 * k, 15.2, 0)
    for x, d in ((-3.2, .22), (-3.6, .22), (3.2, .22), (3.6, .22)):
        lagged([(x, -8, 3.7), (x, 16, 3.7)], d)
    tube_lights([(0, y) for y in (-4.4, -1.4, 1.6, 4.6, 7.6, 10.6)], .16, 1.5, 3.9, 75, (.93, .97, 1))
    tube_lights([(x, y) for x in (-4.6, 4.6) for y in (-4, 1, 6, 11)], .16, 1.5, 4.0, 90, (.93, .97, 1))
    tube_lights([(0, 13.4)], 6, .2, 4.0, 110, (.93, .97, 1))


def data_hall_light():
    world((.70, .82, .95), (.4, .45, .5), .38)
    view((-.42, -3.5, 1.5), (.16, 6, 1.62), 23)


def tank(x, y, r, h, legs=.6, metal="sheet"):
    """A stainless process tank with cone, dome, manway, ladder and level glass."""
    lathe((x, y, legs), (0, 0, 1), [(-.34, .07), (-.3, .08), (0, r * .98), (.02, r), (h, r), (h + .03, r * .99), (h + .22, r * .78), (h + .32, r * .4), (h + .34, 0)], metal, 96, smooth=40)
    for q in (.02, h * .33, h * .66, h - .02):
        lathe((x, y, legs + q - .012), (0, 0, 1), [(0, r), (.004, r + .006), (.020, r + .006), (.024, r)], metal, 96)
    for k in range(4):
        a = radians(45 + 90 * k)
        px, py = x + r * .9 * cos(a), y + r * .9 * sin(a)
        cyl((px, py, 0), (0, 0, 1), .045, legs + .2, metal)
        lathe((px, py, 0), (0, 0, 1), [(0, .09), (.02, .09), (.05, .05)], metal, 32)
    # manway and instruments look to the front
    c = Vector((x + r * .22, y - r * .96, legs + .55))
    cyl(c, (.2, -1, 0), .24, .10, metal)
    lathe(c + Vector((.02, -.10, 0)), (.2, -1, 0), [(0, .27), (.02, .27), (.05, .22), (.06, .1), (.06, 0)], metal, 56)
    gauge((x - r * .3, y - r * .965, legs + h * .55), (-.3, -1, 0), .07)
    tube([(x - r * .55, y - r * .9, legs + .1), (x - r * .55, y - r * .9, legs + h - .1)], .03, "clear", .02)
    tube([(x, y, legs - .3), (x, y, .22), (x, y - r - .43, .22), (x, y - r - .43, .46)], .06, metal, .1)
    tube([(x, y, legs + h + .3), (x, y, legs + h + .62), (x, y + r + .5, legs + h + .62)], .06, metal, .12)


def dairy():
    """A process hall: tall stainless tanks, pipework on a rack, plate exchangers and pumps."""
    H = 6.4
    shell_of(-9, 14, -9, 7.5, H, "cleanwall", "quarry", "cleanwall", 1.1)
    glass()
    for k in range(4):
        tank(2.0 + 2.75 * k, 4.3, 1.12, 3.9)
    placed(partial_phe, -.9, .8, 0)
    placed(partial_phe, 1.3, .8, 0)
    for k in range(2):
        box(3.55 + 1.9 * k, .8, 0, 1.7, .72, .10, "concrete", .01)
        placed(lambda: hydronics.pump(colour="stainless", s=.85), 3.7 + 1.9 * k, .92, .10)
        ex = 3.7 + 1.9 * k + 1.28 * .85
        tube([(ex, .92 + .315 * .85, .10 + .83 * .85), (ex, .92 + .315 * .85, 2.5), *([(ex, 3.25, 2.5)] if k == 0 else [(ex, 2.95, 2.5), (7.5, 2.95, 2.5), (7.5, 3.25, 2.5)])], .10, "sheet", .16)
        sx, sy, sz = 3.7 + 1.9 * k + 1.56 * .85, .92 + .26 * .85, .10 + .46 * .85
        lathe((sx - .004, sy, sz), (1, 0, 0), [(0, .14), (.022, .14), (.026, .07), (.05, .056)], "sheet", 40)
        tube([(sx, sy, sz), (sx + .26, sy, sz), (sx + .26, 2.75, sz)], .11, "sheet", .15)
    # valve manifold in front of the tanks
    for k in range(5):
        z = .45 + .16 * k
        tube([(1.0, 2.75, z), (12, 2.75, z)], .063, "sheet")
    for k in range(9):
        x = 1.6 + 1.2 * k
        for j in range(0, 5, 2):
            z = .45 + .16 * ((j + k) % 5)
            cyl((x, 2.75, z), (0, 0, 1), .045, .12, "sheet")
            lathe((x, 2.75, z + .12), (0, 0, 1), [(0, .03), (.02, .06), (.22, .06), (.24, .05), (.26, 0)], "white" if j else "sheet", 32)
    for x in (1.1, 4, 7, 10, 11.9):
        box(x, 2.70, 0, .05, .10, 1.25, "sheet", .005)
    # pipe rack overhead
    for y, d in ((2.2, .10), (2.45, .10), (2.7, .08), (2.95, .08), (3.2, .06), (3.4, .06)):
        tube([(-8.8, y, 5.15), (13.8, y, 5.15)], d, "sheet", .1, 8)
    lagged([(-8.8, 1.6, 5.2), (13.8, 1.6, 5.2)], .30)
    lagged([(-8.8, 1.1, 5.2), (13.8, 1.1, 5.2)], .30)
    for x in [-7.5 + 3 * k for k in range(8)]:
        box(x, .7, 5.0, .06, 3.0, .06, "sheet", .005)
        for y in (.75, 3.6):
            cyl((x + .03, y, 5.0), (0, 0, 1), .008, 1.5, "steel", 0)
    # all four ports of each exchanger join the rack
    for k in range(2):
        x = .50 + 2.2 * k
        for q, (y, z, out) in enumerate(((.965, 1.55, .28), (1.235, 1.55, .40), (.965, .34, .58), (1.235, .34, .70))):
            lathe((x - .004, y, z), (1, 0, 0), [(0, .12), (.02, .12), (.024, .06), (.05, .046)], "sheet", 40)
            tube([(x, y, z), (x + out, y, z), (x + out, y, 4.86), (x + out, 2.2 + .25 * q, 4.86), (x + out, 2.2 + .25 * q, 5.15)], .09, "sheet", .14)
            butterfly((x + out, y, 2.35), (0, 0, 1), .045, (0, -1, 0), False, "sheet")
    # drain channel with grating, kerb, coloured walkway
    box(-9, -.5, -.0005, 23, .22, .002, "steel", 0)
    for k in range(230):
        box(-9 + .1 * k, -.5, .001, .012, .22, .002, "slate", 0)
    box(-9, 7.36, 0, 23, .14, .16, "concrete", .01)
    # door and control panel on the back wall
    box(-5.6, 7.42, 0, 2.4, .06, 3.0, "fin2", .01)
    box(-5.5, 7.40, 0, 1.08, .05, 2.9, "white", .008)
    box(-4.38, 7.40, 0, 1.08, .05, 2.9, "white", .008)
    for x in (-5.2, -4.05):
        box(x, 7.385, 1.45, .45, .02, .75, "pane", .01)
    for k in range(2):
        box(-2.5 + .9 * k, 6.7, .1, .88, .6, 2.1, "sheet", .012)
        hmi((-2.5 + .9 * k + .22, 6.695, 1.45), .44, .28)
    tube_lights([(x, y) for x in (-6.5, -1.5, 3.5, 8.5, 12.5) for y in (-3.2, .2, 5)], 1.5, .18, H - .3, 90, (.97, 1, 1))


def partial_phe():
    hydronics.phe("stainless", n=64, h=1.85, w=.60)


def dairy_light():
    world((.90, .96, 1), (.62, .60, .58), .62)
    area((-8.8, -2, 3.2), (0, 3, 1), 3, 3, 260, (1, .93, .82))
    view((-2.4, -4.0, 1.6), (3.9, 3.0, 2.2), 23)


def duct(x, y, z, axis, length, w, h, material="galv"):
    """Rectangular duct with a flange at every metre and a quarter."""
    n = max(1, round(length / 1.25))
    for k in range(n):
        a, s = length * k / n, length / n
        if axis == "x":
            box(x + a, y, z, s, w, h, material, .003)
            box(x + a - .018, y - .03, z - .03, .036, w + .06, h + .06, "steel", .003)
        elif axis == "y":
            box(x, y + a, z, w, s, h, material, .003)
            box(x - .03, y + a - .018, z - .03, w + .06, .036, h + .06, "steel", .003)
        else:
            box(x, y, z + a, w, h, s, material, .003)
            box(x - .03, y - .03, z + a - .018, w + .06, h + .06, .036, "steel", .003)


def technical_floor():
    """Air handling units in a row on a clean technical floor, their ducts rising to the mains."""
    H = 5.4
    shell_of(-8, 15, -10, 13, H, "white", "epoxy", "concrete", 2.4)
    for j in range(3):
        y = .2 + 3.9 * j
        box(.6, y - .25, 0, 6.3, 1.95, .12, "concrete", .012)
        placed(air_side.ahu, .95, y, .12)
        # fresh air from above on the left, supply on the right
        duct(1.15, y + .2, 1.98, "z", 1.9, 1.0, 1.0)
        duct(7.05, y + .28, .62, "x", 1.0, .9, .9)
        duct(8.05, y + .28, .62, "z", 3.2, .9, .9)
        # coil pipes with valves
        for q, (x, z) in enumerate(((3.24, 1.35), (3.14, .52))):
            lagged([(x, y - .10, z), (x, y - .34 - .16 * q, z), (x, y - .34 - .16 * q, 3.35), (x, 12, 3.35)][:3] + [(x - 1.4 + .4 * q, y - .34 - .16 * q, 3.35)], .13)
            butterfly((x, y - .34 - .16 * q, 2.35), (0, 0, 1), .055, (0, -1, 0), True)
            gauge((x, y - .42 - .16 * q, 1.9), (0, -1, 0), .05)
    duct(1.15, -8, 3.9, "y", 20.5, 1.0, .9)
    duct(8.0, -8, 3.85, "y", 20.5, 1.0, .9)
    for x, d in ((1.85, .30), (2.25, .30)):
        lagged([(x + .9, -9, 3.35), (x + .9, 12.8, 3.35)], d)
    for y in range(-8, 13, 3):
        for x in (1.05, 2.25, 7.9, 9.1):
            cyl((x, y, 3.8), (0, 0, 1), .007, 1.6, "steel", 0)
        box(1.0, y - .02, 3.80, 1.3, .05, .05, "galv", .003)
        box(7.85, y - .02, 3.75, 1.3, .05, .05, "galv", .003)
    # cable tray, panels on the right wall, safety line
    box(9.9, -9, 3.2, .35, 21.5, .02, "galv", .002)
    for x in (9.9, 10.23):
        box(x, -9, 3.2, .02, 21.5, .09, "galv", .002)
    for k in range(4):
        tube([(9.97 + .06 * k, -8.8, 3.24), (9.97 + .06 * k, 12.4, 3.24)], .036, "black")
    for y in (-.35, 3.6, 7.5):
        box(-.2, y - .5, .0005, 8.6, .08, .002, "yellow", 0)
    plane(-4.6, -10, -1.2, 13, .002, "vinyl")
    box(-4.66, -10, .0005, .08, 23, .003, "yellow", 0)
    box(-1.22, -10, .0005, .08, 23, .003, "yellow", 0)
    for k in range(4):
        box(-7.9, 1.0 + .9 * k, .1, .55, .86, 2.1, "cabinet", .012)
    tube_lights([(x, y) for x in (-3, 4.6, 11.6) for y in (-6, -2, 2, 6, 10)], .2, 1.5, H - .45, 88, (.97, .99, 1))


def technical_light():
    world((.90, .95, 1), (.62, .61, .60), .70)
    area((-7.8, -4, 3.4), (2, 2, .6), 4, 3, 320, (1, .90, .76))
    view((-2.3, -4.9, 1.6), (3.5, 2.6, 1.8), 22)


def cleanroom():
    """A sterile filling room: filter ceiling, glazed isolator line, flush walls and low returns."""
    rnd = random.Random(4)
    H = 3.0
    shell_of(-5.5, 7.5, -7, 4.6, H, "cleanwall", "vinyl", "cleanwall", 1.2)
    glass()
    # ceiling grid of filters and lamps
    for i in range(10):
        for j in range(9):
            x, y = -5.2 + 1.25 * i, -6.6 + 1.25 * j
            box(x, y, H - .012, 1.15, 1.15, .02, "fin2", .004)
            box(x + .04, y + .04, H - .016, 1.07, 1.07, .01, "white", .002)
    tube_lights([(-4.63 + 1.25 * i, -6.02 + 1.25 * j) for i in range(0, 10, 2) for j in range(1, 9, 2)], .98, .98, H - .03, 34, (.96, 1, 1))
    # back wall: flush windows into the next room, door, pass box, returns at the floor
    for k in range(3):
        x = -1.1 + 2.5 * k
        box(x, 4.56, 1.05, 2.2, .05, 1.15, "fin2", .012)
        box(x + .06, 4.545, 1.11, 2.08, .03, 1.03, lit_pane((.80, .95, 1), 1.5), .004)
    box(-4.2, 4.55, 0, 1.5, .06, 2.25, "fin2", .012)
    box(-4.14, 4.53, .02, 1.38, .05, 2.18, "white", .008)
    box(-3.85, 4.515, 1.15, .8, .02, .8, "pane", .01)
    box(-2.95, 4.48, .95, .03, .05, .35, "sheet", .006)
    for k in range(5):
        louvre(-2.3 + 2.0 * k, 4.59, .12, .8, .42, 9, "fin2")
    for k in range(4):
        gauge((-2.35, 4.56, 1.35 + .26 * k), (0, -1, 0), .075)
    # the line: stainless base, glass hood with glove ports, conveyor of vials
    x0, x1, y0, y1 = -.6, 6.4, .4, 1.9
    box(x0, y0, .12, x1 - x0, y1 - y0, .72, "sheet", .02)
    box(x0 - .02, y0 - .02, .84, x1 - x0 + .04, y1 - y0 + .04, .05, "sheet", .01)
    box(x0, y0, 2.02, x1 - x0, y1 - y0, .62, "sheet", .02)
    for k in range(8):
        x = x0 + (x1 - x0 - .06) * k / 7
        for y in (y0, y1 - .06):
            box(x, y, .88, .06, .06, 1.15, "sheet", .006)
        box(x - .03, y0 - .02, 0, .12, .12, .13, "sheet", .01)
    for k in range(7):
        x = x0 + .06 + (x1 - x0 - .06) * k / 7
        w = (x1 - x0 - .06) / 7 - .06
        quads([(x, y0 + .02, .9), (x + w, y0 + .02, .9), (x + w, y0 + .02, 2.02), (x, y0 + .02, 2.02)], [(0, 1, 2, 3)], "clear")
        for s in (.3, .7):
            c = (x + w * s, y0 + .02, 1.32)
            lathe(c, (0, -1, 0), [(0, .125), (.004, .14), (.03, .14), (.035, .125), (.035, .112), (.005, .112)], "white", 40)
            lathe((c[0], c[1] + .01, c[2]), (0, 1, 0), [(0, .11), (.10, .09), (.16, .03), (.17, 0)], "white", 32)
        box(x + .04, y0 - .004, .2, w - .02, .012, .56, "sheet", .008)
        box(x + w - .06, y0 - .02, .42, .02, .02, .12, "graphite", .004)
    box(x0 + .1, 1.0, 1.02, x1 - x0 - .2, .16, .04, "sheet", .006)
    for k in range(150):
        x = x0 + .2 + .043 * k
        lathe((x, 1.08, 1.06), (0, 0, 1), [(0, .0165), (.042, .0165), (.050, .008), (.058, .008), (.060, .010), (.070, .010), (.070, 0)], "white", 14)
    for k in range(4):
        x = 1.0 + .9 * k
        box(x, 1.3, .9, .16, .16, .62, "sheet", .01)
        box(x - .02, .98, 1.46, .2, .48, .10, "sheet", .01)
        for q in range(4):
            cyl((x + .02 + .043 * q, 1.08, 1.16), (0, 0, 1), .006, .30, "sheet", 0)
    hmi((4.9, y0 - .03, 2.12), .56, .38)
    for q, m in enumerate(("glowgreen", "yellow", "redlight")):
        cyl((6.15, 1.1, 2.64 + .07 * q), (0, 0, 1), .035, .065, m)
    # vessel on wheels and a table beside
    tank_at = (-3.2, 2.6)
    lathe((*tank_at, .55), (0, 0, 1), [(-.22, .05), (0, .42), (.03, .44), (.9, .44), (.93, .43), (1.05, .3), (1.1, .1), (1.1, 0)], "sheet", 72, smooth=40)
    for k in range(4):
        a = radians(45 + 90 * k)
        cyl((tank_at[0] + .4 * cos(a), tank_at[1] + .4 * sin(a), .08), (0, 0, 1), .02, .6, "sheet")
        cyl((tank_at[0] + .4 * cos(a), tank_at[1] + .4 * sin(a) - .02, .05), (0, 1, 0), .05, .04, "graphite")
    gauge((tank_at[0] - .15, tank_at[1] - .40, 1.75), (0, -1, 0), .06)
    tube([(tank_at[0], tank_at[1], 1.62), (tank_at[0], tank_at[1], 2.3), (x0 + .3, 1.15, 2.3)], .038, "sheet", .1)
    box(-1.9, 3.6, .88, 1.5, .7, .04, "sheet", .008)
    for x in (-1.86, -.46):
        for y in (3.64, 4.24):
            cyl((x, y, 0), (0, 0, 1), .02, .88, "sheet")


def cleanroom_light():
    world((.94, .98, 1), (.72, .74, .75), .80)
    view((-3.1, -2.7, 1.5), (2.2, 1.1, 1.36), 24)


def theatre():
    """An operating theatre under its ceiling of still air: table, lamps, pendant, flush walls."""
    H = 3.05
    shell_of(-4.6, 5.2, -5.6, 4.2, H, "theatre", "vinyl", "cleanwall", 1.2, "cleanwall")
    # ceiling field: gauze under light, frame round it
    cx, cy = 1.2, .4
    box(cx - 1.65, cy - 1.65, H - .10, 3.3, 3.3, .10, "cleanwall", .01)
    for i in range(2):
        for j in range(2):
            x, y = cx - .78 + 1.56 * i, cy - .78 + 1.56 * j
            box(x - .72, y - .72, H - .106, 1.44, 1.44, .006, lamp_glass(1.6), 0)
    o = area((cx, cy, H - .12), (cx, cy, 0), 3, 3, 140, (.97, 1, 1))
    o.visible_camera = o.visible_glossy = False
    tube_lights([(x, y) for x in (-3.2, 4.2) for y in (-3.6, -.8, 2.2)] + [(-1.2, -3.6), (2, -3.6), (-1.6, 3.2), (3.0, 3.2)], 1.15, .28, H - .02, 26, (.98, 1, 1))
    # two surgical lamps on their arms
    for (ax, ay), (lx, ly, lz), tilt, r in (((cx - .2, cy + .1), (cx - .75, cy - .35, 2.02), (.28, .16, -1), .36), ((cx + .1, cy + .1), (cx + .85, cy + .25, 2.10), (-.30, -.05, -1), .30)):
        cyl((ax, ay, 2.62), (0, 0, 1), .05, .45, "cabinet")
        box(ax - .09, ay - .09, 2.56, .18, .18, .10, "cabinet", .03)
        mx, my = (ax + lx) / 2 + .25 * (1 if lx > ax else -1), (ay + ly) / 2 - .22
        tube([(ax, ay, 2.60), (mx, my, 2.60), (mx, my, 2.34), (lx, ly, lz + .28), (lx, ly, lz + .05)], .055, "cabinet", .08, 6)
        t = Vector(tilt).normalized()
        lathe((lx, ly, lz), tuple(-t), [(-.05, r * .94), (-.04, r), (.0, r), (.05, r * .8), (.09, r * .35), (.10, 0)], "cabinet", 64)
        p = Vector((lx, ly, lz)) + t * .046
        m = along(p, t)
        for k in range(13):
            a, q = 2 * pi * k / 12, (0 if k == 12 else r * .68)
            lathe(m @ Vector((q * cos(a), q * sin(a), 0)), t, [(0, r * .15), (.006, r * .15), (.007, r * .12), (.007, 0)], "glowwhite", 24)
        lathe(p - t * .004, t, [(0, r * .93), (.004, r * .93), (.004, 0)], "anthracite", 64)
        cyl(p, t, .022, .14, "cabinet")
        area(tuple(p + t * .05), tuple(p + t), r, r, 9, (1, .97, .92))
    # table: column, top in sections, drape
    tx, ty = cx, cy - .05
    box(tx - .30, ty - .22, 0, .60, .44, .10, "stainless", .03)
    box(tx - .14, ty - .12, .10, .28, .24, .61, "stainless", .02)
    box(tx - 1.0, ty - .27, .70, 2.0, .54, .05, "stainless", .012)
    for a, w in ((-1.0, .36), (-.62, .62), (.02, .56), (.60, .40)):
        box(tx + a, ty - .265, .75, w - .02, .53, .075, "black", .025)
    for y in (-.31, .28):
        box(tx - .95, ty + y, .70, 1.9, .025, .035, "stainless", .004)
    box(tx - .55, ty - .325, .826, 1.0, .65, .012, "tileblue", .005)
    for y in (-.327, .315):
        box(tx - .55, ty + y, .46, 1.0, .012, .37, "tileblue", .004)
    # pendant with shelves and screens
    px, py = 3.5, .7
    cyl((px, py, 2.4), (0, 0, 1), .07, .65, "white")
    box(px - .5, py - .08, 2.36, .62, .16, .14, "white", .03)
    box(px - .62, py - .16, .95, .32, .32, 1.42, "white", .03)
    for k in range(3):
        box(px - .86, py - .34, 1.05 + .38 * k, .60, .50, .03, "white", .008)
        box(px - .80, py - .30, 1.085 + .38 * k, .46, .36, .20, ("anthracite", "cabinet2", "white")[k], .015)
        box(px - .77, py - .305, 1.11 + .38 * k, .22, .01, .14, "screen", .003)
        for q in range(3):
            box(px - .76, py - .309, 1.13 + .035 * q + .38 * k, .10 + .03 * q, .004, .008, ("glowgreen", "glowline", "glowamber")[q], 0)
    for k in range(6):
        lathe((px - .615, py - .05 + .045 * k - .08, 2.15), (-1, 0, 0), [(0, .02), (.02, .02), (.03, .012)], ("white", "blue", "yellow", "black", "green", "white")[k], 20)
    # anaesthesia trolley
    box(-.35, 1.15, .12, .62, .62, .95, "white", .03)
    for k in range(4):
        box(-.31, 1.125, .2 + .2 * k, .54, .03, .17, "cabinet", .01)
        box(-.14, 1.11, .29 + .2 * k, .2, .02, .02, "stainless", .004)
    box(-.28, 1.30, 1.25, .48, .05, .36, "anthracite", .015)
    box(-.25, 1.29, 1.28, .42, .012, .30, "screen", .003)
    for q in range(3):
        tube([(-.22 + .05 * k, 1.283, 1.34 + .08 * q + (.05 if k % 3 == 1 else 0)) for k in range(8)], .006, ("glowgreen", "glowline", "glowamber")[q], .001, 1)
    cyl((-.05, 1.40, 1.0), (0, 0, 1), .025, .3, "stainless")
    for x in (-.3, .2):
        for y in (1.2, 1.72):
            cyl((x, y - .02, .06), (0, 1, 0), .06, .04, "graphite")
    # walls: screen, glazed cabinet, door with window, low returns, pressure display
    box(.3, 4.15, 1.25, 1.7, .05, 1.0, "anthracite", .012)
    box(.34, 4.14, 1.29, 1.62, .02, .92, "screen", .004)
    for k in range(5):
        box(.46, 4.135, 1.95 - .11 * k, .35 + .18 * ((k * 3) % 4), .006, .03, "glowline", 0)
    tube([(1.25 + .06 * k, 4.134, 1.45 + .16 * abs(sin(k * 1.1))) for k in range(11)], .012, "glowscreen", .01)
    box(2.5, 4.14, .9, 1.7, .06, 1.45, "fin2", .01)
    for k in range(2):
        box(2.54 + .83 * k, 4.12, .94, .80, .03, 1.37, "pane", .006)
    box(-3.6, 4.14, 0, 1.9, .06, 2.3, "fin2", .012)
    box(-3.54, 4.11, .01, 1.78, .05, 2.23, "cleanwall", .008)
    box(-2.95, 4.095, 1.2, .6, .02, .7, "pane", .01)
    for x in (-4.45, 4.35):
        louvre(x, 4.19, .15, .65, .5, 10, "fin2")
    box(-1.3, 4.15, 1.45, .34, .04, .24, "anthracite", .01)
    box(-1.26, 4.14, 1.52, .26, .012, .12, "glowscreen", .002)
    # instrument table
    box(-1.6, -.35, .86, .95, .55, .03, "stainless", .006)
    for x in (-1.56, -.70):
        for y in (-.31, .16):
            cyl((x, y, 0), (0, 0, 1), .015, .86, "stainless")
    box(-1.64, -.39, .885, 1.03, .63, .012, "tileblue", .005)
    for k in range(9):
        box(-1.5 + .085 * k, -.25, .9, .02, .26, .008, "stainless", .003)
    lathe((-.78, .08, .9), (0, 0, 1), [(0, .06), (.06, .10), (.065, .10), (.06, .09), (.01, .05), (.01, 0)], "stainless", 32)


def theatre_light():
    world((.94, .98, 1), (.66, .70, .71), .70)
    view((-2.1, -2.9, 1.55), (1.35, .7, 1.42), 22)
