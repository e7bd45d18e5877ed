from plant import *

TITLE = "Cable trunking with cover and outlets, line drawing"


def draw():
    s = Sheet(az=33, el=26, margin=72)
    L, w, h = 2.6, .34, .24
    # wall-mounted length standing open in the middle, covers at both ends
    s.front(0, w, 0).rect(0, 0, L, h, "main", SIDE)
    s.top(0, 0, 0).rect(0, 0, L, w, "thin", DARK)
    # divider and cables
    s.front(0, w * .62, 0).rect(0, 0, L, h * .8, "thin", FRONT)
    s.top(0, w * .62, h * .8).rect(0, 0, L, .012, "hair", FRONT)
    for k, d in enumerate((.06, .06)):
        s.tube([(.02, w * .72 + k * .075, .06), (L + .2 - k * .07, w * .72 + k * .075, .06)], d, DARK)
    for k, d in enumerate((.045, .045, .045)):
        s.tube([(.02, .175 - k * .055, .05 + .02 * k), (L + .26 - k * .06, .175 - k * .055, .05 + .02 * k)], d, (TINT, FRONT, TINT)[k], "petrolthin" if k != 1 else "thin")
    # cable clips across
    for x in (.95, 1.35, 1.75):
        s.box(x, .0, h * .78, .05, w, .015, "thin", FRONT)
    # drop length going down on the left
    d = 1.0
    f, e, t = s.box(.18, .005, -d, .26, w * .7, d, "main")
    f.line([(.03, 0), (.03, d)], "hair")
    f.line([(.23, 0), (.23, d)], "hair")
    f.screws(.0, -.0, .26, d, .06, .01, 2, 4)
    # front wall with knock-outs
    f = s.front(0, 0, 0)
    f.rect(0, 0, L, h, "main", FRONT)
    f.line([(0, h * .9), (L, h * .9)], "hair")
    for k in range(5):
        f.circle(.3 + k * .5, h * .45, .045, "hair")
        f.circle(.3 + k * .5, h * .45, .03, "hair")
    # closed cover left, and one lifted off on the right
    s.box(-.0, -.012, h, .78, w + .024, .028, "main", (FRONT, SIDE, FRONT))
    q = s.front(0, -.012, h - .035)
    q.rect(0, 0, .78, .063, "thin", FRONT)
    f, e, t = s.box(1.98, -.012, h + .36, .92, w + .024, .03, "main", (FRONT, SIDE, FRONT))
    t.rect(.04, .04, .84, w - .056, "hair")
    for x in (2.02, 2.5):
        s.path([(x, -.012, h + .35), (x, -.012, h + .02)], "hidden")
    s.path([(2.6 - .02, w, h + .34), (2.58, w, h + .02)], "hidden")
    # coupling
    g = s.front(.8, -.01, 0)
    g.rect(0, .02, .1, h - .04, "petrol", TINT)
    g.bolts([(.05, .06), (.05, h - .06)], .012, "petrolthin")
    # outlet box in front with a socket-free blank plate and a gland below
    f, e, t = s.box(1.16, -.14, .0, .34, .14, h, "main")
    f.rect(.03, .03, .28, h - .06, "thin", FRONT, r=.015)
    f.screws(.03, .03, .28, h - .06, .03, .009)
    f.circle(.17, h / 2, .05, "petrol", TINT)
    f.circle(.17, h / 2, .03, "petrolthin", FRONT)
    # end flange on the right
    e = s.side(L, 0, 0)
    e.line([(0, h), (0, 0), (w, 0), (w, h)], "bold")
    s.dim((.0, 0, h), (.0, w, h), (-.2, 0, 0), "B")
    s.dim((.8, 0, 0), (L, 0, 0), (0, -.5, 0), "L")
    s.dim((.18, 0, -1.0), (.44, 0, -1.0), (0, -.16, -.08), "A")
    return s
