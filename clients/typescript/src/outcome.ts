/** Codes that the description names for an operation, and room for those of a later version. */
type Open<Code extends string> = Code | (string & Record<never, never>);

type CodeOf<Body> = Body extends { event_code?: infer Code } ? Extract<Code, string> : never;

/** One thing that is wrong with a request. */
export interface Cause {
  /** A stable name, as `not_in_catalogue`. Expect names that you do not know. */
  readonly reason: string;
  /** The field that is wrong, as `rules.0.name`; null for the request as a whole. */
  readonly field: string | null;
  /** What the description says besides, as `{ limit: '100.00' }`. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** An answer above 399, whichever of its bodies it had. */
export interface Problem<Code extends string = string> {
  readonly status: number;
  /** Branch on this. Null when the answer came from something between us, a proxy for instance. */
  readonly event_code: Open<Code> | null;
  readonly title: string;
  /** For people. */
  readonly description: string;
  /** All problems as data, in the order of the description. Empty for a body without a code. */
  readonly causes: readonly Cause[];
  /** To name to support. */
  readonly requestId: string | null;
  /** When a new try makes sense: with 429, 503 and a request that is still running. */
  readonly retryAfterSeconds: number | null;
}

export type Outcome<Data, Code extends string> =
  | { readonly ok: true; readonly data: Data; readonly response: Response }
  | { readonly ok: false; readonly problem: Problem<Code>; readonly response: Response };

/** What openapi-fetch resolves to. */
interface Answer<Data, Body> {
  data?: Data;
  error?: Body;
  response: Response;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function secondsOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

function causeOf(one: unknown): Cause | null {
  const { reason, field, values } = (one ?? {}) as Partial<Cause>;
  return textOf(reason) === undefined
    ? null
    : { reason: String(reason), field: field ?? null, values: values ?? {} };
}

function causesOf(dict: Record<string, unknown>): readonly Cause[] {
  const all = Array.isArray(dict['problems']) ? dict['problems'] : [dict];
  return all.map(causeOf).filter((one) => one !== null);
}

function problemOf<Code extends string>(
  body: unknown,
  { status, statusText, headers }: Response,
): Problem<Code> {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const dict = (
    typeof fields['event_dict'] === 'object' && fields['event_dict'] !== null
      ? fields['event_dict']
      : {}
  ) as Record<string, unknown>;
  return {
    status,
    event_code: (textOf(fields['event_code']) ?? headers.get('x-event-code')) as Code | null,
    title:
      textOf(dict['title']) ??
      textOf(fields['title']) ??
      textOf(fields['error']) ??
      (statusText || `HTTP ${status}`),
    description: textOf(dict['description']) ?? textOf(fields['description']) ?? '',
    causes: causesOf(dict),
    requestId: headers.get('x-request-id'),
    retryAfterSeconds: secondsOf(headers.get('retry-after')),
  };
}

/** An error as a value: `ok` tells which. Rejects only when no answer came. */
export async function settle<Data, Body>(
  answer: Promise<Answer<Data, Body>>,
): Promise<Outcome<Data, CodeOf<Body>>> {
  const { data, error, response } = await answer;
  return response.ok
    ? { ok: true, data: data as Data, response }
    : { ok: false, problem: problemOf(error, response), response };
}

/** A problem as an exception, for those who prefer to throw. */
export class ClaimValuationError extends Error implements Problem {
  override readonly name = 'ClaimValuationError';
  readonly status: number;
  readonly event_code: string | null;
  readonly title: string;
  readonly description: string;
  readonly causes: readonly Cause[];
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(problem: Problem) {
    super(`${problem.event_code ?? problem.status}: ${problem.description || problem.title}`);
    this.status = problem.status;
    this.event_code = problem.event_code;
    this.title = problem.title;
    this.description = problem.description;
    this.causes = problem.causes;
    this.requestId = problem.requestId;
    this.retryAfterSeconds = problem.retryAfterSeconds;
  }
}

/** The data of an answer, or a ClaimValuationError. */
export async function unwrap<Data, Body>(answer: Promise<Answer<Data, Body>>): Promise<Data> {
  const outcome = await settle(answer);
  if (!outcome.ok) throw new ClaimValuationError(outcome.problem);
  return outcome.data;
}
