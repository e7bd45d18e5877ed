#!/usr/bin/env python3
"""Writes the brand names, the project's own marks and the 'No Image' sheet.

Needs fontTools and the Inter typeface (Debian: python3-fonttools, fonts-inter)
and rsvg-convert for the PNG icons (librsvg2-bin). Names are set in plain type
and turned into outlines; they imitate nobody's lettering.
"""
import subprocess
from math import cos, sin, radians
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from sheet import INK, PETROL, PAPER, FRONT, TINT

public = Path(__file__).resolve().parents[3] / "public"
FONTS = Path("/usr/share/fonts/opentype/inter")


def outline(text, weight, size, track=0.0):
    """The text as one path from the baseline at 0,0, with its width."""
    font = TTFont(FONTS / f"Inter-{weight}.otf")
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    k, x, d = size / font["head"].unitsPerEm, 0.0, ""
    for ch in text:
        g = glyphs[cmap[ord(ch)]]
        pen = SVGPathPen(glyphs, lambda v: f"{v:.1f}".rstrip("0").rstrip("."))
        g.draw(TransformPen(pen, (k, 0, 0, -k, x, 0)))
        d += pen.getCommands()
        x += g.width * k + track
    return d, x - track


def brands():
    for name in ("HiRef", "DKC", "Carrier", "Daikin", "Trane", "York"):
        d, w = outline(name, "SemiBold", 64, -.8)
        # Transparent, and light in the dark scheme, because the logo is shown on the page's ground.
        (public / "brands" / f"{name.lower()}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="30 24 {round(w)} 64" role="img"><title>{name}</title>'
            f'<style>path{{fill:{INK}}}@media (prefers-color-scheme:dark){{path{{fill:#e9ece8}}}}</style>'
            f'<path transform="translate(30 79)" d="{d}"/></svg>\n')


def blade(cx, cy, r, t):
    """One rotor blade: a leaf from the hub to the rim."""
    def p(q, a):
        a = radians(t + a)
        return f"{cx + r * q * cos(a):.2f} {cy + r * q * sin(a):.2f}"
    return f"M{p(.2, 0)}C{p(.5, -38)} {p(.86, -40)} {p(.94, -6)}C{p(.98, 14)} {p(.66, 40)} {p(.2, 52)}Z"


def mark(ground, line, leaf, pipe, rx=13):
    """A plant room in plan, 64 × 64: the wall with its door, the fan, the copper main."""
    fan = "".join(blade(32, 30, 15.5, t) for t in (-90, 30, 150))
    g = f'<rect width="64" height="64" rx="{rx}" fill="{ground}"/>' if ground else ""
    return (g + f'<path d="M40 51H53V9H11V51H24" fill="none" stroke="{line}" stroke-width="4.4" stroke-linejoin="miter"/>'
            f'<circle cx="32" cy="30" r="15.6" fill="none" stroke="{line}" stroke-width="3"/>'
            f'<path d="{fan}" fill="{leaf}"/><circle cx="32" cy="30" r="2.7" fill="{line}"/>'
            f'<path d="M32 45.6V64" fill="none" stroke="{pipe}" stroke-width="5"/>')


def icons():
    m = mark(PETROL, PAPER, PAPER, "#e08a4c")
    svg = lambda body, box="0 0 64 64": f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{body}</svg>\n'
    (public / "favicon.svg").write_text(svg(m))
    square = mark(PETROL, PAPER, PAPER, "#e08a4c", 0)
    mask = f'<rect x="-16" y="-16" width="96" height="96" fill="{PETROL}"/>' + mark(None, PAPER, PAPER, "#e08a4c") + '<path d="M32 60V80" stroke="#e08a4c" stroke-width="5"/>'
    for name, size, body, box in (("icon-192", 192, m, "0 0 64 64"), ("icon-512", 512, m, "0 0 64 64"),
                                  ("apple-touch-icon", 180, square, "0 0 64 64"), ("maskable-512", 512, mask, "-12 -12 88 88")):
        subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), "-o", str(public / "icons" / f"{name}.png")],
                       input=svg(body, box).encode(), check=True)
    d, w = outline("Plantroom", "SemiBold", 44, -.9)
    W = round(64 + 16 + w + 18)
    (public / "icons" / "wordmark.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} 64" role="img"><title>Plantroom</title>'
        f'<rect width="{W}" height="64" rx="13" fill="{PAPER}"/>' + m + f'<path transform="translate(80 47.5)" fill="{INK}" d="{d}"/></svg>\n')


def no_image():
    d, w = outline("No Image", "Medium", 40, .6)
    grid = "".join(f"M{x} 0V900" for x in range(30, 1200, 30)) + "".join(f"M0 {y}H1200" for y in range(30, 900, 30))
    big = "".join(f"M{x} 0V900" for x in range(150, 1200, 150)) + "".join(f"M0 {y}H1200" for y in range(150, 900, 150))
    cx, cy, r = 600, 385, 150
    fan = "".join(blade(cx, cy, r * .97, t) for t in (-90, 0, 90, 180))
    rings = "".join(f'<circle cx="{cx}" cy="{cy}" r="{r * q:.1f}"/>' for q in (.4, .6, .8))
    corners = "".join(f"M{cx + sx * 210} {cy + sy * 165}V{cy + sy * 210}H{cx + sx * 165}" for sx in (-1, 1) for sy in (-1, 1))
    (public / "pictures" / "no-image.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" role="img"><title>No Image</title>'
        f'<rect width="1200" height="900" fill="{PAPER}"/><g fill="none" stroke="{INK}"><path d="{grid}" stroke-opacity=".035"/><path d="{big}" stroke-opacity=".05"/>'
        f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="{FRONT}" stroke-width="2.4"/><path d="{fan}" fill="{TINT}" stroke="{PETROL}" stroke-width="1.5"/>'
        f'<g stroke-width="1.1" stroke-opacity=".5">{rings}</g><circle cx="{cx}" cy="{cy}" r="26" fill="{FRONT}" stroke="{PETROL}" stroke-width="2"/>'
        f'<circle cx="{cx}" cy="{cy}" r="{r + 14}" stroke-width="1.5"/><path d="{corners}" stroke-width="2.4"/>'
        f'<path d="M{cx - 250} {cy}H{cx + 250}M{cx} {cy - 250}V{cy + 250}" stroke-opacity=".45" stroke-width="1.2" stroke-dasharray="22 5 4 5"/></g>'
        f'<path transform="translate({600 - w / 2:.1f} 742)" fill="{INK}" fill-opacity=".8" d="{d}"/></svg>\n')


brands()
icons()
no_image()
