import { problem, problemOf } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';

const JSON_BYTES_MAX = 1024 * 1024;
const JSON_DEPTH_MAX = 32;

/**
 * Reads a body of at most `bytesMax`. Counts the bytes that arrive, because Content-Length can lie.
 */
export async function readBytes(
  request: Request,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () =>
    new Fault(
      'too_large',
      problem('request_too_large', { size: Math.floor(bytesMax / 1024 / 1024) }),
    );
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await nextPart(reader); part && !part.done; part = await nextPart(reader)) {
    length += part.value.length;
    if (length > bytesMax) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * A connection that the client closes early becomes a fault of the request, not an internal error.
 */
async function nextPart(
  reader: Reader | undefined,
): Promise<Awaited<ReturnType<Reader['read']>> | undefined> {
  return reader?.read().catch((cause: unknown) => {
    throw new Fault('invalid', problemOf('body', 'body_incomplete'), { cause });
  });
}

/**
 * Returns `undefined` for an absent body. Throws `invalid` for anything that is not a JSON object.
 */
export async function readJson(request: Request): Promise<Record<string, unknown> | undefined> {
  const bytes = await readBytes(request, JSON_BYTES_MAX);
  if (bytes.length === 0) return undefined;
  const value = parseJson(bytes);
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Fault('invalid', problemOf('body', 'body_not_an_object'));
  if (isDeeperThan(value, JSON_DEPTH_MAX))
    throw new Fault('invalid', problemOf('body', 'body_too_deep', { limit: JSON_DEPTH_MAX }));
  return value as Record<string, unknown>;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Fault('invalid', problemOf('body', 'body_malformed_json'), { cause });
  }
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  return depth === 0 || Object.values(value).some((one) => isDeeperThan(one, depth - 1));
}
