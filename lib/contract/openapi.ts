import { z } from 'zod';
import { HEADERS } from './openapi/headers';
import { INTRODUCTION } from './openapi/introduction';
import { parameterWriter } from './openapi/parameters';
import { responseWriter } from './openapi/responses';
import { type Json, type JsonObject, type SchemaOf, schemaWriter } from './openapi/schema';
import { securityOf, securitySchemes } from './openapi/security';
import { type Described, shareResponses } from './openapi/shared-responses';
import { TAGS } from './openapi/tags';
import type { Operation } from './operation';
import { operations as all } from './operations';

const VERSION = '0.150.1';

const FILES: JsonObject = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: {
          file: {
            type: 'array',
            minItems: 1,
            maxItems: 20,
            description: 'One part per file, all named `file`; file names are kept.',
            items: { type: 'string', contentMediaType: 'application/octet-stream' },
          },
        },
      },
    },
  },
};

function requestBody({ carries, body, examples }: Operation, schemaOf: SchemaOf): JsonObject {
  if (carries === 'files') return { requestBody: FILES };
  if (body instanceof z.ZodUndefined) return {};
  const example = examples?.body as Json | undefined;
  const content = {
    'application/json': {
      schema: schemaOf(body, 'input'),
      ...(example === undefined ? {} : { example }),
    },
  };
  return { requestBody: { required: !body.safeParse(undefined).success, content } };
}

const scopeOf = (access: string) =>
  ['public', 'portal'].includes(access) ? '' : `A key needs the scope \`${access}\`.`;

const describe = ({ description = '', access }: Operation) =>
  [description, scopeOf(access)].filter(Boolean).join('\n\n');

/**
 * The description of the whole API in OpenAPI 3.1, generated from the declarations that check every
 * request and reply. `serverUrl` is {base_url}, absolute or relative to the document.
 */
export function openapi(serverUrl: string, operations: readonly Operation[] = all): JsonObject {
  const schemas = schemaWriter();
  const parameters = parameterWriter(schemas.schemaOf);
  const responses = responseWriter(schemas.schemaOf, operations);
  const paths: Record<string, JsonObject> = {};
  for (const operation of operations) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = {
      operationId: operation.id,
      summary: operation.summary,
      description: describe(operation),
      tags: [operation.tag ?? 'Service'],
      security: securityOf(operation.access),
      parameters: parameters.parametersOf(operation),
      ...requestBody(operation, schemas.schemaOf),
      responses: responses.responsesOf(operation),
    };
  }
  const shared = shareResponses(
    Object.values(paths).flatMap((path) => Object.values(path) as unknown as Described[]),
  );
  const tags = new Set(operations.map(({ tag }) => tag ?? 'Service'));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Claim Valuation Service API',
      version: VERSION,
      description: INTRODUCTION,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: serverUrl, description: 'This service' }],
    tags: Object.entries(TAGS)
      .filter(([name]) => tags.has(name as keyof typeof TAGS))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: securitySchemes(operations.map(({ access }) => access)),
      parameters: sorted(parameters.components),
      headers: HEADERS,
      schemas: sorted(schemas.components),
      examples: sorted(shared.examples),
      responses: sorted({ ...responses.components, ...shared.responses }),
    },
  };
}

const sorted = (components: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1)));
