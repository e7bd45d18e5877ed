"""The buildings of the sample projects, from outside."""
from functools import partial

from site_kit import *

WARM = partial(lit_pane, (1, .66, .36))
SOFT = partial(lit_pane, (1, .78, .52))
WHITE = partial(lit_pane, (.86, .95, 1))


def office_tower():
    """A glass office tower on its lobby, with a lower wing, at the end of the day."""
    rnd = random.Random(7)
    b = Bricks()
    glow = (WARM(3.2), SOFT(2.6), SOFT(1.6))
    z, H = 7.2, 3.9
    # tower
    for face, w in faces(b, 0, 0, z, 30, 27):
        curtain_wall(face, w, 15, H, 1.5, rnd, .42, True, glow)
    block(b, 0, 0, z, 30, 27, 15 * H, "fin2", parapet=2.4, inset=.5)
    b.box(9, 8, z + 15 * H, 12, 12, 4.2, "slate")
    # lobby: set back, columns, a long canopy
    for face, w in faces(b, 2.4, 2.4, 0, 25.2, 22.2):
        curtain_wall(face, w, 1, z - .5, 2.52, rnd, 1, False, (WARM(3.4), SOFT(3.0)), spandrel=.3)
    block(b, 2.4, 2.4, 0, 25.2, 22.2, z - .6, parapet=.0, inset=.6)
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
    windows(f[0][0], 34, 3, 4.2, 4.25, 2.9, 2.5, .9, "sandstone", "slate", rnd, .55, glow, .35, z=4.6)
    windows(f[1][0], 20, 3, 4.2, 4.0, 2.6, 2.5, .9, "sandstone", "slate", rnd, .4, glow, .35, z=4.6)
    curtain_wall(f[0][0], 34, 1, 4.6, 2.1, rnd, 1, False, (WARM(3.0), WARM(2.2)), spandrel=.2)
    curtain_wall(f[1][0], 20, 1, 4.6, 2.1, rnd, .8, False, (WARM(2.4),), spandrel=.2)
    block(b, 30, 6, 0, 34, 20, 17.2, "sandstone", parapet=1.2)
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


def office_light():
    sky("dusk", 5, 12, .85, 1.1, (1, .56, .30))
    view((70, -90, 1.8), (20, 0, 31.5), 24)


def hospital():
    """A general hospital: ward block over a clinic podium, entrance canopy, plant on the roof."""
    rnd = random.Random(3)
    b = Bricks()
    glow = (SOFT(1.2), WHITE(1.2))
    f = faces(b, 0, 8, 0, 66, 20)
    windows(f[0][0], 66, 5, 3.7, 3.3, 2.2, 1.9, 1.0, "whitewash", "graphite", rnd, .10, glow, .3, True, z=9)
    for face, w in f[1:]:
        windows(face, w, 5, 3.7, 3.3, 1.6, 1.9, 1.0, "whitewash", "graphite", rnd, .10, glow, .3, False, z=9)
    block(b, 0, 8, 0, 66, 20, 27.5, "whitewash", parapet=1.1)
    # stair tower in stone with a slot of glass
    b.box(24, 5.4, 0, 9, 8, 33, "sandstone")
    tower = Face(b, (26.6, 5.18, 0), (1, 0, 0), (0, -1, 0))
    curtain_wall(tower, 3.8, 8, 4, 1.9, rnd, .4, False, glow, z=.8)
    b.box(23.8, 5.2, 33, 9.4, 8.4, .5, "slate")
    # podium
    p = faces(b, -8, 0, 0, 84, 26)
    windows(p[0][0], 84, 2, 4.5, 4.2, 3.2, 2.3, 1.0, "sandstone", "graphite", rnd, .2, glow, .35)
    for face, w in p[1:]:
        windows(face, w, 2, 4.5, 4.2, 3.0, 2.3, 1.0, "sandstone", "graphite", rnd, .2, glow, .35)
    block(b, -8, 0, 0, 84, 26, 9, "sandstone", parapet=.9)
    # entrance: glass hall and canopy on steel columns
    hall = faces(b, 37, -7, 0, 22, 7.2)
    for face, w in hall:
        curtain_wall(face, w, 1, 6.6, 1.83, rnd, 1, False, (SOFT(1.5), SOFT(1.1)), spandrel=.15)
    b.box(36.6, -7.4, 6.6, 22.8, 7.6, .5, "fin2")
    b.box(33, -17, 4.6, 30, 10, .45, "whitewash")
    b.box(33, -17.04, 4.58, 30, .06, .49, "fin2")
    for x in (34.4, 43.6, 52.4, 61.4):
        b.box(x, -16, 0, .45, .45, 4.6, "fin2")
    for k in range(10):
        b.box(34.2 + 2.9 * k, -16.6, 4.56, 1.3, .25, .05, "glowwhite")
    # ground
    b.box(-120, -60, -.1, 300, 120, .1, "paving")
    b.box(-200, -34, -.09, 500, 12, .1, "asphalt")
    for k in range(50):
        b.box(-200 + 9 * k, -28.1, .011, 4, .16, .004, "white")
    for k in range(28):
        b.box(-58 + 2.6 * k, -19.6, 0, .12, 5.2, .012, "white")
    for x0, x1 in ((-60, 30), (66, 130)):
        b.box(x0, -21.6, 0, x1 - x0, 1.6, .3, "concrete")
    b.box(-220, 40, -.3, 600, 500, .3, "leaf")
    # tanks and ducts of the roof plant
    b.box(6, 14, 27.6, 14, 9, 3.2, "cabinet2")
    for k in range(24):
        b.box(6.2 + .58 * k, 13.95, 27.9, .40, .05, 2.6, "slate")
    b.lay()
    import rooftop
    from plant_room import placed
    for k in range(3):
        placed(rooftop.unit, 38 + 6.5 * k, 14, 27.6)
    for k in range(5):
        hedge(-44 + 14 * k, -33 + 14 * k, -36.2, 0, .5)
    for k in range(15):
        shrub(-58 + 6 * k, -20.8, .25, .75, k)
    for k in range(9):
        shrub(68 + 6 * k, -20.8, .25, .75, k)
    for k, x in enumerate((-52, -40, -28, -16, -4, 8, 20, 72, 84, 96)):
        palm(x, -20.8, 6.5 + (k * 5 % 3) * .8, .2, k, k * 2)
    for x in (-34, -10, 14, 70, 90):
        lamp_post(x, -22.4, 6, 0, 0)


def hospital_light():
    sky("day", 30, 40, .85, 3.5, (1, .90, .76))
    view((-30, -47, 1.9), (25, 4, 13.0), 25)


def residences():
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


def residences_light():
    sky("gold", 7, 150, .75, 3.0, (1, .60, .34))
    view((-24, -60, 4.6), (38, 2, 33), 18)


def resort():
    """Terraced houses of a resort over the beach, in the last sun."""
    rnd = random.Random(5)
    glow = (WARM(2.6), WARM(1.8))
    b = Bricks()
    for i in range(5):
        x, y, z = -6 + 19 * i, 6 * (i % 2), 0
        for s in range(3):
            w, d = 17, 9
            yy, zz = y + 4.6 * s, z + 3.5 * s
            f = faces(b, x, yy, zz, w, d + 6)
            windows(f[0][0], w, 1, 3.5, 5.6, 3.2, 2.45, .12, "stucco" if (i + s) % 2 else "whitewash", "timber", rnd, .75, glow, .4, False, rail="tint")
            for face, ww in f[1:]:
                windows(face, ww, 1, 3.5, 5, 1.3, 1.5, 1.0, "stucco" if (i + s) % 2 else "whitewash", "timber", rnd, .3, glow, .4)
            block(b, x, yy, zz, w, d + 6, 3.5, "stucco" if (i + s) % 2 else "whitewash", "sandstone", .45)
            # pergola over the terrace of the storey above
            if s < 2:
                for k in range(4):
                    b.box(x + .6 + 5.2 * k, yy + .5, zz + 3.5, .18, .18, 2.7, "timber")
                b.box(x + .4, yy + .4, zz + 6.2, 16.2, .2, .22, "timber")
                for k in range(26):
                    b.box(x + .6 + .62 * k, yy + .2, zz + 6.42, .09, 4.6, .14, "timber")
    # lagoon pool and deck
    b.box(-80, -40, -.2, 260, 46, .2, "sandstone")
    b.box(-80, 6, -.2, 260, 60, .2, "sand")
    b.box(-2, -30.6, 0, 64, .5, .25, "whitewash")
    b.box(-2, -8.0, 0, 64, .5, .25, "whitewash")
    for x in (-2, 61.5):
        b.box(x, -30.6, 0, .5, 23, .25, "whitewash")
    b.lay()
    plane(-1.6, -30.2, 61.6, -8, .14, water((.015, .26, .32), 1.5, .14))
    hills = []
    for k in range(61):  # dry mountains behind
        x = -700 + 1700 * k / 60
        hills.append((x, 330 + 30 * sin(k * 1.7), max(4, 26 + 22 * sin(k * .33 + 1) + 13 * sin(k * .9) + 7 * sin(k * 2.3))))
    vs = [(x, y, -2) for x, y, _ in hills] + [(x, y + 50, h) for x, y, h in hills] + [(x, y + 200, h * 1.5) for x, y, h in hills]
    n = len(hills)
    quads(vs, [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)] + [(n + k, n + k + 1, 2 * n + k + 1, 2 * n + k) for k in range(n - 1)], "clay")
    plane(-1500, -900, 1500, 1500, -.5, "sand")
    for k, (x, y) in enumerate(((-9, -6), (10, -5.4), (17.5, -4.4), (31, -5), (36.5, -5.5), (50, -5), (56, -4.5), (70, -6), (72, -12))):
        palm(x, y, 5.6 + (k * 3 % 4) * .8, 0, k, k * 1.7)
    for k in range(7):
        hedge(-8 + 12 * k, -1 + 12 * k, -2.4, 0, .6)
    for k in range(8):
        x = 2 + 7.2 * k
        box(x, -6.6, 0, .75, 2.0, .34, "white", .04)
        prism([(x, -4.8, .32), (x + .75, -4.8, .32), (x + .75, -4.3, .9), (x, -4.3, .9)], (0, .06, .03), "white", .01)
        if k % 2 == 0:
            cyl((x + 1.5, -5.4, 0), (0, 0, 1), .03, 2.5, "timber")
            lathe((x + 1.5, -5.4, 2.2), (0, 0, 1), [(0, 1.5), (.02, 1.5), (.55, .04), (.56, 0)], "whitewash", 8, smooth=5)
    for x in (-6, 9, 24, 39, 54, 66):
        lamp_post(x, -3.4, 2.6, 0, 0)


def resort_light():
    sky("gold", 12, 50, .80, 4.2, (1, .64, .36))
    view((-7.5, -31.8, 1.9), (27, 0, 4.6), 23)


def corniche():
    """A hotel on the river at blue hour: balconies, arcade, palms, lights on the water."""
    rnd = random.Random(9)
    glow = (WARM(3.0), SOFT(2.2), WARM(1.7))
    b = Bricks()
    for x, w, n, y in ((0, 34, 6, 0), (34, 26, 8, -2.5), (60, 34, 6, 0)):
        f = faces(b, x, y, 6.2, w, 20)
        windows(f[0][0], w, n, 3.4, 4.25 if w == 34 else 4.33, 2.5, 2.4, .12, "stucco", "timber", rnd, .5, glow, .35, False, balcony=1.5, rail="tint")
        for face, ww in f[1:]:
            windows(face, ww, n, 3.4, 4, 1.4, 1.8, .9, "stucco", "timber", rnd, .35, glow, .35)
        block(b, x, y, 6.2, w, 20, 3.4 * n, "stucco", parapet=1.2, inset=.5)
        b.box(x - .5, y - .5, 6.2 + 3.4 * n + 1.25, w + 1, 21, .35, "sandstone")
        b.box(x - .25, y - .35, 6.0, w + .5, 20.5, .4, "sandstone")
        # arcade: piers and lit glass behind
        g = Face(b, (x, y + 2.6, 0), (1, 0, 0), (0, -1, 0))
        curtain_wall(g, w, 1, 6.0, 2.1, rnd, 1, False, (WARM(3.4), WARM(2.4)), spandrel=.2)
        m = round(w / 4.25)
        for k in range(m + 1):
            b.box(x + (w - .9) * k / m, y, 0, .9, .9, 6.0, "sandstone")
            b.box(x + (w - .9) * k / m - .15, y - .15, 0, 1.2, 1.2, .7, "sandstone")
            b.box(x + (w - .9) * k / m - .15, y - .15, 5.1, 1.2, 1.2, .25, "sandstone")
        b.box(x - .03, y - .05, 5.3, w + .06, .95, .8, "sandstone")
    # corniche: road, balustrade, quay wall down to the water
    b.box(-150, -9, -.2, 400, 40, .2, "paving")
    b.box(-150, -19, -.3, 400, 10, .2, "asphalt")
    b.box(-150, -27, -.2, 400, 8, .2, "paving")
    b.box(-150, -27.6, -5.4, 400, .8, 5.5, "sandstone")
    b.box(-150, -27.5, .95, 400, .5, .16, "sandstone")
    for k in range(200):
        b.box(-150 + 2 * k, -27.4, .1, .22, .3, .9, "sandstone")
    b.lay()
    plane(-2500, -2000, 2500, -27, -5.0, water((.006, .022, .034), .55, .55, .06))
    plane(-1500, 20, 1500, 2500, -.3, "sand")
    for k in range(19):
        palm(-58 + 9.2 * k, -24.5 - (k % 2) * .8, 7.2 + (k * 5 % 4) * .7, 0, k, k * 1.3)
    for k in range(14):
        lamp_post(-50 + 12.5 * k, -26.2, 4.2, 0, 1100 * (k % 2))
    for k in range(9):
        hedge(-4 + 12 * k, 4 + 12 * k, -6.5, 0, .6)
    felucca(6, -41, -5, 12, True)
    felucca(62, -31.5, -5, -4, False)
    felucca(75, -32.5, -5, 3, False)
    ridge = []
    for k in range(81):  # the western hills
        ridge.append((-1800 + 3600 * k / 80, 1500, 30 + 34 * sin(k * .21 + .6) ** 2 + 9 * sin(k * .8)))
    vs = [(x, y, -2) for x, y, _ in ridge] + [(x, y + 60, h) for x, y, h in ridge]
    quads(vs, [(k, k + 1, 82 + k, 81 + k) for k in range(80)], "clay")


def felucca(x, y, z, turn, sail):
    """A river boat with its lateen sail."""
    m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(radians(turn), 4, "Z")
    ribs = []
    for k in range(13):
        t = k / 12
        w = 1.35 * max(.02, sin(pi * t)) ** .7
        h = .62 + .95 * (2 * t - 1) ** 4 + .35 * t * t
        ribs.append([m @ Vector((-5 + 10 * t, s * w * q, h * r - .15)) for s, q, r in ((-1, 1, 1), (-1, .92, .5), (-1, .4, .05), (1, .4, .05), (1, .92, .5), (1, 1, 1))])
    vs = [tuple(p) for rib in ribs for p in rib]
    quads(vs, [(6 * k + j, 6 * k + j + 1, 6 * k + j + 7, 6 * k + j + 6) for k in range(12) for j in range(5)], "whitewash", True)
    quads([tuple(m @ Vector((p, s, .42))) for p, s in ((-4, -.9), (3.6, -.9), (3.6, .9), (-4, .9))], [(0, 1, 2, 3)], "timber")
    for s in (-1, 1):
        tube([tuple(rib[0 if s < 0 else 5] + Vector((0, 0, .03))) for rib in ribs], .12, "tileblue", .2, 2)
    foot, head, peak = Vector((1.2, 0, .3)), Vector((1.0, 0, 6.6)), Vector((-5.2, .3, 13.6))
    tack = Vector((4.6, .1, 1.7))
    tube([tuple(m @ foot), tuple(m @ head)], .17, "timber")
    tube([tuple(m @ tack), tuple(m @ (tack.lerp(peak, .5) + Vector((.1, -.12, 0)))), tuple(m @ peak)], .12, "timber", 3)
    clew = Vector((-4.6, -.6, 1.6))
    n, vs, fs = 12, [], []
    for i in range(n + 1):
        for j in range(n + 1):
            a, b = i / n, j / n
            if sail:
                p = tack.lerp(peak, a).lerp(tack.lerp(clew, a), b) + Vector((0, -1.1 * sin(pi * min(1, a * 1.02)) * sin(pi * b), 0))
            else:  # furled along the yard
                p = tack.lerp(peak, a) + Vector((.10 * cos(2 * pi * b), .24 * sin(2 * pi * b), .24 * cos(2 * pi * b) - .22)) * (1 - abs(2 * a - 1) ** 3 * .8)
            vs.append(tuple(m @ p))
    fs = [(i * (n + 1) + j, i * (n + 1) + j + 1, (i + 1) * (n + 1) + j + 1, (i + 1) * (n + 1) + j) for i in range(n) for j in range(n)]
    quads(vs, fs, "drape", True)


def corniche_light():
    sky("blue", 1, 215, .95, 0, glow=.85)
    view((6, -92, -1.2), (44, 0, 12.5), 30)


def mall():
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
    import rooftop
    from plant_room import placed
    for k in range(6):
        placed(rooftop.unit, 31 + 8.5 * k, 8, 14.1)
    for k in range(4):
        placed(rooftop.unit, -52 + 9 * k, 8, 14.1)
    plane(-900, -400, 900, 1500, -.4, "sand")
    for k, x in enumerate((-46, -36, -26, -16, 36, 46, 56, 66, 76)):
        palm(x, -14 - (k % 2) * 2, 7 + (k * 5 % 3), 0, k, k)
        for q in range(4):
            shrub(x - 1.2 + .8 * q, -14.8 - (k % 2) * 2, 0, .55, k + q)
    for k, x in enumerate((-40, -28, -16, -6, 26, 38, 50, 62)):
        lamp_post(x, -20, 5, 0, 420 * (k % 2))


def mall_light():
    sky("dusk", 4, 165, .85, .9, (1, .55, .32))
    view((-17, -54, 1.9), (13, -2, 10.0), 25)
