const ANY_ORIGIN = 'http://desk.invalid';

/**
 * Returns only paths of this origin, so that a link from outside cannot send people elsewhere after
 * sign-in.
 */
export function returnPathOf(callbackUrl: string | null | undefined): string {
  if (!callbackUrl?.startsWith('/') || !URL.canParse(callbackUrl, ANY_ORIGIN)) return '/claims';
  const { origin, pathname, search } = new URL(callbackUrl, ANY_ORIGIN);
  return origin === ANY_ORIGIN ? pathname + search : '/claims';
}
