import type { z } from 'zod';
import type { Api } from '@/lib/contract/operations';
import { getActingClient } from './acting-client';
import { ApiError, apiErrorOf } from './api-error';
import { loadFaultMessages } from './fault-messages';
import { signedInAgain } from './signed-in-again';

export type Route = keyof Api;
export type Reply<R extends Route> = z.output<Api[R]['reply']>;

/**
 * A preprocessor reads ids, so their input type is unknown; a browser sends numbers or their
 * decimal strings, or null for none in a body.
 */
type Sent<T, Id = number | string> = { [K in keyof T]: unknown extends T[K] ? Id : T[K] };

/** The contract declares a path without parameters as an object with any key and no value. */
type Params<R extends Route> = string extends keyof z.input<Api[R]['params']>
  ? { params?: undefined }
  : { params: Sent<z.input<Api[R]['params']>> };

export type Input<R extends Route> = Params<R> & {
  query?: Omit<Sent<z.input<Api[R]['query']>>, 'client_id'>;
  body?: Sent<z.input<Api[R]['body']>, number | string | null>;
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** For a POST: requests with the same key take effect once. */
  idempotencyKey?: string;
  /** For a change of an appraisal or claim: the revision that the user saw. */
  ifMatch?: number | undefined;
  /**
   * Sends `Prefer: respond-async`, for operations that support it; their 202 has a different body.
   */
  isLater?: boolean;
};

/** Fills the parameters into the address of a route and adds the acting client. */
export function addressOf(
  template: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const clientId = getActingClient();
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(
    clientId === null ? query : { ...query, client_id: clientId },
  )) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return `/api${path}${search.size ? `?${search}` : ''}`;
}

/**
 * Calls one operation of the API with the handler's session. Throws an ApiError for every status
 * above 399. If the session has ended, asks the user to sign in again in place and repeats the call
 * once.
 */
export async function call<R extends Route>(route: R, input: Input<R>): Promise<Reply<R>> {
  const [method = 'GET', template = '/'] = route.split(' ');
  const address = addressOf(template, input.params ?? {}, input.query ?? {});
  const init = {
    method,
    ...(input.signal && { signal: input.signal }),
    ...(input.keepalive && { keepalive: true }),
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    headers: {
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...(input.body !== undefined &&
        input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
      ...(input.isLater && { prefer: 'respond-async' }),
      ...(input.ifMatch !== undefined && { 'if-match': `"${input.ifMatch}"` }),
    },
  };
  let response = await send(address, init);
  if (response.status === 401 && (await signedInAgain())) response = await send(address, init);
  const reply = await read(response);
  if (!response.ok) await loadFaultMessages();
  if (!response.ok)
    throw apiErrorOf(
      response.status,
      response.statusText,
      reply,
      response.headers.get('x-request-id'),
    );
  return reply as Reply<R>;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, undefined, 'The service could not be reached', null);
  }
}

/**
 * Returns undefined for a body that is not JSON, such as a proxy's page: the status says enough.
 */
async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
