import { developToJpeg, exposeShot, type Shot } from './camera/take';
import { openBitmap, type Bitmap } from './camera/bitmap';
import { seedOf } from './render/random';
import { softened, subjectMatte, type Matte } from './render/matte';
import { SHOTS, type ShotName } from './shots';

/** Takes each photo once, however many pictures are made from it. */
export class Studio {
  readonly #taken = new Map<ShotName, Promise<Uint8Array>>();

  /** `scale` < 1 takes smaller photos, for tests. */
  constructor(
    readonly seed: number,
    readonly scale: number,
  ) {}

  shot(name: ShotName): Shot {
    const shot: Shot = SHOTS[name];
    const sized = (side: number) => Math.round((side * this.scale) / 16) * 16;
    return {
      ...shot,
      phone: { ...shot.phone, width: sized(shot.phone.width), height: sized(shot.phone.height) },
    };
  }

  /** The file as the camera saved it. */
  async jpeg(name: ShotName): Promise<Uint8Array> {
    let taken = this.#taken.get(name);
    if (taken === undefined) {
      const shot = this.shot(name);
      taken = developToJpeg(exposeShot(shot, seedOf(this.seed, name)), shot);
      this.#taken.set(name, taken);
    }
    return taken;
  }

  /** The saved file opened again, as an editor opens it. */
  async opened(name: ShotName): Promise<Bitmap> {
    return openBitmap(await this.jpeg(name));
  }

  /** Pixels that never were a JPEG: what a generator hands out. */
  raw(name: ShotName): Bitmap {
    return exposeShot(this.shot(name), seedOf(this.seed, name));
  }

  /** Outline of the scene's subject in the stored orientation, its rim `rimPx` soft. */
  matte(name: ShotName, rimPx = 1): Matte {
    const shot = this.shot(name);
    const { width, height } = shot.phone;
    if (shot.upright !== true) return softened(subjectMatte(shot.scene, width, height), rimPx);
    const shown = subjectMatte(shot.scene, height, width);
    const cover = new Float32Array(width * height);
    // A quarter turn to the left, as the picture itself is stored.
    shown.cover.forEach((value, pixel) => {
      cover[(height - 1 - (pixel % height)) * width + Math.floor(pixel / height)] = value;
    });
    return softened({ width, height, cover }, rimPx);
  }
}
