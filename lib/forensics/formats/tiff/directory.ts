import { latin1, utf8 } from '../bytes';

/**
 * One entry of an image file directory; `data` is empty when its offset or length leaves the block.
 */
export interface TiffEntry {
  readonly type: number;
  readonly count: number;
  readonly data: Uint8Array;
}

export interface TiffBlock {
  readonly view: DataView;
  readonly littleEndian: boolean;
}

/** Bytes per value of the TIFF types 1-13 (TIFF 6.0, section 2; 13 is IFD). */
const TYPE_BYTES: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const ENTRIES_MAX = 1024;
const VALUE_BYTES_MAX = 1024 * 1024;

/** Returns the block's byte order, or null when it is no TIFF block. */
export function openTiff(block: Uint8Array): TiffBlock | null {
  const mark = latin1(block.subarray(0, 2));
  if (block.length < 8 || (mark !== 'II' && mark !== 'MM')) return null;
  return {
    view: new DataView(block.buffer, block.byteOffset, block.byteLength),
    littleEndian: mark === 'II',
  };
}

const fits = (tiff: TiffBlock, at: number, length: number): boolean =>
  at >= 0 && at + length <= tiff.view.byteLength;

const u16At = (tiff: TiffBlock, at: number): number =>
  fits(tiff, at, 2) ? tiff.view.getUint16(at, tiff.littleEndian) : 0;

export const u32At = (tiff: TiffBlock, at: number): number =>
  fits(tiff, at, 4) ? tiff.view.getUint32(at, tiff.littleEndian) : 0;

function valueOf(tiff: TiffBlock, entryAt: number): TiffEntry {
  const type = u16At(tiff, entryAt + 2);
  const count = u32At(tiff, entryAt + 4);
  const length = (TYPE_BYTES[type] ?? 0) * count;
  const at = length <= 4 ? entryAt + 8 : u32At(tiff, entryAt + 8);
  const readable = length > 0 && length <= VALUE_BYTES_MAX && fits(tiff, at, length);
  const data = readable
    ? new Uint8Array(tiff.view.buffer, tiff.view.byteOffset + at, length)
    : new Uint8Array(0);
  return { type, count, data };
}

/**
 * Returns the entries of the directory at `at` by tag, and the offset of the next one. The caller
 * follows that offset, so a circular chain of directories cannot cause an endless loop here.
 */
export function readDirectory(
  tiff: TiffBlock,
  at: number,
): { entries: ReadonlyMap<number, TiffEntry>; next: number } {
  const entries = new Map<number, TiffEntry>();
  const count = Math.min(u16At(tiff, at), ENTRIES_MAX);
  if (at < 8) return { entries, next: 0 };
  for (let i = 0; i < count && fits(tiff, at + 2 + i * 12, 12); i++) {
    const entryAt = at + 2 + i * 12;
    const tag = u16At(tiff, entryAt);
    if (!entries.has(tag)) entries.set(tag, valueOf(tiff, entryAt));
  }
  return { entries, next: u32At(tiff, at + 2 + count * 12) };
}

/** Returns a SHORT or LONG value, or null. */
export function integerOf(tiff: TiffBlock, entry: TiffEntry | undefined): number | null {
  if (!entry || entry.data.length === 0) return null;
  const view = new DataView(entry.data.buffer, entry.data.byteOffset, entry.data.byteLength);
  if (entry.type === 3) return view.getUint16(0, tiff.littleEndian);
  return entry.type === 4 || entry.type === 13 ? view.getUint32(0, tiff.littleEndian) : null;
}

/** Returns an ASCII value up to its first NUL, trimmed; null when empty or of another type. */
export function textOf(entry: TiffEntry | undefined): string | null {
  if (!entry || (entry.type !== 2 && entry.type !== 1 && entry.type !== 7)) return null;
  const end = entry.data.indexOf(0);
  const text = utf8(end < 0 ? entry.data : entry.data.subarray(0, end)).trim();
  return text === '' ? null : text;
}
