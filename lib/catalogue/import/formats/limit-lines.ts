import { LINE_BYTES_MAX } from '../feed-row';

const LINE_FEED = 0x0a;

/** Replaces a skipped line. A feed's fields never begin with NUL. */
export const LEFT_OUT = '\0left out';

/**
 * Passes lines on without buffering long ones: a line above the limit is dropped while it arrives
 * and replaced by LEFT_OUT. Chunks must be shorter than the limit.
 */
export async function* limitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  const append = (bytes: Buffer) => {
    pendingBytes += bytes.length;
    if (pendingBytes <= LINE_BYTES_MAX) pending.push(bytes);
    else pending = [];
  };
  const release = (): Buffer[] => {
    const line = pendingBytes <= LINE_BYTES_MAX ? pending : [Buffer.from(LEFT_OUT)];
    [pending, pendingBytes] = [[], 0];
    return line;
  };
  for await (const chunk of chunks) {
    const end = chunk.indexOf(LINE_FEED);
    append(end < 0 ? chunk : chunk.subarray(0, end));
    if (end < 0) continue;
    const lastEnd = chunk.lastIndexOf(LINE_FEED);
    yield Buffer.concat([...release(), chunk.subarray(end, lastEnd + 1)]);
    append(chunk.subarray(lastEnd + 1));
  }
  if (pendingBytes > 0) yield Buffer.concat(release());
}
