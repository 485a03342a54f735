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

/** The busiest routes of integrating systems; the group of each pattern is the claim's id. */
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

/** Public: the same bytes for everybody, already compressed. */
const DESCRIPTION = /^\/api\/openapi\.json(?:\?|$)/;
const description: Handler = (request) => openapiResponse(request, ['br', 'gzip', 'identity']);

/**
 * A small body with a Content-Length can be read at once; any other goes through Next, whose route
 * counts the bytes.
 */
export const DIRECT_BODY_BYTES_MAX = 64 * 1024;

const hasSmallBody = ({ method, headers }: IncomingMessage) =>
  method === 'GET'
    ? headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
    : Number(headers['content-length'] ?? NaN) <= DIRECT_BODY_BYTES_MAX;

/**
 * Returns the route of a request that the server answers itself without Next, or null for all
 * others. Except for the API description only requests with an Authorization header qualify:
 * browser sessions and unusual requests go to Next.
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
