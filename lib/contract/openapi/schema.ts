import { z } from 'zod';

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
export type JsonObject = Record<string, Json>;
type Schema = Record<string, unknown>;

const COMPONENTS = '#/components/schemas/';

/**
 * Removes the integer bounds and format patterns that zod adds, which only distract readers. Also
 * permits additional fields, because replies grow and a caller must not refuse unknown ones.
 */
function withoutNoise(schema: Schema): void {
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if ('format' in schema) delete schema['pattern'];
  if ((schema['propertyNames'] as Schema | undefined)?.['type'] === 'string')
    delete schema['propertyNames'];
  if (schema['additionalProperties'] === false) delete schema['additionalProperties'];
}

/**
 * Corrects fields that are read by a preprocessor (ids): zod drops their examples and treats them
 * as optional, so whether one is required is tested on the field itself.
 */
function tidy(zodSchema: z.core.$ZodType, schema: Schema, io: 'input' | 'output'): void {
  withoutNoise(schema);
  const { examples, default: usual } = (z.globalRegistry.get(zodSchema) ?? {}) as {
    examples?: unknown;
    default?: unknown;
  };
  if (examples !== undefined) schema['examples'] = examples;
  if (usual !== undefined) schema['default'] = usual;
  if (io === 'output' || !(zodSchema instanceof z.ZodObject)) return;
  const fields = Object.entries(zodSchema.shape as Record<string, z.ZodType>);
  const required = fields
    .filter(([, field]) => !field.safeParse(undefined).success)
    .map(([name]) => name);
  if (required.length > 0) schema['required'] = required;
  else delete schema['required'];
}

const TYPES_WITH_NULL: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean']);

/**
 * Rewrites `anyOf: [X, null]` as `type: [x, null]` for a plain X: easier to read, and equal to
 * generators.
 */
function nullable(schema: Schema): Schema {
  const [one, none, more] = (schema['anyOf'] ?? []) as Schema[];
  if (!one || more || none?.['type'] !== 'null' || 'const' in one) return schema;
  const { anyOf: _, ...rest } = schema;
  const types = [one['type']].flat();
  if (types.length === 0 || !types.every((type) => TYPES_WITH_NULL.has(type as string)))
    return schema;
  return {
    ...one,
    type: [...types, 'null'],
    ...('enum' in one ? { enum: [...(one['enum'] as unknown[]), null] } : {}),
    ...rest,
  };
}

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    key === '$ref' ? String(one).replace('#/$defs/', COMPONENTS) : rewritten(one),
  ]);
  return nullable(Object.fromEntries(entries) as Schema);
}

export type SchemaOf = (type: z.ZodType, io: 'input' | 'output') => JsonObject;

/**
 * Converts zod types to JSON Schema 2020-12. A type with an id becomes a component that is referred
 * to everywhere.
 */
export function schemaWriter(): { schemaOf: SchemaOf; components: JsonObject } {
  const components: JsonObject = {};
  const schemaOf: SchemaOf = (type, io) => {
    // Wrapped in an object, so that a type with an id becomes a reference.
    const written = z.toJSONSchema(z.object({ it: type }), {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema as Schema, io),
    });
    const { properties, $defs = {} } = rewritten(written) as {
      properties: { it: JsonObject };
      $defs?: JsonObject;
    };
    for (const [id, schema] of Object.entries($defs)) {
      const { id: _, ...rest } = schema as JsonObject;
      if (id in components && JSON.stringify(components[id]) !== JSON.stringify(rest))
        throw new Error(
          `The component ${id} has two shapes: of what is sent and of what is answered`,
        );
      components[id] = rest;
    }
    return properties.it;
  };
  return { schemaOf, components };
}
