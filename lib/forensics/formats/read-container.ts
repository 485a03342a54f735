import type { Container } from './container';
import { readHeifBoxes } from './heif/boxes';
import { readJpegMarkers } from './jpeg/markers';
import { readPngChunks } from './png/chunks';
import { readWebpChunks } from './webp/chunks';

/**
 * The file is not a JPEG, PNG, WebP or HEIF, or is too short to tell. The only error that reading a
 * container throws.
 */
export class UnreadableContainer extends Error {
  override readonly name = 'UnreadableContainer';
}

const HEIF_BRANDS = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
  'avif',
  'avis',
]);

function ascii(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

/**
 * Reads the file by its magic bytes and declared lengths. A wrong length ends the reading
 * (`truncated`); the parts read before it are returned.
 * @throws UnreadableContainer for anything that is none of the four formats.
 */
export function readContainer(bytes: Uint8Array): Container {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpegMarkers(bytes);
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return readPngChunks(bytes);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return readWebpChunks(bytes);
  if (ascii(bytes, 4, 4) === 'ftyp' && HEIF_BRANDS.has(ascii(bytes, 8, 4)))
    return readHeifBoxes(bytes);
  throw new UnreadableContainer('The file is no JPEG, PNG, WebP or HEIF.');
}
