import type { IncomingMessage } from 'node:http';
import { GET as results } from '@/app/api/forensics/[client_reference_id]/results/all/route';
import {
  GET as cart,
  POST as createAppraisal,
} from '@/app/api/client_reference/[client_reference_id]/appraisal/route';

import { openapiResponse } from '@/lib/http/openapi-response';

type Handler = (
  request: Request,
  context: { params: Promise<object | undefined> },
) => Promise<Response>;

export interface DirectRoute {
  readonly handler: Handler;
  readonly params: Readonly<Record<string, string>>;
}

/** The routes that systems ask again and again; the last part of a pattern is the claim. */
const ROUTES: readonly {
  readonly method: string;
  readonly pattern: RegExp;
  readonly handler: Handler;
}[] = [
  {
    method: 'GET',
    pattern: /^\/api\/forensics\/(\d{1,15})\/results\/all(?:\?|$)/,
    handler: results,
  },
  {
    method: 'GET',
    pattern: /^\/api\/client_reference\/(\d{1,15})\/appraisal(?:\?|$)/,
    handler: cart,
  },
  {
    method: 'POST',
    pattern: /^\/api\/client_reference\/(\d{1,15})\/appraisal(?:\?|$)/,
    handler: createAppraisal,
  },
];

/** For everybody: the same bytes each time, compressed already. */
const DESCRIPTION = /^\/api\/openapi\.json(?:\?|$)/;
const description: Handler = (request) => openapiResponse(request, ['br', 'gzip', 'identity']);

/** A body that is small and says how long it is can be read whole; any other goes the long way, which counts what comes. */
export const DIRECT_BODY_BYTES_MAX = 64 * 1024;

const hasSmallBody = ({ method, headers }: IncomingMessage) =>
  method === 'GET'
    ? headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
    : Number(headers['content-length'] ?? NaN) <= DIRECT_BODY_BYTES_MAX;

/**
 * The route of a request that the server answers itself, without Next in between; null for all others. But for the
 * description only requests with an Authorization header: browsers' sessions, and whatever is odd, are Next's.
 */
export function directRoute(request: IncomingMessage): DirectRoute | null {
  if (request.headers.upgrade !== undefined || !hasSmallBody(request)) return null;
  if (request.method === 'GET' && DESCRIPTION.test(request.url ?? ''))
    return { handler: description, params: {} };
  if (request.headers.authorization === undefined) return null;
  for (const { method, pattern, handler } of ROUTES) {
    if (method !== request.method) continue;
    const id = pattern.exec(request.url ?? '')?.[1];
    if (id !== undefined) return { handler, params: { client_reference_id: id } };
  }
  return null;
}
