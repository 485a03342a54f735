import type { Operation } from '@/lib/contract/operation';
import { errorResponse, faultOf } from './errors';
import { requestIdOf } from './request-id';

/** Makes a route without authentication. Its reply must not depend on the caller. */
export const publicEndpoint =
  (operation: Operation, run: () => Promise<unknown>) =>
  async (request: Request): Promise<Response> => {
    const requestId = requestIdOf(request);
    try {
      const response = Response.json(operation.reply.parse(await run()), {
        headers: { 'cache-control': 'no-store' },
      });
      response.headers.set('x-request-id', requestId);
      return response;
    } catch (error) {
      return errorResponse(faultOf(error, requestId), operation.location, requestId);
    }
  };
