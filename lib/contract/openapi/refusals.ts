import { problem, problemOf, type Problem } from '@/lib/shared/reasons';
import { z } from 'zod';
import type { FaultKind } from '@/lib/shared/fault';
import { allowedMethods, lackingMethod, methodNotAllowed } from '../allowed-methods';
import { commonErrorBody, errorTypeOf, eventCode } from '../error-codes';
import { issueReason, problemOfIssue } from '../issue-reasons';
import type { DeclaredFault, Operation } from '../operation';

/** One way in which an operation can return a status above 399. */
export interface Refusal {
  readonly kind: FaultKind;
  readonly status: number;
  /** Null for the three bodies without a code. */
  readonly code: string | null;
  readonly when: string;
  readonly body: object;
}

interface Example {
  readonly when: string;
  readonly problems: readonly Problem[];
}

const shapeOf = (type: z.ZodType): [string, z.ZodType][] => {
  if (type instanceof z.ZodDefault) return shapeOf(type.unwrap() as z.ZodType);
  return type instanceof z.ZodObject ? (Object.entries(type.shape) as [string, z.ZodType][]) : [];
};

/**
 * The condition and the example problems of a fault that an operation declares by its kind alone.
 */
function usual(kind: FaultKind, { params, body }: Operation): Example {
  const [id] = shapeOf(params).flatMap(([name, field]) =>
    (field.safeParse('x', { error: issueReason }).error?.issues ?? [])
      .slice(0, 1)
      .map((issue) => ({ field: name, ...problemOfIssue(issue) })),
  );
  const required = shapeOf(body).filter(([, field]) => !field.safeParse(undefined).success);
  switch (kind) {
    case 'missing':
      return {
        when: 'a required field is missing; each is named',
        problems: required.map(([name]) => problemOf(name, 'required')),
      };
    case 'invalid':
      return {
        when: 'a value has the wrong type or format, or the body is no JSON object',
        problems: [id ?? problemOf('body', 'body_malformed_json')],
      };
    default:
      return { when: '', problems: [] };
  }
}

const UNAUTHENTICATED: DeclaredFault = {
  fault: 'unauthenticated',
  when: 'the credential is missing, malformed, unknown, expired or revoked',
  example: problem('credential_invalid'),
};
const OF_THE_CLIENT: readonly DeclaredFault[] = [
  {
    fault: 'missing',
    location: '00',
    when: 'the caller has several clients and names none',
    example: problemOf('client_id', 'required'),
  },
  {
    fault: 'invalid',
    location: '00',
    when: '`client_id` is not an integer',
    example: problemOf('client_id', 'not_an_integer'),
  },
  {
    fault: 'wrong',
    location: '00',
    when: '`client_id` has conflicting values',
    example: problemOf('client_id', 'conflicting_values'),
  },
];
const OF_THE_LABEL: DeclaredFault = {
  fault: 'wrong',
  when: '`session-id` is longer than 255 characters or not a text',
  example: problemOf('session-id', 'not_plain_text'),
};
const OF_THE_KEY: readonly DeclaredFault[] = [
  {
    fault: 'invalid',
    location: 'IK',
    when: 'the `Idempotency-Key` is not 1 to 255 visible ASCII characters',
    example: problemOf('Idempotency-Key', 'not_an_idempotency_key'),
  },
  {
    fault: 'running',
    when: 'a request with this `Idempotency-Key` is still running',
    example: problemOf('Idempotency-Key', 'still_running'),
  },
  {
    fault: 'reused',
    when: 'this `Idempotency-Key` was used for another request',
    example: problemOf('Idempotency-Key', 'idempotency_key_reused'),
  },
];
const RATE_LIMITED: DeclaredFault = {
  fault: 'rate_limited',
  when: 'the limit of the caller for this class of routes is used up',
  example: problem('rate_limited', { limit: 12000, kind: 'read', seconds: 42 }),
};
const OURS: readonly DeclaredFault[] = [
  {
    fault: 'broken',
    when: 'an internal error; the text has the request id for support',
    example: problem('internal_error', { request_id: '6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05' }),
  },
  {
    fault: 'unavailable',
    when: 'a dependency of the service is down or busy; nothing was changed',
    example: problem('database_unreachable'),
  },
];

/** The response of a path to methods that it lacks. */
function notAllowed(siblings: readonly Operation[]): DeclaredFault[] {
  const allowed = allowedMethods(siblings);
  const lacking = lackingMethod(siblings);
  return lacking
    ? [
        {
          fault: 'not_allowed',
          when: `the path has only ${allowed.join(', ')}`,
          example: methodNotAllowed(lacking, allowed),
          location: siblings[0]?.location ?? '00',
        },
      ]
    : [];
}

/** Refused before a route is chosen; applies to every path with a parameter. */
export const BROKEN_PATH = {
  fault: 'invalid',
  location: '01',
  when: 'the path holds a malformed percent code',
  example: problem('path_malformed'),
} as const satisfies DeclaredFault;

const hasField = (type: z.ZodType, name: string) => shapeOf(type).some(([field]) => field === name);

const OF_THE_LINK: readonly DeclaredFault[] = [
  {
    fault: 'forbidden',
    when: 'the link is locked',
    example: problem('portal_link_locked'),
  },
  {
    fault: 'missing',
    location: '02',
    when: 'the link has a PIN and `X-Portal-Pin` is missing',
    example: problemOf('X-Portal-Pin', 'required'),
  },
  {
    fault: 'wrong',
    location: '02',
    when: 'the PIN is wrong; the fifth attempt locks the link',
    example: problemOf('X-Portal-Pin', 'pin_wrong', { tries: 4 }),
  },
];

const isOfThePortal = ({ access }: Operation) => access === 'portal';

const forbidden = ({ access }: Operation): DeclaredFault => ({
  fault: 'forbidden',
  when: `the caller may not act for this client, or its key lacks the scope \`${access}\``,
  example: problem('access_denied'),
});

/** Faults of every operation of this shape, whatever it does. */
function ofItsShape(operation: Operation, siblings: readonly Operation[]): DeclaredFault[] {
  const isPublic = operation.access === 'public';
  const actsForAClient = hasField(operation.query, 'client_id');
  const takesJson = !(operation.body instanceof z.ZodUndefined);
  return [
    ...(isPublic ? [] : [UNAUTHENTICATED, RATE_LIMITED]),
    ...(isOfThePortal(operation) ? OF_THE_LINK : []),
    ...(actsForAClient ? [forbidden(operation), ...OF_THE_CLIENT, OF_THE_LABEL] : []),
    ...(operation.method === 'POST' && !isPublic ? OF_THE_KEY : []),
    ...(takesJson
      ? [
          {
            fault: 'too_large',
            when: 'the body is larger than 1 MiB',
            example: problem('request_too_large', { size: 1 }),
          } as const,
        ]
      : []),
    ...(operation.path.includes('{') ? [BROKEN_PATH] : []),
    ...notAllowed(siblings),
    ...OURS,
  ];
}

function refusal(
  operation: Operation,
  { fault: kind, location: where = operation.location, when, example, body }: DeclaredFault,
): Refusal {
  const usually = usual(kind, operation);
  return {
    kind,
    status: errorTypeOf(kind).status,
    code: body ? null : eventCode(kind, where),
    when: when ?? usually.when,
    body: body ?? commonErrorBody(kind, where, example ? [example].flat() : usually.problems),
  };
}

/** All refusals of an operation, its own first, sorted by status. */
export function refusalsOf(operation: Operation, operations: readonly Operation[]): Refusal[] {
  const siblings = operations.filter(({ path }) => path === operation.path);
  const own = (operation.faults ?? []).map((one) =>
    typeof one === 'string' ? { fault: one } : one,
  );
  return [...own, ...ofItsShape(operation, siblings)]
    .map((one) => refusal(operation, one))
    .sort((one, other) => one.status - other.status);
}
