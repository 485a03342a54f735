"""The network: high-pass residuals at native resolution, a small field of view, pooled over the crop.

Of AI: 118,000 weights, 250 kB at half precision; 0.18 billion multiplications for a crop of 160 px.
Of CAMERA: half of each.
"""
import torch
import torch.nn as nn
import torch.nn.functional as F

AI = (24, 32, 48, 64, 96)
CAMERA = (16, 24, 32, 48, 64)


def layer(inputs, outputs, side=3, stride=1):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, side, stride, side // 2, bias=False), nn.BatchNorm2d(outputs))


class Network(nn.Module):
    def __init__(self, widths=AI):
        super().__init__()
        line = torch.tensor([1.0, 4.0, 6.0, 4.0, 1.0])
        blur = (line[:, None] * line[None]) / 256
        self.register_buffer('blur', blur[None, None].repeat(3, 1, 1, 1))
        a, b, c, d, e = widths
        self.c1, self.c2, self.c3 = layer(3, a), layer(a, a, 3, 2), layer(a, b)
        self.c4, self.c5 = layer(b, c, 3, 2), layer(c, c)
        self.c6, self.c7, self.c8 = layer(c, d, 3, 2), layer(d, d), layer(d, e, 1)
        self.drop, self.last = nn.Dropout(0.2), nn.Linear(2 * e, 1)

    def forward(self, pixels):
        """pixels: n x 3 x height x width, 0-255. Returns log-odds."""
        pixels = pixels.float()
        low = F.conv2d(F.pad(pixels, (2, 2, 2, 2), mode='reflect'), self.blur, groups=3)
        x = torch.clamp((pixels - low) / 6, -5, 5).contiguous(memory_format=torch.channels_last)
        for step in (self.c1, self.c2, self.c3, self.c4):
            x = F.relu(step(x))
        x = F.relu(x + self.c5(x))
        x = F.relu(self.c6(x))
        x = F.relu(x + self.c7(x))
        x = F.relu(self.c8(x)).float()
        pooled = torch.cat([x.mean((2, 3)), torch.sqrt(x.var((2, 3)) + 1e-4)], 1)
        return self.last(self.drop(pooled))[:, 0]
