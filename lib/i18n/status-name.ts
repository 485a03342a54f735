/**
 * Translates a standard status, which has an English name. Names that a client chose are not
 * translated.
 */
export const statusName = (name: string, standard: Readonly<Record<string, string>>): string =>
  Object.hasOwn(standard, name) ? (standard[name] ?? name) : name;
