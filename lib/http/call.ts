import { z } from 'zod';
import { issueReason } from '@/lib/contract/issue-reasons';
import type { Operation } from '@/lib/contract/operation';
import { chooseClient } from '@/lib/identity/choose-client';
import type { Authenticated, Caller } from '@/lib/identity/caller';
import { Fault } from '@/lib/shared/fault';
import type { Spent } from '@/lib/traffic/rate-limit';
import { readJson } from './body';
import { faultOfIssues } from './errors';
import { revisionsIn } from './if-match';
import { ignoredFields } from './ignored-fields';
import { originOf } from './origin';
import { prefersAsync } from './prefer';
import { readFiles, type UploadedFile } from './upload';

/** An authenticated request whose parameters and body have passed the checks of the contract. */
export interface Call<O extends Operation> {
  readonly caller: Caller;
  readonly who: Authenticated;
  readonly params: z.output<O['params']>;
  readonly query: z.output<O['query']>;
  readonly body: z.output<O['body']>;
  readonly files: readonly UploadedFile[];
  readonly origin: string;
  /** The revisions in `If-Match` of a change; null matches any revision. */
  readonly seen: readonly number[] | null;
  /** The names of fields in the body that the operation does not know. */
  readonly ignored: readonly string[];
  /** Whether the request sent `Prefer: respond-async` to an operation that supports it. */
  readonly prefersAsync: boolean;
}

export interface CallOptions {
  /** Replaces the fault of an invalid body where an operation documents a different error. */
  readonly bodyRefusal?: (fault: Fault) => Fault;
  /** `none` for operations on the caller itself, which need no client. */
  readonly client?: 'chosen' | 'none';
}

interface Sent {
  readonly body: Record<string, unknown> | undefined;
  readonly files: UploadedFile[];
}

/** What has been read of a request so far. Response headers and logs use it even after an error. */
export interface Visit {
  readonly requestId: string;
  readonly startedTime: Date;
  who?: Authenticated;
  spent?: Spent | null;
  caller?: Caller;
  sent?: Record<string, unknown> | undefined;
  ignored?: readonly string[];
}

export async function callOf<O extends Operation>(
  operation: O,
  request: Request,
  segments: object,
  who: Authenticated,
  { client = 'chosen', bodyRefusal = (fault) => fault }: CallOptions,
  visit: Visit,
): Promise<Call<O>> {
  const { searchParams } = new URL(request.url);
  // The query wins over form fields of the same name.
  const parameters = Object.fromEntries(searchParams);
  const sent = await readSent(operation, request).catch((error: unknown) => {
    throw error instanceof Fault && error.kind === 'invalid' ? bodyRefusal(error) : error;
  });
  visit.sent = sent.body;
  const caller =
    client === 'none'
      ? { ...who, clientId: 0, sessionId: null }
      : callerOf(operation, who, searchParams, sent.body);
  visit.caller = caller;
  const parsed = {
    params: parse(operation.params, segments),
    query: parse(
      operation.query,
      operation.carries === 'files' ? { ...parametersIn(sent.body), ...parameters } : parameters,
    ),
    body: operation.carries === 'files' ? undefined : parse(operation.body, sent.body, bodyRefusal),
  };
  visit.ignored = ignoredFields(sent.body, parsed.body);
  return {
    caller,
    who,
    ...parsed,
    ignored: visit.ignored,
    files: sent.files,
    origin: originOf(request),
    seen: operation.revisioned === 'write' ? revisionsIn(request.headers.get('if-match')) : null,
    prefersAsync: operation.accepted !== undefined && prefersAsync(request.headers.get('prefer')),
  } as Call<O>;
}

/** Leaves out what `callerOf` reads, because it accepts values that the schemas would refuse. */
const parametersIn = (fields: Sent['body']): object =>
  Object.fromEntries(
    Object.entries(fields ?? {}).filter(
      ([name]) => !['client_id', 'session-id', 'session_id'].includes(name),
    ),
  );

/** client_id and session-id may be sent in the query or in the body. */
function callerOf(
  operation: Operation,
  who: Authenticated,
  query: URLSearchParams,
  body: Sent['body'],
): Caller {
  const named = {
    clientId: [...query.getAll('client_id'), body?.['client_id']],
    sessionId: [query.get('session-id'), body?.['session-id'], body?.['session_id']],
  };
  return chooseClient(who, named, operation.access === 'public' ? 'read' : operation.access);
}

async function readSent(operation: Operation, request: Request): Promise<Sent> {
  if (operation.carries === 'files') {
    const { files, fields } = await readFiles(request);
    return { body: fields, files };
  }
  if (operation.body instanceof z.ZodUndefined) return { body: undefined, files: [] };
  return { body: (await readJson(request)) ?? {}, files: [] };
}

function parse(
  schema: z.ZodType,
  input: unknown,
  refusal: (fault: Fault) => Fault = (fault) => fault,
): unknown {
  const result = schema.safeParse(input, { error: issueReason });
  if (!result.success) throw refusal(faultOfIssues(result.error, input));
  return result.data;
}
