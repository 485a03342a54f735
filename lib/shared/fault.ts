import {
  descriptionOf,
  type Problem,
  problem,
  problemOf,
  type Reason,
  type ValuesFor,
} from './reasons';

/**
 * The kinds of errors, independent of HTTP. A service throws a fault of one of these kinds. The
 * operation determines the location of the event code (positions 5-6), and the table in
 * `lib/contract/error-codes.ts` its status and its two type letters.
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
  | 'locked'
  | 'too_large'
  | 'unsupported'
  | 'undecodable'
  | 'running'
  | 'reused'
  | 'rate_limited'
  | 'broken'
  | 'unavailable';

interface FaultDetails {
  /**
   * A location that replaces the operation's own if the error concerns the caller rather than the
   * resource.
   */
  readonly location?: '00' | '02' | 'CS' | 'IK';
  /** Seconds to wait before the request is worth repeating. */
  readonly retryAfterSeconds?: number;
  /** The exceptional body that the service description specifies for this error. */
  readonly body?: Readonly<Record<string, string>>;
  /** Additional headers of the response. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

export class Fault extends Error {
  override readonly name = 'Fault';
  /** The problems in the order of their detection; at least one. */
  readonly problems: readonly Problem[];

  constructor(
    readonly kind: FaultKind,
    /** Callers see the problems. Internal details belong into `cause`. */
    problems: Problem | readonly Problem[],
    readonly details: FaultDetails = {},
  ) {
    const all = 'reason' in problems ? [problems] : problems;
    super(descriptionOf(all), { cause: details.cause });
    this.problems = all;
  }

  /** The English description in the response. */
  get description(): string {
    return this.message;
  }
}

/**
 * The same message for a missing resource and for one of another client, so that callers cannot
 * tell them apart.
 */
export const notFound = <R extends Extract<Reason, `${string}_not_found`>>(
  reason: R,
  ...values: ValuesFor<R>
) => new Fault('not_found', problem(reason, ...values));

export const wrongValue = <R extends Reason>(field: string, reason: R, ...values: ValuesFor<R>) =>
  new Fault('wrong', problemOf(field, reason, ...values));
