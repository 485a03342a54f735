import { openapi } from '@/lib/contract/openapi';
import type { JsonObject } from '@/lib/contract/openapi/schema';
import { originOf } from './origin';
import { requestIdOf } from './request-id';

let document: JsonObject | undefined;

/** The description of the API, with the address under which it was asked for. Written once: making it costs too much for strangers. */
export async function openapiResponse(request: Request): Promise<Response> {
  document ??= openapi('/api');
  const servers = [
    { url: `${originOf(request)}/api`, description: 'The service that this document describes' },
  ];
  return Response.json(
    { ...document, servers },
    { headers: { 'cache-control': 'no-cache', 'x-request-id': requestIdOf(request) } },
  );
}
