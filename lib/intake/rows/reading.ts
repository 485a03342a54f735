import type { Cause } from '@/lib/shared/reasons';

/** A value, or the reason why it could not be read. */
export type Reading<T> = { readonly value: T } | { readonly cause: Cause };

export const understood = <T>(value: T): Reading<T> => ({ value });
export const refused = <T>(why: Cause): Reading<T> => ({ cause: why });
