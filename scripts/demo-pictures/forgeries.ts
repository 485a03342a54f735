import { crop, toSharp } from './camera/bitmap';
import { exifOf } from './camera/take';
import { shownBox, type FractionBox } from './demo-picture';
import { cutOval, cutOut, turned } from './edits/cutout';
import { TRAINED_MODEL_XMP, withJpegXmp, withPngText } from './edits/generator-marks';
import { paste, type Edited } from './edits/paste';
import { removeSubject } from './edits/remove';
import type { ShotName } from './shots';
import type { Studio } from './studio';

export interface Made {
  readonly bytes: Uint8Array;
  readonly box?: FractionBox;
}

interface SavedAs {
  readonly quality: number;
  readonly editor: string;
}

/** Saves over the original: camera data kept, the editor's name and quality new. */
export async function saveEdited(
  studio: Studio,
  name: ShotName,
  edited: Edited,
  as: SavedAs,
): Promise<Made> {
  const shot = studio.shot(name);
  const bytes = await toSharp(edited.bitmap)
    .withMetadata({ orientation: shot.upright === true ? 6 : 1 })
    .withExif(exifOf(shot, edited.bitmap, as.editor))
    .jpeg({ quality: as.quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { bytes, box: shownBox(edited.box, edited.bitmap, shot.upright === true) };
}

/** A pixel of the full-size photo on the photo of this studio. */
export function px(studio: Studio, value: number): number {
  return Math.round(value * studio.scale);
}

/** A camera from another photo, made smaller, stands beside the speaker; saved as JPEG. */
export async function pastedCamera(studio: Studio): Promise<Made> {
  const piece = turned(cutOut(await studio.opened('camera'), studio.matte('camera')), 0.62, -2);
  const edited = paste(await studio.opened('speaker'), piece, {
    left: px(studio, 222),
    top: px(studio, 572),
    brightness: 1.08,
    shadow: 0.55,
  });
  return saveEdited(studio, 'speaker', edited, { quality: 95, editor: 'Fotostudio 8.1' });
}

/** The cracks of the television laid over the laptop's screen; cropped, saved as PNG. */
export async function pastedCracks(studio: Studio): Promise<Made> {
  const donor = await studio.opened('tvBroken');
  const cracks = {
    left: px(studio, 790),
    top: px(studio, 302),
    width: px(studio, 390),
    height: px(studio, 300),
  };
  const edited = paste(await studio.opened('laptopNear'), cutOval(donor, cracks, 0.1), {
    left: px(studio, 521),
    top: px(studio, 183),
    brightness: 1.1,
  });
  const kept = {
    left: px(studio, 131),
    top: px(studio, 58),
    width: px(studio, 1136),
    height: px(studio, 1004),
  };
  const cropped = crop(edited.bitmap, kept);
  const box = { ...edited.box, left: edited.box.left - kept.left, top: edited.box.top - kept.top };
  return {
    bytes: await toSharp(cropped).png({ compressionLevel: 9 }).toBuffer(),
    box: shownBox(box, cropped, false),
  };
}

/** One speaker becomes a pair: copied to the other end, turned and a little smaller. */
export async function secondSpeaker(studio: Studio): Promise<Made> {
  const photo = await studio.opened('tvSide');
  const piece = turned(cutOut(photo, studio.matte('tvSide')), 0.93, 2.5);
  const edited = paste(photo, piece, { left: px(studio, 1046), top: px(studio, 474), shadow: 0.5 });
  return saveEdited(studio, 'tvSide', edited, { quality: 92, editor: 'Fotostudio 8.1' });
}

/** One camera becomes two: copied as it is. */
export async function secondCamera(studio: Studio): Promise<Made> {
  const photo = await studio.opened('cameraWide');
  const piece = cutOut(photo, studio.matte('cameraWide'));
  const edited = paste(photo, piece, { left: px(studio, 910), top: px(studio, 560), shadow: 0.55 });
  return saveEdited(studio, 'cameraWide', edited, { quality: 92, editor: 'Retouch for Android 5' });
}

/** Detergent and towel taken off the washing machine. */
export async function clearedTop(studio: Studio): Promise<Made> {
  const edited = removeSubject(
    await studio.opened('washer'),
    studio.matte('washer', 4),
    studio.seed,
  );
  return saveEdited(studio, 'washer', edited, { quality: 95, editor: 'Retouch for Android 5' });
}

const SETTINGS = [
  'wristwatch with blue dial on grey linen, window light, product photo',
  'Negative prompt: blurry, low quality',
  'Steps: 28, Sampler: DPM++ 2M Karras, CFG scale: 6.5, Seed: 1184402617, Size: 896x672, Model: demo-model-v1, Version: v1.9.3',
].join('\n');

/** A "photo" with its generator's settings in the file. */
export async function generatedWatch(studio: Studio): Promise<Made> {
  return {
    bytes: withPngText(
      await toSharp(studio.raw('madeWatch')).png().toBuffer(),
      'parameters',
      SETTINGS,
    ),
  };
}

/** A "photo" that says by IPTC that a model made it. */
export async function generatedBicycle(studio: Studio): Promise<Made> {
  const jpeg = await toSharp(studio.raw('madeBicycle')).jpeg({ quality: 92 }).toBuffer();
  return { bytes: withJpegXmp(jpeg, TRAINED_MODEL_XMP) };
}

export type Forger = (studio: Studio) => Promise<Made>;
