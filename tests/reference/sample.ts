/** A call of the reference: the request as a reader would type it, and the expected answer. */
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';

type OperationId = (typeof operations)[number]['id'];

type Described = Pick<Operation, 'method' | 'summary' | 'access'> & {
  readonly id: string;
  readonly path: string;
};

/** Paths that are answered but are no operations of the contract. */
const BESIDE = {
  openapi: {
    id: 'openapi',
    method: 'GET',
    path: '/openapi.json',
    summary: 'The description of the API',
    access: 'public',
  },
  path: {
    id: 'path',
    method: 'GET',
    path: '/{path}',
    summary: 'A path that is no operation',
    access: 'read',
  },
} as const satisfies Record<string, Described>;

/** Names of the reader's keys; see keys.ts. */
export type KeyName = 'KEY' | 'READ_ONLY_KEY' | 'TWO_CLIENTS_KEY' | 'STATUS_KEY' | 'ADMIN_KEY';

export interface Sample {
  readonly operation: OperationId | keyof typeof BESIDE;
  /** When this answer comes, as the end of a sentence; a success needs none. */
  readonly when?: string;
  readonly status: number;
  /** The event code of an error; null for the three bodies that have none. */
  readonly code?: string | null;
  /** Values for path parameters instead of the shell variables of the same names. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly json?: unknown;
  /** A body that is not JSON, typed unchanged. */
  readonly raw?: string;
  /** `-F` parts. */
  readonly form?: readonly string[];
  readonly key?: KeyName | 'none';
  /** A complete Authorization header instead of a key. */
  readonly authorization?: string;
  readonly headers?: readonly string[];
  /** Another method than the operation's. */
  readonly method?: string;
  /** A file for the answer's bytes. */
  readonly output?: string;
  /** Shell variables for later samples, from the answer. */
  readonly capture?: Readonly<Record<string, (body: never, headers: Headers) => string | number>>;
  /** Repeats the call until this holds for the answer. */
  readonly until?: (body: never) => boolean;
}

export interface Chapter {
  readonly title: string;
  /** Markdown. */
  readonly about?: string;
  readonly samples: readonly Sample[];
}

export function operationOf(wanted: Sample['operation']): Described {
  const found = [...(operations as readonly Operation[]), ...Object.values(BESIDE)].find(
    ({ id }) => id === wanted,
  );
  if (!found) throw new Error(`There is no operation ${wanted}`);
  return found;
}

/** `{client_reference_id}` → `$CLAIM`: a variable from an earlier answer. */
const VARIABLES: Readonly<Record<string, string>> = {
  client_reference_id: '$CLAIM',
  appraisal_id: '$APPRAISAL',
  file_name: 'photo.jpg',
  webhook_endpoint_id: '$ENDPOINT',
  delivery_id: '$DELIVERY',
  api_key_id: '$KEY_ID',
  intake_id: '$INTAKE',
  price_import_id: '$IMPORT',
  user_id: '$USER',
  invitation_id: '$INVITATION',
};

const addressOf = ({ operation: id, path = {}, query }: Sample): string => {
  const filled = operationOf(id).path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => path[name] ?? VARIABLES[name] ?? `$${name.toUpperCase()}`,
  );
  return `"$BASE${filled}${query ? `?${query}` : ''}"`;
};

const singleQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Formats JSON on one line with spaces, as people write it. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, one]) => `${JSON.stringify(name)}: ${spaced(one)}`)
    .join(', ')}}`;
}

/** A number from an earlier answer is written in JSON as `"$NAME"`, a text as `"${NAME}"`. */
function dataOf({ json, raw }: Sample): string[] {
  if (raw !== undefined) return [`-d ${singleQuoted(raw)}`];
  if (json === undefined) return [];
  const text = spaced(json).replaceAll(/"(\$[A-Z_]+)"/g, '$1');
  return [
    text.includes('$')
      ? `-d "${text.replaceAll('"', String.raw`\"`)}"`
      : `-d ${singleQuoted(text)}`,
  ];
}

/** Returns the command, both as documented and as run. */
export function commandOf(sample: Sample): string {
  const operation = operationOf(sample.operation);
  const { key = 'KEY', authorization, headers = [], form = [], output } = sample;
  const method = sample.method ?? operation.method;
  const isPublic = operation.access === 'public' || key === 'none';
  const all = [
    ...(authorization
      ? [`Authorization: ${authorization}`]
      : isPublic
        ? []
        : [`Authorization: apiKey $${key}`]),
    ...(sample.json === undefined && sample.raw === undefined
      ? []
      : ['Content-Type: application/json']),
    ...headers,
  ];
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${addressOf(sample)}`,
    ...all.map((header) => `-H ${header.includes('$') ? `"${header}"` : singleQuoted(header)}`),
    ...form.map((part) => `-F ${part}`),
    ...dataOf(sample),
    ...(output ? [`-o ${output}`] : []),
  ];
  return parts.join(' \\\n  ');
}

export const PRODUCTS = { cpid: 'apple-iphone-13-128-gb', rpid: 'apple-iphone-15-pro-128-gb' };
/** An appraisal that no claim has. */
export const NOTHING = { appraisal_id: '999999999' };
