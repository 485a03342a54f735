import {
  readFrameHeader,
  readHuffmanTables,
  readQuantizationTables,
  readScanHeader,
  type FrameHeader,
  type ScanHeader,
  type Tables,
} from './header';
import type { QuantizedComponent, QuantizedJpeg } from './quantized';
import { decodeScan, mcusOf, type UnfinishedComponent } from './scan';
import { collectSegments, scanEnd } from './segments';
import { UnreadableJpeg, type UnreadableReason } from './unreadable';

/** Bit positions are 32-bit integers, which limits the file to 2^27 bytes. */
const BYTES_MAX = 1 << 27;

/**
 * Maximum visits per coefficient over all scans; a usual progressive file needs 3. It limits the
 * work, not the format.
 */
const VISITS_MAX = 8;

const REFUSED_FRAMES: ReadonlyMap<number, UnreadableReason> = new Map([
  [0xc3, 'lossless_or_hierarchical'],
  [0xc5, 'lossless_or_hierarchical'],
  [0xc6, 'lossless_or_hierarchical'],
  [0xc7, 'lossless_or_hierarchical'],
  [0xcb, 'lossless_or_hierarchical'],
  [0xde, 'lossless_or_hierarchical'],
  [0xc9, 'arithmetic_coding'],
  [0xca, 'arithmetic_coding'],
  [0xcc, 'arithmetic_coding'],
  [0xcd, 'arithmetic_coding'],
  [0xce, 'arithmetic_coding'],
  [0xcf, 'arithmetic_coding'],
]);

/** `luma`: only the first component; the others get no coefficients. */
type Wanted = 'all' | 'luma';

class Reading {
  readonly wanted: Wanted;
  frame: FrameHeader | null = null;
  readonly tables: Tables = {
    quantization: new Map(),
    dc: new Map(),
    ac: new Map(),
    restartInterval: 0,
  };
  components: readonly UnfinishedComponent[] = [];
  /** Components for which a sequential scan or a first DC scan has read every block. */
  readonly full = new Set<number>();
  visits = 0;

  constructor(wanted: Wanted) {
    this.wanted = wanted;
  }
}

/**
 * Reads the quantized DCT coefficients of a JPEG (ITU-T T.81): baseline, extended sequential and
 * progressive Huffman coding, 8 bits, 1, 3 or 4 components, any sampling, restart intervals.
 *
 * For a file that ends early it returns the leading components that are complete; a progressive
 * component counts as complete after its first DC scan.
 *
 * @param bytes the complete file
 * @throws UnreadableJpeg with the reason; never another error, whatever the bytes
 */
export function readQuantizedJpeg(bytes: Uint8Array, wanted: Wanted = 'all'): QuantizedJpeg {
  if (bytes.length > BYTES_MAX) throw new UnreadableJpeg('oversize');
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new UnreadableJpeg('not_a_jpeg');
  const reading = new Reading(wanted);
  let position = 2;
  for (;;) {
    // Bytes between two segments that are no marker are skipped, as every decoder does.
    position = bytes.indexOf(0xff, position);
    if (position === -1 || position + 1 >= bytes.length) break;
    const marker = bytes[position + 1] ?? 0;
    if (marker === 0xd9) break;
    if (marker === 0xff || marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) {
      position += marker === 0xff ? 1 : 2;
      continue;
    }
    position = readSegment(bytes, position, marker, reading);
  }
  return finish(reading);
}

/**
 * Reads the segment whose marker is at `position` and, after SOS, its scan. Returns the position to
 * continue at.
 */
function readSegment(
  bytes: Uint8Array,
  position: number,
  marker: number,
  reading: Reading,
): number {
  const length = ((bytes[position + 2] ?? 0) << 8) | (bytes[position + 3] ?? 0);
  const end = position + 2 + length;
  // A file cut in its tables ends like one cut in a scan: the scans read before it count.
  if (length < 2 || end > bytes.length) return bytes.length;
  const body = bytes.subarray(position + 4, end);
  const refused = REFUSED_FRAMES.get(marker);
  if (refused !== undefined) throw new UnreadableJpeg(refused);
  if (marker === 0xdb) readQuantizationTables(body, reading.tables);
  else if (marker === 0xc4) readHuffmanTables(body, reading.tables);
  else if (marker === 0xdd) reading.tables.restartInterval = ((body[0] ?? 0) << 8) | (body[1] ?? 0);
  else if (marker >= 0xc0 && marker <= 0xc2)
    beginFrame(readFrameHeader(body, marker), bytes.length, reading);
  else if (marker === 0xda) return readScan(bytes, end, body, reading);
  return end;
}

function beginFrame(frame: FrameHeader, byteCount: number, reading: Reading): void {
  if (reading.frame !== null) throw new UnreadableJpeg('lossless_or_hierarchical');
  reading.frame = frame;
  const { wide, high } = mcusOf(frame);
  const sizes = frame.components.map(
    (c) => wide * c.horizontalSampling * high * c.verticalSampling,
  );
  // A block takes at least one bit: a header that claims more than the file can hold is refused
  // before any memory is allocated.
  if (Math.max(...sizes) > byteCount * 8) throw new UnreadableJpeg('truncated');
  reading.components = frame.components.map((component, i) => ({
    blocksWide: wide * component.horizontalSampling,
    blocksHigh: high * component.verticalSampling,
    horizontalSampling: component.horizontalSampling,
    verticalSampling: component.verticalSampling,
    quantizationTable: new Uint16Array(64),
    coefficients: new Int16Array((sizes[i] ?? 0) * 64),
    nonZero: new Int32Array(frame.progressive ? (sizes[i] ?? 0) * 2 : 0),
  }));
}

function readScan(bytes: Uint8Array, start: number, body: Uint8Array, reading: Reading): number {
  const { frame, tables, components } = reading;
  if (frame === null) throw new UnreadableJpeg('broken_header');
  const scan = readScanHeader(body, frame);
  reading.visits += (scan.spectralEnd - scan.spectralStart + 1) * scan.components.length;
  if (reading.visits > 64 * VISITS_MAX * components.length)
    throw new UnreadableJpeg('too_many_scans');
  const first = scan.spectralStart === 0 && scan.approximationHigh === 0;
  adoptQuantization(frame, scan, reading);
  if (reading.wanted === 'luma' && !first && scan.components.every(({ index }) => index > 0)) {
    // Also without coefficients to read the scan's tables are checked, so that a file is accepted
    // or refused whichever components are wanted.
    decodeScan(frame, scan, components, tables, []);
    return scanEnd(bytes, start);
  }
  const { segments, end } = collectSegments(bytes, start);
  const complete = decodeScan(frame, scan, components, tables, segments);
  if (complete && first) for (const { index } of scan.components) reading.full.add(index);
  return end;
}

/** A component uses the table that is current when its first scan begins (T.81, B.2.4.1). */
function adoptQuantization(frame: FrameHeader, scan: ScanHeader, reading: Reading): void {
  for (const { index } of scan.components) {
    const id = frame.components[index]?.quantizationTableId ?? 0;
    const table = reading.tables.quantization.get(id);
    const target = reading.components[index]?.quantizationTable;
    if (table === undefined) throw new UnreadableJpeg('missing_table');
    if (target !== undefined && target[0] === 0) target.set(table);
  }
}

function finish(reading: Reading): QuantizedJpeg {
  const { frame, components, full, wanted } = reading;
  if (frame === null) throw new UnreadableJpeg('truncated');
  const missing = components.findIndex((_, i) => !full.has(i));
  const present = (missing === -1 ? components : components.slice(0, missing)).map((component, i) =>
    finished(component, wanted === 'all' || i === 0),
  );
  if (present.length === 0) throw new UnreadableJpeg('truncated');
  return {
    width: frame.width,
    height: frame.height,
    progressive: frame.progressive,
    components: present,
  };
}

/** Returns the component without `nonZero`, so that this memory is freed. */
function finished(component: UnfinishedComponent, isWanted: boolean): QuantizedComponent {
  const { blocksWide, blocksHigh, horizontalSampling, verticalSampling, quantizationTable } =
    component;
  const coefficients = isWanted ? component.coefficients : new Int16Array(0);
  return {
    blocksWide,
    blocksHigh,
    horizontalSampling,
    verticalSampling,
    quantizationTable,
    coefficients,
  };
}
