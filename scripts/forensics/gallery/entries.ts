import { cutOut, type Cutout } from '@/scripts/demo-pictures/edits/cutout';
import {
  galleryScreenshot,
  messengerCopy,
  scannedReceipt,
} from '@/scripts/demo-pictures/edits/honest-copies';
import { paste } from '@/scripts/demo-pictures/edits/paste';
import { crop, toSharp, type Bitmap, type PixelBox } from '@/scripts/demo-pictures/camera/bitmap';
import { shownBox } from '@/scripts/demo-pictures/demo-picture';
import {
  clearedTop,
  generatedWatch,
  pastedCamera,
  pastedCracks,
  px,
  saveEdited,
  type Made,
} from '@/scripts/demo-pictures/forgeries';
import { seedOf } from '@/scripts/demo-pictures/render/random';
import type { Studio } from '@/scripts/demo-pictures/studio';
import { decode, pixelsOf } from '@/scripts/forensics/forge/decode';
import { retypePrice } from '@/scripts/forensics/forge/edits/receipt/retype';
import { boundsOf, boxMask } from '@/scripts/forensics/forge/mask';
import { laidOver } from '@/scripts/forensics/forge/patch';
import { stream } from '@/scripts/forensics/forge/random';
import { findTextBoxes } from '@/scripts/forensics/forge/text-boxes';

/** A picture of the gallery. */
export interface Entry {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly title: string;
  readonly truth: 'edited' | 'ai' | 'honest';
  /** What was done to it. */
  readonly done: string;
  readonly make: (studio: Studio) => Promise<Made>;
}

const EDITOR = 'Fotostudio 8.1';

export const ENTRIES: readonly Entry[] = [
  {
    name: 'mirrored-copy',
    title: 'Something stands twice, mirrored',
    truth: 'edited',
    make: mirroredSpeaker,
    done: 'the speaker is copied within the photo, mirrored, and laid down again; saved as JPEG, quality 92',
  },
  {
    name: 'splice-jpeg',
    title: 'Pasted from another photo, JPEG',
    truth: 'edited',
    make: pastedCamera,
    done: 'a camera from another photo is made smaller and pasted beside the speaker; saved as JPEG, quality 95',
  },
  {
    name: 'splice-png',
    title: 'Pasted from another photo, PNG',
    truth: 'edited',
    make: pastedCracks,
    done: 'the cracks of one photo are laid over the screen of another; cropped, saved as PNG',
  },
  {
    name: 'removal',
    title: 'Taken away',
    truth: 'edited',
    make: clearedTop,
    done: 'what stood on the washing machine is painted over from its rim; saved as JPEG, quality 95',
  },
  {
    name: 'blur',
    title: 'Made unreadable',
    truth: 'edited',
    make: blurredKeys,
    done: 'some keys of the laptop are blurred; saved as JPEG, quality 95',
  },
  {
    name: 'receipt',
    title: 'Another price on a receipt',
    truth: 'edited',
    make: retypedReceipt,
    done: 'one price of a scanned receipt is wiped away and another is typed in its place; saved as JPEG, quality 92',
  },
  {
    name: 'messenger',
    title: 'Pasted, then sent through a messenger',
    truth: 'edited',
    make: sentSplice,
    done: 'the same paste as in the second picture, then made smaller and saved at quality 75 by a messenger',
  },
  {
    name: 'small-edit',
    title: 'A very small retouch',
    truth: 'edited',
    make: smallRetouch,
    done: 'a spot of 22 × 22 pixels is covered with what is beside it; saved as JPEG, quality 92',
  },
  {
    name: 'bokeh',
    title: 'A blurred background',
    truth: 'honest',
    make: async (studio) => ({ bytes: await studio.jpeg('watch') }),
    done: 'nothing: the lens blurs what is out of focus',
  },
  {
    name: 'crop',
    title: 'A crop',
    truth: 'honest',
    make: croppedLaptop,
    done: 'nothing but a crop off the compression grid, saved as JPEG, quality 90',
  },
  {
    name: 'generated',
    title: 'Made by a model, which says so',
    truth: 'ai',
    make: generatedWatch,
    done: 'made without a camera; the settings of the generator stand in the file',
  },
  {
    name: 'screenshot',
    title: 'A screenshot',
    truth: 'honest',
    make: async (studio) => ({ bytes: await galleryScreenshot(await studio.jpeg('flood')) }),
    done: "nothing: a phone's gallery with a photo in it, saved as PNG",
  },
];

/** Turned about its upright axis. */
function mirrored(piece: Cutout): Cutout {
  const rgb = new Uint8Array(piece.rgb.length);
  const cover = new Float32Array(piece.cover.length);
  for (let i = 0; i < cover.length; i++) {
    const from = i - (i % piece.width) + piece.width - 1 - (i % piece.width);
    cover[i] = piece.cover[from] ?? 0;
    rgb.set(piece.rgb.subarray(from * 3, from * 3 + 3), i * 3);
  }
  return { ...piece, rgb, cover };
}

async function mirroredSpeaker(studio: Studio): Promise<Made> {
  const photo = await studio.opened('tvSide');
  const piece = mirrored(cutOut(photo, studio.matte('tvSide')));
  const edited = paste(photo, piece, { left: px(studio, 1030), top: px(studio, 455), shadow: 0.5 });
  return saveEdited(studio, 'tvSide', edited, { quality: 92, editor: EDITOR });
}

async function blurredKeys(studio: Studio): Promise<Made> {
  const photo = await studio.opened('laptop');
  const box = {
    left: px(studio, 590),
    top: px(studio, 560),
    width: px(studio, 240),
    height: px(studio, 88),
  };
  const pixels = await pixelsOf(toSharp(crop(photo, box)).blur(4));
  const bitmap = await laidOver(photo, { ...box, pixels }, boxMask(photo, box), 2);
  return saveEdited(studio, 'laptop', { bitmap, box }, { quality: 95, editor: EDITOR });
}

const none = () => Promise.resolve(null);

async function retypedReceipt(studio: Studio): Promise<Made> {
  const base = await decode(await scannedReceipt(seedOf(studio.seed, 'receipt')));
  // The prices stand on the right.
  const textBoxes = findTextBoxes(base).filter(({ left }) => left > base.width / 2);
  for (let number = 0; number < 40; number++) {
    const edited = await retypePrice({
      base,
      random: stream(studio.seed, 'gallery receipt', number),
      textBoxes,
      photo: none,
      generated: none,
    });
    const box = edited && boundsOf(edited.mask);
    if (edited === null || box === null || box.width < 90 || box.width > 260) continue;
    return { bytes: await savedPlainly(edited.pixels, 92), box: shownBox(box, base, false) };
  }
  throw new Error('no price was found on the receipt');
}

async function sentSplice(studio: Studio): Promise<Made> {
  const { bytes, box } = await pastedCamera(studio);
  return { bytes: await messengerCopy(bytes), ...(box && { box }) };
}

async function smallRetouch(studio: Studio): Promise<Made> {
  const photo = await studio.opened('laptop');
  const [box, from] = [
    [150, 760],
    [230, 742],
  ].map(([left = 0, top = 0]): PixelBox => ({
    left: px(studio, left),
    top: px(studio, top),
    width: 22,
    height: 22,
  })) as [PixelBox, PixelBox];
  const bitmap = await laidOver(
    photo,
    { ...box, pixels: crop(photo, from) },
    boxMask(photo, box),
    1,
  );
  return saveEdited(studio, 'laptop', { bitmap, box }, { quality: 92, editor: EDITOR });
}

async function croppedLaptop(studio: Studio): Promise<Made> {
  const photo = await studio.opened('laptop');
  const inner = {
    left: px(studio, 203),
    top: px(studio, 91),
    width: px(studio, 1021),
    height: px(studio, 805),
  };
  return { bytes: await savedPlainly(crop(photo, inner), 90) };
}

const savedPlainly = async (bitmap: Bitmap, quality: number): Promise<Uint8Array> =>
  toSharp(bitmap).jpeg({ quality }).toBuffer();
