/** A body with files in it goes out as a form, one part per file, any other as JSON. */
export function serialized(body: unknown): FormData | string {
  if (body instanceof FormData) return body;
  const fields = Object.entries(body ?? {}).flatMap(([name, value]: [string, unknown]) =>
    [value].flat().map((one): [string, unknown] => [name, one]),
  );
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}
