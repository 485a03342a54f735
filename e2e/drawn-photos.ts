/** Photos that tests upload. */
import sharp from 'sharp';
import { TRAINED_MODEL_XMP, withJpegXmp } from '../lib/forensics/testing/generator-marks';

const SIDE_PX = 640;
const anywhere = () => Math.floor(Math.random() * SIDE_PX);

/**
 * Draws shapes that no other picture has at the same places: nothing is found in it, and hardly any
 * detector applies.
 */
export function drawn(): Promise<Buffer> {
  const shapes = Array.from(
    { length: 12 },
    () =>
      `<rect x="${anywhere()}" y="${anywhere()}" width="${anywhere() / 2}" height="${anywhere() / 2}" fill="hsl(${anywhere()} 60% 50%)"/>`,
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE_PX}" height="${SIDE_PX}">${shapes.join('')}</svg>`,
    ),
  )
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A drawn picture whose metadata declares that a model made it. */
export const generated = async (): Promise<Buffer> =>
  Buffer.from(withJpegXmp(await drawn(), TRAINED_MODEL_XMP));

/** A photo of a camera with a side over the limit; small in bytes. */
export const overlong = (): Promise<Buffer> =>
  sharp({ create: { width: 16_800, height: 420, channels: 3, background: '#6688aa' } })
    .withExif({ IFD0: { Make: 'Fjord', Model: 'Mobile F3' } })
    .jpeg()
    .toBuffer();
