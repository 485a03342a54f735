import type { Specs } from '@/lib/valuation/like-kind-and-quality/specs';

type Value = string | number | boolean;

const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The plain values of what an import has stored as specs. */
export const specsOf = (stored: Readonly<Record<string, unknown>>): Specs =>
  Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, Value] => isValue(entry[1])),
  );
