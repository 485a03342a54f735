import { problem } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { Accepted, Operation } from '@/lib/contract/operation';
import { authenticate } from '@/lib/identity/authenticate';
import { authenticatePortal } from '@/lib/identity/portal-token';
import { now } from '@/lib/platform/clock';
import { Fault } from '@/lib/shared/fault';
import type { JsonText } from '@/lib/shared/json-text';
import { once, ticketFor } from '@/lib/traffic/once';
import { type RouteClass, spend, type Spent } from '@/lib/traffic/rate-limit';
import { type Call, callOf, type CallOptions, type Visit } from './call';
import { errorResponse, faultOf } from './errors';
import { finish } from './finish';
import { checkedReply, isKnownAlready, responseOf, versionHeaders } from './reply';
import { requestIdOf } from './request-id';

type Service<O extends Operation> = (
  call: Call<O>,
) => Promise<z.input<O['reply']> | JsonText | Accepted>;

interface Options<O extends Operation> extends CallOptions {
  /** Returns the ETag of the current reply of a versioned read, without building the reply. */
  readonly etag?: (call: Call<O>) => Promise<string>;
}

type RouteHandler = (
  request: Request,
  context: { params: Promise<object | undefined> },
) => Promise<Response>;

/**
 * Makes a route of an operation and its service. The order is: authenticate the caller, apply rate
 * limits, parse, run the service, check the reply.
 */
export const endpoint =
  <O extends Operation>(
    operation: O,
    service: Service<O>,
    options: Options<O> = {},
  ): RouteHandler =>
  async (request, context) => {
    const visit: Visit = { requestId: requestIdOf(request), startedTime: now() };
    let response: Response;
    try {
      const who = (visit.who = await (operation.access === 'portal'
        ? authenticatePortal(request, operation.forExpiredLinks)
        : authenticate(request)));
      visit.spent = await spend(who.actor, classOf(operation));
      if (visit.spent?.isOver) throw overLimit(visit.spent);
      const call = await callOf(
        operation,
        request,
        (await context.params) ?? {},
        who,
        options,
        visit,
      );
      response = await answer(operation, service, options, request, call);
    } catch (error) {
      response = errorResponse(
        faultOf(error, visit.requestId),
        operation.location,
        visit.requestId,
      );
    }
    return finish(operation, request, visit, response);
  };

const classOf = ({ heavy, access, method }: Operation): RouteClass =>
  heavy ? 'heavy' : access === 'read' || method === 'GET' ? 'read' : 'write';

const overLimit = ({ limit, routeClass, resetSeconds }: Spent) =>
  new Fault(
    'rate_limited',
    problem('rate_limited', { limit, kind: routeClass, seconds: resetSeconds }),
    { retryAfterSeconds: resetSeconds },
  );

async function answer<O extends Operation>(
  operation: O,
  service: Service<O>,
  { etag }: Options<O>,
  request: Request,
  call: Call<O>,
): Promise<Response> {
  if (etag && request.headers.has('if-none-match')) {
    const tag = await etag(call);
    if (isKnownAlready(request, tag))
      return new Response(null, { status: 304, headers: versionHeaders(tag) });
  }
  const run = async () => checkedReply(operation, await service(call));
  const key = operation.method === 'POST' ? request.headers.get('idempotency-key') : null;
  if (key === null) return responseOf(operation, request, await run());
  const { reply, isReplayed } = await once(
    ticketFor(key, { ...call, operation: operation.id, access: operation.access }),
    run,
  );
  const response = responseOf(operation, request, reply);
  if (isReplayed) response.headers.set('idempotent-replayed', 'true');
  return response;
}
