import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { demoPictures, PICTURES_FOLDER } from '@/prisma/seed/demo-pictures';
import { crop, openBitmap, toSharp, type Bitmap, type PixelBox } from '../bitmap';
import { decode, pixelsOf } from '../forge/decode';
import { retypePrice } from '../forge/edits/receipt/retype';
import { boundsOf, boxMask } from '../forge/mask';
import { laidOver } from '../forge/patch';
import { stream } from '../forge/random';
import { findTextBoxes } from '../forge/text-boxes';

/** Fractions (0-1) of the picture as shown. */
export interface FractionBox {
  readonly x_min: number;
  readonly y_min: number;
  readonly x_max: number;
  readonly y_max: number;
}

interface Made {
  readonly bytes: Uint8Array;
  /** The edited place; absent when the complete picture or nothing was edited. */
  readonly box?: FractionBox;
}

/** A picture of the gallery. */
export interface Entry {
  /** File name without its extension. */
  readonly name: string;
  readonly title: string;
  readonly truth: 'edited' | 'ai' | 'honest';
  /** The edit, as the caption describes it. */
  readonly done: string;
  /** @param root the project */
  readonly make: (root: string) => Promise<Made>;
}

const EDITOR = 'Fotostudio 8.1';
const SENT_MAX_PX = 720;

export const ENTRIES: readonly Entry[] = [
  {
    name: 'mirrored-copy',
    title: 'Something stands twice, mirrored',
    truth: 'edited',
    make: mirroredSpeaker,
    done: 'the speaker is copied within the photo, mirrored, and laid down again; saved as JPEG, quality 95',
  },
  {
    name: 'splice-jpeg',
    title: 'Pasted from another photo, JPEG',
    truth: 'edited',
    make: (root) => demo(root, 'hojttaler.jpg'),
    done: 'a camera from another photo is made smaller and pasted beside the speaker; saved as JPEG, quality 95',
  },
  {
    name: 'splice-png',
    title: 'Pasted from another photo, PNG',
    truth: 'edited',
    make: (root) => demo(root, 'laptop_skade.png'),
    done: 'the cracks of one photo are laid over the screen of another; cropped, saved as PNG',
  },
  {
    name: 'removal',
    title: 'Taken away',
    truth: 'edited',
    make: (root) => demo(root, 'IMG_20260305_075230.jpg'),
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
    make: (root) => demo(root, 'DSC_0422.JPG'),
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
    make: (root) => demo(root, 'ur_reference.jpg'),
    done: 'made without a camera; the settings of the generator stand in the file',
  },
  {
    name: 'screenshot',
    title: 'A screenshot',
    truth: 'honest',
    make: (root) => demo(root, 'Screenshot_20260305-143612.jpg'),
    done: "nothing: a phone's gallery with a photo in it, saved as JPEG",
  },
];

const LAPTOP = 'IMG_2051.jpg';
const RECEIPT = 'kvittering_tv.jpg';

/** Reads a photo of the demo, with the place that was edited. */
async function demo(root: string, name: string): Promise<Made> {
  const folder = path.join(root, PICTURES_FOLDER);
  const truth = JSON.parse(await readFile(path.join(folder, 'truth.json'), 'utf8')) as {
    name: string;
    box?: FractionBox;
  }[];
  const bytes = demoPictures(folder).get(name);
  const known = truth.find((one) => one.name === name);
  if (bytes === undefined || known === undefined) throw new Error(`the demo has no ${name}`);
  return { bytes, ...(known.box && { box: known.box }) };
}

async function mirroredSpeaker(root: string): Promise<Made> {
  const { bytes } = await demo(root, 'IMG_2043.jpg');
  const photo = await openBitmap(bytes);
  const speaker = { left: 87, top: 250, width: 107, height: 160 };
  const box = { ...speaker, left: 643 };
  const pixels = await pixelsOf(toSharp(crop(photo, speaker)).flop());
  const bitmap = await laidOver(photo, { ...box, pixels }, boxMask(photo, box), 3);
  return saveEdited(bytes, bitmap, box, 95);
}

const fractions = (box: PixelBox, { width, height }: Bitmap): FractionBox => ({
  x_min: box.left / width,
  y_min: box.top / height,
  x_max: (box.left + box.width) / width,
  y_max: (box.top + box.height) / height,
});

/** Saves over the original: the camera data stay, the editor's name and the quality are new. */
async function saveEdited(
  original: Uint8Array,
  bitmap: Bitmap,
  box: PixelBox,
  quality: number,
): Promise<Made> {
  const pixels = await toSharp(bitmap).png().toBuffer();
  const bytes = await sharp(original)
    .composite([{ input: pixels, blend: 'source' as const }])
    .keepExif()
    .withExifMerge({ IFD0: { Software: EDITOR } })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { bytes, box: fractions(box, bitmap) };
}

async function blurredKeys(root: string): Promise<Made> {
  const { bytes } = await demo(root, LAPTOP);
  const photo = await openBitmap(bytes);
  const box = { left: 354, top: 336, width: 144, height: 54 };
  const pixels = await pixelsOf(toSharp(crop(photo, box)).blur(4));
  const bitmap = await laidOver(photo, { ...box, pixels }, boxMask(photo, box), 2);
  return saveEdited(bytes, bitmap, box, 95);
}

const none = () => Promise.resolve(null);

async function retypedReceipt(root: string): Promise<Made> {
  const base = await decode(Buffer.from((await demo(root, RECEIPT)).bytes));
  // Prices are in the right half of a receipt.
  const textBoxes = findTextBoxes(base).filter(({ left }) => left > base.width / 2);
  for (let number = 0; number < 40; number++) {
    const edited = await retypePrice({
      base,
      random: stream(1, 'gallery receipt', number),
      textBoxes,
      photo: none,
      generated: none,
    });
    const box = edited && boundsOf(edited.mask);
    if (edited === null || box === null || box.width < 90 || box.width > 260) continue;
    return { bytes: await savedPlainly(edited.pixels, 92), box: fractions(box, base) };
  }
  throw new Error('no price was found on the receipt');
}

/** A messenger's copy: made smaller, quality 75, without camera data. */
async function sentSplice(root: string): Promise<Made> {
  const { bytes, box } = await demo(root, 'hojttaler.jpg');
  const sent = sharp(bytes)
    .autoOrient()
    .resize(SENT_MAX_PX, SENT_MAX_PX, { fit: 'inside', kernel: 'cubic' })
    .jpeg({ quality: 75 });
  return { bytes: await sent.toBuffer(), ...(box && { box }) };
}

async function smallRetouch(root: string): Promise<Made> {
  const { bytes } = await demo(root, LAPTOP);
  const photo = await openBitmap(bytes);
  const size = { width: 22, height: 22 };
  const box = { left: 90, top: 456, ...size };
  const pixels = crop(photo, { left: 138, top: 445, ...size });
  const bitmap = await laidOver(photo, { ...box, pixels }, boxMask(photo, box), 1);
  return saveEdited(bytes, bitmap, box, 92);
}

async function croppedLaptop(root: string): Promise<Made> {
  const photo = await openBitmap((await demo(root, LAPTOP)).bytes);
  const inner = crop(photo, { left: 123, top: 55, width: 613, height: 485 });
  return { bytes: await savedPlainly(inner, 90) };
}

const savedPlainly = async (bitmap: Bitmap, quality: number): Promise<Uint8Array> =>
  toSharp(bitmap).jpeg({ quality }).toBuffer();
