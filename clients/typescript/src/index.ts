import createClient, { type Client, createQuerySerializer } from 'openapi-fetch';
import { serialized } from './body.js';
import type { components, paths } from './schema.js';

export { idempotent, newIdempotencyKey } from './idempotency.js';
export {
  type Cause,
  ClaimValuationError,
  type Outcome,
  type Problem,
  settle,
  unwrap,
} from './outcome.js';
export type { components, operations, paths } from './schema.js';

export type Schemas = components['schemas'];
export type ClaimValuationClient = Client<AtOnce<paths>>;

/**
 * Excludes the 202 of `Prefer: respond-async`, which this client never sends. Otherwise every reply
 * with a 202 would be a union of two types.
 */
type AtOnce<P> = {
  [Path in keyof P]: {
    [Method in keyof P[Path]]: P[Path][Method] extends { responses: infer Responses }
      ? Omit<P[Path][Method], 'responses'> & { responses: Omit<Responses, 202> }
      : P[Path][Method];
  };
};

export interface ClientOptions {
  /** {base_url} of the service, for example `https://claims.example/api`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /**
   * Added to every request that does not name a client. Required for a key that has access to
   * several clients.
   */
  readonly clientId?: number;
  /** Another fetch: for a proxy, for tracing, for retries of your own. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** A typed client. It sends each request once and leaves retries to the caller. */
export function createClaimValuationClient({
  baseUrl,
  apiKey,
  clientId,
  fetch,
}: ClientOptions): ClaimValuationClient {
  const query = createQuerySerializer<Record<string, unknown>>();
  return createClient<AtOnce<paths>>({
    baseUrl,
    headers: { Authorization: `apiKey ${apiKey}` },
    bodySerializer: serialized,
    querySerializer: (named) => query({ client_id: clientId, ...named }),
    ...(fetch ? { fetch } : {}),
  });
}
