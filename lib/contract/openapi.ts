import { z } from 'zod';
import { operations } from './operations';

type Schema = Record<string, unknown>;

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    target: 'openapi-3.0',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const told = z.globalRegistry.get(zodSchema)?.['override'];
      if (told) Object.assign(jsonSchema, told);
    },
  }) as Schema;
  return schema;
};

const isNone = (type: z.ZodType) => type instanceof z.ZodUndefined;

const parameters = (type: z.ZodType, place: 'path' | 'query') => {
  const { properties = {}, required = [] } = schemaOf(type, 'input') as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema }));
};

const FILES = { 'multipart/form-data': { schema: { type: 'object', properties: { file: { type: 'array', items: { type: 'string', format: 'binary' } } } } } };

const ERROR = {
  description: 'An error; event_code says which',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          event_code: { type: 'string' },
          event_dict: { type: 'object', properties: { event_severity: { type: 'string' }, title: { type: 'string' }, description: { type: 'string' } } },
          error: { type: 'string', deprecated: true },
          description: { type: 'string', deprecated: true },
        },
      },
    },
  },
};

function responses(reply: z.ZodType) {
  if (isNone(reply)) return { 204: { description: 'No Content' }, default: ERROR };
  const content = reply instanceof z.ZodCustom ? { 'application/octet-stream': {} } : { 'application/json': { schema: schemaOf(reply, 'output') } };
  return { 200: { description: 'OK', content }, default: ERROR };
}

/** The description of the whole API, made from the same declarations that check every request and reply. */
export function openapi(serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const body = operation.method !== 'GET' && 'carries' in operation ? FILES : isNone(operation.body) ? null : { 'application/json': { schema: schemaOf(operation.body, 'input') } };
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = {
      operationId: operation.id,
      summary: operation.summary,
      ...(operation.access === 'public' ? { security: [] } : {}),
      parameters: [...parameters(operation.params, 'path'), ...parameters(operation.query, 'query')],
      ...(body ? { requestBody: { content: body } } : {}),
      responses: responses(operation.reply),
    };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Claim Valuation Service API', version: '0.150.1' },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    paths,
    components: { securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'apiKey <API_KEY>' } } },
  };
}
