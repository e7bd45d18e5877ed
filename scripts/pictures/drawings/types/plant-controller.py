from plant import *

TITLE = "Plant controller on its rail, line drawing"


def terminals(f, a, b, n, p, pen="thin"):
    for k in range(n):
        f.rect(a + k * p, b, p * .92, .12, "hair", TINT)
        f.circle(a + (k + .46) * p, b + .075, p * .28, "hair", FRONT)
        f.line([(a + (k + .3) * p, b + .075), (a + (k + .62) * p, b + .075)], "hair")
        f.rect(a + (k + .2) * p, b + .012, p * .52, .026, "hair", DARK)


def module(s, x, w, n, screen=False):
    d, h = .44, 1.0
    f, e, t = s.box(x, .1, 0, w, d - .1, h, "main")
    p = (w - .06) / n
    terminals(f, .03, .03, n, p)
    terminals(f, .03, h - .15, n, p)
    t.rect(.04, .04, w - .08, .12, "hair")
    for k in range(n):
        t.line([(.03 + k * p, .06), (.03 + k * p, .16)], "hair")
    f, e, t = s.box(x, 0, .22, w, .12, h - .44, "main")
    for k in range(6):
        e.line([(.02, .06 + k * .08), (.1, .06 + k * .08)], "hair")
    if screen:
        f.rect(.08, .16, .56, .34, "petrol", TINT, r=.02)
        f.rect(.11, .19, .5, .28, "petrolthin", FRONT)
        f.line([(.15, .25), (.22, .32), (.29, .29), (.37, .4), (.45, .35), (.55, .42)], "petrolthin")
        for k in range(4):
            f.line([(.15, .23 + k * .055), (.57, .23 + k * .055)], "fin")
        for a, b in ((.8, .42), (.8, .24), (.71, .33), (.89, .33)):
            f.circle(a, b, .034, "thin", FRONT)
        f.circle(.8, .33, .04, "petrolthin", TINT)
        f.rect(.1, .05, .13, .07, "thin", DARK)
        f.rect(.27, .05, .13, .07, "thin", DARK)
        f.rect(.44, .065, .09, .04, "thin", DARK)
        for k in range(4):
            f.circle(.66 + k * .07, .085, .013, "petrolthin", TINT)
    else:
        for k in range(8):
            f.circle(.07 + (w - .14) * k / 7, .48, .013, "petrolthin", TINT if k % 3 else PETROL)
        for k in range(2):
            f.rect(.06, .12 + k * .13, w - .12, .1, "hair")
        f.rect(.06, .37, w * .4, .06, "hair")


def draw():
    s = Sheet(az=30, el=22, margin=66)
    # rail
    L = 3.1
    s.front(-.3, .52, .3).rect(0, 0, L, .4, "thin", SIDE)
    s.box(-.3, .44, .62, L, .08, .05, "thin")
    s.box(-.3, .44, .33, L, .08, .05, "thin")
    for k in range(9):
        s.front(-.3, .52, .3).rect(.08 + k * .36, .17, .12, .05, "hair", DARK, r=.02)
    module(s, 0, 1.02, 14, True)
    for k in range(3):
        module(s, 1.04 + k * .46, .44, 6)
    # wires from the lower terminals
    p = (1.02 - .06) / 14
    for k in range(8):
        x = .03 + (k + .46) * p
        s.tube([(x, .09, .06), (x, -.02, .03), (x + .0, -.06, -.15 - .012 * k), (x - .0, -.06, -.36)], .026, (TINT, FRONT, CTINT)[k % 3], ("petrolthin", "thin", "copperthin")[k % 3], .05)
    for k in range(3):
        for j in range(4):
            x = 1.04 + k * .46 + .03 + (j + .46) * (.38 / 6)
            s.tube([(x, .09, .06), (x, -.02, .03), (x, -.06, -.15), (x, -.06, -.36)], .026, (TINT, FRONT)[j % 2], ("petrolthin", "thin")[j % 2], .05)
    # wiring duct below
    f, e, t = s.box(-.3, -.14, -.62, L, .24, .28, "main")
    t.rect(0, 0, L, .24, "main", DARK)
    for k in range(40):
        f.rect(.04 + k * .0755, .1, .04, .18, "hair", SIDE)
    f.line([(0, .08), (L, .08)], "hair")
    f.rect(0, 0, L, .28, "main")
    s.dim((0, .1, 1), (1.02, .1, 1), (0, .3, .2), "A")
    s.dim((2.42, .0, 0), (2.42, 0, 1), (.55, -.1, 0), "H")
    return s
