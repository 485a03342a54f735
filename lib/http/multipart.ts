import { randomUUID } from 'node:crypto';

const CRLF = '\r\n';
const LINE_END = /^[ \t]*\r\n/;
/** Bytes after a boundary in which its line must end. */
const LINE_LENGTH_MAX = 64;

/**
 * Returns the boundary of a Content-Type header, or null if it is missing or invalid. RFC 2046,
 * 5.1.1: 1 to 70 characters, quoted if they are not all token characters.
 */
export function boundaryOf(contentType: string): string | null {
  const [, quoted, token] = /;\s*boundary=(?:"([^"\r\n]*)"|([^\s;"]*))/i.exec(contentType) ?? [];
  const boundary = quoted ?? token ?? '';
  return /^[\w'()+,./:=? -]{1,70}$/.test(boundary) && !boundary.endsWith(' ') ? boundary : null;
}

interface Delimiter {
  /** `from` is where the part before the delimiter ends, `to` where the part after it starts. */
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
}

/**
 * Finds the next delimiter at or after `at`. A longer line that starts with the boundary is
 * content.
 */
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
 * Parses a multipart body by RFC 2046 and 7578. Returns null if it is malformed or cut off. It
 * rewrites the parts with a random boundary before the platform parses them, because the platform
 * refuses boundaries such as `-`, a preamble and an epilogue.
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
