import { latin1, startsWith, u32LittleEndian, utf8 } from '../bytes';
import type { Container } from '../container';

const HEADER_BYTES = 12;

/** Reads the RIFF chunks of a WebP file (RFC 9649). Never throws. */
export function readWebpChunks(bytes: Uint8Array): Container {
  let exif: Uint8Array | null = null;
  let xmp: string | null = null;
  let hasContentCredentials = false;
  let isAnimated = false;
  const fileEnd = u32LittleEndian(bytes, 4) + 8;
  let at = HEADER_BYTES;
  while (at + 8 <= Math.min(fileEnd, bytes.length)) {
    const type = latin1(bytes.subarray(at, at + 4));
    const length = u32LittleEndian(bytes, at + 4);
    const end = at + 8 + length;
    if (end > bytes.length) break;
    const data = bytes.subarray(at + 8, end);
    if (type === 'EXIF') exif ??= startsWith(data, 'Exif\0\0') ? data.subarray(6) : data;
    else if (type === 'XMP ') xmp ??= utf8(data);
    else if (type === 'C2PA') hasContentCredentials = true;
    else if (type === 'ANIM') isAnimated = true;
    at = end + (length % 2);
  }
  const truncated = at < fileEnd;
  return {
    format: 'webp',
    exif,
    xmp,
    iptc: null,
    texts: [],
    hasContentCredentials,
    isAnimated,
    truncated,
    jpeg: null,
  };
}
