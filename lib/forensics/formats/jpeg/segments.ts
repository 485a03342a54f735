/** One entropy-coded segment: the bytes between two restart markers, with the stuffed zeros taken out. */
export interface EntropySegment {
  /** Followed by `PADDING_BYTES` zeros so that a window of bits may be read at its end. */
  readonly bytes: DataView;
  readonly bitCount: number;
}

export const PADDING_BYTES = 16;

export interface ScanData {
  readonly segments: readonly EntropySegment[];
  /** Position of the marker that ended the scan, or the end of the file. */
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

/** Position of the 0xFF that begins the next marker; stuffed zeros and fill bytes are no marker. */
function segmentEnd(bytes: Uint8Array, start: number): number {
  for (let at = start; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1];
    if (next !== 0 && next !== 0xff) return at;
  }
  return bytes.length;
}

function unstuff(bytes: Uint8Array, start: number, end: number): EntropySegment {
  const out = new Uint8Array(end - start + PADDING_BYTES);
  let length = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    out[length++] = byte;
    if (byte !== 0xff || at + 1 === end) continue;
    // Inside a segment 0xFF is followed by a stuffed zero, or by a fill byte that stands for nothing.
    if (bytes[at + 1] === 0) at++;
    else length--;
  }
  out.fill(0, length);
  return { bytes: new DataView(out.buffer), bitCount: length * 8 };
}
