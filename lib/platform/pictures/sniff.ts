/** The type of an upload by its first bytes; file name and declared type are ignored. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
};

/** Brands of ISO/IEC 23008-12 (HEIF) whose still pictures are HEVC-coded; AVIF is not accepted. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

export function sniff(bytes: Uint8Array): FileKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp') return isHeic(bytes) ? 'heic' : null;
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf';
  return null;
}

function isHeic(bytes: Uint8Array): boolean {
  const boxEnd = Math.min(
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0),
    128,
    bytes.length,
  );
  if (ascii(bytes, 8, 12) === 'avif') return false;
  for (let at = 8; at + 4 <= boxEnd; at += 4)
    if (HEIC_BRANDS.has(ascii(bytes, at, at + 4))) return true;
  return false;
}
