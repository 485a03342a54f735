import { problem } from '@/lib/shared/reasons';
import { FeedFault, type FeedRow } from '../feed-row';
import { delimitedRows } from './delimited';
import { xmlRows } from './xml';

export type FeedFormat = 'xml' | 'tsv' | 'csv';

interface OpenFeed {
  readonly format: FeedFormat;
  readonly rows: AsyncIterable<FeedRow>;
}

const HEAD_BYTES = 4096;

/**
 * Detects the format from the first bytes, not from the file name. Throws FeedFault if it is not a
 * feed.
 */
export async function openFeed(chunks: AsyncIterable<Buffer>): Promise<OpenFeed> {
  const iterator = chunks[Symbol.asyncIterator]();
  const head: Buffer[] = [];
  for (let bytes = 0; bytes < HEAD_BYTES;) {
    const next = await iterator.next();
    if (next.done) break;
    head.push(next.value);
    bytes += next.value.length;
  }
  const first = Buffer.concat(head);
  const content = asUtf8(first, rejoined(first, iterator));
  const text = isUtf16(first)
    ? new TextDecoder('utf-16le').decode(first.subarray(0, HEAD_BYTES))
    : first.toString('utf8', 0, HEAD_BYTES);
  const format = formatOf(text);
  if (format === 'xml') return { format, rows: xmlRows(content) };
  return { format, rows: delimitedRows(content, format === 'tsv' ? '\t' : delimiterOf(text)) };
}

/** Detects the format from the start of a file. Throws FeedFault if it is not a feed. */
export function formatOf(head: string): FeedFormat {
  const text = head.replace(/^\ufeff/, '').trimStart();
  if (text === '') throw new FeedFault(problem('feed_empty'));
  if (text.startsWith('<')) {
    if (/<(rss|feed|channel)\b/i.test(text)) return 'xml';
    throw new FeedFault(problem('feed_not_rss_or_atom'));
  }
  const [header = ''] = text.split(/\r?\n/, 1);
  if (header.includes('\t')) return 'tsv';
  if (/[,;|]/.test(header)) return 'csv';
  throw new FeedFault(problem('feed_not_a_table'));
}

function delimiterOf(text: string): string {
  const [header = ''] = text
    .replace(/^\ufeff/, '')
    .trimStart()
    .split(/\r?\n/, 1);
  const counted = [',', ';', '|'].map((one) => ({ one, count: header.split(one).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).one;
}

const isUtf16 = (head: Buffer): boolean => head[0] === 0xff && head[1] === 0xfe;

async function* rejoined(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (first.length > 0) yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Spreadsheets save "Unicode text" as UTF-16. */
async function* asUtf8(head: Buffer, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = isUtf16(head) ? new TextDecoder('utf-16le') : undefined;
  for await (const chunk of chunks)
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
}
