import { setImmediate as nextTurn } from 'node:timers/promises';
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { AuditLine, ReportInput, ReportItem } from './input';

const SLICE = 200;

interface Piece {
  readonly items: readonly ReportItem[];
  readonly audit: readonly AuditLine[];
}

/** What the thread receives besides the pieces that wait at its port. */
export interface HandedOver {
  /** The report without its items and audit lines. */
  readonly frame: ReportInput;
  readonly pieceCount: number;
}

/**
 * Posts the items and audit lines of a report in pieces, because copying thousands at once would
 * block requests. Thumbnails are transferred and cannot be used afterwards.
 */
export async function handOver(input: ReportInput, port: MessagePort): Promise<HandedOver> {
  const { items, audit } = input;
  const pieces: Piece[] = [];
  for (let from = 0; from < Math.max(items.length, audit.length); from += SLICE) {
    pieces.push({ items: items.slice(from, from + SLICE), audit: audit.slice(from, from + SLICE) });
  }
  const lastUse = new Map<ArrayBuffer, Piece>(); // two appraisals of one item share their photos
  for (const piece of pieces)
    for (const buffer of transferableBuffers(piece)) lastUse.set(buffer, piece);
  for (const piece of pieces) {
    port.postMessage(
      piece,
      transferableBuffers(piece).filter((buffer) => lastUse.get(buffer) === piece),
    );
    await nextTurn();
  }
  return { frame: { ...input, items: [], audit: [] }, pieceCount: pieces.length };
}

/** Receives what `handOver` posted. Throws if a piece is missing. */
export function takeOver({ frame, pieceCount }: HandedOver, port: MessagePort): ReportInput {
  const pieces = Array.from(
    { length: pieceCount },
    () => receiveMessageOnPort(port)?.message as Piece | undefined,
  );
  const received = pieces.flatMap((piece) => piece ?? []);
  if (received.length < pieceCount)
    throw new Error(
      `${pieceCount - received.length} of ${pieceCount} pieces of the report are missing`,
    );
  return {
    ...frame,
    items: received.flatMap(({ items }) => items),
    audit: received.flatMap(({ audit }) => audit),
  };
}

/** The buffers that contain exactly one thumbnail and can be transferred. */
function transferableBuffers({ items }: Piece): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const { pictures } of items) {
    for (const { thumbnail } of pictures) {
      const buffer = thumbnail?.buffer;
      if (buffer instanceof ArrayBuffer && thumbnail?.byteLength === buffer.byteLength)
        buffers.add(buffer);
    }
  }
  return [...buffers];
}
