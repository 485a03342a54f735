import { crop, type PixelBox, toSharp } from '@/scripts/forensics/bitmap';
import { pixelsOf } from '../decode';
import { cropMask, maskOf, maskToSharp } from '../mask';
import type { Random } from '../random';
import type { Size, Step } from './step';

const KERNELS = [
  ['lanczos3', 40],
  ['cubic', 25],
  ['mitchell', 15],
  ['lanczos2', 8],
  ['linear', 8],
  ['nearest', 4],
] as const;

function resized({ width, height }: Size, kernel: (typeof KERNELS)[number][0]): Step {
  return {
    params: { step: 'resize', width, height, kernel },
    apply: (picture) => pixelsOf(toSharp(picture).resize(width, height, { fit: 'fill', kernel })),
    // Smoothed, then cut at one half: with "nearest" the pixels of a small region could disappear.
    applyToMask: (mask) =>
      maskOf(maskToSharp(mask).resize(width, height, { fit: 'fill', kernel: 'linear' })),
  };
}

/** Resizes to a share of the size; both sides are integers. */
export function planResize(
  random: Random,
  size: Size,
  factor: number,
): Step & { readonly size: Size } {
  const scaled = (side: number): number => Math.max(16, Math.round(side * factor));
  const to = { width: scaled(size.width), height: scaled(size.height) };
  return { ...resized(to, random.weighted(KERNELS)), size: to };
}

export function cropped(box: PixelBox): Step {
  return {
    params: { step: 'crop', ...box },
    apply: (picture) => Promise.resolve(crop(picture, box)),
    applyToMask: (mask) => Promise.resolve(cropMask(mask, box)),
  };
}

export function quarterTurned(degrees: 90 | 180 | 270): Step {
  return {
    params: { step: 'turn', degrees },
    apply: (picture) => pixelsOf(toSharp(picture).rotate(degrees)),
    applyToMask: (mask) => maskOf(maskToSharp(mask).rotate(degrees)),
  };
}

/** Rotates by a few degrees and crops to the largest frame without black corners. */
export function straightened(
  size: Size,
  degrees: number,
  interpolator: 'bicubic' | 'bilinear' | 'lbb',
): Step {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const matrix: [[number, number], [number, number]] = [
    [cos, -sin],
    [sin, cos],
  ];
  const tan = Math.abs(Math.tan(angle));
  const inner = {
    width: Math.floor(size.width - size.height * tan) - 4,
    height: Math.floor(size.height - size.width * tan) - 4,
  };
  const cut = (outer: Size): PixelBox => ({
    ...inner,
    left: Math.floor((outer.width - inner.width) / 2),
    top: Math.floor((outer.height - inner.height) / 2),
  });
  return {
    params: { step: 'straighten', degrees, interpolator, ...inner },
    apply: async (picture) => {
      const outer = await pixelsOf(
        toSharp(picture).affine(matrix, { background: '#000', interpolator }),
      );
      return crop(outer, cut(outer));
    },
    applyToMask: async (mask) => {
      const outer = await maskOf(
        maskToSharp(mask).affine(matrix, { background: '#000', interpolator: 'bilinear' }),
      );
      return cropMask(outer, cut(outer));
    },
  };
}
