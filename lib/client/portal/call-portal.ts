import { ApiError, apiErrorOf } from '@/lib/client/api/api-error';
import type { Input, Reply, Route } from '@/lib/client/api/call';
import { isLanguage, type Language } from '@/lib/shared/languages';
import type { Link } from './link';

/**
 * An error that may name the insurer who sent the link and the link's language; a page that shows
 * no claim has no other source for them.
 */
export class PortalRefusal extends ApiError {
  readonly language: Language | null;
  readonly insurer: string | null;

  constructor({ status, code, description, requestId, problems }: ApiError, headers: Headers) {
    super(status, code, description, requestId, problems);
    const language = headers.get('x-portal-language') ?? '';
    this.language = isLanguage(language) ? language : null;
    this.insurer = decoded(headers.get('x-portal-insurer'));
  }
}

function decoded(text: string | null): string | null {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return null;
  }
}

type PortalRoute = Extract<Route, `${string} /portal${string}`>;

export const credentialOf = ({ token, pin }: Link): Record<string, string> => ({
  authorization: `portal ${token}`,
  ...(pin !== null && { 'x-portal-pin': pin }),
});

export const addressOf = (
  template: string,
  params: Readonly<Record<string, unknown>> = {},
): string =>
  `/api${template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}`;

const TIMEOUT_MS = 30_000;

/**
 * Calls an operation of the policyholder portal. Throws an ApiError for every status above 399,
 * with status 0 if no response arrived.
 */
export async function callPortal<R extends PortalRoute>(
  link: Link,
  route: R,
  input: Omit<Input<R>, 'signal'>,
): Promise<Reply<R>> {
  const [method = 'GET', template = '/'] = route.split(' ');
  const response = await answerTo(addressOf(template, input.params ?? {}), {
    method,
    headers: {
      ...credentialOf(link),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  });
  const reply: unknown = await response.json().catch(() => undefined);
  if (!response.ok)
    throw new PortalRefusal(
      apiErrorOf(response.status, response.statusText, reply, response.headers.get('x-request-id')),
      response.headers,
    );
  return reply as Reply<R>;
}

/**
 * Loads a picture and returns an object URL, because an `img` element could not send the
 * credential.
 */
export async function fetchPhoto(
  link: Link,
  rowId: number,
  fileName: string,
  variant: 'preview' | 'thumbnail',
): Promise<string> {
  const address = addressOf('/portal/items/{row_id}/photos/{file_name}', {
    row_id: rowId,
    file_name: fileName,
  });
  const response = await answerTo(`${address}?variant=${variant}`, { headers: credentialOf(link) });
  if (!response.ok) throw new ApiError(response.status, undefined, response.statusText, null);
  return URL.createObjectURL(await response.blob());
}

async function answerTo(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, {
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new ApiError(0, undefined, 'The service could not be reached', null);
  }
}

/**
 * Whether the error may pass by itself: no response, the same request still running in another tab
 * (409), too many requests (429), or a fault of the service (500 and above).
 */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 409 || error.status === 429 || error.status >= 500);
