"""From linear light to a picture: grain removal, tone, paper, WebP."""
import numpy as np
from numba import njit

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


def steepness(f):
    """Squared slope of the features, smoothed: an edge pixel may borrow from its like along the edge."""
    gy, gx = np.gradient(f, axis=(0, 1))
    return box3((gx * gx + gy * gy).sum(-1))


@njit(fastmath=True, cache=True)
def blur5(a, spare):
    """Mean over 5 by 5 pixels, in place (the frame of two pixels stays as it is)."""
    h, w = a.shape
    for y in range(h):
        for x in range(2, w - 2):
            spare[y, x] = a[y, x - 2] + a[y, x - 1] + a[y, x] + a[y, x + 1] + a[y, x + 2]
    for y in range(2, h - 2):
        for x in range(2, w - 2):
            a[y, x] = (spare[y - 2, x] + spare[y - 1, x] + spare[y, x] + spare[y + 1, x] + spare[y + 2, x]) / 25


@njit(fastmath=True, cache=True)
def borrow(seen, lit, noise, normal, albedo, slope_n, slope_a, total, weight, apart, spare, dy, dx, k2):
    """Lets every pixel and its neighbour at (dy, dx) borrow light from each other, as far as they are alike."""
    h, w = noise.shape
    x0, x1 = max(0, -dx), min(w, w - dx)
    for k in range(2):
        for y in range(h - dy):
            for x in range(x0, x1):
                d = np.float32(0)
                for c in range(4):
                    e = seen[k, y, x, c] - seen[k, y + dy, x + dx, c]
                    d += e * e
                a, b = noise[y, x], noise[y + dy, x + dx]
                apart[k, y, x] = (d / 4 - a - min(a, b)) / (k2 * (a + b))
        blur5(apart[k, :h - dy, x0:x1], spare)
    for y in range(h - dy):
        for x in range(x0, x1):
            n, a = np.float32(0), np.float32(0)
            for c in range(3):
                n += (normal[y, x, c] - normal[y + dy, x + dx, c]) ** 2
                a += (albedo[y, x, c] - albedo[y + dy, x + dx, c]) ** 2
            shape = .5 * (n / max(slope_n[y, x], slope_n[y + dy, x + dx]) + a / max(slope_a[y, x], slope_a[y + dy, x + dx]))
            if shape > 8:
                continue
            for k in range(2):
                far = max(apart[k, y, x], np.float32(0)) + shape
                if far > 8:
                    continue
                v = np.exp(-far)
                o = 1 - k
                weight[o, y, x] += v
                weight[o, y + dy, x + dx] += v
                for c in range(4):
                    total[o, y, x, c] += v * lit[o, y + dy, x + dx, c]
                    total[o, y + dy, x + dx, c] += v * lit[o, y, x, c]


def denoise(pair, normals, albedos, radius=7, strength=1.2):
    """Two renders of one picture, each cleaned with weights taken from the other (non-local means on
    the light alone, kept off edges by normals and albedo), then joined."""
    albedo = sum(a[..., :3] for a in albedos) / 2 + np.float32(.03)
    normal = np.ascontiguousarray(sum(n[..., :3] for n in normals) / 2)
    lit = np.stack([np.concatenate([np.minimum(c[..., :3], 8) / albedo, c[..., 3:4] * 1.5], -1) for c in pair])
    seen = np.log1p(np.maximum(lit, 0) * 4)
    noise = ((seen[0] - seen[1]) ** 2).mean(-1) / 2
    spare = np.zeros_like(noise)
    blur5(noise, spare)
    noise += np.float32(1.5e-5)
    slope_n, slope_a = steepness(normal) + np.float32(.004), steepness(albedo) + np.float32(.0004)
    total, weight = lit.copy(), np.ones(lit.shape[:3], np.float32)
    apart = np.zeros(lit.shape[:3], np.float32)
    for dy in range(radius + 1):
        for dx in range(-radius, radius + 1):
            if (dy or dx > 0) and dx * dx + dy * dy <= radius * radius + 1:
                borrow(seen, lit, noise, normal, albedo, slope_n, slope_a, total, weight, apart, spare, dy, dx, np.float32(strength * strength))
    clean = (total / weight[..., None]).mean(0)
    return np.concatenate([clean[..., :3] * albedo, clean[..., 3:4] / 1.5], -1)


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
        im.save(path, "WEBP", quality=q, method=4)
        if path.stat().st_size <= limit:
            break
    return q, path.stat().st_size
