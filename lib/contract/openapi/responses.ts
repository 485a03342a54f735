import { z } from 'zod';
import { errorBody, namedError, titledError } from '../error-bodies';
import type { Operation } from '../operation';
import { type HeaderName, headers } from './headers';
import { type Refusal, refusalsOf } from './refusals';
import type { Json, JsonObject, SchemaOf } from './schema';

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Statuses with the same meaning in every operation, which share one component. */
const SHARED: ReadonlySet<number> = new Set([401, 429, 500, 503]);

const HEADERS_OF: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  409: ['Retry-After'],
  429: ['RateLimit', 'RateLimit-Policy', 'Retry-After'],
  503: ['Retry-After'],
};

/** Statuses with which a policyholder's link is refused before it shows anything. */
const SENDER_STATUSES: ReadonlySet<number> = new Set([400, 401, 403]);

/** Replaces the description of `ETag`, which is the version of the cart in other responses. */
const REVISION: JsonObject = {
  description: 'The `revision` of the appraisal, claim or draft in quotes, for `If-Match`.',
  schema: { type: 'string' },
  example: '"7"',
};

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Merges refusals with the same code into one line with the first declared example. */
function byCode(
  refusals: readonly Refusal[],
): { name: string; code: string | null; when: string; body: object }[] {
  const groups = new Map<string, Refusal[]>();
  for (const refusal of refusals) {
    const name = refusal.code ?? `no_code_${refusal.kind}`;
    groups.set(name, [...(groups.get(name) ?? []), refusal]);
  }
  return [...groups].flatMap(([name, [first, ...others]]) => {
    if (!first) return [];
    return [
      {
        name,
        code: first.code,
        when: [first, ...others].map(({ when }) => when).join('; or '),
        body: first.body,
      },
    ];
  });
}

const ERROR_TYPES = [errorBody, titledError, namedError];

/** The schema of the bodies: the common one with its possible codes, and the exceptional ones. */
function bodySchema(
  bodies: readonly { code: string | null; body: object }[],
  schemaOf: SchemaOf,
): JsonObject {
  const codes = bodies.flatMap(({ code }) => code ?? []);
  const common: JsonObject = {
    allOf: [
      schemaOf(errorBody, 'output'),
      { type: 'object', properties: { event_code: { type: 'string', enum: codes } } },
    ],
  };
  const odd = bodies
    .filter(({ code }) => code === null)
    .map(({ body }) => {
      const type = ERROR_TYPES.find(
        (one) => Object.keys(one.shape).sort().join() === Object.keys(body).sort().join(),
      );
      if (!type) throw new Error(`No schema for the error body ${JSON.stringify(body)}`);
      return schemaOf(type, 'output');
    });
  const all = [...(codes.length > 0 ? [common] : []), ...odd];
  return all.length === 1 && all[0] ? all[0] : { anyOf: all };
}

function errorResponse(
  status: number,
  refusals: readonly Refusal[],
  { access }: Operation,
  schemaOf: SchemaOf,
): JsonObject {
  const bodies = byCode(refusals);
  const lines = bodies.map(
    ({ code, when }) => `- ${code ? `\`${code}\`` : 'A body without a code'}: ${when}.`,
  );
  const examples = bodies.map(({ name, when, body }): [string, Json] => [
    name,
    { summary: sentence(when), value: body as JsonObject },
  ]);
  return {
    description: [`${STATUS_NAMES[status] ?? status}.`, ...lines].join('\n'),
    headers: headers(
      'X-Request-Id',
      'X-Event-Code',
      ...(HEADERS_OF[status] ?? []),
      ...(access === 'portal' && SENDER_STATUSES.has(status)
        ? (['X-Portal-Language', 'X-Portal-Insurer'] as const)
        : []),
    ),
    content: {
      'application/json': {
        schema: bodySchema(bodies, schemaOf),
        examples: Object.fromEntries(examples),
      },
    },
  };
}

function contentOf({ reply, examples, produces }: Operation, schemaOf: SchemaOf): JsonObject {
  if (produces)
    return Object.fromEntries(
      produces.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
    );
  const example = examples?.reply as Json | undefined;
  return {
    'application/json': {
      schema: schemaOf(reply, 'output'),
      ...(example === undefined ? {} : { example }),
    },
  };
}

function success(operation: Operation, schemaOf: SchemaOf): Record<string, JsonObject> {
  const { method, access, query, body, carries, reply, accepted, versioned, revisioned } =
    operation;
  const isPublic = access === 'public';
  const isPaged = query instanceof z.ZodObject && 'cursor' in query.shape;
  const common = headers(
    'X-Request-Id',
    ...(isPublic ? [] : (['RateLimit', 'RateLimit-Policy', 'Deprecation'] as const)),
    ...(versioned ? (['ETag'] as const) : []),
    ...(isPaged ? (['Link'] as const) : []),
    ...(carries === 'files' || body instanceof z.ZodUndefined ? [] : (['Ignored-Fields'] as const)),
    ...(method === 'POST' && !isPublic ? (['Idempotent-Replayed'] as const) : []),
  );
  if (revisioned === 'read') common['ETag'] = REVISION;
  if (reply instanceof z.ZodUndefined)
    return { 204: { description: 'Done; no body.', headers: common } };
  return {
    [operation.creates ? 201 : 200]: {
      description: operation.creates ? 'Created.' : 'Done.',
      headers: common,
      content: contentOf(operation, schemaOf),
    },
    ...(accepted
      ? {
          202: {
            description: 'Accepted, with `Prefer: respond-async`.',
            headers: { ...common, ...headers('Preference-Applied', 'Location') },
            content: { 'application/json': { schema: schemaOf(accepted, 'output') } },
          },
        }
      : {}),
    ...(versioned
      ? {
          304: {
            description: 'Not changed since the version in `If-None-Match`; no body.',
            headers: headers('X-Request-Id', 'ETag'),
          },
        }
      : {}),
  };
}

/** Writes all responses of an operation by status. Shared ones become components. */
export function responseWriter(
  schemaOf: SchemaOf,
  operations: readonly Operation[],
): { responsesOf: (operation: Operation) => JsonObject; components: JsonObject } {
  const components: JsonObject = {};
  const shared = (status: number, response: JsonObject, { access }: Operation): JsonObject => {
    const name = `${(STATUS_NAMES[status] ?? '').replaceAll(' ', '')}${access === 'portal' && SENDER_STATUSES.has(status) ? 'Link' : ''}`;
    components[name] ??= response;
    return JSON.stringify(components[name]) === JSON.stringify(response)
      ? { $ref: `#/components/responses/${name}` }
      : response;
  };
  const responsesOf = (operation: Operation): JsonObject => {
    const refusals = refusalsOf(operation, operations);
    const errors = [...new Set(refusals.map(({ status }) => status))].map(
      (status): [string, JsonObject] => {
        const response = errorResponse(
          status,
          refusals.filter((one) => one.status === status),
          operation,
          schemaOf,
        );
        return [
          String(status),
          SHARED.has(status) ? shared(status, response, operation) : response,
        ];
      },
    );
    return { ...success(operation, schemaOf), ...Object.fromEntries(errors) };
  };
  return { responsesOf, components };
}
