import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { errorResponse, faultOf } from '@/lib/http/errors';
import { SECURITY_HEADERS } from '@/lib/http/security-headers.mjs';
import { TextResponse } from '@/lib/http/text-response';
import { DIRECT_BODY_BYTES_MAX, type DirectRoute } from './direct-routes';

const COMPRESSED_FROM_BYTES = 1024;
const compress = promisify(gzip);

/**
 * Does what Next does for a route handler and no more: a Request in, a Response out, the headers
 * common to every answer, gzip.
 */
export async function answerDirectly(
  { handler, params }: DirectRoute,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const response = await respond(handler, params, incoming).catch((error: unknown) => {
    const requestId = randomUUID();
    return errorResponse(faultOf(error, requestId), '01', requestId);
  });
  const plain =
    response instanceof TextResponse ? response.content : Buffer.from(await response.arrayBuffer());
  const isCompressed =
    !response.headers.has('content-encoding') &&
    Buffer.byteLength(plain) >= COMPRESSED_FROM_BYTES &&
    prefersGzip(incoming);
  const sent = isCompressed ? await compress(plain) : plain;
  const headers: Record<string, string> = {};
  for (const { key, value } of SECURITY_HEADERS) headers[key] = value;
  response.headers.forEach((value, name) => (headers[name] = value));
  if (headers['vary'] !== 'Accept-Encoding')
    headers['vary'] = headers['vary'] ? `${headers['vary']}, Accept-Encoding` : 'Accept-Encoding';
  if (isCompressed) headers['content-encoding'] = 'gzip';
  if (response.status !== 304 && response.status !== 204)
    headers['content-length'] = String(Buffer.byteLength(sent));
  outgoing.writeHead(response.status, headers).end(sent);
}

async function respond(
  handler: DirectRoute['handler'],
  params: DirectRoute['params'],
  incoming: IncomingMessage,
): Promise<Response> {
  const body = incoming.method === 'GET' ? null : lazyBody(incoming);
  const init = {
    method: incoming.method ?? 'GET',
    headers: headersOf(incoming),
    body,
    duplex: 'half',
  };
  return handler(new Request(`http://localhost${incoming.url}`, init), {
    params: Promise.resolve(params),
  });
}

/** RFC 9110, 12.5.3: an encoding that the client forbids (q=0) or prefers less is not sent. */
const prefersGzip = (incoming: IncomingMessage): boolean =>
  new Negotiator(incoming).encoding(['gzip', 'identity']) === 'gzip';

function headersOf(incoming: IncomingMessage): [string, string][] {
  return Object.entries(incoming.headers).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
  );
}

/**
 * Reads the body only when the route asks for it: an unauthorised caller is answered before the
 * body has arrived.
 */
function lazyBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const bytes = await readBody(incoming);
    if (bytes.length > 0) controller.enqueue(bytes);
    controller.close();
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/** Reads no more than the Content-Length header declares: Node ends the stream there. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).subarray(0, DIRECT_BODY_BYTES_MAX) as Buffer<ArrayBuffer>;
}
