"""The office tower in New Cairo."""
import random

from scenes.facade import COOL_ROOM, Bricks, block, curtain_wall, faces, windows
from scenes.outdoors import lamp_post, sky
from scenes.planting import palm, shrub
from scenes.surfaces import SOFT, WARM, glass, lamp_glass
from studio.camera import view
from studio.light import area
from studio.shapes import plane


def lobby(b, x, y, w, d, h):
    """A stone core under a timber ceiling, a desk before it; three lamps give the light of all the small ones."""
    b.box(x, y, .02, w, d, .03, "paving")
    b.box(x, y, h - .1, w, d, .1, "timber")
    b.box(x + 6.5, y + 6.5, 0, w - 13, d - 6.5, h, "sandstone")
    for k in range(4):  # lift doors
        b.box(x + 8 + 2.6 * k, y + 6.44, .05, 1.5, .08, 2.6, "fin2")
    b.box(x + 9.2, y + 2.9, .05, 5.6, .9, 1.1, "timber")
    b.box(x + 9.0, y + 2.8, 1.15, 6.0, 1.1, .06, "whitewash")
    for k in range(9):
        for j in range(2):
            b.box(x + 1.6 + 2.6 * k, y + 1.6 + 2.6 * j, h - .13, 1.3, .16, .03, lamp_glass(6))
    for q in (1.2, 20.8):  # seats
        b.box(x + q, y + 2, .05, 2.6, .9, .45, "slate")
        b.box(x + q, y + 4.4, .05, 2.6, .9, .45, "slate")
    for cx, cy, sx, sy in ((x + w / 2, y + 3.2, w - 4, 4), (x + 3.2, y + d / 2 + 3, 4, d - 8), (x + w - 3.2, y + d / 2 + 3, 4, d - 8)):
        o = area((cx, cy, h - .2), (cx, cy, 0), sx, sy, 1500, (1, .80, .56))
        o.visible_camera = o.visible_glossy = False


def build():
    """A glass office tower on its lobby, with a lower wing, at the end of the day."""
    rnd = random.Random(7)
    b = Bricks()
    glow = (WARM(3.2), SOFT(2.6), SOFT(1.6))
    glass()
    z, H = 7.2, 3.9
    # tower
    for face, w in faces(b, 0, 0, z, 30, 27):
        curtain_wall(face, w, 15, H, 1.5, rnd, .62, True, rooms=3.6, tones=COOL_ROOM)
    block(b, 0, 0, z, 30, 27, 15 * H, "fin2", parapet=2.4, inset=4)
    b.box(9, 8, z + 15 * H, 12, 12, 4.2, "slate")
    # lobby: set back, columns, a long canopy
    for face, w in faces(b, 2.4, 2.4, 0, 25.2, 22.2):
        curtain_wall(face, w, 1, z - .5, 2.52, rnd, 1, False, ("clear",), spandrel=.3)
    lobby(b, 2.4, 2.4, 25.2, 22.2, z - .6)
    b.box(0, 0, z - .6, 30, 27, .6, "fin2")
    for x in (.7, 7.9, 15.1, 22.3, 28.7):
        for y in (.7,):
            b.box(x, y, 0, .6, .6, z - .6, "sandstone")
    for y in (9, 18, 25.6):
        b.box(28.7, y, 0, .6, .6, z - .6, "sandstone")
        b.box(.7, y, 0, .6, .6, z - .6, "sandstone")
    b.box(9, -6.4, 4.0, 12, 7.4, .35, "slate")
    b.box(9, -6.45, 3.98, 12, .06, .39, "fin2")
    b.box(9.3, -6.1, 3.97, 11.4, 7.0, .03, "timber")
    for x in (9.6, 20.1):
        b.box(x, -5.9, 0, .3, .3, 4.0, "slate")
    # wing: stone with deep windows, a restaurant below
    f = faces(b, 30, 6, 0, 34, 20)
    windows(f[0][0], 34, 3, 4.2, 4.25, 2.9, 2.5, .9, "sandstone", "slate", rnd, .7, glow, .35, z=4.6, rooms=3)
    windows(f[1][0], 20, 3, 4.2, 4.0, 2.6, 2.5, .9, "sandstone", "slate", rnd, .5, glow, .35, z=4.6, rooms=3)
    curtain_wall(f[0][0], 34, 1, 4.6, 2.1, rnd, 1, False, spandrel=.2, rooms=3)
    curtain_wall(f[1][0], 20, 1, 4.6, 2.1, rnd, .8, False, spandrel=.2, rooms=3)
    b.box(33.5, 9.5, 0, 30, 16, 4.6, "slate")
    block(b, 30, 6, 4.6, 34, 20, 12.6, "sandstone", parapet=1.2, inset=3.8)
    # plaza
    b.box(-40, -30, -.15, 130, 90, .15, "paving")
    for k in range(44):
        b.box(-40 + 3 * k, -30, -.002, .04, 36, .004, "slate")
    for k in range(12):
        b.box(-40, -30 + 3 * k, -.002, 130, .04, .004, "slate")
    b.box(-120, -42, -.35, 300, 12.0, .2, "asphalt")
    b.box(-120, -30.4, -.2, 300, .4, .2, "concrete")
    for k in range(30):
        b.box(-110 + 8 * k, -36.1, -.148, 4, .15, .004, "white")
    for x in (-17, -7, 25, 39, 53):
        b.box(x - 2.6, -12.6, 0, 5.2, 5.2, .55, "slate")
        b.box(x - 2.4, -12.4, .5, 4.8, 4.8, .08, "bark")
    b.lay()
    for k, x in enumerate((-17, -7, 25, 39, 53)):
        palm(x, -10, 7.5 + (k % 3), .5, k, k)
        for q in range(5):
            shrub(x - 1.7 + .85 * q, -11.5, .5, .6, q + k)
            shrub(x - 1.7 + .85 * q, -8.4, .5, .55, q + k + 3)
    for k, x in enumerate((-24, -12, 3, 18, 32, 46, 60)):
        lamp_post(x, -18, 4.6, 0, 420 * (k % 2))
    # neighbours in the haze
    far = Bricks()
    for k, (x, y, w, h) in enumerate(((-120, 120, 36, 34), (-70, 160, 30, 52), (96, 130, 34, 40), (140, 90, 40, 24), (-150, 80, 40, 22), (60, 190, 46, 30))):
        for face, ww in faces(far, x, y, 0, w, 24)[:2]:
            curtain_wall(face, ww, int(h / 4), 4, 4, rnd, .25, False, glow)
        block(far, x, y, 0, w, 24, h, "sandstone")
    far.lay()
    plane(-900, -400, 900, 1500, -.4, "sand")


def light():
    sky("dusk", 5, 12, .85, 1.1, (1, .56, .30))
    view((70, -90, 1.8), (20, 0, 31.5), 24)
