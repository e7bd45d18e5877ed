from plant import *

TITLE = "Cable tray with cables, line drawing"


def run(s, p, L, w, h, rungs=True):
    """A straight perforated tray along x."""
    x, y, z = p
    s.front(x, y + w, z).rect(0, 0, L, h, "main", SIDE)
    b = s.top(x, y, z)
    b.rect(0, 0, L, w, "thin", FRONT)
    n = round(L / .16)
    for k in range(n):
        for j in range(4):
            b.rect(L * (k + .25) / n, w * (j + .42) / 4.3, L / n * .5, w * .045, "hair", DARK)


def lip(s, p, L, h):
    f = s.front(*p)
    f.rect(0, 0, L, h, "main", FRONT)
    f.line([(0, h * .86), (L, h * .86)], "hair")
    n = round(L / .2)
    for k in range(n):
        f.rect(L * (k + .3) / n, h * .35, L / n * .42, h * .2, "hair", DARK, r=h * .09)


def bracket(s, x, y, z, w, up):
    """Strut under the tray on two threaded rods."""
    s.box(x - .03, y - .1, z - .06, .06, w + .2, .06, "thin", (SIDE, DARK, TOP))
    for yy in (y - .06, y + w + .06):
        s.cyl((x, yy, z - .1), (0, 0, 1), .02, .03, "hair", FRONT)


def rods(s, x, y, z, w, up, front):
    yy = y - .06 if front else y + w + .06
    s.cyl((x, yy, z), (0, 0, 1), .024, .025, "hair", FRONT)
    s.path([(x - .008, yy, z + .02), (x - .008, yy, z + up)], "thin")
    s.path([(x + .008, yy, z + .02), (x + .008, yy, z + up)], "thin")


def draw():
    s = Sheet(az=35, el=27, margin=72)
    w, h, L, z, up = .62, .14, 3.4, 0, .85
    tx = 2.0  # the branch starts here and comes towards the viewer
    for x in (.5, 1.65, 2.95):
        bracket(s, x, 0, z, w, up)
    for x in (.5, 1.65, 2.95):
        rods(s, x, 0, z, w, up, False)
    run(s, (0, 0, z), L, w, h)
    # cables: three power cables straight on, four that leave by the branch
    for k, d in enumerate((.07, .07, .055)):
        y = w - .09 - k * .095
        s.tube([(-.18 + k * .03, y, z + d / 2), (L + .22 - k * .06, y, z + d / 2)], d, DARK if k else SIDE)
    # branch tray along -y
    bl = 1.35
    b = s.top(tx, -bl, z)
    b.rect(0, 0, w, bl + .02, "none", FRONT)
    s.plane((tx, -bl, z), (0, 1, 0), (0, 0, 1)).rect(0, 0, bl, h, "main", SIDE)
    for k in range(8):
        for j in range(4):
            b.rect(w * (j + .42) / 4.3, bl * (k + .25) / 8, w * .045, bl / 8 * .5, "hair", DARK)
    b.line([(0, 0), (w, 0)], "thin")
    for k, d in enumerate((.06, .06, .045, .045)):
        y = .3 - k * .068
        x = tx + .42 - k * .085
        s.tube([(-.12 - k * .03, y, z + d / 2), (x, y, z + d / 2), (x, -bl - .18 + k * .05, z + d / 2)], d, TINT if k < 2 else FRONT, "petrolthin" if k < 2 else "thin", .22)
    lip(s, (0, 0, z), tx, h)
    lip(s, (tx + w, 0, z), L - tx - w, h)
    e = s.side(tx + w, -bl, z)
    e.rect(0, 0, bl, h, "main", SIDE)
    e.line([(0, h * .86), (bl, h * .86)], "hair")
    for k in range(7):
        e.rect(bl * (k + .3) / 7, h * .35, bl / 7 * .42, h * .2, "hair", DARK, r=h * .09)
    # joint plates with bolts
    for x in (1.05,):
        f = s.front(x, -.012, z)
        f.rect(0, .012, .3, h - .024, "petrol", TINT)
        f.bolts([(.05, .045), (.05, .095), (.12, .07), (.18, .07), (.25, .045), (.25, .095)], .014, "petrolthin")
    f = s.side(tx + w + .012, -.42, z)
    f.rect(0, .012, .3, h - .024, "petrol", TINT)
    f.bolts([(.05, .045), (.05, .095), (.12, .07), (.18, .07), (.25, .045), (.25, .095)], .014, "petrolthin")
    for x in (.5, 1.65, 2.95):
        rods(s, x, 0, z, w, up, True)
    s.dim((0, 0, 0), (1.95, 0, 0), (0, -.4, 0), "A")
    s.dim((tx, -bl, 0), (tx + w, -bl, 0), (0, -.3, 0), "B")
    s.dim((L, 0, 0), (L, w, 0), (.42, 0, 0), "B")
    return s
