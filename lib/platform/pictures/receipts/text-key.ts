import { createHash } from 'node:crypto';
import type { TextLine } from '@/lib/receipts/receipt';

/** Shorter texts, such as a heading over a scan, do not identify a document. */
const CHARACTERS_MIN = 200;

/**
 * The same for two files whose pages have the same text with the same numbers, however it is set;
 * null for a text that is too short or has no number.
 */
export function textKeyOf(lines: readonly TextLine[], pages: number): string | null {
  const text = lines
    .map((line) => line.text)
    .join('')
    .normalize('NFKC')
    .replaceAll(/[\s\u00ad]/gu, '');
  if (text.length < CHARACTERS_MIN || !/\d/u.test(text)) return null;
  return createHash('sha256').update(`${pages} ${text}`).digest('hex');
}
