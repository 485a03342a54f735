/**
 * What can go wrong, said without HTTP. A service throws a fault of one of these kinds; the code's location (positions
 * 5-6) belongs to the operation, the status and the two type letters to the table in
 * `lib/contract/error-codes.ts`.
 */
export type FaultKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'invalid'
  | 'wrong'
  | 'not_found'
  | 'not_allowed'
  | 'exists'
  | 'changed'
  | 'too_large'
  | 'unsupported'
  | 'undecodable'
  | 'running'
  | 'reused'
  | 'rate_limited'
  | 'broken'
  | 'unavailable';

export interface FaultDetails {
  /** The general location, where an operation's own would mislead: what is wrong is the caller, not the resource. */
  readonly location?: '00' | '02' | 'CS' | 'IK';
  /** Seconds after which a new try makes sense. */
  readonly retryAfterSeconds?: number;
  /** A body that the service description spells out and that is not the common shape. */
  readonly body?: Readonly<Record<string, string>>;
  /** What the answer carries besides. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(
    readonly kind: FaultKind,
    /** Safe to show to a caller; what only we should know goes into `cause`. */
    readonly description: string,
    readonly details: FaultDetails = {},
  ) {
    super(description, { cause: details.cause });
  }
}

/** The same words for a missing thing and for another client's, so that neither can be told from the other. */
export const notFound = (what: string) => new Fault('not_found', `${what} not found`);

export const wrongValue = (field: string, why: string) => new Fault('wrong', `${field} : ${why}`);
