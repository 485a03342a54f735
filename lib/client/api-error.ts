import { faultSentence } from './fault-words';

/** What the service answered instead of a result. Callers branch on the code, people read the message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** 0 when no answer came at all. */
    readonly status: number,
    /** `ERNFAP` and its like; absent on the bodies that carry none. */
    readonly code: string | undefined,
    description: string,
    readonly requestId: string | null,
  ) {
    super(faultSentence(status) ?? description);
  }
}

interface Refusal {
  event_code?: unknown;
  event_dict?: { description?: unknown };
  title?: unknown;
  description?: unknown;
  error?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads any of the bodies that the service may send above 399, the odd ones without a code included. */
export function apiErrorOf(status: number, statusText: string, body: unknown, requestId: string | null): ApiError {
  const refusal: Refusal = typeof body === 'object' && body !== null ? body : {};
  const code = isText(refusal.event_code) ? refusal.event_code : undefined;
  // `error` lists the fields of a missing parameter, which the description may only sum up.
  const texts = [refusal.error, refusal.description, refusal.event_dict?.description, refusal.title];
  const ordered = code?.startsWith('ERMP') ? texts : [...texts.slice(1), refusal.error];
  return new ApiError(status, code, ordered.find(isText) ?? (statusText || `HTTP ${status}`), requestId);
}

/** `cpid : field required; rules.0.name : …` → { cpid: 'field required', … }; a text of another form gives nothing. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || error.status !== 400) return {};
  const pairs = error.message.split('; ').map((part) => /^(\w[\w.]*) ?: (.+)$/s.exec(part));
  return Object.fromEntries(pairs.flatMap((pair) => (pair?.[1] && pair[2] ? [[pair[1], pair[2]]] : [])));
}
