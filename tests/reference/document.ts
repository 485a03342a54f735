/** Writes docs/api.md: requests and answers as text. */
import { Mask } from './mask';
import type { Answer } from './perform';
import { type Chapter, commandOf, operationOf, type Sample } from './sample';

/** Headers specific to an operation; the introduction describes those of every answer. */
const SHOWN_HEADERS = [
  'allow',
  'deprecation',
  'etag',
  'idempotent-replayed',
  'location',
  'preference-applied',
  'retry-after',
  'www-authenticate',
  'content-disposition',
] as const;

const INTRODUCTION = `# The API, call by call

Each operation with its success and its errors: the request and the response of the running service, recorded by
\`npm run docs:api\`. Ids, times, secrets and the address of the service are replaced by the same ones each time.

\`$BASE\` is the service's address with \`/api\`; \`$KEY\` is a key of one client, \`$READ_ONLY_KEY\` one without the scope \`write\`,
\`$TWO_CLIENTS_KEY\` one of two clients, \`$ADMIN_KEY\` one with the scope \`admin\`, \`$STATUS_KEY\` one of a client whose appraisals have statuses.
\`$CLAIM\`, \`$APPRAISAL\` and the like come from earlier answers. Every answer carries \`X-Request-Id\` and, with a key, \`RateLimit\` and
\`RateLimit-Policy\`; every error carries \`Link: <…/docs/errors/<code>>; rel="help"\`.
`;

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;

/** Longer lists of one shape are cut after so many entries. */
const ENTRIES_MAX = 3;

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ENTRIES_MAX).map(shortened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}

function headingOf({ status, code, when }: Sample): string {
  if (status < 400) return `### ${status}${when ? ` · ${when}` : ''}\n`;
  return `### ${status} ${code ?? 'without a code'}${when ? ` · ${when}` : ''}\n`;
}

function answerText({ status, statusText, headers, body }: Answer, mask: Mask): string {
  const head = SHOWN_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [`${name}: ${mask.header(name, value)}`];
  });
  const next = headers.get('link')?.includes('rel="next"')
    ? [`link: ${mask.text(headers.get('link') ?? '')}`]
    : [];
  return (
    fence('text', [`HTTP/1.1 ${status} ${statusText}`.trimEnd(), ...head, ...next].join('\n')) +
    (body === undefined
      ? ''
      : `\n${fence('json', JSON.stringify(shortened(mask.value(body)), null, 2))}`)
  );
}

/** Collects the chapters as they run. */
export class Reference {
  readonly #mask: Mask;
  readonly #parts: string[] = [INTRODUCTION];
  #latest = '';

  constructor(origin: string) {
    this.#mask = new Mask(origin);
  }

  chapter({ title, about }: Chapter): void {
    this.#parts.push(`# ${title}\n`, ...(about ? [`${about}\n`] : []));
    this.#latest = '';
  }

  add(sample: Sample, answer: Answer): void {
    const { id, method, path, summary } = operationOf(sample.operation);
    if (id !== this.#latest) this.#parts.push(`## ${summary}\n`, `\`${method} ${path}\`\n`);
    this.#latest = id;
    this.#parts.push(
      headingOf(sample),
      fence('sh', commandOf(sample)),
      answerText(answer, this.#mask),
    );
  }

  text(): string {
    return `${this.#parts.join('\n').trimEnd()}\n`;
  }
}
