import type { Problem, Reason } from '@/lib/shared/reasons';
import { faultMessage, problemMessage, withoutFields } from './fault-messages';

/** An error response of the service. Callers branch on the code; users read the message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 if no response arrived. */
    readonly status: number,
    /** Event code such as `ERNFAP`; undefined if the body carries none. */
    readonly code: string | undefined,
    /** The service's own description, in English; users read the message instead. */
    readonly description: string,
    readonly requestId: string | null,
    /** The problems that the service lists; empty if the response is not the service's own. */
    readonly problems: readonly Problem[] = [],
  ) {
    super(faultMessage(status, problems) ?? withoutFields(description));
  }

  /** The reason of the first problem. */
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

/**
 * Reads any body that the service sends with a status above 399, including those without a code.
 */
export function apiErrorOf(
  status: number,
  statusText: string,
  body: unknown,
  requestId: string | null,
): ApiError {
  const refusal: Refusal = typeof body === 'object' && body !== null ? body : {};
  const code = isText(refusal.event_code) ? refusal.event_code : undefined;
  // For a missing parameter (`ERMP`), `error` lists the fields, which the description may only sum
  // up.
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

/** The title of one of the three error bodies that carry no code. */
const STATUSES_NOT_ENABLED = 'Appraisal status is not enabled';

/** The body holds a single problem, or a list of them beside the first. */
function problemsOf({ event_dict: dict, title }: Refusal): Problem[] {
  if (title === STATUSES_NOT_ENABLED)
    return [{ field: null, reason: 'statuses_not_enabled', values: {} }];
  if (Array.isArray(dict?.problems)) return dict.problems.filter(isProblem);
  return isProblem(dict) ? [dict] : [];
}

/**
 * Returns the message for each field that is invalid (400) or conflicts with existing data (409);
 * empty for any other error.
 */
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
