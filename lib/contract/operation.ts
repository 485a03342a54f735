import { type Problem } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { FaultKind } from '@/lib/shared/fault';

/** Positions 5-6 of an event code: the resource that an operation concerns. */
export type Location = '00' | '01' | 'AP' | 'AT' | 'CR' | 'CS' | 'PR' | 'PS' | 'SS';

/** Additional locations of an error: the caller's access (02) or the idempotency key (IK). */
export type CodeLocation = Location | '02' | 'IK';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The permission that an operation requires. `public` operations have no caller. `portal`
 * operations are for a policyholder only, who may use no others; keys and sessions cannot call
 * them.
 */
export type Access = 'read' | 'write' | 'admin' | 'portal' | 'public';

/**
 * With `files` the request is a multipart form: `body` is undefined and the service receives the
 * parts.
 */
type Carries = 'json' | 'files';

/** The groups of the reference (see openapi/tags.ts). */
export type Tag =
  | 'Claims'
  | 'Appraisals'
  | 'Attachments'
  | 'Inventory'
  | 'Forensics'
  | 'Status'
  | 'ACV'
  | 'Reports'
  | 'Portal'
  | 'Policyholder'
  | 'Events'
  | 'Webhooks'
  | 'Keys'
  | 'Lookups'
  | 'Catalogue'
  | 'Rules'
  | 'Administration'
  | 'Service';

/** The 202 response to a request that is processed later. */
export interface Accepted {
  /** The path of the job, also sent in `Location`. */
  readonly status_url: string;
}

/** A fault with what an integrator must know beyond its code. */
export interface DeclaredFault {
  readonly fault: FaultKind;
  /** Set if the location of the code is not the operation's. */
  readonly location?: CodeLocation;
  /** The condition, as the end of a sentence. */
  readonly when?: string;
  /** The problem in the example response. */
  readonly example?: Problem | readonly Problem[];
  /** The body, if the service description specifies another than the common one. */
  readonly body?: Readonly<Record<string, string>>;
}

/** Examples of a successful call. A test checks them against the schemas. */
interface Examples<Query, Body, Reply> {
  readonly query?: Query;
  readonly body?: Body;
  readonly reply?: Reply;
}

export interface Operation<
  M extends Method = Method,
  Path extends `/${string}` = `/${string}`,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly id: string;
  readonly method: M;
  /** Relative to {base_url}, with the parameter names of the service description. */
  readonly path: Path;
  readonly tag?: Tag;
  readonly summary: string;
  /** Effects, limits and idempotency, in Markdown. */
  readonly description?: string;
  readonly location: Location;
  readonly access: Access;
  readonly carries?: Carries;
  /** For policyholder operations that work with an expired link too and require no PIN. */
  readonly forExpiredLinks?: true;
  /** A success answers 201 instead of 200. */
  readonly creates?: true;
  /** Takes seconds of processor time, so it has a separate rate limit. */
  readonly heavy?: true;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /**
   * Set if the operation can run later: `Prefer: respond-async` then returns 202 with this body.
   */
  readonly accepted?: z.ZodType<Accepted>;
  /**
   * Refusals of this operation only. openapi/refusals.ts adds those of every operation of its
   * shape.
   */
  readonly faults?: readonly (FaultKind | DeclaredFault)[];
  readonly examples?: Examples<
    NoInfer<z.input<Query>>,
    NoInfer<z.input<Body>>,
    NoInfer<z.output<Reply>>
  >;
  /** Media types, if the reply is a file. */
  readonly produces?: readonly string[];
  /** The 200 response has an ETag, and a matching `If-None-Match` returns 304. */
  readonly versioned?: true;
  /**
   * For one appraisal, claim or draft. `read`: the 200 response has its revision as ETag. `write`:
   * `If-Match` is accepted, and another revision is refused.
   */
  readonly revisioned?: 'read' | 'write';
}

/** Returns its argument; its types fix method, path and the four schemas at compile time. */
export const operation = <
  const M extends Method,
  const T extends `/${string}`,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  declaration: Operation<M, T, P, Q, B, R>,
): Operation<M, T, P, Q, B, R> => declaration;
