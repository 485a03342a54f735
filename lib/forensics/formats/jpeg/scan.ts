import { decodeSequentialBlock, type BlockContext, type BlockDecoder } from './block';
import type { FrameHeader, ScanComponent, ScanHeader, Tables } from './header';
import { buildHuffmanTable, type HuffmanTable } from './huffman';
import { decodeAcFirst, decodeAcRefine, decodeDcFirst, decodeDcRefine } from './progressive';
import type { QuantizedComponent } from './quantized';
import type { EntropySegment } from './segments';
import { UnreadableJpeg } from './unreadable';

const NO_TABLE = buildHuffmanTable(new Uint8Array(16), new Uint8Array(0));

/** A component whose scans are still being read. */
export interface UnfinishedComponent extends QuantizedComponent {
  /** See `BlockContext`; empty in a sequential picture. */
  readonly nonZero: Int32Array;
}

/** Position of the blocks of one MCU of a scan. */
interface Walk {
  readonly mcusWide: number;
  readonly mcuCount: number;
  readonly parts: readonly {
    context: BlockContext;
    columns: number;
    rows: number;
    blocksWide: number;
  }[];
}

/**
 * Decodes one scan into its components' coefficients.
 * @returns whether every MCU was present; from the first missing one on the coefficients stay
 * unchanged
 */
export function decodeScan(
  frame: FrameHeader,
  scan: ScanHeader,
  components: readonly UnfinishedComponent[],
  tables: Tables,
  segments: readonly EntropySegment[],
): boolean {
  const walk = planWalk(frame, scan, components, tables);
  const decode = decoderFor(frame, scan);
  const perSegment = tables.restartInterval > 0 ? tables.restartInterval : walk.mcuCount;
  let complete = segments.length >= Math.ceil(walk.mcuCount / perSegment);
  segments.forEach((segment, i) => {
    const first = i * perSegment;
    if (first >= walk.mcuCount) return;
    const last = Math.min(first + perSegment, walk.mcuCount);
    if (!decodeSegment(segment, walk, decode, first, last)) complete = false;
  });
  return complete;
}

function decoderFor(frame: FrameHeader, scan: ScanHeader): BlockDecoder {
  if (!frame.progressive) return decodeSequentialBlock;
  const first = scan.approximationHigh === 0;
  if (scan.spectralStart === 0) return first ? decodeDcFirst : decodeDcRefine;
  return first ? decodeAcFirst : decodeAcRefine;
}

function decodeSegment(
  segment: EntropySegment,
  walk: Walk,
  decode: BlockDecoder,
  first: number,
  last: number,
): boolean {
  const { bitCount } = segment;
  for (const { context } of walk.parts) {
    context.predictor = 0;
    context.endOfBandRun = 0;
  }
  let position = 0;
  for (let mcu = first; mcu < last; mcu++) {
    const mcuRow = Math.floor(mcu / walk.mcusWide);
    const mcuColumn = mcu - mcuRow * walk.mcusWide;
    for (const { context, columns, rows, blocksWide } of walk.parts) {
      for (let y = 0; y < rows; y++) {
        const rowStart = (mcuRow * rows + y) * blocksWide + mcuColumn * columns;
        for (let x = 0; x < columns; x++)
          position = decode(segment, position, context, (rowStart + x) * 64);
      }
    }
    if (position > bitCount) return false;
  }
  return true;
}

/**
 * A scan of one component has one block per MCU and no padding; a scan of several is interleaved
 * (T.81, A.2).
 */
function planWalk(
  frame: FrameHeader,
  scan: ScanHeader,
  components: readonly UnfinishedComponent[],
  tables: Tables,
): Walk {
  const contexts = scan.components.map((part) =>
    blockContext(frame, scan, part, components, tables),
  );
  const [only] = contexts;
  if (contexts.length === 1 && only !== undefined) {
    const { wide, high } = ownBlocks(frame, only.component);
    const parts = [
      { context: only.context, columns: 1, rows: 1, blocksWide: only.component.blocksWide },
    ];
    return { mcusWide: wide, mcuCount: wide * high, parts };
  }
  const { wide, high } = mcusOf(frame);
  const parts = contexts.map(({ component, context }) => ({
    context,
    columns: component.horizontalSampling,
    rows: component.verticalSampling,
    blocksWide: component.blocksWide,
  }));
  return { mcusWide: wide, mcuCount: wide * high, parts };
}

export function mcusOf(frame: FrameHeader): { wide: number; high: number } {
  const { horizontal, vertical } = samplingMax(frame);
  return {
    wide: Math.ceil(frame.width / (8 * horizontal)),
    high: Math.ceil(frame.height / (8 * vertical)),
  };
}

function samplingMax(frame: FrameHeader): { horizontal: number; vertical: number } {
  return {
    horizontal: Math.max(...frame.components.map((c) => c.horizontalSampling)),
    vertical: Math.max(...frame.components.map((c) => c.verticalSampling)),
  };
}

function ownBlocks(
  frame: FrameHeader,
  component: QuantizedComponent,
): { wide: number; high: number } {
  const { horizontal, vertical } = samplingMax(frame);
  return {
    wide: Math.ceil(Math.ceil((frame.width * component.horizontalSampling) / horizontal) / 8),
    high: Math.ceil(Math.ceil((frame.height * component.verticalSampling) / vertical) / 8),
  };
}

function blockContext(
  frame: FrameHeader,
  scan: ScanHeader,
  part: ScanComponent,
  components: readonly UnfinishedComponent[],
  tables: Tables,
): { component: QuantizedComponent; context: BlockContext } {
  const component = components[part.index];
  if (component === undefined) throw new UnreadableJpeg('broken_header');
  const needsDc = scan.spectralStart === 0 && scan.approximationHigh === 0;
  const needsAc = !frame.progressive || scan.spectralStart > 0;
  const context: BlockContext = {
    dc: needsDc ? required(tables.dc.get(part.dcTableId)) : NO_TABLE,
    ac: needsAc ? required(tables.ac.get(part.acTableId)) : NO_TABLE,
    spectralStart: scan.spectralStart,
    spectralEnd: scan.spectralEnd,
    approximationLow: scan.approximationLow,
    coefficients: component.coefficients,
    nonZero: component.nonZero,
    predictor: 0,
    endOfBandRun: 0,
  };
  return { component, context };
}

function required(table: HuffmanTable | undefined): HuffmanTable {
  if (table === undefined) throw new UnreadableJpeg('missing_table');
  return table;
}
