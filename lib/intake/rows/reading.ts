import type { Cause } from '@/lib/shared/reasons';

/** A value that was read. An inexact one states in `assumption` how it was understood. */
interface Understood<T> {
  readonly value: T;
  readonly assumption?: Cause;
}

/** `isOpen`: the row can be imported without the value. */
interface Refused {
  readonly cause: Cause;
  readonly isOpen?: boolean;
}

/** A value, or the reason why it could not be read. */
export type Reading<T> = Understood<T> | Refused;

export const understood = <T>(value: T, assumption?: Cause): Reading<T> =>
  assumption === undefined ? { value } : { value, assumption };
export const refused = <T>(why: Cause): Reading<T> => ({ cause: why });
export const leftOpen = <T>(why: Cause): Reading<T> => ({ cause: why, isOpen: true });
