import type { Specs } from '@/lib/valuation/like-kind-and-quality/specs';

type Value = string | number | boolean;

const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The specs with primitive values; others are omitted. */
export const specsOf = (stored: Readonly<Record<string, unknown>>): Specs =>
  Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, Value] => isValue(entry[1])),
  );
