import type { Operation } from '@/lib/contract/operation';
import { errorResponse, faultOf } from './errors';
import { requestIdOf } from './request-id';

/** A route without a caller: nothing in it may depend on who asks. */
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
