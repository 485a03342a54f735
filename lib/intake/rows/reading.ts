import type { Cause } from '@/lib/shared/reasons';

/** A value that was understood, or why it was not. */
export type Reading<T> = { readonly value: T } | { readonly cause: Cause };

export const understood = <T>(value: T): Reading<T> => ({ value });
export const refused = <T>(why: Cause): Reading<T> => ({ cause: why });
