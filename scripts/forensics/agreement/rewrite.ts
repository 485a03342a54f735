import { readFrameHeader, type FrameHeader } from '@/lib/forensics/formats/jpeg/header';
import type { QuantizedComponent, QuantizedJpeg } from '@/lib/forensics/formats/jpeg/quantized';
import { NATURAL_ORDER } from '@/lib/forensics/formats/jpeg/zigzag';
import { BitWriter } from './bit-writer';

const [SOI, EOI, SOF1, DHT, SOS, DQT, DRI, APP0, APP14] = [
  0xd8, 0xd9, 0xc1, 0xc4, 0xda, 0xdb, 0xdd, 0xe0, 0xee,
];

/** Sizes of DC differences, with codes of eight bits. */
const DC_SYMBOLS: readonly number[] = Array.from({ length: 12 }, (_, size) => size);
/**
 * Eight bits for the 128 most frequent symbols, sixteen for the rest: the table need not fit the
 * picture.
 */
const SHORT_CODES = 128;
const AC_SYMBOLS: readonly number[] = Array.from(
  { length: 256 },
  (_, i) => ((i & 15) << 4) | (i >> 4),
).filter((symbol) => (symbol & 15) < 15);

interface Code {
  readonly bits: number;
  readonly length: number;
}

const AC_CODES: readonly Code[] = (() => {
  const codes: Code[] = Array.from({ length: 256 }, () => ({ bits: 0, length: 0 }));
  AC_SYMBOLS.forEach((symbol, i) => {
    codes[symbol] =
      i < SHORT_CODES
        ? { bits: i, length: 8 }
        : { bits: (SHORT_CODES << 8) + i - SHORT_CODES, length: 16 };
  });
  return codes;
})();

/**
 * Writes a sequential JPEG of the coefficients from the engine's reader, with the sizes, sampling,
 * component and table numbers and the colour markers of the original: another reader gets from it
 * what ours got from the original.
 * @param restartInterval in MCUs, 0 for none
 */
export function rewritten(
  original: Uint8Array,
  jpeg: QuantizedJpeg,
  restartInterval = 0,
): Uint8Array {
  const { frame, colourMarkers } = headersOf(original);
  const out = new BitWriter(original.length * 2 + 4096);
  out.bytes(0xff, SOI);
  for (const marker of colourMarkers) out.bytes(...marker);
  writeTables(out, frame, jpeg);
  segment(out, SOF1, [
    8,
    ...two(jpeg.height),
    ...two(jpeg.width),
    frame.components.length,
    ...frame.components.flatMap((one) => [
      one.id,
      (one.horizontalSampling << 4) | one.verticalSampling,
      one.quantizationTableId,
    ]),
  ]);
  segment(out, DHT, [0x00, ...codeCounts(DC_SYMBOLS.length, 0), ...DC_SYMBOLS]);
  segment(out, DHT, [
    0x10,
    ...codeCounts(SHORT_CODES, AC_SYMBOLS.length - SHORT_CODES),
    ...AC_SYMBOLS,
  ]);
  if (restartInterval > 0) segment(out, DRI, two(restartInterval));
  writeScan(out, frame, jpeg, restartInterval);
  out.bytes(0xff, EOI);
  return out.written();
}

const two = (value: number): number[] => [value >> 8, value & 255];

/** Numbers of codes of 1 to 16 bits. */
const codeCounts = (ofEight: number, ofSixteen: number): number[] =>
  Array.from({ length: 16 }, (_, i) => (i === 7 ? ofEight : i === 15 ? ofSixteen : 0));

function segment(out: BitWriter, marker: number, body: readonly number[]): void {
  out.bytes(0xff, marker, ...two(body.length + 2), ...body);
}

/**
 * Returns the frame header and the segments by which libjpeg distinguishes YCbCr from RGB, CMYK and
 * YCCK.
 */
function headersOf(original: Uint8Array): {
  frame: FrameHeader;
  colourMarkers: readonly Uint8Array[];
} {
  const colourMarkers: Uint8Array[] = [];
  for (let at = 2; at + 3 < original.length;) {
    const [start, marker] = [original[at], original[at + 1] ?? 0];
    if (
      start !== 0xff ||
      marker === 0xff ||
      marker === 0 ||
      marker === 1 ||
      (marker >= 0xd0 && marker <= 0xd8)
    ) {
      at += start === 0xff && marker !== 0xff ? 2 : 1;
      continue;
    }
    const end = at + 2 + (((original[at + 2] ?? 0) << 8) | (original[at + 3] ?? 0));
    if (marker >= 0xc0 && marker <= 0xc2)
      return { frame: readFrameHeader(original.subarray(at + 4, end), marker), colourMarkers };
    if (marker === APP0 || marker === APP14) colourMarkers.push(original.subarray(at, end));
    at = end;
  }
  throw new Error('no frame header, although the reader met one');
}

function writeTables(out: BitWriter, frame: FrameHeader, { components }: QuantizedJpeg): void {
  const written = new Set<number>();
  frame.components.forEach(({ quantizationTableId: id }, i) => {
    const table = components[i]?.quantizationTable;
    if (table === undefined || written.has(id)) return;
    written.add(id);
    const steps = Array.from(NATURAL_ORDER, (natural) => table[natural] ?? 0);
    const wide = steps.some((step) => step > 255);
    segment(out, DQT, [(wide ? 0x10 : 0) | id, ...(wide ? steps.flatMap(two) : steps)]);
  });
}

interface Part {
  readonly component: QuantizedComponent;
  readonly columns: number;
  readonly rows: number;
  predictor: number;
}

/** Writes all components in one scan; a single one has one block per MCU (T.81, A.2.2). */
function writeScan(
  out: BitWriter,
  frame: FrameHeader,
  { width, height, components }: QuantizedJpeg,
  restartInterval: number,
): void {
  segment(out, SOS, [
    components.length,
    ...frame.components.flatMap(({ id }) => [id, 0]),
    0,
    63,
    0,
  ]);
  const alone = components.length === 1;
  const parts = components.map((component): Part => ({
    component,
    columns: alone ? 1 : component.horizontalSampling,
    rows: alone ? 1 : component.verticalSampling,
    predictor: 0,
  }));
  const [first] = components;
  if (first === undefined) return;
  const wide = alone ? Math.ceil(width / 8) : first.blocksWide / first.horizontalSampling;
  const high = alone ? Math.ceil(height / 8) : first.blocksHigh / first.verticalSampling;
  for (let mcu = 0; mcu < wide * high; mcu++) {
    if (restartInterval > 0 && mcu > 0 && mcu % restartInterval === 0) {
      out.align();
      out.bytes(0xff, 0xd0 + ((mcu / restartInterval - 1) % 8));
      for (const part of parts) part.predictor = 0;
    }
    for (const part of parts) writeMcu(out, part, mcu % wide, Math.floor(mcu / wide));
  }
  out.align();
}

function writeMcu(out: BitWriter, part: Part, column: number, row: number): void {
  const { component, columns, rows } = part;
  for (let i = 0; i < columns * rows; i++) {
    const block =
      (row * rows + Math.floor(i / columns)) * component.blocksWide +
      column * columns +
      (i % columns);
    writeBlock(out, component.coefficients, block * 64, part.predictor);
    part.predictor = component.coefficients[block * 64] ?? 0;
  }
}

function writeBlock(
  out: BitWriter,
  coefficients: Int16Array,
  base: number,
  predictor: number,
): void {
  const difference = (coefficients[base] as number) - predictor;
  out.bits(sizeOf(difference), 8);
  writeBits(out, difference);
  let run = 0;
  for (let k = 1; k < 64; k++) {
    const value = coefficients[base + (NATURAL_ORDER[k] as number)] as number;
    if (value === 0) {
      run++;
      continue;
    }
    for (; run > 15; run -= 16) writeCode(out, 0xf0);
    writeCode(out, (run << 4) | sizeOf(value));
    writeBits(out, value);
    run = 0;
  }
  if (run > 0) writeCode(out, 0);
}

const sizeOf = (value: number): number => (value === 0 ? 0 : 32 - Math.clz32(Math.abs(value)));

function writeBits(out: BitWriter, value: number): void {
  const size = sizeOf(value);
  if (size > 0) out.bits(value > 0 ? value : value + (1 << size) - 1, size);
}

function writeCode(out: BitWriter, symbol: number): void {
  const { bits, length } = AC_CODES[symbol] as Code;
  out.bits(bits, length);
}
