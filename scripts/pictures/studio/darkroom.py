"""From linear light to a picture: tone, cut-out, WebP."""
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


def tone(x, exposure, contrast):
    """A soft shoulder, then a little contrast round the middle, which leaves the darkest tones apart."""
    x = np.maximum(x, 0) * exposure
    y = x * (1 + x / 6.0) / (1 + x * .82)
    y = np.clip(y, 0, None)
    s = np.where(y <= .0031308, y * 12.92, 1.055 * np.power(np.maximum(y, 1e-6), 1 / 2.4) - .055)
    more = np.where(s < .5, 4 * s * (1 - s), 1) * (s - .5) * (contrast - 1)
    return np.clip(s + more, 0, 1)


def saturate(s, k):
    g = s @ np.array([.2126, .7152, .0722], np.float32)
    return np.clip(g[..., None] + (s - g[..., None]) * k, 0, 1)


def spread(a, f):
    """The least or greatest of each pixel and its eight neighbours."""
    p = np.pad(a, 1, mode="edge")
    h, w = a.shape
    return f([p[i:i + h, j:j + w] for i in range(3) for j in range(3)], 0)


def mean7(a):
    """The mean of 7 × 7 pixels."""
    for axis in (0, 1):
        p = np.pad(a, [(4, 3) if i == axis else (0, 0) for i in range(a.ndim)], mode="edge")
        c, n = np.cumsum(p, axis, dtype=np.float64), a.shape[axis]
        a = ((np.take(c, range(7, 7 + n), axis) - np.take(c, range(n), axis)) / 7).astype(np.float32)
    return a


def cut_out(c, albedo, exposure):
    """The (premultiplied) picture with its alpha, its shadow fading before the edges: it lies on any ground."""
    alb, alpha = albedo[..., :3].mean(-1), np.clip(c[..., 3], 0, 1)
    # Where nothing but the ground's shadow is, the albedo is that of the paper-bright sky behind, 1.7 and more.
    ground = (c[..., :3].sum(-1) < .02) & (alb > 1.2)
    least, most = spread(alb, np.min), spread(alb, np.max)
    # How much of a pixel on an outline the thing covers; where no ground lies behind, the alpha is the thing's own.
    part = np.where(least < 1.2, np.clip((most - alb) / np.maximum(most - least, 1e-3), 0, 1), 0)
    part = np.minimum(part, alpha)  # never more than was seen there
    k = np.where(ground, 0, np.where(spread(ground.astype(np.float32), np.max) > 0, part, alpha))[..., None].astype(np.float32)
    k = np.clip((k - .01) / .97, 0, 1)  # whole or not at all, where a trace of grain would cost many bytes
    # The shade of the ground alone, which is smooth behind wires and beside outlines.
    g = ground[..., None].astype(np.float32)
    near = mean7(g)
    shade = np.where(near > 0, mean7(alpha[..., None] * g) / np.maximum(near, 1e-6), 0)
    shade = np.clip(shade - .03, 0, 1) * .86 * edge_fade(*alb.shape)
    a = k + (1 - k) * shade
    thing = saturate(tone(c[..., :3] / np.maximum(k, .08), exposure, 1.14), 1.06) * k
    laid = thing + PAPER * (1 - a)
    return np.concatenate([np.clip(thing / np.maximum(a, 1e-3) + sharpen(laid, .2) - laid, 0, 1), a], -1)


def sharpen(s, k):
    """Lifts each pixel off the mean of its neighbours by this share."""
    return np.clip(s + (s - np.stack([box3(s[..., i]) for i in range(3)], -1)) * k, 0, 1)


def save(s, path, limit=250 * 1024):
    """Writes WebP, with alpha where the picture has it, at the best quality within the limit; answers quality and bytes."""
    from PIL import Image
    im = Image.fromarray((s * 255 + .5).astype("uint8"))
    for q in (88, 84, 80, 76, 72, 68, 64, 60, 55, 50, 45, 40, 34, 28):
        im.save(path, "WEBP", quality=q, alpha_quality=90, method=4)
        if path.stat().st_size <= limit:
            return q, path.stat().st_size
    raise ValueError(f"{path.name} does not fit into {limit // 1024} KB")
