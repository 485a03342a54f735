import { allowedMethods, methodNotAllowed } from '@/lib/contract/allowed-methods';
import type { Method, Operation } from '@/lib/contract/operation';
import { Fault } from '@/lib/shared/fault';
import { errorResponse } from './errors';
import { requestIdOf } from './request-id';

type Offered = Pick<Operation, 'method' | 'location'>;
type Refusals = Record<Method | 'OPTIONS', (request: Request) => Promise<Response>>;

/**
 * Handlers for the methods that a path does not support: 405 with `Allow` and the common error
 * body. Next would send an empty body.
 */
export function refuse(...operations: readonly Offered[]): Refusals {
  const allowed = allowedMethods(operations);
  const handler = async (request: Request) => {
    const fault = new Fault('not_allowed', methodNotAllowed(request.method, allowed));
    const response = errorResponse(fault, operations[0]?.location ?? '01', requestIdOf(request));
    response.headers.set('allow', allowed.join(', '));
    return response;
  };
  return {
    GET: handler,
    POST: handler,
    PUT: handler,
    PATCH: handler,
    DELETE: handler,
    OPTIONS: handler,
  };
}
