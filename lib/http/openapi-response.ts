import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { openapi } from '@/lib/contract/openapi';
import type { JsonObject } from '@/lib/contract/openapi/schema';
import { originOf } from './origin';
import { requestIdOf } from './request-id';

type Encoding = 'br' | 'gzip' | 'identity';

interface Prepared {
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer<ArrayBuffer>>>;
}

/** The origin comes from request headers that anyone can set, so the cache must be bounded. */
const ORIGINS_MAX = 8;
const BROTLI_QUALITY = 9;

let document: JsonObject | undefined;
const prepared = new Map<string, Promise<Prepared>>();

/**
 * Serializes and compresses the document once per origin: too expensive for each public request.
 */
function preparedFor(origin: string): Promise<Prepared> {
  const known = prepared.get(origin);
  if (known) return known;
  const [oldest] = prepared.keys();
  if (prepared.size >= ORIGINS_MAX && oldest !== undefined) prepared.delete(oldest);
  const making = prepare(origin);
  prepared.set(origin, making);
  making.catch(() => prepared.delete(origin));
  return making;
}

async function prepare(origin: string): Promise<Prepared> {
  document ??= openapi('/api');
  const servers = [
    { url: `${origin}/api`, description: 'The service that this document describes' },
  ];
  const identity = Buffer.from(JSON.stringify({ ...document, servers }));
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
    promisify(gzip)(identity),
  ]);
  // A weak tag, because all encodings share it.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bytes: { br, gzip: zipped, identity } };
}

const encodingOf = ({ headers }: Request, offered: readonly Encoding[]): Encoding => {
  const accepted = { headers: { 'accept-encoding': headers.get('accept-encoding') ?? 'identity' } };
  const [best] = new Negotiator(accepted).encodings([...offered]);
  return offered.find((encoding) => encoding === best) ?? 'identity';
};

const isKnown = (request: Request, etag: string): boolean => {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((one) => ['*', etag, etag.slice(2)].includes(one.trim()));
};

/**
 * The OpenAPI document, with the requested origin as its server. Behind Next, offer `identity`
 * only: Next drops Content-Encoding of a route's response and compresses it again.
 */
export async function openapiResponse(
  request: Request,
  offered: readonly Encoding[],
): Promise<Response> {
  const { etag, bytes } = await preparedFor(originOf(request));
  const headers = {
    'cache-control': 'no-cache',
    etag,
    vary: 'Accept-Encoding',
    'x-request-id': requestIdOf(request),
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  const encoding = encodingOf(request, offered);
  return new Response(bytes[encoding], {
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(bytes[encoding].length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}
