import { LINE_BYTES_MAX } from '../feed-row';

const LINE_FEED = 0x0a;

/** Stands for a line that was left out: no feed has a field that begins with NUL. */
export const LEFT_OUT = '\0left out';

/**
 * Hands the bytes on in whole lines, so that no line of any length is ever held: one that is longer than the limit is
 * dropped as it comes in, and LEFT_OUT stands in its place. Chunks are shorter than the limit themselves.
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
