"""Rooms: flush walls, lamps in the ceiling."""
from scenes.facade import Bricks
from scenes.surfaces import lamp_glass
from studio.light import area
from studio.shapes import box


def room_of_panels(x0, x1, y0, y1, h, wall="cleanwall", floor="epoxy", ceiling="whitewash", panels=1.2, joint="cabinet2"):
    """Floor, ceiling, back and side walls of flush panels with fine joints."""
    b = Bricks()
    b.box(x0, y0, -.12, x1 - x0, y1 - y0, .1, floor)  # lines and grates lie on it
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


def ceiling_lamps(places, w, d, z, power, colour=(1, 1, 1)):
    """Lamps in a ceiling: each is seen and mirrored, one large area gives the light of all of them."""
    for x, y in places:
        box(x - w / 2 - .03, y - d / 2 - .03, z + .003, w + .06, d + .06, .04, "whitewash", .004)
        box(x - w / 2, y - d / 2, z - .004, w, d, .006, lamp_glass(), 0)
    xs, ys = [p[0] for p in places], [p[1] for p in places]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    o = area((x, y, z - .02), (x, y, 0), max(xs) - min(xs) + w, max(ys) - min(ys) + d, power * len(places), colour)
    o.visible_camera = o.visible_glossy = False
