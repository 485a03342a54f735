/** A status in the language of the page: the standard ones come in English, and what a client calls its own stays. */
export const statusName = (name: string, standard: Readonly<Record<string, string>>): string =>
  Object.hasOwn(standard, name) ? (standard[name] ?? name) : name;
