import { z } from 'zod';
import type { Operation } from '@/lib/contract/operation';
import { authenticate } from '@/lib/identity/authenticate';
import { authenticatePortal } from '@/lib/identity/portal-token';
import { chooseClient } from '@/lib/identity/choose-client';
import type { Authenticated, Caller } from '@/lib/identity/caller';
import { log } from '@/lib/platform/log';
import { now } from '@/lib/platform/clock';
import { Fault } from '@/lib/shared/fault';
import { readJson } from './body';
import { errorResponse, faultOf, faultOfIssues } from './errors';
import { originOf } from './origin';
import { requestIdOf } from './request-id';
import { readFiles, type UploadedFile } from './upload';

export interface Call<O extends Operation> {
  readonly caller: Caller;
  readonly who: Authenticated;
  readonly params: z.output<O['params']>;
  readonly query: z.output<O['query']>;
  readonly body: z.output<O['body']>;
  readonly files: readonly UploadedFile[];
  readonly origin: string;
}

type Service<O extends Operation> = (call: Call<O>) => Promise<z.input<O['reply']>>;

interface Options {
  /** For the operation whose invalid body is answered in other words than everywhere else. */
  readonly bodyRefusal?: (fault: Fault) => Fault;
  /** `none`: the operation is about the caller itself, whichever of its clients. */
  readonly client?: 'chosen' | 'none';
}

type RouteHandler = (request: Request, context: { params: Promise<object | undefined> }) => Promise<Response>;

/** Turns a declared operation and a service into a route: caller → limits → parse → run → reply checked. */
export const endpoint = <O extends Operation>(operation: O, service: Service<O>, options: Options = {}): RouteHandler =>
  async (request, context) => {
    const requestId = requestIdOf(request);
    const startedMs = now().getTime();
    let response: Response;
    let who: Authenticated | undefined;
    try {
      who = await (operation.access === 'portal' ? authenticatePortal(request) : authenticate(request));
      const call = await callOf(operation, request, (await context.params) ?? {}, who, options);
      response = replyOf(operation, await service(call));
    } catch (error) {
      response = errorResponse(faultOf(error, requestId), operation.location, requestId);
    }
    response.headers.set('x-request-id', requestId);
    if (who?.deprecatedStyle) response.headers.set('deprecation', '@1640995200');
    log().info({ request_id: requestId, operation: operation.id, status: response.status, actor: who?.actor ?? '-', ms: now().getTime() - startedMs }, 'request');
    return response;
  };

async function callOf<O extends Operation>(
  operation: O,
  request: Request,
  segments: object,
  who: Authenticated,
  { client = 'chosen', bodyRefusal = (fault) => fault }: Options,
): Promise<Call<O>> {
  const { searchParams } = new URL(request.url);
  const said = Object.fromEntries(searchParams);
  const { sent, files } = await bodyOf(operation, request).catch((error: unknown) => {
    throw error instanceof Fault && error.kind === 'invalid' ? bodyRefusal(error) : error;
  });
  const caller = client === 'none'
    ? { ...who, clientId: 0, sessionId: null }
    : chooseClient(who, { clientId: [...searchParams.getAll('client_id'), sent?.['client_id']], sessionId: [said['session-id'], sent?.['session-id'], sent?.['session_id']] }, operation.access === 'public' ? 'read' : operation.access);
  return {
    caller,
    who,
    params: parse(operation.params, segments),
    query: parse(operation.query, said),
    body: operation.carries === 'files' ? undefined : parse(operation.body, sent, bodyRefusal),
    files,
    origin: originOf(request),
  } as Call<O>;
}

async function bodyOf(operation: Operation, request: Request): Promise<{ sent: Record<string, unknown> | undefined; files: UploadedFile[] }> {
  if (operation.carries === 'files') {
    const { files, fields } = await readFiles(request);
    return { sent: fields, files };
  }
  if (operation.body instanceof z.ZodUndefined) return { sent: undefined, files: [] };
  return { sent: (await readJson(request)) ?? {}, files: [] };
}

function parse(schema: z.ZodType, input: unknown, refusal: (fault: Fault) => Fault = (fault) => fault): unknown {
  const result = schema.safeParse(input);
  if (!result.success) throw refusal(faultOfIssues(result.error, input));
  return result.data;
}

/** A reply that breaks the contract is our fault and never leaves the house. */
function replyOf(operation: Operation, reply: unknown): Response {
  const checked = operation.reply.parse(reply);
  if (checked === undefined) return new Response(null, { status: 204 });
  if (checked instanceof Response) return checked;
  return Response.json(checked, { headers: { 'cache-control': 'private, no-store' } });
}
