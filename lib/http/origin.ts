import { env } from '@/lib/platform/env';

/** The origin of every address in a response: PUBLIC_URL if set, else the origin of the request. */
export function originOf(request: Request): string {
  const { PUBLIC_URL } = env();
  if (PUBLIC_URL) return PUBLIC_URL;
  const host =
    request.headers.get('x-forwarded-host') ??
    request.headers.get('host') ??
    new URL(request.url).host;
  const protocol =
    request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol.replace(':', '');
  return `${protocol}://${host}`;
}
