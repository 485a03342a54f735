/** Whether a `Prefer` header (RFC 7240) contains `respond-async`. Its parameters are ignored. */
export const prefersAsync = (header: string | null): boolean =>
  header?.split(',').some((preference) => /^\s*respond-async\s*(;|$)/i.test(preference)) ?? false;
