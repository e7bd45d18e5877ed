"""The data hall in 6th of October."""
import random

from models import close_control_unit
from parts.pipes import lagged
from scenes.facade import Bricks
from scenes.indoors import ceiling_lamps, room_of_panels
from scenes.surfaces import glass
from studio.camera import view
from studio.light import world
from studio.shapes import cyl, placed, tube


def build():
    """A cold aisle between two rows of cabinets, contained at its end, under a high ceiling."""
    rnd = random.Random(2)
    H = 4.2
    room_of_panels(-7.5, 7.5, -9, 17, H, "cabinet2", "white", "anthracite", 3)
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
        placed(close_control_unit.build, -5.6 + 3.1 * k, 15.2, 0)
    for x, d in ((-3.2, .22), (-3.6, .22), (3.2, .22), (3.6, .22)):
        lagged([(x, -8, 3.7), (x, 16, 3.7)], d)
    ceiling_lamps([(0, y) for y in (-4.4, -1.4, 1.6, 4.6, 7.6, 10.6)], .16, 1.5, 3.9, 75, (.93, .97, 1))
    ceiling_lamps([(x, y) for x in (-4.6, 4.6) for y in (-4, 1, 6, 11)], .16, 1.5, 4.0, 90, (.93, .97, 1))
    ceiling_lamps([(0, 13.4)], 6, .2, 4.0, 110, (.93, .97, 1))


def light():
    world((.70, .82, .95), (.4, .45, .5), .38)
    view((-.42, -3.5, 1.5), (.16, 6, 1.62), 23)
