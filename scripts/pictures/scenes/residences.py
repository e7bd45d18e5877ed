"""The residential towers in New Alamein."""
import random

from scenes.facade import Bricks, block, curtain_wall, faces, windows
from scenes.outdoors import lamp_post, sky
from scenes.planting import hedge, palm
from scenes.surfaces import SOFT, WARM, water
from studio.camera import view
from studio.shapes import box, plane, prism


def build():
    """Towers with balconies above the sea, at sundown."""
    rnd = random.Random(11)
    glow = (WARM(2.6), SOFT(1.9), WARM(1.5))
    b = Bricks()
    for i, (x, y, n) in enumerate(((0, 0, 17), (36, 26, 21), (80, 8, 14))):
        for face, w in faces(b, x, y, 5, 22, 18):
            windows(face, w, n, 3.3, 5.5 if w > 20 else 6, 3.6, 2.45, .12, "whitewash", "graphite", rnd, .5, glow, .3, False, balcony=1.8, rail="whitewash")
        block(b, x, y, 5, 22, 18, n * 3.3, "whitewash", parapet=1.2, inset=.5)
        b.box(x + 6, y + 5, 5 + n * 3.3, 10, 8, 3.2, "whitewash")
        b.box(x - .4, y - .4, 5 + n * 3.3 + 1.2, 22.8, 18.8, .18, "sandstone")
        for face, w in faces(b, x - 3, y - 3, 0, 28, 24):
            curtain_wall(face, w, 1, 4.4, 2.8, rnd, .85, False, (WARM(2.2), SOFT(1.6)), spandrel=.3)
        b.box(x - 5, y - 5, 4.4, 32, 28, .6, "sandstone")
    # terraces, pool, sea
    b.box(-60, -34, -.2, 220, 96, .2, "paving")
    b.box(6, -27, -.0, 60, 14, .35, "sandstone")
    b.box(-60, -36, -.6, 220, 2, 1.3, "sandstone")
    b.lay()
    plane(7.2, -25.8, 64.8, -14.2, .42, water((.02, .20, .25), 1.6, .12))
    plane(-3000, 75, 3000, 5000, -3.5, water((.008, .045, .07), .25, .5))
    plane(-900, -400, 900, 75, -.4, "sand")
    for k, x in enumerate((-14, -4, 12, 26, 44, 58, 72, 84)):
        palm(x, -10.5 - (k % 2) * 1.5, 6 + (k * 7 % 4) * .7, 0, k, k)
    for k, (x, y) in enumerate(((-9, -22), (20, -30.8), (33, -29.8), (50, -31), (68, -24), (74, -17), (80, -26))):
        palm(x, y, 7 + (k * 5 % 4) * .8, 0, k, k * 1.9)
    for k in range(9):
        hedge(-20 + 14 * k, -10 + 14 * k, -32.5, 0, .6)
    for k in range(6):
        hedge(-22 + 17 * k, -10 + 17 * k, -8.2, 0, .7)
    for x in (-8, 8, 24, 40, 56, 70):
        lamp_post(x, -29.2, 3.4, 0, 0)
    for k in range(9):  # loungers on the deck
        box(10 + 5.6 * k, -12.9, .0, .7, 1.9, .32, "white", .04)
        prism([(10 + 5.6 * k, -11.2, .3), (10.7 + 5.6 * k, -11.2, .3), (10.7 + 5.6 * k, -10.7, .85), (10 + 5.6 * k, -10.7, .85)], (0, .06, .03), "white", .01)


def light():
    sky("gold", 7, 150, .75, 3.0, (1, .60, .34))
    view((-24, -60, 4.6), (38, 2, 33), 18)
