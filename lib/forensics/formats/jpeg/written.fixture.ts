import type { QuantizedComponent } from './quantized';
import { NATURAL_ORDER } from './zigzag';

/**
 * A baseline JPEG written from coefficients, for tests that expect the reader to return exactly
 * these.
 */
interface WrittenJpeg {
  readonly width: number;
  readonly height: number;
  readonly components: readonly QuantizedComponent[];
  /** In MCUs; 0 for none. */
  readonly restartInterval?: number;
  /** Writes one scan per component instead of one for all. */
  readonly separateScans?: boolean;
}

/** 100 codes of 8 bits, then codes of 12, so that both the fast and the slow decoding path run. */
const SHORT_CODES = 100;
/** A DC table contains only sizes, the first symbols; libjpeg refuses others. */
const DC_SIZES = 12;
const SYMBOLS = Array.from({ length: 16 }, (_, run) =>
  Array.from({ length: 12 }, (_, size) => (run << 4) | size),
).flat();

function codeOf(symbol: number): { code: number; length: number } {
  const index = SYMBOLS.indexOf(symbol);
  if (index < SHORT_CODES) return { code: index, length: 8 };
  return { code: (SHORT_CODES << 4) + index - SHORT_CODES, length: 12 };
}

class BitWriter {
  readonly bytes: number[] = [];
  private pending = 0;
  private count = 0;

  write(value: number, length: number): void {
    for (let bit = length - 1; bit >= 0; bit--) {
      this.pending = (this.pending << 1) | ((value >> bit) & 1);
      if (++this.count === 8) this.flushByte();
    }
  }

  align(): void {
    while (this.count !== 0) this.write(1, 1);
  }

  marker(code: number): void {
    this.align();
    this.bytes.push(0xff, code);
  }

  private flushByte(): void {
    this.bytes.push(this.pending);
    if (this.pending === 0xff) this.bytes.push(0);
    this.pending = 0;
    this.count = 0;
  }
}

function writeValue(out: BitWriter, run: number, value: number): void {
  const size = value === 0 ? 0 : 32 - Math.clz32(Math.abs(value));
  const { code, length } = codeOf((run << 4) | size);
  out.write(code, length);
  if (size > 0) out.write(value > 0 ? value : value + (1 << size) - 1, size);
}

function writeBlock(out: BitWriter, block: Int16Array, predictor: number): void {
  writeValue(out, 0, (block[0] ?? 0) - predictor);
  let run = 0;
  for (let k = 1; k < 64; k++) {
    const value = block[NATURAL_ORDER[k] ?? 0] ?? 0;
    if (value === 0) {
      run++;
      continue;
    }
    for (; run > 15; run -= 16) out.write(codeOf(0xf0).code, codeOf(0xf0).length);
    writeValue(out, run, value);
    run = 0;
  }
  if (run > 0) out.write(codeOf(0).code, codeOf(0).length);
}

function segment(marker: number, body: readonly number[]): number[] {
  return [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body];
}

const twoBytes = (value: number): number[] => [value >> 8, value & 255];

/** Returns the blocks of each MCU, in the order of the scan, as block numbers of each component. */
function mcuBlocks(
  jpeg: WrittenJpeg,
  indexes: readonly number[],
): { component: number; block: number }[][] {
  const parts = indexes.map((index) => ({
    index,
    component: jpeg.components[index] as QuantizedComponent,
  }));
  const alone = parts.length === 1;
  const first = parts[0]?.component as QuantizedComponent;
  const hMax = Math.max(...jpeg.components.map((c) => c.horizontalSampling));
  const vMax = Math.max(...jpeg.components.map((c) => c.verticalSampling));
  const wide = alone
    ? Math.ceil((jpeg.width * first.horizontalSampling) / hMax / 8)
    : first.blocksWide / first.horizontalSampling;
  const high = alone
    ? Math.ceil((jpeg.height * first.verticalSampling) / vMax / 8)
    : first.blocksHigh / first.verticalSampling;
  return Array.from({ length: wide * high }, (_, mcu) =>
    parts.flatMap(({ index, component }) => {
      const columns = alone ? 1 : component.horizontalSampling;
      const rows = alone ? 1 : component.verticalSampling;
      const left = (mcu % wide) * columns;
      const top = Math.floor(mcu / wide) * rows;
      return Array.from({ length: columns * rows }, (_, i) => ({
        component: index,
        block: (top + Math.floor(i / columns)) * component.blocksWide + left + (i % columns),
      }));
    }),
  );
}

function writeScan(jpeg: WrittenJpeg, indexes: readonly number[]): number[] {
  const head = segment(0xda, [indexes.length, ...indexes.flatMap((i) => [i + 1, 0]), 0, 63, 0]);
  const out = new BitWriter();
  const predictors = new Map<number, number>();
  const interval = jpeg.restartInterval ?? 0;
  mcuBlocks(jpeg, indexes).forEach((blocks, mcu) => {
    if (interval > 0 && mcu > 0 && mcu % interval === 0) {
      out.marker(0xd0 + ((mcu / interval - 1) % 8));
      predictors.clear();
    }
    for (const { component, block } of blocks) {
      const values = (jpeg.components[component] as QuantizedComponent).coefficients.subarray(
        block * 64,
        block * 64 + 64,
      );
      writeBlock(out, values, predictors.get(component) ?? 0);
      predictors.set(component, values[0] ?? 0);
    }
  });
  out.align();
  return [...head, ...out.bytes];
}

export function writeJpeg(jpeg: WrittenJpeg): Uint8Array {
  const counts = Array.from({ length: 16 }, (_, i) =>
    i === 7 ? SHORT_CODES : i === 11 ? SYMBOLS.length - SHORT_CODES : 0,
  );
  const tables = jpeg.components.flatMap((component, i) =>
    segment(0xdb, [
      i,
      ...Array.from(NATURAL_ORDER, (natural) => component.quantizationTable[natural] ?? 0),
    ]),
  );
  const all = jpeg.components.map((_, i) => i);
  const frame = segment(0xc0, [
    8,
    ...twoBytes(jpeg.height),
    ...twoBytes(jpeg.width),
    jpeg.components.length,
    ...jpeg.components.flatMap((c, i) => [
      i + 1,
      (c.horizontalSampling << 4) | c.verticalSampling,
      i,
    ]),
  ]);
  const scans =
    jpeg.separateScans === true ? all.map((i) => writeScan(jpeg, [i])) : [writeScan(jpeg, all)];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...tables,
    ...frame,
    ...segment(0xc4, [
      0,
      ...counts.map((_, i) => (i === 7 ? DC_SIZES : 0)),
      ...SYMBOLS.slice(0, DC_SIZES),
    ]),
    ...segment(0xc4, [0x10, ...counts, ...SYMBOLS]),
    ...((jpeg.restartInterval ?? 0) > 0 ? segment(0xdd, twoBytes(jpeg.restartInterval ?? 0)) : []),
    ...scans.flat(),
    0xff,
    0xd9,
  ]);
}
