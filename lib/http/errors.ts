import { z } from 'zod';
import type { Location } from '@/lib/contract/operation';
import { PicturesBusy } from '@/lib/platform/pictures/pool';
import { log } from '@/lib/platform/log';
import { Fault, type FaultKind } from '@/lib/shared/fault';
import { isDatabaseDown } from './database-down';

interface Row {
  /** Positions 3-4 of the event code. */
  readonly type: string;
  readonly status: number;
  readonly title: string;
  /** Where the location is not the operation's: what is wrong is the caller or the service. */
  readonly location?: '00' | '02' | 'IK';
}

/** The one table from which status, code and title of every error come. */
const TABLE = {
  unauthenticated: { type: 'IT', status: 401, title: 'Invalid Authorization header', location: '00' },
  forbidden: { type: 'IT', status: 403, title: 'Forbidden', location: '02' },
  missing: { type: 'MP', status: 400, title: 'Required parameter missing' },
  invalid: { type: 'IP', status: 400, title: 'Invalid parameter' },
  wrong: { type: 'WP', status: 400, title: 'Wrong value' },
  not_found: { type: 'NF', status: 404, title: 'Not found' },
  not_allowed: { type: 'NA', status: 405, title: 'Method not allowed' },
  exists: { type: 'AE', status: 409, title: 'Resource already exists' },
  too_large: { type: 'IP', status: 413, title: 'Too large' },
  unsupported: { type: 'IP', status: 415, title: 'Unsupported kind of file' },
  undecodable: { type: 'WP', status: 422, title: 'File cannot be used' },
  reused: { type: 'WP', status: 422, title: 'Idempotency-Key reused', location: 'IK' },
  rate_limited: { type: 'RL', status: 429, title: 'Too many requests', location: '00' },
  broken: { type: 'SE', status: 500, title: 'Internal error', location: '00' },
  unavailable: { type: 'SU', status: 503, title: 'Service unavailable', location: '00' },
} as const satisfies Record<FaultKind, Row>;

/** Whatever was thrown, as a fault. What nobody foresaw becomes a generic one; its cause stands in the log alone. */
export function faultOf(error: unknown, requestId: string): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof PicturesBusy) return new Fault('unavailable', 'Too many pictures at once, try again shortly', { retryAfterSeconds: 5 });
  if (isDatabaseDown(error)) {
    log().error({ err: error, request_id: requestId }, 'the database does not answer');
    return new Fault('unavailable', 'The service cannot reach its data, try again shortly', { retryAfterSeconds: 5 });
  }
  log().error({ err: error, request_id: requestId }, 'unforeseen error');
  return new Fault('broken', `The request could not be served. Tell support the request id ${requestId}`);
}

/** Status and body of a fault: the common shape, or the one that the service description spells out instead. */
export function errorBody(fault: Fault, location: Location): { status: number; body: object } {
  const { status, title, ...row } = TABLE[fault.kind] as Row;
  const event_code = `ER${row.type}${row.location ?? fault.details.location ?? location}`;
  const { description, details } = fault;
  const common = { event_code, event_dict: { event_severity: 'ERROR', title, description }, error: description, description };
  return { status, body: details.body ?? common };
}

export function errorResponse(fault: Fault, location: Location, requestId: string): Response {
  const { status, body } = errorBody(fault, location);
  const { retryAfterSeconds } = fault.details;
  const headers = new Headers({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  if (status === 401) headers.set('www-authenticate', 'apiKey');
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return Response.json(body, { status, headers });
}

type Issue = z.core.$ZodIssue;

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);

const saysItself = (issue: Issue, kind: 'missing' | 'invalid') => issue.code === 'custom' && issue.params?.[kind] === true;

function kindOf(issue: Issue, input: unknown): 'missing' | 'invalid' | 'wrong' {
  const value = valueAt(input, issue.path);
  if (saysItself(issue, 'missing') || ((value === undefined || value === null) && issue.path.length > 0)) return 'missing';
  if (saysItself(issue, 'invalid') || issue.code === 'invalid_type' || issue.code === 'invalid_format' || issue.code === 'invalid_union') return 'invalid';
  return 'wrong';
}

/** Missing beats invalid beats wrong: a caller adds absent fields first, and fixes types before values. */
export function faultOfIssues(error: z.ZodError, input: unknown): Fault {
  const found = error.issues.map((issue) => ({ field: issue.path.join('.') || 'body', kind: kindOf(issue, input), message: issue.message }));
  for (const kind of ['missing', 'invalid', 'wrong'] as const) {
    const these = found.filter((one) => one.kind === kind);
    if (these.length > 0) {
      const said = these.map(({ field, message }) => `${field} : ${kind === 'missing' ? 'field required' : message}`);
      return new Fault(kind, [...new Set(said)].join('; '));
    }
  }
  return new Fault('invalid', 'The request is not usable');
}
