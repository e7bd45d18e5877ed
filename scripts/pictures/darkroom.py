"""From linear light to a picture: grain removal, tone, paper, WebP."""
import numpy as np

PAPER = np.array([0xF4, 0xF2, 0xEC], dtype=np.float32) / 255


def box3(a):
    b = a.copy()
    b[1:] += a[:-1]
    b[0] += a[0]
    b[:-1] += a[1:]
    b[-1] += a[-1]
    c = b.copy()
    c[:, 1:] += b[:, :-1]
    c[:, 0] += b[:, 0]
    c[:, :-1] += b[:, 1:]
    c[:, -1] += b[:, -1]
    return c / 9


def edge_fade(h, w, share=.10):
    """One inside, falling to nothing at the picture's edges."""
    def ramp(n, m):
        d = np.minimum(np.arange(n), np.arange(n)[::-1]) / m
        d = np.clip(d, 0, 1)
        return d * d * (3 - 2 * d)
    return (ramp(h, h * share)[:, None] * ramp(w, w * share)[None, :])[..., None].astype(np.float32)


def denoise(c, n, al, radius=5, strength=.55):
    """Non-local means on colour, steered by normals and albedo so that edges and texture stay."""
    rgb, a = c[..., :3], c[..., 3:4]
    base = al[..., :3] + .03
    lit = np.concatenate([rgb / base, a * 1.5], -1)
    log = np.log1p(np.maximum(lit, 0) * 4)
    g = log.mean(-1)
    # local noise: high-frequency residue, smoothed
    res = (g - box3(g)) ** 2
    var = box3(box3(box3(res))) * 1.6 + 2e-5
    acc = np.zeros_like(lit)
    ws = np.zeros(lit.shape[:2], np.float32)
    nn, aa = n[..., :3], al[..., :3]
    H, W = ws.shape
    for dy in range(0, radius + 1):
        for dx in range(-radius, radius + 1):
            if dy == 0 and dx < 0 or dx * dx + dy * dy > radius * radius + 1:
                continue
            ys, yd = slice(0, H - dy), slice(dy, H)
            xs, xd = (slice(0, W - dx), slice(dx, W)) if dx >= 0 else (slice(-dx, W), slice(0, W + dx))
            if dx == 0 and dy == 0:
                acc += lit
                ws += 1
                continue
            dg = (g[ys, xs] - g[yd, xd]) ** 2
            dg = box3(np.ascontiguousarray(dg))
            d = dg / (strength * (var[ys, xs] + var[yd, xd]))
            d += ((nn[ys, xs] - nn[yd, xd]) ** 2).sum(-1) * 60
            d += ((aa[ys, xs] - aa[yd, xd]) ** 2).sum(-1) * 400
            w = np.exp(-d).astype(np.float32)
            acc[ys, xs] += lit[yd, xd] * w[..., None]
            acc[yd, xd] += lit[ys, xs] * w[..., None]
            ws[ys, xs] += w
            ws[yd, xd] += w
    acc /= ws[..., None]
    return np.concatenate([acc[..., :3] * base, acc[..., 3:4] / 1.5], -1)


def tone(x, exposure=1.0, contrast=1.08):
    """A soft shoulder, then a little contrast round the middle."""
    x = np.maximum(x, 0) * exposure
    y = x * (1 + x / 6.0) / (1 + x * .82)
    y = np.clip(y, 0, None)
    s = np.where(y <= .0031308, y * 12.92, 1.055 * np.power(np.maximum(y, 1e-6), 1 / 2.4) - .055)
    return np.clip(.5 + (s - .5) * contrast, 0, 1)


def saturate(s, k):
    g = s @ np.array([.2126, .7152, .0722], np.float32)
    return np.clip(g[..., None] + (s - g[..., None]) * k, 0, 1)


def on_paper(c, exposure, contrast=1.14):
    """Lays the (premultiplied) picture on the site's paper tone."""
    a = np.clip(c[..., 3:4], 0, 1)
    a = np.where(c[..., :3].sum(-1, keepdims=True) < .02, np.clip(a - .03, 0, 1) * .86 * edge_fade(*a.shape[:2]), a)  # only the shadow
    fg = saturate(tone(c[..., :3] / np.maximum(a, 1e-3), exposure, contrast), 1.06)
    return fg * a + PAPER * (1 - a)


def sharpen(s, k=.35):
    return np.clip(s + (s - np.stack([box3(s[..., i]) for i in range(3)], -1)) * k, 0, 1)


def save(s, path, limit=250 * 1024):
    from PIL import Image
    im = Image.fromarray((s * 255 + .5).astype("uint8"))
    for q in (88, 84, 80, 76, 72, 68, 64, 60, 55, 50, 45, 40):
        im.save(path, "WEBP", quality=q, method=6)
        if path.stat().st_size <= limit:
            break
    return q, path.stat().st_size
