import { problem } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';
import { errorResponse } from './errors';
import { requestIdOf } from './request-id';

/** Below /api nothing answers with a page: a path that is none of ours gets the common error body. */
export const unknownPath = async (request: Request): Promise<Response> =>
  errorResponse(new Fault('not_found', problem('no_such_path')), '01', requestIdOf(request));
