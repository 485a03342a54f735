import type { Product } from '@/lib/valuation/like-kind-and-quality/compare';
import { measuresOf } from '@/lib/valuation/like-kind-and-quality/specs';
import type { CategoryId } from '../categories';

type Measure = 'storage' | 'size';

/** The measures that matter for the products of each category. */
const MEASURED: ReadonlyMap<number, readonly Measure[]> = new Map<CategoryId, readonly Measure[]>([
  [10, ['storage', 'size']],
  [11, ['storage', 'size']],
  [12, ['storage', 'size']],
  [13, ['size']],
  [16, ['size']],
  [18, ['size']],
  [19, ['size']],
  [20, ['size']],
  [21, ['size']],
  [22, ['size']],
  [24, ['size']],
]);

/** Measures that matter for the claimed product, but are unknown. */
export function notCompared({ categoryId, specs, name }: Product): Measure[] {
  const { storageGb, sizes, sizeName } = measuresOf(specs, name);
  const isKnown = {
    storage: storageGb !== null,
    size: sizeName !== null || Object.keys(sizes).length > 0,
  };
  return (MEASURED.get(categoryId) ?? []).filter((measure) => !isKnown[measure]);
}
