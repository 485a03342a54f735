import { randomUUID } from 'node:crypto';

const CRLF = '\r\n';
const LINE_END = /^[ \t]*\r\n/;
/** What may follow a boundary on its line before it is none. */
const LINE_LENGTH_MAX = 64;

/** RFC 2046, 5.1.1: 1 to 70 characters, in quotes where it holds one that a token may not. Null for no boundary. */
export function boundaryOf(contentType: string): string | null {
  const [, quoted, token] = /;\s*boundary=(?:"([^"\r\n]*)"|([^\s;"]*))/i.exec(contentType) ?? [];
  const boundary = quoted ?? token ?? '';
  return /^[\w'()+,./:=? -]{1,70}$/.test(boundary) && !boundary.endsWith(' ') ? boundary : null;
}

interface Delimiter {
  /** Where the part before it ends, and the one after it begins. */
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
}

/** The next line that is the boundary, from `at` on; a longer line that only begins like it belongs to a part. */
function nextDelimiter(bytes: Buffer, boundary: string, at: number): Delimiter | null {
  const mark = `--${boundary}`;
  for (let from = at; from >= 0;) {
    from = bytes.indexOf(mark, from);
    if (from < 0) return null;
    const end = from + mark.length;
    const rest = bytes.toString('latin1', end, end + LINE_LENGTH_MAX);
    const isAtStart = from === 0 || bytes.toString('latin1', from - 2, from) === CRLF;
    const [line] = LINE_END.exec(rest) ?? [];
    const isLast = rest.startsWith('--');
    if (isAtStart && (isLast || line !== undefined))
      return { from: Math.max(0, from - 2), to: end + (line?.length ?? 0), isLast };
    from += 1;
  }
  return null;
}

/**
 * The form that a multipart body says, by RFC 2046 and 7578. Null for one that is malformed or cut off. The parts are read
 * by the platform, under a boundary that it takes: it refuses one like `-`, a text before the first part and one after the last.
 */
export async function formOf(
  bytes: Buffer<ArrayBuffer>,
  contentType: string,
): Promise<FormData | null> {
  const boundary = boundaryOf(contentType);
  if (boundary === null) return null;
  const ours = randomUUID();
  const pieces: Buffer[] = [];
  let part = nextDelimiter(bytes, boundary, 0);
  while (part && !part.isLast) {
    const next = nextDelimiter(bytes, boundary, part.to);
    if (!next) return null;
    pieces.push(
      Buffer.from(`--${ours}${CRLF}`),
      bytes.subarray(part.to, next.from),
      Buffer.from(CRLF),
    );
    part = next;
  }
  if (!part) return null;
  const body = Buffer.concat([...pieces, Buffer.from(`--${ours}--${CRLF}`)]);
  return new Response(body, {
    headers: { 'content-type': `multipart/form-data; boundary=${ours}` },
  })
    .formData()
    .catch(() => null);
}
