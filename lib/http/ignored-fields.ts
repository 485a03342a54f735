/** Bounds what a request can make of the reply. */
const NAMES_MAX = 20;
const NAME_LENGTH_MAX = 64;

/** Read from the body of every operation, also where its schema does not have them. */
const OF_THE_CALLER = new Set(['client_id', 'session_id', 'session-id']);

/**
 * The fields of a body that the schema does not know, as paths (`rules.0.colour`): those that were
 * sent and are missing from what was read. They are ignored and never stored.
 */
export const ignoredFields = (sent: unknown, read: unknown): readonly string[] =>
  [...unread(sent, read, '')]
    .filter((name) => !OF_THE_CALLER.has(name))
    .slice(0, NAMES_MAX)
    .map(readable);

function* unread(sent: unknown, read: unknown, path: string): Generator<string> {
  if (!isGroup(sent) || !isGroup(read) || Array.isArray(sent) !== Array.isArray(read)) return;
  const known: Readonly<Record<string, unknown>> = { ...read };
  for (const [name, value] of Object.entries(sent)) {
    if (Object.hasOwn(known, name)) yield* unread(value, known[name], `${path}${name}.`);
    else if (!Array.isArray(sent)) yield `${path}${name}`;
  }
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Names come from the request: without characters that a database or a header cannot take. */
const readable = (name: string): string =>
  [...name]
    .slice(0, NAME_LENGTH_MAX)
    .join('')
    .replaceAll(/[^\p{L}\p{N}_.-]/gu, '_');

/** The value of the `Ignored-Fields` header, percent-encoded. */
export const ignoredHeader = (names: readonly string[]): string =>
  names.map((name) => encodeURIComponent(name)).join(', ');
