export const DESCRIPTION = '/api/openapi.json';

interface Parameter {
  readonly required?: boolean;
  example?: unknown;
}

interface Description {
  readonly components?: { readonly parameters?: Readonly<Record<string, Parameter>> };
}

/**
 * The API description as the reference shows it. The library sends the examples as values, so an
 * optional parameter with an example (another client's id, say) would spoil everybody's first
 * request.
 */
export async function loadDescription(): Promise<object> {
  const response = await fetch(DESCRIPTION);
  if (!response.ok) throw new Error(`The description was answered with ${response.status}`);
  const description = (await response.json()) as Description;
  for (const parameter of Object.values(description.components?.parameters ?? {})) {
    if (!parameter.required) delete parameter.example;
  }
  return description;
}
