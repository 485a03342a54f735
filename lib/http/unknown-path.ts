import { problem } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';
import { errorResponse } from './errors';
import { requestIdOf } from './request-id';

/** Answers unknown paths below /api with the common error body instead of an HTML page. */
export const unknownPath = async (request: Request): Promise<Response> =>
  errorResponse(new Fault('not_found', problem('no_such_path')), '01', requestIdOf(request));
