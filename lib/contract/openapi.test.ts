import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '@/scripts/launch/root.mjs';
import { OPENAPI_FILE, openapiText } from '@/scripts/openapi/written';
import { errorBody, namedError, titledError } from './error-bodies';
import { openapi } from './openapi';
import type { Operation } from './operation';
import { operations as declared } from './operations';

const operations: readonly Operation[] = declared;
const isNone = (type: z.ZodType) => type instanceof z.ZodUndefined;

describe('every operation declares', () => {
  it.each(['tag', 'description', 'faults'] as const)('%s', (field) => {
    expect(operations.filter((one) => one[field] === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('an example of its body, if it has one', () => {
    expect(
      operations
        .filter(({ body, examples }) => !isNone(body) && examples?.body === undefined)
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('an example of its reply, or the media types of a file', () => {
    expect(
      operations
        .filter(
          ({ reply, examples, produces }) =>
            !isNone(reply) && examples?.reply === undefined && !produces,
        )
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('a unique id, and a unique pair of method and path', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    expect(new Set(operations.map(({ method, path: where }) => `${method} ${where}`)).size).toBe(
      operations.length,
    );
  });
});

describe('examples', () => {
  it.each(operations.map((one) => [one.id, one] as const))(
    "of %s are accepted by the operation's own schemas",
    (_id, { query, body, reply, examples, produces }) => {
      expect(query.safeParse(examples?.query ?? {}).error?.issues).toBeUndefined();
      if (!isNone(body)) expect(body.safeParse(examples?.body).error?.issues).toBeUndefined();
      if (!isNone(reply) && !produces)
        expect(reply.parse(examples?.reply)).toEqual(examples?.reply);
    },
  );

  it('of errors have one of the three permitted bodies, and a common body has a code that its response lists', () => {
    const examples = errorExamples();
    expect(examples.length).toBeGreaterThan(operations.length * 5);
    for (const { where, codes, value } of examples) {
      const odd = z.union([titledError.strict(), namedError.strict()]).safeParse(value).success;
      expect(
        odd || codes.includes(errorBody.strict().parse(value).event_code),
        `${where}: ${JSON.stringify(value)}`,
      ).toBe(true);
    }
  });

  it('of errors name the problem and the condition', () => {
    for (const { where, summary, value } of errorExamples()) {
      expect(summary, where).not.toBe('');
      expect((value as { description: string }).description, where).not.toBe('');
    }
  });
});

interface ErrorExample {
  readonly where: string;
  readonly codes: readonly string[];
  readonly summary: string;
  readonly value: unknown;
}

interface Example {
  readonly summary: string;
  readonly value: unknown;
}

interface Response {
  readonly $ref?: string;
  readonly content?: {
    readonly 'application/json': {
      readonly schema: object;
      readonly examples: Record<string, Example | { readonly $ref: string }>;
    };
  };
}

/** The examples of all responses above 399, with the codes that their schemas allow. */
function errorExamples(): ErrorExample[] {
  const { paths, components } = openapi('/api') as unknown as {
    paths: Record<
      string,
      Record<string, { operationId: string; responses: Record<string, Response> }>
    >;
    components: { responses: Record<string, Response>; examples: Record<string, Example> };
  };
  const resolved = (example: Example | { readonly $ref: string }): Example =>
    '$ref' in example
      ? (components.examples[example.$ref.split('/').at(-1) ?? ''] ?? { summary: '', value: null })
      : example;
  const all = Object.values(paths).flatMap((path) => Object.values(path));
  return all.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, response]) => {
        const { content } = response.$ref
          ? (components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {})
          : response;
        const { schema, examples } = content?.['application/json'] ?? { schema: {}, examples: {} };
        const codes = (JSON.stringify(schema).match(/"ER\w{4}"/g) ?? []).map((code) =>
          code.slice(1, -1),
        );
        expect(Object.keys(examples), `${operationId} ${status}`).not.toEqual([]);
        return Object.values(examples).map((example) => {
          const { summary, value } = resolved(example);
          return {
            where: `${operationId} ${status}`,
            codes,
            summary,
            value,
          };
        });
      }),
  );
}

describe('the description for a release (npm run openapi)', () => {
  const written = openapiText();

  it('has at most 0.8 MB, because what operations have in common is a component', () => {
    expect(Buffer.byteLength(written)).toBeLessThanOrEqual(800_000);
  });

  it('passes the recommended rules of a public linter without an error or a warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const lint = (source: string) =>
      lintFromString({ source, absoluteRef: path.join(root, OPENAPI_FILE), config });
    const problems = await lint(written);
    expect(
      problems.map(
        ({ severity, ruleId, message, location }) =>
          `${severity} ${ruleId}: ${message} (${location[0]?.pointer})`,
      ),
    ).toEqual([]);
    const spoilt = written.replace(
      '"operationId":"createAppraisal"',
      '"operationId":"listAppraisals"',
    );
    expect((await lint(spoilt)).map(({ ruleId }) => ruleId)).toContain(
      'operation-operationId-unique',
    ); // proves that the linter runs
  });
});
