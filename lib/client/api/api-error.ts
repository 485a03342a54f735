import type { Problem, Reason } from '@/lib/shared/reasons';
import { faultMessage, problemMessage, withoutFields } from './fault-messages';

/** What the service answered instead of a result. Callers branch on the code, people read the message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** 0 when no answer came at all. */
    readonly status: number,
    /** `ERNFAP` and its like; absent on the bodies that carry none. */
    readonly code: string | undefined,
    /** What the service said, in English; the message is what people read. */
    readonly description: string,
    readonly requestId: string | null,
    /** What is wrong, as the service states it; nothing where no answer of its own came. */
    readonly problems: readonly Problem[] = [],
  ) {
    super(faultMessage(status, problems) ?? withoutFields(description));
  }

  /** The first thing that is wrong. */
  get reason(): Reason | null {
    return this.problems[0]?.reason ?? null;
  }
}

interface Refusal {
  event_code?: unknown;
  event_dict?: { description?: unknown; reason?: unknown; problems?: unknown };
  title?: unknown;
  description?: unknown;
  error?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads any of the bodies that the service may send above 399, the odd ones without a code included. */
export function apiErrorOf(
  status: number,
  statusText: string,
  body: unknown,
  requestId: string | null,
): ApiError {
  const refusal: Refusal = typeof body === 'object' && body !== null ? body : {};
  const code = isText(refusal.event_code) ? refusal.event_code : undefined;
  // `error` lists the fields of a missing parameter, which the description may only sum up.
  const texts = [
    refusal.error,
    refusal.description,
    refusal.event_dict?.description,
    refusal.title,
  ];
  const ordered = code?.startsWith('ERMP') ? texts : [...texts.slice(1), refusal.error];
  return new ApiError(
    status,
    code,
    ordered.find(isText) ?? (statusText || `HTTP ${status}`),
    requestId,
    problemsOf(refusal),
  );
}

const isProblem = (value: unknown): value is Problem =>
  isText((value as Partial<Problem> | null | undefined)?.reason);

/** Its body is one of the three that carry no code. */
const STATUSES_NOT_ENABLED = 'Appraisal status is not enabled';

/** One thing is wrong, or a list of them stands beside the first. */
function problemsOf({ event_dict: dict, title }: Refusal): Problem[] {
  if (title === STATUSES_NOT_ENABLED)
    return [{ field: null, reason: 'statuses_not_enabled', values: {} }];
  if (Array.isArray(dict?.problems)) return dict.problems.filter(isProblem);
  return isProblem(dict) ? [dict] : [];
}

/** What is said of each field, for people: of what is wrong, and of what exists already. A refusal of another form gives nothing. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 409)) return {};
  return Object.fromEntries(
    error.problems.flatMap((problem) =>
      problem.field === null
        ? []
        : [[problem.field, problemMessage(problem) ?? withoutFields(error.description)]],
    ),
  );
}
