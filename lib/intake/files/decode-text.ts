import { problemOf } from '@/lib/shared/reasons';
import { isUtf8 } from 'node:buffer';
import { Fault } from '@/lib/shared/fault';

interface DecodedText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252';
}

/**
 * Characters of Windows-1252 in place of Latin 1's control characters (0x80 to 0x9F). Listed here
 * because some runtimes' TextDecoder treats the two encodings as equal.
 */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const fromWestern = (latin: string) =>
  latin.replaceAll(/[\u0080-\u009F]/g, (one) => WESTERN[one.charCodeAt(0) - 0x80] ?? one);

/** A UTF-8 sequence of two bytes or more. */
const MULTIBYTE = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/;

/**
 * Decodes UTF-8, UTF-16 with a byte order mark (Excel's "Unicode text") or Windows-1252 (Excel's
 * CSV in western Europe). Mostly valid UTF-8 is decoded as such: invalid bytes become U+FFFD, so
 * that the error can name their row.
 */
export function decodeText(bytes: Buffer): DecodedText {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isLittle || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return {
      text: new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes),
      encoding: 'utf-16',
    };
  }
  if (bytes.includes(0)) throw new Fault('unsupported', problemOf('file', 'list_not_csv_or_xlsx'));
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes), encoding: 'utf-8' };
  const latin = bytes.toString('latin1');
  return MULTIBYTE.test(latin)
    ? { text: new TextDecoder().decode(bytes), encoding: 'utf-8' }
    : { text: fromWestern(latin), encoding: 'windows-1252' };
}
