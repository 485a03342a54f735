/** One entropy-coded segment: the bytes between two restart markers, without the stuffed zeros. */
export interface EntropySegment {
  /** Followed by `PADDING_BYTES` zeros, so that a window of bits can be read at its end. */
  readonly view: DataView;
  /**
   * A copy of the view's byteLength, because reading that property of a DataView costs a call each
   * time.
   */
  readonly byteLength: number;
  readonly bitCount: number;
}

const PADDING_BYTES = 16;

interface ScanData {
  readonly segments: readonly EntropySegment[];
  /** Position of the marker that ended the scan, or of the end of the file. */
  readonly end: number;
}

/** Collects the entropy-coded segments that begin at `start` (ITU-T T.81, B.1.1.5 and B.2.1). */
export function collectSegments(bytes: Uint8Array, start: number): ScanData {
  const segments: EntropySegment[] = [];
  let position = start;
  for (;;) {
    const end = segmentEnd(bytes, position);
    segments.push(unstuff(bytes, position, end));
    const marker = bytes[end + 1] ?? 0;
    if (marker < 0xd0 || marker > 0xd7) return { segments, end };
    position = end + 2;
  }
}

/** Returns the same position as `end` for a scan that is skipped. */
export function scanEnd(bytes: Uint8Array, start: number): number {
  for (let position = start; ;) {
    const end = segmentEnd(bytes, position);
    const marker = bytes[end + 1] ?? 0;
    if (marker < 0xd0 || marker > 0xd7) return end;
    position = end + 2;
  }
}

/**
 * Returns the position of the 0xFF that begins the next marker; stuffed zeros and fill bytes are
 * not markers.
 */
function segmentEnd(bytes: Uint8Array, start: number): number {
  for (
    let at = bytes.indexOf(0xff, start);
    at !== -1 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes[at + 1];
    if (next !== 0 && next !== 0xff) return at;
  }
  return bytes.length;
}

function unstuff(bytes: Uint8Array, start: number, end: number): EntropySegment {
  const out = new Uint8Array(end - start + PADDING_BYTES);
  let length = 0;
  for (let from = start; from < end;) {
    const found = bytes.indexOf(0xff, from);
    const at = found === -1 || found >= end ? end - 1 : found;
    out.set(bytes.subarray(from, at + 1), length);
    length += at + 1 - from;
    from = at + 1;
    if (bytes[at] !== 0xff || from === end) continue;
    // Inside a segment 0xFF is followed by a stuffed zero or by a fill byte, which carries no data.
    if (bytes[from] === 0) from++;
    else length--;
  }
  out.fill(0, length);
  return { view: new DataView(out.buffer), byteLength: out.length, bitCount: length * 8 };
}
