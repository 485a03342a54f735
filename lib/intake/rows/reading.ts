/** A value that was understood, or why it was not. */
export type Reading<T> = { readonly value: T } | { readonly reason: string };

export const understood = <T>(value: T): Reading<T> => ({ value });
export const refused = <T>(reason: string): Reading<T> => ({ reason });
