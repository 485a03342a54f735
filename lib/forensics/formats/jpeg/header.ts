import { buildHuffmanTable, type HuffmanTable } from './huffman';
import { UnreadableJpeg } from './unreadable';
import { NATURAL_ORDER } from './zigzag';

interface FrameComponent {
  readonly id: number;
  readonly horizontalSampling: number;
  readonly verticalSampling: number;
  readonly quantizationTableId: number;
}

export interface FrameHeader {
  readonly width: number;
  readonly height: number;
  readonly progressive: boolean;
  readonly components: readonly FrameComponent[];
}

export interface ScanComponent {
  readonly index: number;
  readonly dcTableId: number;
  readonly acTableId: number;
}

/** The scan header's parameters (ITU-T T.81, B.2.3). */
export interface ScanHeader {
  readonly components: readonly ScanComponent[];
  readonly spectralStart: number;
  readonly spectralEnd: number;
  readonly approximationHigh: number;
  readonly approximationLow: number;
}

/** The current tables; each segment replaces those that it defines. */
export interface Tables {
  readonly quantization: Map<number, Uint16Array>;
  readonly dc: Map<number, HuffmanTable>;
  readonly ac: Map<number, HuffmanTable>;
  restartInterval: number;
}

const PIXELS_MAX = 50_000_000;

const uint16 = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** Reads a DQT segment; the tables are stored in natural order. */
export function readQuantizationTables(body: Uint8Array, tables: Tables): void {
  let at = 0;
  while (at < body.length) {
    const wide = (body[at] ?? 0) >> 4 !== 0;
    const size = wide ? 128 : 64;
    if (at + 1 + size > body.length) throw new UnreadableJpeg('broken_header');
    const table = new Uint16Array(64);
    NATURAL_ORDER.forEach((natural, k) => {
      table[natural] = wide ? uint16(body, at + 1 + 2 * k) : (body[at + 1 + k] ?? 0);
    });
    tables.quantization.set((body[at] ?? 0) & 15, table);
    at += 1 + size;
  }
}

/** Reads a DHT segment. */
export function readHuffmanTables(body: Uint8Array, tables: Tables): void {
  let at = 0;
  while (at < body.length) {
    const selector = body[at] ?? 0;
    const counts = body.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (at + 17 + total > body.length || total > 256) throw new UnreadableJpeg('broken_header');
    const table = buildHuffmanTable(counts, body.subarray(at + 17, at + 17 + total));
    (selector >> 4 === 0 ? tables.dc : tables.ac).set(selector & 15, table);
    at += 17 + total;
  }
}

/**
 * Reads an SOF0, SOF1 or SOF2 segment.
 * @throws UnreadableJpeg for frames that the engine does not judge
 */
export function readFrameHeader(body: Uint8Array, marker: number): FrameHeader {
  const count = body[5] ?? 0;
  if (body.length < 6 + 3 * count) throw new UnreadableJpeg('broken_header');
  if (body[0] !== 8) throw new UnreadableJpeg('sample_precision');
  const height = uint16(body, 1);
  const width = uint16(body, 3);
  // Height 0 announces a DNL marker after the first scan: legal, but never seen in photos.
  if (width === 0 || height === 0 || ![1, 3, 4].includes(count))
    throw new UnreadableJpeg('broken_header');
  if (width * height > PIXELS_MAX) throw new UnreadableJpeg('oversize');
  const components = Array.from({ length: count }, (_, i) => frameComponent(body, 6 + 3 * i));
  return { width, height, progressive: marker === 0xc2, components };
}

function frameComponent(body: Uint8Array, at: number): FrameComponent {
  const sampling = body[at + 1] ?? 0;
  const component: FrameComponent = {
    id: body[at] ?? 0,
    horizontalSampling: sampling >> 4,
    verticalSampling: sampling & 15,
    quantizationTableId: body[at + 2] ?? 0,
  };
  if (
    !isSamplingFactor(component.horizontalSampling) ||
    !isSamplingFactor(component.verticalSampling)
  ) {
    throw new UnreadableJpeg('broken_header');
  }
  return component;
}

const isSamplingFactor = (factor: number): boolean => factor >= 1 && factor <= 4;

/** Reads an SOS segment. */
export function readScanHeader(body: Uint8Array, frame: FrameHeader): ScanHeader {
  const count = body[0] ?? 0;
  if (count < 1 || count > 4 || body.length < 4 + 2 * count)
    throw new UnreadableJpeg('broken_header');
  const components = Array.from({ length: count }, (_, i): ScanComponent => {
    const index = frame.components.findIndex(({ id }) => id === body[1 + 2 * i]);
    const selectors = body[2 + 2 * i] ?? 0;
    return { index, dcTableId: selectors >> 4, acTableId: selectors & 15 };
  });
  const at = 1 + 2 * count;
  const scan: ScanHeader = {
    components,
    spectralStart: frame.progressive ? (body[at] ?? 0) : 0,
    spectralEnd: frame.progressive ? (body[at + 1] ?? 0) : 63,
    approximationHigh: frame.progressive ? (body[at + 2] ?? 0) >> 4 : 0,
    approximationLow: frame.progressive ? (body[at + 2] ?? 0) & 15 : 0,
  };
  checkScan(scan);
  return scan;
}

function checkScan(scan: ScanHeader): void {
  const indexes = scan.components.map(({ index }) => index);
  const wrong =
    indexes.includes(-1) ||
    new Set(indexes).size !== indexes.length ||
    scan.spectralEnd > 63 ||
    scan.spectralStart > scan.spectralEnd ||
    (scan.spectralStart > 0 && indexes.length > 1) ||
    scan.approximationLow > 13 ||
    scan.approximationHigh > 13;
  if (wrong) throw new UnreadableJpeg('broken_header');
}
