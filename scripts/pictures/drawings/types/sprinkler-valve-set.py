from plant import *

TITLE = "Sprinkler valve set, line drawing"


def coupling(s, x, y, z, r):
    s.flange((x, y, z), (0, 0, 1), r * 1.65, r * .28, 8, "main", FRONT, 0)
    s.cyl((x, y, z + r * .28), (0, 0, 1), r * 1.65, r * .28, "main", FRONT)
    for k in range(8):
        a = 2 * pi * (k + .5) / 8
        px, py = x + r * 1.38 * cos(a), y + r * 1.38 * sin(a)
        s.cyl((px, py, z + r * .56), (0, 0, 1), r * .11, r * .14, "hair", FRONT)


def draw():
    s = Sheet(az=30, el=14, margin=48)
    r = .12
    # riser, from below: pipe, gate valve (horizontal spindle), alarm valve, pipe up
    s.cyl((0, 0, -.25), (0, 0, 1), r, .4, "main", FRONT)
    coupling(s, 0, 0, .15, r)
    # gate valve body
    s.turned((0, 0, .215), (0, 0, 1), [(0, r * 1.05), (.12, r * 1.35), (.28, r * 1.35), (.4, r * 1.05)], "main", FRONT, False)
    s.cyl((.1, 0, .415), (1, 0, 0), r * .85, .12, "main", FRONT)
    s.flange((.22, 0, .415), (1, 0, 0), r * 1.2, .03, 8, "thin", FRONT, 0)
    s.turned((.25, 0, .415), (1, 0, 0), [(0, r * .8), (.1, r * .45), (.2, r * .3)], "main", FRONT)
    for d in (-.05, .05):
        s.path([(.3, d, .415 + d * .3), (.62, d * .6, .415)], "main")
    s.cyl((.45, 0, .415), (1, 0, 0), .018, .36, "thin", FRONT)
    q = s.side(.68, 0, .415)
    q.circle(0, 0, .19, "petrol")
    q.circle(0, 0, .165, "petrol")
    for k in range(5):
        a = 2 * pi * k / 5 + .3
        q.line([(.03 * cos(a), .03 * sin(a)), (.165 * cos(a), .165 * sin(a))], "petrol")
    q.circle(0, 0, .035, "petrolthin", TINT)
    s.cyl((.68, 0, .415), (1, 0, 0), .016, .14, "thin", FRONT)
    coupling(s, 0, 0, .615, r)
    # alarm valve
    s.turned((0, 0, .68), (0, 0, 1), [(0, r * 1.05), (.1, r * 1.5), (.3, r * 1.6), (.5, r * 1.4), (.6, r * 1.05)], "petrol", TINT, False)
    s.rib((0, 0, .8), (0, 0, 1), r * 1.52, "petrolthin")
    s.rib((0, 0, 1.16), (0, 0, 1), r * 1.42, "petrolthin")
    ax = unit((.1, -1, 0))
    c = add((0, 0, .98), ax, r * 1.45)
    s.cyl(c, ax, .125, .05, "petrol", TINT)
    f = s.flange(add(c, ax, .05), ax, .16, .03, 8, "petrol", TINT, 0)
    f.circle(0, 0, .09, "petrolthin")
    coupling(s, 0, 0, 1.28, r)
    s.cyl((0, 0, 1.345), (0, 0, 1), r, .85, "main", FRONT)
    s.cyl((0, 0, 2.0), (0, 0, 1), r * 1.25, .14, "main", SIDE)
    s.rib((0, 0, 2.07), (0, 0, 1), r * 1.25)
    s.cyl((0, 0, 2.19), (0, 0, 1), r, .0, "main", DARK)
    # trim on the left: retard chamber, small pipes and valves
    t = .035
    s.tube([(-.15, -.02, 1.1), (-.5, -.02, 1.1), (-.5, -.02, 1.3)], t, FRONT, "thin")
    s.turned((-.5, -.02, 1.28), (0, 0, 1), [(0, .04), (.04, .08), (.36, .08), (.4, .04)], "main", FRONT, False)
    s.rib((-.5, -.02, 1.32), (0, 0, 1), .08)
    s.rib((-.5, -.02, 1.64), (0, 0, 1), .08)
    s.tube([(-.5, -.02, 1.68), (-.5, -.02, 1.86), (-.98, -.02, 1.86)], t, FRONT, "thin")
    s.tube([(-.5, -.02, 1.28), (-.5, -.02, .5), (-.5, -.02, -.2)], t, FRONT, "thin")
    s.tube([(-.15, -.02, .86), (-.3, -.02, .86), (-.3, -.02, .3), (-.5, -.02, .3)], t, FRONT, "thin")
    for x, z in ((-.34, 1.1), (-.5, .72), (-.3, .58), (-.5, .02)):
        s.cyl((x, -.05, z), (0, -1, 0), .035, .03, "thin", SIDE)
        s.front(x, -.09, z).rect(-.09, -.014, .18, .028, "petrolthin", TINT, r=.012)
    # drain cup
    s.turned((-.5, -.02, -.3), (0, 0, 1), [(0, .03), (.1, .09)], "thin", SIDE)
    # water motor gong on the far left
    s.box(-1.12, -.09, 1.76, .14, .16, .2, "main")
    g = s.front(-1.05, -.2, 1.86)
    s.turned((-1.05, -.09, 1.86), (0, -1, 0), [(0, .24), (.05, .26), (.1, .2), (.13, .06)], "petrol", TINT)
    g.circle(0, 0, .19, "petrolthin")
    g.circle(0, 0, .04, "petrolthin", FRONT)
    # gauges on both sides of the clapper
    for z in (.74, 1.22):
        s.tube([(.13, -.03, z), (.3, -.03, z), (.3, -.03, z + .1)], .028, FRONT, "thin")
        s.cyl((.22, -.06, z), (0, -1, 0), .022, .02, "hair", FRONT)
        s.cyl((.3, .0, z + .18), (0, -1, 0), .085, .05, "thin", SIDE)
        s.front(.3, -.05, z + .18).gauge(0, 0, .085)
    # pressure switch and drain on the right
    s.tube([(.16, -.03, .98), (.6, -.03, .98), (.6, -.03, 1.34)], t, FRONT, "thin")
    b, e, tt = s.box(.53, -.1, 1.34, .14, .12, .24, "main")
    b.rect(.02, .03, .1, .1, "petrolthin", TINT)
    b.screws(0, 0, .14, .24, .018, .007)
    s.cyl((.6, -.04, 1.58), (0, 0, 1), .02, .04, "thin", FRONT)
    s.tube([(.6, -.04, 1.62), (.6, -.04, 1.8), (.95, -.04, 1.8)], .018, DARK, "thin")
    # ground and axis
    s.path([(0, 0, 2.2), (0, 0, 2.42)], "centre")
    s.path([(0, 0, -.28), (0, 0, -.45)], "centre")
    s.dim((0, 0, .15), (0, 0, 1.345), (1.25, 0, 0), "H")
    s.dim((-.5, 0, -.25), (0, 0, -.25), (0, -.28, -.1), "A")
    return s
