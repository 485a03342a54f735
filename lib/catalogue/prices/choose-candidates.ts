import {
  compareProducts,
  type Comparison,
  type Product,
} from '@/lib/valuation/like-kind-and-quality/compare';
import { specsOf } from '../product-specs';
import type { ProductRow } from './price-statements';

export interface Candidate {
  readonly row: ProductRow;
  readonly comparison: Comparison;
}

/** The number of candidates that a handler can read. */
const CANDIDATES_MAX = 20;
/** Limit of candidates that are not of like kind and quality: enough to show why. */
const OTHERS_MAX = 6;

export const productOf = (row: ProductRow): Product => ({
  pid: row.pid,
  vcid: row.vcid,
  alid: row.alid,
  name: row.name,
  brand: row.brand,
  categoryId: row.category_id,
  category: row.category,
  releaseDate: row.release_date,
  specs: specsOf(row.specs),
});

const priceOf = ({ row }: Candidate): number => Number(row.price_min ?? Number.POSITIVE_INFINITY);

/** Sorts by kind and quality, then by price. */
const byCloseness = (one: Candidate, other: Candidate): number =>
  one.comparison.distance - other.comparison.distance ||
  priceOf(one) - priceOf(other) ||
  (one.row.pid < other.row.pid ? -1 : 1);

/** Chooses the candidates to replace the claimed product, which is itself the first. */
export function chooseCandidates(
  claimed: Product,
  own: ProductRow,
  rows: readonly ProductRow[],
): Candidate[] {
  const compared = [own, ...rows]
    .map((row) => ({ row, comparison: compareProducts(claimed, productOf(row)) }))
    .toSorted(byCloseness);
  const matches = compared.filter(({ comparison }) => comparison.isMatch);
  const others = compared.filter(({ comparison }) => !comparison.isMatch).slice(0, OTHERS_MAX);
  return [...matches.slice(0, CANDIDATES_MAX - others.length), ...others];
}
