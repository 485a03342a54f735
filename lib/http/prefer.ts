/** Whether `Prefer` (RFC 7240) asks for an answer before the work is done: a list of names, each with values and parameters that say no more about it. */
export const prefersAsync = (header: string | null): boolean =>
  header?.split(',').some((preference) => /^\s*respond-async\s*(;|$)/i.test(preference)) ?? false;
