const ANY_ORIGIN = 'http://desk.invalid';

/** Only a path of this origin: an address from outside must not be able to send people elsewhere after sign-in. */
export function returnPathOf(callbackUrl: string | null | undefined): string {
  if (!callbackUrl?.startsWith('/') || !URL.canParse(callbackUrl, ANY_ORIGIN)) return '/claims';
  const { origin, pathname, search } = new URL(callbackUrl, ANY_ORIGIN);
  return origin === ANY_ORIGIN ? pathname + search : '/claims';
}
