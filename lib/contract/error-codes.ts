import { descriptionOf, type Problem } from '@/lib/shared/reasons';
import type { FaultKind } from '@/lib/shared/fault';
import type { CodeLocation } from './operation';

interface ErrorType {
  /** Positions 3-4 of the event code. */
  readonly type: string;
  readonly status: number;
  readonly title: string;
  /** Set for errors of the caller or the service, whose location is not the operation's. */
  readonly location?: CodeLocation;
}

/**
 * The source of the status, code and title of every error, for responses, the OpenAPI document and
 * the docs.
 */
const ERROR_TYPES = {
  unauthenticated: {
    type: 'IT',
    status: 401,
    title: 'Invalid Authorization header',
    location: '00',
  },
  forbidden: { type: 'IT', status: 403, title: 'Forbidden', location: '02' },
  missing: { type: 'MP', status: 400, title: 'Required parameter missing' },
  invalid: { type: 'IP', status: 400, title: 'Invalid parameter' },
  wrong: { type: 'WP', status: 400, title: 'Wrong value' },
  not_found: { type: 'NF', status: 404, title: 'Not found' },
  not_allowed: { type: 'NA', status: 405, title: 'Method not allowed' },
  exists: { type: 'AE', status: 409, title: 'Resource already exists' },
  changed: { type: 'WP', status: 412, title: 'Edit conflict' },
  locked: { type: 'WP', status: 409, title: 'Locked' },
  running: { type: 'AE', status: 409, title: 'Request in progress', location: 'IK' },
  too_large: { type: 'IP', status: 413, title: 'Too large' },
  unsupported: { type: 'IP', status: 415, title: 'Unsupported file type' },
  undecodable: { type: 'WP', status: 422, title: 'File cannot be used' },
  reused: { type: 'WP', status: 422, title: 'Idempotency-Key reused', location: 'IK' },
  rate_limited: { type: 'RL', status: 429, title: 'Too many requests', location: '00' },
  broken: { type: 'SE', status: 500, title: 'Internal error', location: '00' },
  unavailable: { type: 'SU', status: 503, title: 'Service unavailable', location: '00' },
} as const satisfies Record<FaultKind, ErrorType>;

export const errorTypeOf = (kind: FaultKind): ErrorType => ERROR_TYPES[kind];

/**
 * `ER` + type + location. Errors of access or of the service have the same location in every
 * operation.
 */
export const eventCode = (kind: FaultKind, location: CodeLocation): string => {
  const { type, location: own } = errorTypeOf(kind);
  return `ER${type}${own ?? location}`;
};

/**
 * The common body of an error. It names the first problem and, if there are several, lists all. The
 * deprecated root keys are always present.
 */
export function commonErrorBody(
  kind: FaultKind,
  location: CodeLocation,
  problems: readonly Problem[],
) {
  const description = descriptionOf(problems);
  const all = problems.map(({ reason, field, values }) => ({ reason, field, values }));
  return {
    event_code: eventCode(kind, location),
    event_dict: {
      event_severity: 'ERROR',
      title: errorTypeOf(kind).title,
      description,
      ...all[0],
      ...(all.length > 1 ? { problems: all } : {}),
    },
    error: description,
    description,
  };
}
