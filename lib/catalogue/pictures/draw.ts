import { notFound } from '@/lib/shared/fault';
import { SHAPES } from './shapes';

const NAME = /^([a-z-]{1,32})-([0-9a-f]{6})\.svg$/;
const LIGHTNESS_MIDDLE = 0.6;

/** The lightness of a colour from 0 to 1 (Rec. 709 luma of the encoded channels). */
const lightnessOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Draws the picture of a name as SVG, always the same. Throws `not_found` for an unknown name. */
export function drawPicture(name: string): string {
  const [, kind = '', hex = ''] = NAME.exec(name) ?? [];
  const shape = Object.hasOwn(SHAPES, kind) ? SHAPES[kind] : undefined;
  if (!shape) throw notFound('picture_not_found');
  const isLight = lightnessOf(hex) > LIGHTNESS_MIDDLE;
  const drawn = shape({
    body: `#${hex}`,
    dark: isLight ? '#4a4d52' : '#17191c',
    light: '#f4f3ef',
    line: isLight ? '#8d9096' : '#9fa3a8',
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="240" height="240"><rect width="120" height="120" fill="#f4f3ef"/>${drawn}</svg>`;
}
