import type { z } from 'zod';
import type { Operation } from '../operation';
import type { JsonObject, SchemaOf } from './schema';

const REQUEST_ID: JsonObject = {
  name: 'X-Request-Id',
  in: 'header',
  required: false,
  description: 'Your id for this request; it is returned and logged.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
  example: 'claims-import-000417',
};
const IDEMPOTENCY_KEY: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes a retry safe: for 24 hours the same request with the same key gets the stored response, with `Idempotent-Replayed: true`, and has no second effect.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  example: '0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11',
};
const IF_NONE_MATCH: JsonObject = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of an earlier response: 304 without a body if the claim has not changed.',
  schema: { type: 'string' },
  example: 'W/"1842"',
};
const IF_MATCH: JsonObject = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of the appraisal, claim or draft as read, its `revision` in quotes: 412 and no change if the revision is another by now. Omitted: not checked.',
  schema: { type: 'string' },
  example: '"7"',
};

const PREFER: JsonObject = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description:
    '`respond-async` (RFC 7240): 202 at once with the path of the job. Other preferences are ignored.',
  schema: { type: 'string' },
  example: 'respond-async',
};

const PORTAL_PIN: JsonObject = {
  name: 'X-Portal-Pin',
  in: 'header',
  required: false,
  description: 'The PIN of the link, if it has one.',
  schema: { type: 'string', pattern: '^[0-9]{4,8}$' },
  example: '481516',
};

/** Names the component of a parameter: `client_reference_id` → `ClientReferenceId`. */
const componentName = (name: string) =>
  name
    .split(/[-_]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Writes the parameters of operations. A parameter of several operations becomes a component. */
export function parameterWriter(schemaOf: SchemaOf): {
  parametersOf: (operation: Operation) => JsonObject[];
  components: JsonObject;
} {
  const components: JsonObject = {};

  function shared(parameter: JsonObject): JsonObject {
    const name = componentName(String(parameter['name']));
    components[name] ??= parameter;
    return JSON.stringify(components[name]) === JSON.stringify(parameter)
      ? { $ref: `#/components/parameters/${name}` }
      : parameter;
  }

  function of(type: z.ZodType, place: 'path' | 'query'): JsonObject[] {
    const { properties = {}, required = [] } = schemaOf(type, 'input') as {
      properties?: Record<string, JsonObject>;
      required?: string[];
    };
    return Object.entries(properties).map(
      ([name, { description = '', deprecated = false, examples, ...schema }]) =>
        shared({
          name,
          in: place,
          required: place === 'path' || required.includes(name),
          description,
          schema,
          ...(deprecated ? { deprecated } : {}),
          ...(Array.isArray(examples) ? { example: examples[0] } : {}),
        }),
    );
  }

  const parametersOf = ({
    params,
    query,
    method,
    access,
    accepted,
    versioned,
    revisioned,
  }: Operation): JsonObject[] => [
    ...of(params, 'path'),
    ...of(query, 'query'),
    ...(method === 'POST' && access !== 'public' ? [shared(IDEMPOTENCY_KEY)] : []),
    ...(accepted ? [shared(PREFER)] : []),
    ...(access === 'portal' ? [shared(PORTAL_PIN)] : []),
    ...(versioned ? [shared(IF_NONE_MATCH)] : []),
    ...(revisioned === 'write' ? [shared(IF_MATCH)] : []),
    shared(REQUEST_ID),
  ];
  return { parametersOf, components };
}
