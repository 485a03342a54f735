import sharp from 'sharp';
import { boundsOf, cropMask, type Mask } from './mask';
import { FONTS } from './wording';
import type { Random } from './random';

interface Typeface {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

export function randomTypeface(random: Random, families: readonly string[] = FONTS): Typeface {
  return { family: random.pick(families), bold: random.chance(0.3), italic: random.chance(0.1) };
}

/** Coverage of the glyphs, cropped to them; null where no character can be drawn. */
async function typeset(text: string, face: Typeface, sizePx: number): Promise<Mask | null> {
  const width = Math.ceil(sizePx * (text.length + 2) * 0.95);
  const height = Math.ceil(sizePx * 2);
  const style = `font-weight="${face.bold ? 'bold' : 'normal'}" font-style="${face.italic ? 'italic' : 'normal'}"`;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text
    x="${sizePx}" y="${sizePx * 1.4}" font-family="${face.family}" font-size="${sizePx}"
    ${style} xml:space="preserve">${escaped}</text></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = { width: info.width, height: info.height, alpha: new Uint8Array(data) };
  const box = boundsOf(mask);
  return box === null ? null : cropMask(mask, box);
}

/** Draws the text at the size at which its glyphs are `heightPx` high. */
export async function typesetTo(
  heightPx: number,
  text: string,
  face: Typeface,
): Promise<Mask | null> {
  const trial = await typeset(text, face, 100);
  return trial === null ? null : typeset(text, face, Math.max(4, (100 * heightPx) / trial.height));
}
