import type { Cause } from '@/lib/shared/reasons';

/** A cause as a column of JSON keeps it; null of rows from before causes were kept. */
export const storedCause = (column: unknown): Cause | null => (column ?? null) as Cause | null;

/** PostgreSQL's JSON holds neither NUL nor half of a surrogate pair; what a file is quoted with may. */
const storable = (value: string | number) =>
  typeof value === 'number' ? value : value.replaceAll(/\0|\p{Surrogate}/gu, '\ufffd');

export const causeColumn = ({ reason, values }: Cause) => ({
  reason,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, storable(value)]),
  ),
});
