import { startsWith, utf8 } from '../bytes';
import type { TiffEntry } from './directory';

/** Length of the character code that precedes a UserComment (CIPA DC-008, 4.6.5). */
const CODE_BYTES = 8;

/** Decodes UTF-16 up to its first NUL, trimmed; null when empty. */
export function utf16Of(data: Uint8Array, littleEndian: boolean): string | null {
  const text = new TextDecoder(littleEndian ? 'utf-16le' : 'utf-16be')
    .decode(data)
    .replace(/\0[^]*$/u, '')
    .trim();
  return text === '' ? null : text;
}

/**
 * Programs disagree on the byte order of "UNICODE": in mostly ASCII text the high byte is the one
 * with the zeros.
 */
function looksLittleEndian(data: Uint8Array, declared: boolean): boolean {
  let evenZeros = 0;
  let oddZeros = 0;
  data.subarray(0, 512).forEach((byte, i) => {
    if (byte === 0) {
      if (i % 2 === 0) evenZeros++;
      else oddZeros++;
    }
  });
  return evenZeros === oddZeros ? declared : oddZeros > evenZeros;
}

export function userCommentOf(entry: TiffEntry | undefined, littleEndian: boolean): string | null {
  if (!entry || entry.data.length <= CODE_BYTES) return null;
  const body = entry.data.subarray(CODE_BYTES);
  if (startsWith(entry.data, 'UNICODE\0'))
    return utf16Of(body, looksLittleEndian(body, littleEndian));
  const hasCode =
    startsWith(entry.data, 'ASCII\0\0\0') || startsWith(entry.data, 'JIS\0') || entry.data[0] === 0;
  const text = utf8(hasCode ? body : entry.data)
    .replace(/\0+$/u, '')
    .trim();
  return text === '' ? null : text;
}
