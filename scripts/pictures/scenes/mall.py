"""The shopping centre in Sheikh Zayed."""
import random

from models import rooftop_unit
from scenes.facade import Bricks, Face, block, curtain_wall
from scenes.outdoors import lamp_post, sky
from scenes.planting import palm, shrub
from scenes.surfaces import SOFT, WARM, WHITE, water
from studio.camera import view
from studio.shapes import placed, plane


def build():
    """A shopping centre: stone wings on both sides of a tall glass portal, rooftop units above."""
    rnd = random.Random(13)
    glow = (WARM(3.0), SOFT(2.4))
    b = Bricks()
    for x, w, h in ((-58, 52, 14), (26, 62, 14)):
        b.box(x, 0, 0, w, 44, h, "sandstone")
        n = int(w / 2.6)
        for k in range(n):  # relief of the stone
            b.box(x + w * k / n, -.10, 5.6, w / n - .10, .12, h - 6.2 - (k * 5 % 3) * .5, "stucco" if k % 4 == 1 else "sandstone")
        block(b, x, 0, 0, w, 44, h, "sandstone", parapet=1.3, inset=.1)
        g = Face(b, (x + 2, 0, 0), (1, 0, 0), (0, -1, 0))
        # shop windows between piers
        for k in range(int((w - 4) / 8)):
            s = Face(b, (x + 2 + 8 * k + .5, -.05, .4), (1, 0, 0), (0, -1, 0))
            s.box(0, 0, 0, 7, 4.2, .05, rnd.choice((WARM(2.6), SOFT(2.6), WHITE(2.0))))
            for q in (0, 2.3, 4.6, 6.9):
                s.box(q, 0, .02, .08, 4.2, .1, "graphite")
            s.box(-.2, 4.2, 0, 7.4, .14, 2.2, "slate")
            s.box(.2, 4.55, .1, 6.6, .75, .12, "slate")
            s.box(1.6, 4.78, .22, 3.8, .26, .03, "glowwarm")
    # portal: glass hall 32 m wide, roof blade on slim columns
    hall = Face(b, (-6, -2.0, 0), (1, 0, 0), (0, -1, 0))
    curtain_wall(hall, 32, 3, 6.2, 2.0, rnd, .95, True, glow, spandrel=.25)
    for x in (-6, 26):
        side = Face(b, (x, -2, 0), (0, 1, 0), (1 if x > 0 else -1, 0, 0))
        curtain_wall(side, 10, 3, 6.2, 2.0, rnd, .9, False, glow, spandrel=.25, z=0)
    b.box(-6, -1.7, 0, 32, 40, 18.5, "slate")
    b.box(-12, -13, 18.8, 44, 54, .7, "whitewash")
    b.box(-12.05, -13.05, 18.75, 44.1, .1, .8, "fin2")
    b.box(-11.6, -12.6, 18.76, 43.2, 52, .04, "timber")
    for x in (-8.6, 1.4, 18.2, 28.2):
        b.box(x, -11.2, 0, .5, .5, 18.8, "fin2")
    for k in range(8):
        for j in range(2):
            b.box(-9 + 5.2 * k, -10.5 + 5 * j, 18.72, .5, .5, .05, "glowwhite")
    for x in (4, 8, 12):
        b.box(x, -2.35, 0, 3.6, .3, 3.0, WARM(4.0))
        b.box(x, -2.4, 3.0, 3.6, .4, .12, "graphite")
    b.box(-200, -60, -.1, 420, 70, .1, "paving")
    for k in range(100):
        b.box(-140 + 3 * k, -46, 0, .04, 46, .004, "slate")
    b.box(-300, -58, -.09, 600, 10, .1, "asphalt")
    # a shallow basin in front of the portal
    b.box(-3, -34, 0, 26, 12, .4, "slate")
    b.lay()
    plane(-2.6, -33.6, 22.6, -22.4, .43, water((.012, .06, .075), 1.8, .10))
    for k in range(6):
        placed(rooftop_unit.build, 31 + 8.5 * k, 8, 14.1)
    for k in range(4):
        placed(rooftop_unit.build, -52 + 9 * k, 8, 14.1)
    plane(-900, -400, 900, 1500, -.4, "sand")
    for k, x in enumerate((-46, -36, -26, -16, 36, 46, 56, 66, 76)):
        palm(x, -14 - (k % 2) * 2, 7 + (k * 5 % 3), 0, k, k)
        for q in range(4):
            shrub(x - 1.2 + .8 * q, -14.8 - (k % 2) * 2, 0, .55, k + q)
    for k, x in enumerate((-40, -28, -16, -6, 26, 38, 50, 62)):
        lamp_post(x, -20, 5, 0, 420 * (k % 2))


def light():
    sky("dusk", 4, 165, .85, .9, (1, .55, .32))
    view((-17, -54, 1.9), (13, -2, 10.0), 25)
