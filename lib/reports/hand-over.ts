import { setImmediate as nextTurn } from 'node:timers/promises';
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { AuditLine, ReportInput, ReportItem, UnappraisedItem } from './input';

const SLICE = 200;

interface Piece {
  readonly items: readonly ReportItem[];
  readonly unappraised: readonly UnappraisedItem[];
  readonly audit: readonly AuditLine[];
}

/** What the thread receives besides the pieces that wait at its port. */
export interface HandedOver {
  /** The report without its items, unappraised items and audit lines. */
  readonly frame: ReportInput;
  readonly pieceCount: number;
}

/**
 * Posts the lists of a report in pieces, because copying thousands of entries at once would block
 * requests. Thumbnails are transferred and cannot be used afterwards.
 */
export async function handOver(input: ReportInput, port: MessagePort): Promise<HandedOver> {
  const { items, unappraised, audit } = input;
  const length = Math.max(items.length, unappraised.length, audit.length);
  const pieces: Piece[] = [];
  for (let from = 0; from < length; from += SLICE) {
    const to = from + SLICE;
    pieces.push({
      items: items.slice(from, to),
      unappraised: unappraised.slice(from, to),
      audit: audit.slice(from, to),
    });
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
  const frame = { ...input, items: [], unappraised: [], audit: [] };
  return { frame, pieceCount: pieces.length };
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
    unappraised: received.flatMap(({ unappraised }) => unappraised),
    audit: received.flatMap(({ audit }) => audit),
  };
}

/** The buffers that contain exactly one thumbnail and can be transferred. */
function transferableBuffers({ items, unappraised }: Piece): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const { pictures } of [...items, ...unappraised]) {
    for (const { thumbnail } of pictures) {
      const buffer = thumbnail?.buffer;
      if (buffer instanceof ArrayBuffer && thumbnail?.byteLength === buffer.byteLength)
        buffers.add(buffer);
    }
  }
  return [...buffers];
}
