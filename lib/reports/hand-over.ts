import { setImmediate as nextTurn } from 'node:timers/promises';
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { AuditLine, ReportInput, ReportItem } from './input';

const SLICE = 200;

interface Piece {
  readonly items: readonly ReportItem[];
  readonly audit: readonly AuditLine[];
}

/** What the thread is told beside the pieces that wait at its port. */
export interface HandedOver {
  /** Without its items and audit lines. */
  readonly frame: ReportInput;
  readonly pieceCount: number;
}

/**
 * Posts the items and audit lines of a report in pieces: to copy thousands at once would hold up requests. The thumbnails change
 * hands and cannot be used afterwards.
 */
export async function handOver(input: ReportInput, port: MessagePort): Promise<HandedOver> {
  const { items, audit } = input;
  const pieces: Piece[] = [];
  for (let from = 0; from < Math.max(items.length, audit.length); from += SLICE) {
    pieces.push({ items: items.slice(from, from + SLICE), audit: audit.slice(from, from + SLICE) });
  }
  const lastUse = new Map<ArrayBuffer, Piece>(); // two appraisals of one loss show the same photo
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

/** The receiving end. Throws if a piece is missing. */
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

/** The buffers that hold a thumbnail and nothing else. */
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
