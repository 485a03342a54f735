import { problem } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';
import { errorResponse } from './errors';
import { requestIdOf } from './request-id';

/** Below /api every error has a JSON body: a text of the sign-in library is answered as the unknown path that it is. */
export function jsonError(request: Request, response: Response): Response {
  const isText = !(response.headers.get('content-type') ?? '').startsWith('application/json');
  if (response.status < 400 || !isText) return response;
  return errorResponse(new Fault('not_found', problem('no_such_path')), '01', requestIdOf(request));
}
