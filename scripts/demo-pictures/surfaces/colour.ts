import type { Rgb, Sample } from '../render/thing';

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** `#rrggbb` as linear reflectance. */
export function colour(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [
    linear((value >> 16) / 255),
    linear(((value >> 8) & 255) / 255),
    linear((value & 255) / 255),
  ];
}

export function setColour(s: Sample, rgb: Rgb, strength: number): void {
  s.r = rgb[0] * strength;
  s.g = rgb[1] * strength;
  s.b = rgb[2] * strength;
}

export function blend(s: Sample, rgb: Rgb, share: number): void {
  s.r += (rgb[0] - s.r) * share;
  s.g += (rgb[1] - s.g) * share;
  s.b += (rgb[2] - s.b) * share;
}

/** Coordinates on the face that the normal points out of, centimetres. */
export const face = { u: 0, v: 0 };

export function toFace(s: Sample): void {
  const ax = Math.abs(s.nx);
  const ay = Math.abs(s.ny);
  const az = Math.abs(s.nz);
  if (ay >= ax && ay >= az) {
    face.u = s.x;
    face.v = s.z;
  } else if (az >= ax) {
    face.u = s.x;
    face.v = s.y;
  } else {
    face.u = s.z;
    face.v = s.y;
  }
}

/** Tilts the normal along the face by a slope in u and v. */
export function tilt(s: Sample, du: number, dv: number): void {
  const ax = Math.abs(s.nx);
  const ay = Math.abs(s.ny);
  const az = Math.abs(s.nz);
  if (ay >= ax && ay >= az) {
    s.bx -= du;
    s.bz -= dv;
  } else if (az >= ax) {
    s.bx -= du;
    s.by -= dv;
  } else {
    s.bz -= du;
    s.by -= dv;
  }
}
