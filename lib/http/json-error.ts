import { problem } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';
import { errorResponse } from './errors';
import { requestIdOf } from './request-id';

/**
 * Every error below /api has a JSON body. The sign-in library answers unknown paths with plain
 * text; this replaces it by the common 404.
 */
export function jsonError(request: Request, response: Response): Response {
  const isText = !(response.headers.get('content-type') ?? '').startsWith('application/json');
  if (response.status < 400 || !isText) return response;
  return errorResponse(new Fault('not_found', problem('no_such_path')), '01', requestIdOf(request));
}
