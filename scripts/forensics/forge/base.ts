import sharp from 'sharp';
import type { Bitmap, PixelBox } from '@/scripts/forensics/bitmap';
import { planResize } from './chains/geometry';
import { afterSteps } from './chains/run';
import { planJpeg } from './chains/save';
import type { Chain, Params, Size } from './chains/step';
import { planWeb } from './chains/web';
import { decode, pixelsOf } from './decode';
import type { Random } from './random';
import type { Source } from './sources';
import { findTextBoxes, movedInto, type TextBox } from './text-boxes';

/** The picture that is edited: a part of an original, sometimes made smaller. */
export interface Base {
  readonly source: Source;
  readonly pixels: Bitmap;
  readonly textBoxes: readonly TextBox[];
  /** False for copies from the web, which have lost the camera's EXIF. */
  readonly hasExif: boolean;
  readonly params: Params;
}

const UNCROPPED_MAX_PIXELS = 12.6e6;
const ASPECTS = [4 / 3, 3 / 2, 16 / 9, 1, 3 / 4, 2 / 3, 9 / 16];

/**
 * Takes a photo or a part of it of 0.3 to 4 megapixels, sometimes as exported by the phone or
 * processed for the web.
 */
export async function photoBase(random: Random, source: Source): Promise<Base> {
  const pixels = source.width * source.height;
  const isUncropped = pixels <= UNCROPPED_MAX_PIXELS && random.chance(pixels > 4e6 ? 0.04 : 0.15);
  const box = isUncropped
    ? fullBox(source)
    : cropBox(random, source, random.logBetween(0.3e6, 4e6));
  const cut = await cutOut(source, box);
  const params = { crop: [box.left, box.top, box.width, box.height] };
  const before = random.weighted([
    ['nothing', 66],
    ['export', 17],
    ['web', 17],
  ]);
  const chain = before === 'export' ? planExport(random, cut) : planWeb(random, cut);
  if (before === 'nothing') return { source, pixels: cut, textBoxes: [], hasExif: true, params };
  return {
    source,
    textBoxes: [],
    pixels: await decode(await chain.last.encode(await afterSteps(chain, cut))),
    hasExif: before === 'export',
    params: {
      ...params,
      before,
      beforeSteps: chain.steps.map((step) => step.params),
      beforeSave: chain.last.params,
    },
  };
}

/** Made smaller by the phone and saved at high quality. */
function planExport(random: Random, size: Size): Chain {
  const factorMin = Math.min(0.9, Math.max(0.4, 480 / Math.max(size.width, size.height)));
  const resize = planResize(random, size, random.between(factorMin, 0.95));
  return { steps: [resize], last: planJpeg(random, random.int(86, 97), 0.2), keepsExif: true };
}

/** Takes a receipt or a part of it about as high as wide, with its lines of print. */
export async function receiptBase(random: Random, source: Source): Promise<Base> {
  const long = source.height > source.width * 1.2 && random.chance(0.4);
  const height = long ? Math.round(source.width * random.between(0.8, 1.2)) : source.height;
  const box = {
    left: 0,
    width: source.width,
    height,
    top: onGrid(random, random.int(0, source.height - height)),
  };
  const pixels = await cutOut(source, box);
  const movedBoxes = movedInto(box, source.textBoxes);
  return {
    source,
    pixels,
    hasExif: true,
    textBoxes: movedBoxes.length > 0 ? movedBoxes : findTextBoxes(pixels),
    params: { crop: [box.left, box.top, box.width, box.height] },
  };
}

const fullBox = ({ width, height }: Size): PixelBox => ({ left: 0, top: 0, width, height });

function cropBox(random: Random, { width, height }: Size, pixels: number): PixelBox {
  const aspect = random.pick(ASPECTS);
  const wide = random.chance(0.5) ? 1 : 16;
  const side = (length: number, max: number): number => {
    const limited = Math.min(max, Math.max(Math.min(max, 320), Math.round(length)));
    return limited >= 16 * wide ? limited - (limited % wide) : limited;
  };
  const [w, h] = [
    side(Math.sqrt(pixels * aspect), width),
    side(Math.sqrt(pixels / aspect), height),
  ];
  const aligned = random.chance(0.5);
  const at = (room: number): number => {
    const offset = random.int(0, room);
    return aligned ? offset - (offset % 16) : offset;
  };
  return { left: at(width - w), top: at(height - h), width: w, height: h };
}

const onGrid = (random: Random, offset: number): number =>
  random.chance(0.5) ? offset - (offset % 16) : offset;

function cutOut(source: Source, box: PixelBox): Promise<Bitmap> {
  const file = sharp(source.path, { failOn: 'none', limitInputPixels: 50_000_000 });
  return pixelsOf(file.extract(box).flatten({ background: '#fff' }));
}
