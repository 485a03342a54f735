import {
  descriptionOf,
  type Problem,
  problem,
  problemOf,
  type Reason,
  type ValuesFor,
} from './reasons';

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

interface FaultDetails {
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
  /** What is wrong, in the order in which it was found; at least one. */
  readonly problems: readonly Problem[];

  constructor(
    readonly kind: FaultKind,
    /** Safe to show to a caller; what only we should know goes into `cause`. */
    problems: Problem | readonly Problem[],
    readonly details: FaultDetails = {},
  ) {
    const all = 'reason' in problems ? [problems] : problems;
    super(descriptionOf(all), { cause: details.cause });
    this.problems = all;
  }

  /** In English, as a caller reads it. */
  get description(): string {
    return this.message;
  }
}

/** The same words for a missing thing and for another client's, so that neither can be told from the other. */
export const notFound = <R extends Extract<Reason, `${string}_not_found`>>(
  reason: R,
  ...values: ValuesFor<R>
) => new Fault('not_found', problem(reason, ...values));

export const wrongValue = <R extends Reason>(field: string, reason: R, ...values: ValuesFor<R>) =>
  new Fault('wrong', problemOf(field, reason, ...values));
