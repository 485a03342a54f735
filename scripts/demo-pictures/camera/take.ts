import type { Exif } from 'sharp';
import type { LightField, Scene } from '../render/scene';
import { renderScene } from '../render/render';
import { toSharp, type Bitmap } from './bitmap';
import { demosaic } from './demosaic';
import { develop } from './develop';
import { throughLens } from './lens';
import type { Phone } from './phone';
import { expose, meter } from './sensor';

export interface Shot {
  readonly scene: Scene;
  readonly phone: Phone;
  /** `YYYY:MM:DD HH:MM:SS`, as EXIF writes it. */
  readonly takenAt: string;
  /** Held upright: the file stays landscape and its orientation is 6. */
  readonly upright?: boolean;
  /** Distance in focus; the target of the view unless told. */
  readonly focusCm?: number;
  /** How quickly things out of focus blur: 0.3 a room, 1.5 a watch held close. */
  readonly aperture?: number;
  /** Stops brighter (+) or darker (-) than the meter says. */
  readonly stops?: number;
}

/** A photograph of the scene as the camera stores it, before JPEG. */
export function exposeShot(shot: Shot, seed: number): Bitmap {
  const { phone, scene } = shot;
  const [width, height] =
    shot.upright === true ? [phone.height, phone.width] : [phone.width, phone.height];
  const seen = renderScene(scene, width, height, seed);
  const field = shot.upright === true ? turnedLeft(seen) : seen;
  const { eye, target } = scene.view;
  const focus =
    shot.focusCm ?? Math.hypot(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]);
  throughLens(field, focus, shot.aperture ?? 0.4, phone.vignette);
  const mosaic = expose(field, meter(field) * 2 ** (shot.stops ?? 0), phone.sensor, seed + 17);
  return develop(demosaic(mosaic), field.width, field.height, phone.look);
}

/** Quarter turn to the left: what orientation 6 turns back. */
function turnedLeft(field: LightField): LightField {
  const { width, height } = field;
  const rgb = new Float32Array(field.rgb.length);
  const distance = new Float32Array(field.distance.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const to = (width - 1 - column) * height + row;
      const from = row * width + column;
      distance[to] = field.distance[from] ?? 0;
      for (let k = 0; k < 3; k++) rgb[to * 3 + k] = field.rgb[from * 3 + k] ?? 0;
    }
  }
  return { width: height, height: width, rgb, distance };
}

/** The EXIF block of a shot; `edited` adds what an editor writes over it. */
export function exifOf(shot: Shot, size: { width: number; height: number }, editor?: string): Exif {
  const { phone, takenAt } = shot;
  return {
    IFD0: {
      Make: phone.make,
      Model: phone.model,
      Software: editor ?? phone.software,
      DateTime: takenAt,
    },
    IFD2: {
      DateTimeOriginal: takenAt,
      DateTimeDigitized: takenAt,
      FNumber: phone.fNumber,
      FocalLength: phone.focalLength,
      FocalLengthIn35mmFilm: String(phone.focalLength35),
      LensModel: phone.lens,
      ExposureTime: '1/60',
      ISOSpeedRatings: phone.sensor.fullWell < 2000 ? '400' : '125',
      ColorSpace: '1',
      PixelXDimension: String(size.width),
      PixelYDimension: String(size.height),
    },
  };
}

/** The file that leaves the camera. */
export async function developToJpeg(bitmap: Bitmap, shot: Shot): Promise<Uint8Array> {
  return toSharp(bitmap)
    .withMetadata({ orientation: shot.upright === true ? 6 : 1 })
    .withExif(exifOf(shot, bitmap))
    .jpeg({ quality: shot.phone.jpegQuality, chromaSubsampling: shot.phone.chromaSubsampling })
    .toBuffer();
}
