/**
 * Calls route handlers as the server would: by path, with a real Request, and reads the answer to
 * its end.
 */
import { isDeepStrictEqual } from 'node:util';
import { descriptionOf, PLACEHOLDER, type Problem, REASONS } from '@/lib/shared/reasons';
import { NextRequest } from 'next/server';
import { requireDeclared } from './declared';
import { findRoute, loadRoute } from './routes';

export interface Sent {
  readonly key?: string;
  /** A policyholder's token. */
  readonly portal?: string;
  /** Value of the session cookie. */
  readonly session?: string;
  readonly json?: unknown;
  readonly bytes?: string | Uint8Array<ArrayBuffer>;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON; undefined for anything else. */
  readonly body: unknown;
  readonly bytes: Buffer;
}

export const ORIGIN = 'http://127.0.0.1:3000';

function requestFor(
  method: string,
  path: string,
  { key, portal, session, json, bytes, form, headers }: Sent,
): NextRequest {
  const all = new Headers({ host: '127.0.0.1:3000' });
  if (key !== undefined) all.set('authorization', `apiKey ${key}`);
  if (portal !== undefined) all.set('authorization', `portal ${portal}`);
  if (session !== undefined) {
    all.set('cookie', `next-auth.session-token=${session}`);
    if (method !== 'GET') all.set('origin', ORIGIN);
  }
  if (json !== undefined) all.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
  const body = form ?? bytes ?? (json === undefined ? null : JSON.stringify(json));
  return new NextRequest(`${ORIGIN}/api${path}`, { method, headers: all, body });
}

async function read(response: Response): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString('utf8');
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
    bytes,
  };
}

/**
 * `path` is below /api and may have a query. A method that the file does not export gets Next's
 * answer, an empty 405.
 */
export async function api(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const request = requestFor(method, path, sent);
  const segments = request.nextUrl.pathname
    .split('/')
    .slice(2)
    .filter((one) => one !== '')
    .map((one) => decodeURIComponent(one));
  const { file, params } = findRoute(segments);
  const handler = (await loadRoute(file))[method];
  const answer = await read(
    handler
      ? await handler(request, { params: Promise.resolve(params) })
      : new Response(null, { status: 405 }),
  );
  requireDeclared(method, file, answer);
  return answer;
}

export const TITLES = {
  ERIT00: 'Invalid Authorization header',
  ERIT02: 'Forbidden',
  MP: 'Required parameter missing',
  IP: 'Invalid parameter',
  WP: 'Wrong value',
  NF: 'Not found',
  NA: 'Method not allowed',
  AE: 'Resource already exists',
} as const;

/**
 * Matches an `event_dict` with these texts whose reason, field and values, or list of problems,
 * give this description.
 */
class EventDict {
  readonly $$typeof = Symbol.for('jest.asymmetricMatcher');

  constructor(
    readonly title: string,
    readonly description: string,
  ) {}

  asymmetricMatch(dict: unknown): boolean {
    if (typeof dict !== 'object' || dict === null) return false;
    const { event_severity: severity, title, description, problems, ...first } = dict as Dict;
    const all = problems ?? [first];
    return (
      severity === 'ERROR' &&
      title === this.title &&
      description === this.description &&
      (problems === undefined || problems.length > 1) &&
      isDeepStrictEqual(first, all[0]) &&
      all.every((one) => keysOf(one) === 'field,reason,values' && isFilled(one)) &&
      descriptionOf(all) === description
    );
  }

  toString(): string {
    return 'EventDict';
  }

  toAsymmetricMatcher(): string {
    return `EventDict<${this.title}: ${this.description}>`;
  }
}

type Dict = Problem & {
  event_severity: unknown;
  title: unknown;
  description: unknown;
  problems?: Problem[];
};

const isFilled = ({ reason, values }: Problem): boolean =>
  Object.hasOwn(REASONS, reason) &&
  [...REASONS[reason].matchAll(PLACEHOLDER)]
    .map(([, name]) => name)
    .every((name) => name && name in values);

/** The common error body, exactly; its reason, field and values must give the description. */
export const errorBody = (event_code: string, title: string, description: string) => ({
  event_code,
  event_dict: new EventDict(title, description),
  error: description,
  description,
});

export const UNAUTHENTICATED = errorBody('ERIT00', TITLES.ERIT00, 'Invalid Authorization header');
export const FORBIDDEN = errorBody('ERIT02', TITLES.ERIT02, 'Access denied');

const TITLE_OF_TYPE: Readonly<Record<string, string>> = {
  IT: '(Invalid Authorization header|Forbidden)',
  MP: TITLES.MP,
  IP: '(Invalid parameter|Too large|Unsupported file type)',
  WP: '(Wrong value|Edit conflict|Locked|File cannot be used|Idempotency-Key reused)',
  NF: TITLES.NF,
  NA: TITLES.NA,
  AE: `(${TITLES.AE}|Request in progress)`,
  RL: 'Too many requests',
  SU: 'Service unavailable',
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const keysOf = (value: object) => Object.keys(value).sort().join();

/**
 * Whether the contract allows a body for an error: the common form or one of the three exceptions.
 */
export function isLegalError(body: unknown): boolean {
  if (body === null || typeof body !== 'object') return false;
  const fields = body as Record<string, unknown>;
  if (['description,title', 'description,error'].includes(keysOf(fields)))
    return Object.values(fields).every(isText);
  const { event_code: code, event_dict: dict, error, description } = fields;
  if (
    keysOf(fields) !== 'description,error,event_code,event_dict' ||
    !isText(code) ||
    dict === null ||
    typeof dict !== 'object'
  )
    return false;
  const title = TITLE_OF_TYPE[code.slice(2, 4)];
  const {
    event_severity: severity,
    title: dictTitle,
    description: words,
  } = dict as Record<string, unknown>;
  const isKnown =
    /^ER[A-Z]{2}(0[012]|AP|AT|CR|CS|IK|PR|PS|SS)$/.test(code) &&
    title !== undefined &&
    isText(dictTitle) &&
    new RegExp(`^${title}$`).test(dictTitle);
  return (
    isKnown && severity === 'ERROR' && isText(words) && words === error && words === description
  );
}
