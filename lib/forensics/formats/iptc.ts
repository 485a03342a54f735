import { u16, u8, utf8 } from './bytes';

/** Application record datasets (IPTC-IIM 4.2, chapter 6). */
export const IPTC_ORIGINATING_PROGRAM = 65;
export const IPTC_CREDIT = 110;

/**
 * Returns the first value of a dataset of record 2, or null. Extended datasets (above 32 kB) end
 * the search.
 */
export function iptcValue(records: Uint8Array, dataset: number): string | null {
  for (let at = 0; u8(records, at) === 0x1c;) {
    const length = u16(records, at + 3);
    const end = at + 5 + length;
    if (length > 0x7fff || end > records.length) return null;
    if (u8(records, at + 1) === 2 && u8(records, at + 2) === dataset) {
      return utf8(records.subarray(at + 5, end)).trim() || null;
    }
    at = end;
  }
  return null;
}
