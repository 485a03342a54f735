const FIELDS_MAX = 40;
const DEPTH_MAX = 4;
const NAME_LENGTH_MAX = 64;

/** The shape of a body: field names with types and lengths, without values. */
export function maskedShape(value: unknown, depth = DEPTH_MAX): unknown {
  if (value === null) return 'null';
  if (typeof value === 'string') return `text of ${value.length}`;
  if (typeof value !== 'object') return typeof value;
  if (Array.isArray(value))
    return depth === 0 || value.length === 0
      ? `list of ${value.length}`
      : [`list of ${value.length}`, maskedShape(value[0], depth - 1)];
  if (depth === 0) return 'object';
  const entries = Object.entries(value).slice(0, FIELDS_MAX);
  return Object.fromEntries(
    entries.map(([name, one]) => [storable(name), maskedShape(one, depth - 1)]),
  );
}

/**
 * Field names are untrusted input too: truncates them and removes characters that PostgreSQL cannot
 * store.
 */
const storable = (name: string) =>
  name.slice(0, NAME_LENGTH_MAX).replace(/[\0\p{Surrogate}]/gu, '');
