"""Larger shared parts: condenser bank, fan stack, shell with waterboxes, motor, valve, nozzle."""
from parts import *


def fan_stack(s, x, y, z, r, h=.12, blades=6, rings=6):
    """A fan ring on a deck, axis upright, grille on top."""
    s.cyl((x, y, z), (0, 0, 1), r * 1.06, .02, "thin", SIDE)
    s.cyl((x, y, z), (0, 0, 1), r, h, "main", FRONT)
    if rings > 5:
        s.rib((x, y, z + h * .35), (0, 0, 1), r)
    s.top(0, 0, z + h).fan(x, y, r, blades, rings)


def v_bank(s, x, y, z, n, w, dy, h, t=.07):
    """n V-shaped coil modules side by side; the right end shows a whole coil."""
    gap = w * .09
    xr = x + n * w
    lean = w / 2 - gap
    s.front(x, y + dy, z).rect(0, 0, n * w, h, "thin", DARK)
    # the outer slab of the last module, leaning outwards towards the top
    e = s.plane((xr - lean, y, z), (0, 1, 0), (lean, 0, h))
    ln = hypot(lean, h)
    s.side(xr - lean, y, z).rect(0, 0, dy, .04, "thin", SIDE)
    e.fins(.04, .03, dy - .08, ln - .06, 58, across=False, fill="#eceae2")
    e.rect(0, 0, dy, ln, "thin")
    for k in range(1, 4):
        e.line([(.04, ln * k / 4), (dy - .04, ln * k / 4)], "hair")
    f = s.front(0, y, z)
    for i in range(n):
        a, b, m = x + i * w, x + (i + 1) * w, x + (i + .5) * w
        # open triangle between modules: inside of the coils in shade
        if i:
            f.poly([(a, h), (a - lean - gap, 0), (a + lean + gap, 0)], "none", "#e3dfd4")
            f.poly([(a, h), (a - w / 2, 0), (a + w / 2, 0)], "hair", None)
        # closing sheet inside the V
        f.poly([(a + gap * .2, h), (b - gap * .2, h), (m, 0)], "main", FRONT)
        for q in (-1, 1):
            top = a + gap * .2 if q < 0 else b - gap * .2
            f.poly([(top, h), (top - q * t * 1.5, h), (m - q * 0, t * 1.2), (m + q * t * .6, 0)], "thin", SIDE)
            for k in range(1, 18):
                u = k / 18
                xx, yy = m + (top - m) * u, h * u
                f.line([(xx, yy), (xx - q * t * 1.1 * min(1, u * 3), yy + t * .1)], "fin")
        f.screws(m - w * .24, h - .19, w * .48, .14, .025, .012)
        f.rect(m - w * .2, h - .34, w * .4, .1, "hair")
    f.rect(x - .02, -.05, n * w + .04, .06, "main", FRONT)


def deck(s, x, y, z, nx, ny, w, dy, r, h=.16):
    """Fan deck with nx × ny fans."""
    f, e, t = s.box(x, y, z, nx * w, dy, .2)
    for i in range(nx + 1):
        f.line([(i * w, 0), (i * w, .2)], "thin")
    for i in range(nx):
        f.screws(i * w, 0, w, .2, .05, .012)
    for i in range(1, nx):
        t.line([(i * w, 0), (i * w, dy)], "thin")
    if ny > 1:
        t.line([(0, dy / 2), (nx * w, dy / 2)], "hair")
    for j in range(ny - 1, -1, -1):
        for i in range(nx):
            fan_stack(s, x + (i + .5) * w, y + dy * (j + .5) / ny, z + .2, r, h, 5, 4)


def channel(s, x, y, z, dx, dy, h=.16):
    """Base frame with lifting holes."""
    f, e, t = s.box(x, y, z, dx, dy, h, fill=(SIDE, DARK, TOP))
    f.line([(0, h * .18), (dx, h * .18)], "hair")
    f.line([(0, h * .82), (dx, h * .82)], "hair")
    for k in (.14, .38, .62, .86):
        f.circle(dx * k, h / 2, h * .24, "thin", PAPER)
    return f


def scroll(s, x, y, z, r=.12, h=.42):
    """A hermetic compressor."""
    for a in (-.8, .8):
        s.cyl((x + a * r, y - .4 * r, z), (0, 0, 1), r * .25, .03, "thin", DARK)
    s.turned((x, y, z + .03), (0, 0, 1), [(0, r * .7), (h * .08, r), (h * .86, r), (h * .95, r * .8), (h, r * .4)], "petrol", TINT, False)
    s.rib((x, y, z + h * .18), (0, 0, 1), r, "petrolthin")
    s.rib((x, y, z + h * .85), (0, 0, 1), r, "petrolthin")
    s.front(x - r * .3, y - r, z + h * .45).rect(0, 0, r * .6, h * .24, "petrolthin", FRONT)


def shell(s, p, r, length, pen="main", fill=FRONT, saddles=(.2, .8), z0=0, box=.22, wide=1.05):
    """Heat exchanger shell along x with end plates and a waterbox at each end."""
    x, y, z = p
    for k in saddles:
        s.box(x + length * k - .05, y - r * .8, z0, .1, r * 1.6, z - z0, "thin", (SIDE, DARK, TOP))
    s.turned((x - box, y, z), (1, 0, 0), [(0, r * .8), (box * .25, r * .96), (box, r * .98)], pen, fill)
    s.cyl((x - .05, y, z), (1, 0, 0), r * 1.12, .05, pen, SIDE)
    s.cyl((x, y, z), (1, 0, 0), r, length, pen, fill)
    for k in saddles:
        for d in (-.07, .07):
            s.rib((x + length * k + d, y, z), (1, 0, 0), r)
    s.cyl((x + length, y, z), (1, 0, 0), r * 1.12, .05, pen, SIDE)
    s.cyl((x + length + .05, y, z), (1, 0, 0), r * 1.12, .045, "thin", FRONT)
    f = s.turned((x + length + .095, y, z), (1, 0, 0), [(0, r * .98), (box * .7, r * .97), (box, r * .84)], pen, fill)
    return f


def bolt_ring(s, p, r, n, size=.018):
    b = s.side(*p)
    for k in range(n):
        t = 2 * pi * (k + .5) / n
        b.circle(r * cos(t), r * sin(t), size, "hair", FRONT)


def nozzle(s, p, axis, r, length, bolts=8, pen="main", fill=FRONT, t=.035):
    """A pipe stub with a flange."""
    ax = unit(axis)
    if dot(ax, s.eye) < 0:
        s.flange(add(p, ax, length), axis, r * 1.6, t, bolts, "thin", SIDE)
        s.cyl(p, axis, r, length, pen, fill)
    else:
        s.cyl(p, axis, r, length, pen, fill)
        s.flange(add(p, ax, length), axis, r * 1.6, t, bolts, "thin", FRONT)


def motor(s, p, r, length, pen="petrol", fill=TINT, feet=True, z0=0):
    """Foot-mounted finned motor along x, the fan cowl at the right end."""
    x, y, z = p
    if feet:
        s.box(x + length * .12, y - r * .85, z0, length * .62, r * 1.7, z - z0 - r * .6, "thin", (SIDE, DARK, TOP))
    s.cyl((x, y, z), (1, 0, 0), r * 1.0, length * .06, pen, fill)
    s.cyl((x + length * .06, y, z), (1, 0, 0), r * .94, length * .7, pen, fill)
    ax, u, v = s.frame((1, 0, 0))
    for k in range(26):  # cooling fins
        t = radians(k * 14)
        d = (0, cos(t), sin(t))
        if dot(d, s.eye) > .05:
            q = add((x + length * .08, y, z), d, r * .94)
            s.path([q, add(q, (1, 0, 0), length * .65)], "petrolthin" if pen == "petrol" else "thin")
    s.cyl((x + length * .76, y, z), (1, 0, 0), r, length * .03, pen, fill)
    f = s.turned((x + length * .79, y, z), (1, 0, 0), [(0, r * 1.0), (length * .17, r * .98), (length * .21, r * .88)], pen, fill)
    e = s.side(x + length, y, z)
    for k in (.75, .58, .41, .24, .1):
        e.circle(0, 0, r * k, "petrolthin" if pen == "petrol" else "hair")
    s.box(x + length * .24, y - r * .45, z + r * .8, length * .34, r * .9, r * .5, pen, (fill, SIDE, FRONT))
    s.front(x + length * .24, y - r * .45, z + r * .8).screws(0, 0, length * .34, r * .5, r * .1, r * .04)


def gate_valve(s, p, r, axis=(1, 0, 0), wheel=True, h=None):
    """Flanged gate valve along x, hand wheel above."""
    x, y, z = p
    h = h or r * 4.2
    L = r * 2.6
    s.flange((x - L / 2, y, z), (1, 0, 0), r * 1.6, r * .25, 8, "thin", SIDE, 0)
    s.turned((x - L / 2 + r * .25, y, z), (1, 0, 0), [(0, r), (L * .35, r * 1.2), (L * .8 - r * .25, r)], "main", FRONT, False)
    s.flange((x + L / 2 - r * .25, y, z), (1, 0, 0), r * 1.6, r * .25, 8, "thin", FRONT, .6)
    s.cyl((x, y, z + r * .7), (0, 0, 1), r * .8, r * .9, "thin", FRONT)
    s.cyl((x, y, z + r * 1.6), (0, 0, 1), r * 1.15, r * .22, "thin", SIDE)
    s.turned((x, y, z + r * 1.82), (0, 0, 1), [(0, r * .75), (r * .6, r * .4), (r * 1, r * .28)], "thin", FRONT)
    s.cyl((x, y, z + r * 2.8), (0, 0, 1), r * .12, h - r * 2.8, "thin", FRONT)
    if wheel:
        t = s.top(0, 0, z + h - r * .4)
        t.circle(x, y, r * 1.2, "petrol", None)
        t.circle(x, y, r * 1.0, "petrolthin", None)
        for k in range(5):
            a = 2 * pi * k / 5 + .3
            t.line([(x, y), (x + r * cos(a), y + r * sin(a))], "petrol")
        t.circle(x, y, r * .25, "petrolthin", TINT)
