import type { Json, JsonObject } from './schema';

interface Response {
  readonly description: string;
  readonly content?: {
    readonly 'application/json'?: { examples?: Record<string, Json> };
  };
}

type Responses = Record<string, Response | { readonly $ref: string }>;

export interface Described {
  readonly operationId: string;
  readonly responses: Responses;
}

/**
 * Moves what two or more operations share into a component, named after the first operation that
 * has it: examples of errors first, then complete responses. Changes the operations in place.
 */
export function shareResponses(operations: readonly Described[]): {
  readonly examples: JsonObject;
  readonly responses: JsonObject;
} {
  const examples = new Shared('examples');
  const responses = new Shared('responses');
  const each = (see: (operation: Described, status: string, response: Response) => void) => {
    for (const operation of operations)
      for (const [status, response] of Object.entries(operation.responses))
        if (!('$ref' in response)) see(operation, status, response);
  };
  const eachExample = (see: (examples: Record<string, Json>, name: string, id: string) => void) =>
    each(({ operationId }, _, { content }) => {
      const all = content?.['application/json']?.examples ?? {};
      for (const name of Object.keys(all)) see(all, name, operationId);
    });
  eachExample((all, name, id) => examples.count(all[name] ?? null, `${name}-${id}`));
  eachExample((all, name) => {
    all[name] = examples.shared(all[name] ?? null);
  });
  each(({ operationId }, status, response) =>
    responses.count(response as unknown as Json, `${status}-${operationId}`),
  );
  each(({ responses: own }, status, response) => {
    own[status] = responses.shared(response as unknown as Json) as unknown as Response;
  });
  return { examples: examples.components, responses: responses.components };
}

/** Counts values first and then replaces those that occur at least twice by a reference. */
class Shared {
  readonly components: JsonObject = {};
  readonly #seen = new Map<string, { readonly name: string; count: number }>();

  constructor(readonly kind: 'examples' | 'responses') {}

  /** @param name of the component that the value may become */
  count(value: Json, name: string): void {
    const key = JSON.stringify(value);
    const seen = this.#seen.get(key) ?? { name, count: 0 };
    seen.count += 1;
    this.#seen.set(key, seen);
  }

  shared(value: Json): Json {
    const { name, count } = this.#seen.get(JSON.stringify(value)) ?? { name: '', count: 0 };
    if (count < 2) return value;
    this.components[name] = value;
    return { $ref: `#/components/${this.kind}/${name}` };
  }
}
