import type { Cause } from '@/lib/shared/reasons';

/**
 * Reads the cause of a failure from its JSON column. Null for rows written before causes were
 * stored.
 */
export const storedCause = (column: unknown): Cause | null => (column ?? null) as Cause | null;

/**
 * PostgreSQL's JSON accepts neither NUL nor lone surrogates, which a value quoted from a file may
 * contain.
 */
const storable = (value: string | number) =>
  typeof value === 'number' ? value : value.replaceAll(/\0|\p{Surrogate}/gu, '\ufffd');

export const causeColumn = ({ reason, values }: Cause) => ({
  reason,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, storable(value)]),
  ),
});
