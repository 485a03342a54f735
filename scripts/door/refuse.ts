import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from '@/lib/http/malformed-request';
import { requestIdFrom } from '@/lib/http/request-id';
import { SECURITY_HEADERS } from '@/lib/http/security-headers.mjs';

/** Answers a request that reaches no route, with the headers common to every answer. */
export function refuse(
  { status, headers, body }: Refusal,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
  response
    .writeHead(status, {
      ...headers,
      'x-request-id': requestIdFrom(request.headers['x-request-id']),
    })
    .end(body);
}
