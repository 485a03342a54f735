import { z } from 'zod';
import type { FaultKind } from '@/lib/shared/fault';
import { allowedMethods, lackingMethod, notAllowedMessage } from '../allowed-methods';
import { commonErrorBody, errorTypeOf, eventCode } from '../error-codes';
import { issueMessage } from '../issue-message';
import type { DeclaredFault, Operation } from '../operation';

/** One way in which an operation can be answered above 399. */
export interface Refusal {
  readonly kind: FaultKind;
  readonly status: number;
  /** Null where the body is one of the three that carry no code. */
  readonly code: string | null;
  readonly when: string;
  readonly body: object;
}

type FaultTexts = Required<Pick<DeclaredFault, 'when' | 'says'>>;

const shapeOf = (type: z.ZodType): [string, z.ZodType][] => {
  if (type instanceof z.ZodDefault) return shapeOf(type.unwrap() as z.ZodType);
  return type instanceof z.ZodObject ? (Object.entries(type.shape) as [string, z.ZodType][]) : [];
};

/** The words of a fault that an operation declares by its kind alone: what its first such mistake is answered with. */
function usual(kind: FaultKind, { params, body }: Operation): FaultTexts {
  const [id] = shapeOf(params).map(
    ([name, field]) =>
      `${name} : ${field.safeParse('x', { error: issueMessage }).error?.issues[0]?.message ?? 'is invalid'}`,
  );
  const required = shapeOf(body).filter(([, field]) => !field.safeParse(undefined).success);
  switch (kind) {
    case 'missing':
      return {
        when: 'a required field is missing; each is named',
        says: required.map(([name]) => `${name} : field required`).join('; '),
      };
    case 'invalid':
      return {
        when: 'a value has the wrong type or format, or the body is no JSON object',
        says: id ?? 'body : malformed JSON',
      };
    default:
      return { when: '', says: '' };
  }
}

const UNAUTHENTICATED: DeclaredFault = {
  fault: 'unauthenticated',
  when: 'the credential is missing, malformed, unknown, expired or revoked',
  says: 'Invalid Authorization header',
};
const OF_THE_CLIENT: readonly DeclaredFault[] = [
  {
    fault: 'missing',
    location: '00',
    when: 'the caller has several clients and names none',
    says: 'client_id : field required',
  },
  {
    fault: 'invalid',
    location: '00',
    when: '`client_id` is not an integer',
    says: 'client_id : must be an integer',
  },
  {
    fault: 'wrong',
    location: '00',
    when: '`client_id` is named more than once, and not alike',
    says: 'client_id : named more than once, and not alike',
  },
];
const OF_THE_LABEL: DeclaredFault = {
  fault: 'wrong',
  when: '`session-id` is longer than 255 characters or no text',
  says: 'session-id : must be text without NUL and unpaired surrogates',
};
const OF_THE_KEY: readonly DeclaredFault[] = [
  {
    fault: 'invalid',
    location: 'IK',
    when: 'the `Idempotency-Key` is not 1 to 255 visible ASCII characters',
    says: 'Idempotency-Key : must be 1 to 255 visible ASCII characters',
  },
  {
    fault: 'running',
    when: 'a request with this `Idempotency-Key` is still running',
    says: 'Idempotency-Key : a request with this key is still running',
  },
  {
    fault: 'reused',
    when: 'this `Idempotency-Key` was used for another request',
    says: 'Idempotency-Key : was used for another request',
  },
];
const RATE_LIMITED: DeclaredFault = {
  fault: 'rate_limited',
  when: 'the limit of the caller for this class of routes is used up',
  says: "More than 12000 requests of the kind 'read' in a minute; try again in 42 s",
};
const OURS: readonly DeclaredFault[] = [
  {
    fault: 'broken',
    when: 'the fault is ours; the text names the request id to tell support',
    says: 'The request could not be served. Tell support the request id 6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05',
  },
  {
    fault: 'unavailable',
    when: 'something that the service depends on is down or busy; nothing was changed',
    says: 'The service cannot reach its data, try again shortly',
  },
];

/** What a path answers to the methods that it lacks. */
function notAllowed(siblings: readonly Operation[]): DeclaredFault[] {
  const allowed = allowedMethods(siblings);
  const lacking = lackingMethod(siblings);
  return lacking
    ? [
        {
          fault: 'not_allowed',
          when: `the path has only ${allowed.join(', ')}`,
          says: notAllowedMessage(lacking, allowed),
          location: siblings[0]?.location ?? '00',
        },
      ]
    : [];
}

/** Refused before any route is chosen, wherever a value of the caller's stands in the path. */
export const BROKEN_PATH = {
  fault: 'invalid',
  location: '01',
  when: 'the path holds a malformed percent code',
  says: 'The path holds a malformed percent code',
} as const satisfies DeclaredFault;

const hasField = (type: z.ZodType, name: string) => shapeOf(type).some(([field]) => field === name);

const OF_THE_LINK: readonly DeclaredFault[] = [
  {
    fault: 'forbidden',
    when: 'the link is locked',
    says: 'This link is locked; the insurer can unlock it',
  },
  {
    fault: 'missing',
    location: '02',
    when: 'the link has a PIN and `X-Portal-Pin` is missing',
    says: 'X-Portal-Pin : field required',
  },
  {
    fault: 'wrong',
    location: '02',
    when: 'the PIN is wrong; the fifth time locks the link',
    says: 'X-Portal-Pin : is wrong; tries left: 4',
  },
];

const isOfThePortal = ({ access }: Operation) => access === 'portal';

const forbidden = ({ access }: Operation): DeclaredFault => ({
  fault: 'forbidden',
  when: `the caller may not act for this client, or its key lacks the scope \`${access}\``,
  says: 'Access denied',
});

/** What every operation of this shape may be refused for, whatever it does. */
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
            says: 'The request is larger than 1 MiB',
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
  { fault: kind, location: where = operation.location, when, says, body }: DeclaredFault,
): Refusal {
  const texts = { ...usual(kind, operation), ...(when ? { when } : {}), ...(says ? { says } : {}) };
  return {
    kind,
    status: errorTypeOf(kind).status,
    code: body ? null : eventCode(kind, where),
    when: texts.when,
    body: body ?? commonErrorBody(kind, where, texts.says),
  };
}

/** Every way in which an operation can be refused, its own first, in the order of their status. */
export function refusalsOf(operation: Operation, operations: readonly Operation[]): Refusal[] {
  const siblings = operations.filter(({ path }) => path === operation.path);
  const own = (operation.faults ?? []).map((one) =>
    typeof one === 'string' ? { fault: one } : one,
  );
  return [...own, ...ofItsShape(operation, siblings)]
    .map((one) => refusal(operation, one))
    .sort((one, other) => one.status - other.status);
}
