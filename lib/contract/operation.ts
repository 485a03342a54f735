import { type Problem } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { FaultKind } from '@/lib/shared/fault';

/** Positions 5-6 of an event code: the resource that an operation reports about. */
export type Location = '00' | '01' | 'AP' | 'AT' | 'CR' | 'CS' | 'PR' | 'PS' | 'SS';

/** Where else an error may lie: in the caller's access (02) or in its idempotency key (IK). */
export type CodeLocation = Location | '02' | 'IK';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What a key needs to call it. `public` operations have no caller at all; `portal` ones are a policyholder's, who reaches
 * no others, and whom no key or session stands in for.
 */
export type Access = 'read' | 'write' | 'admin' | 'portal' | 'public';

/** `files` is a multipart form: `body` is then undefined and the service gets the parts. */
type Carries = 'json' | 'files';

/** The groups of the reference, in its order (see openapi/tags.ts). */
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

/** What is answered to a wish that is granted later. */
export interface Accepted {
  /** The path of the job, also sent in `Location`. */
  readonly status_url: string;
}

/** A fault with what an integrator has to know of it beyond its code. */
export interface DeclaredFault {
  readonly fault: FaultKind;
  /** Where the code's location is not the operation's. */
  readonly location?: CodeLocation;
  /** When it is answered, as the end of a sentence. */
  readonly when?: string;
  /** The problem in the example response. */
  readonly example?: Problem | readonly Problem[];
  /** The body, if the service description specifies another than the common one. */
  readonly body?: Readonly<Record<string, string>>;
}

/** Examples of a call that succeeds; a test holds them against the schemas. */
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
  /** Below {base_url}, with the parameter names of the service description. */
  readonly path: Path;
  readonly tag?: Tag;
  readonly summary: string;
  /** What the summary leaves open: effects, limits, what is idempotent. Markdown. */
  readonly description?: string;
  readonly location: Location;
  readonly access: Access;
  readonly carries?: Carries;
  /** Of a policyholder's operation: it answers a link that has expired too, and asks no PIN of it. */
  readonly forExpiredLinks?: true;
  /** Takes seconds of processor time, so it has a separate rate limit. */
  readonly heavy?: true;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** It can be done later: `Prefer: respond-async` is answered by 202 and this. */
  readonly accepted?: z.ZodType<Accepted>;
  /** What the operation itself refuses; what every operation of its shape refuses is added by openapi/refusals.ts. */
  readonly faults?: readonly (FaultKind | DeclaredFault)[];
  readonly examples?: Examples<
    NoInfer<z.input<Query>>,
    NoInfer<z.input<Body>>,
    NoInfer<z.output<Reply>>
  >;
  /** Media types of a reply that is a file. */
  readonly produces?: readonly string[];
  /** Its 200 carries an ETag and `If-None-Match` is answered by 304. */
  readonly versioned?: true;
  /** Of one appraisal or claim. `read`: its 200 carries the revision as ETag. `write`: it takes `If-Match` and is refused for another revision. */
  readonly revisioned?: 'read' | 'write';
}

/** Identity at run time; fixes method, path and the four schema types at compile time. */
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
