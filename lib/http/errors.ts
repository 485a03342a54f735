import { problemOfIssue } from '@/lib/contract/issue-reasons';
import { problem, descriptionOf, type Problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { commonErrorBody, errorTypeOf, eventCode } from '@/lib/contract/error-codes';
import type { Location } from '@/lib/contract/operation';
import { env } from '@/lib/platform/env';
import { PicturesBusy } from '@/lib/platform/pictures/pool';
import { log } from '@/lib/platform/log';
import { Fault } from '@/lib/shared/fault';
import { isDatabaseDown } from './database-down';

/**
 * Converts anything thrown to a fault. An unexpected error becomes a generic fault, and only the
 * log records its cause.
 */
export function faultOf(error: unknown, requestId: string): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof PicturesBusy)
    return new Fault('unavailable', problem('pictures_busy'), {
      retryAfterSeconds: 5,
    });
  if (isDatabaseDown(error)) {
    log().error({ err: error, request_id: requestId }, 'the database does not answer');
    return new Fault('unavailable', problem('database_unreachable'), {
      retryAfterSeconds: 5,
    });
  }
  log().error({ err: error, request_id: requestId }, 'unforeseen error');
  return new Fault('broken', problem('internal_error', { request_id: requestId }));
}

/**
 * Status and body of a fault: the common shape, or the one that the service description defines for
 * this case.
 */
export function errorBody(
  { kind, problems, details }: Fault,
  location: Location,
): { status: number; body: object } {
  return {
    status: errorTypeOf(kind).status,
    body: details.body ?? commonErrorBody(kind, details.location ?? location, problems),
  };
}

/**
 * Value of a `Link` header (RFC 8288) to the page of an event code; relative if PUBLIC_URL is not
 * set.
 */
export const helpLink = (code: string): string =>
  `<${env().PUBLIC_URL ?? ''}/docs/errors/${code}>; rel="help"`;

export function errorResponse(fault: Fault, location: Location, requestId: string): Response {
  const { status, body } = errorBody(fault, location);
  const { retryAfterSeconds } = fault.details;
  const code = eventCode(fault.kind, fault.details.location ?? location);
  const headers = new Headers({
    ...fault.details.headers,
    'x-request-id': requestId,
    'x-event-code': code,
    'cache-control': 'no-store',
    link: helpLink(code),
  });
  if (status === 401) headers.set('www-authenticate', 'apiKey');
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return Response.json(body, { status, headers });
}

type Issue = z.core.$ZodIssue;

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );

const isSelfExplanatory = (issue: Issue, kind: 'missing' | 'invalid') =>
  issue.code === 'custom' && issue.params?.[kind] === true;

const KINDS = ['missing', 'invalid', 'wrong'] as const;

interface Found {
  readonly kind: (typeof KINDS)[number];
}

function kindOf(issue: Issue, input: unknown): Found['kind'] {
  const value = valueAt(input, issue.path);
  if (
    isSelfExplanatory(issue, 'missing') ||
    ((value === undefined || value === null) && issue.path.length > 0)
  )
    return 'missing';
  if (
    isSelfExplanatory(issue, 'invalid') ||
    issue.code === 'invalid_type' ||
    issue.code === 'invalid_format' ||
    issue.code === 'invalid_union'
  )
    return 'invalid';
  if (issue.code === 'invalid_value' && typeof value !== 'string') return 'invalid';
  if (issue.code === 'too_big' && typeof value === 'number' && !Number.isSafeInteger(value))
    return 'invalid';
  return 'wrong';
}

const isCategory = (issue: Issue) => issue.code === 'custom' && issue.params?.['location'] === 'CS';

/** Whether the problem is in a field of a row of a list, like `items.3.quantity`. */
const isOfRow = ({ field }: { readonly field: string }): boolean => /^\w+\.\d+\.\w/.test(field);

/**
 * Names all problems at once, with the code of the first kind: missing fields come before invalid
 * types, and these before wrong values. Those of rows in a list keep their order. If every problem
 * of the kind is a category, the location is `CS`.
 */
export function faultOfIssues(error: z.ZodError, input: unknown): Fault {
  const found = error.issues.map((issue) => {
    const field = issue.path.join('.') || 'body';
    return {
      field,
      kind: kindOf(issue, input),
      problem: { field, ...problemOfIssue(issue) },
      isCategory: isCategory(issue),
    };
  });
  for (const kind of KINDS) {
    const first = found.filter((one) => one.kind === kind);
    const these = first.every(isOfRow)
      ? found.filter((one) => one.kind === kind || isOfRow(one))
      : first;
    if (first.length > 0)
      return new Fault(
        kind,
        distinct(
          [...these, ...found.filter((one) => !these.includes(one)).toSorted(byKind)].map((one) =>
            one.kind === 'missing' ? problemOf(one.field, 'required') : one.problem,
          ),
        ),
        these.every((one) => one.isCategory) ? { location: 'CS' } : {},
      );
  }
  return new Fault('invalid', problem('request_not_usable'));
}

const byKind = (one: Found, other: Found): number =>
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);

/** Removes repeated problems: the same field may fail in the address and in the body. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((one) => [descriptionOf([one]), one])).values(),
];
