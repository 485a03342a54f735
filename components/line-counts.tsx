import type { LineCounts as Counts } from '@/lib/contract/claim-lines';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from './translation';

/** Beside a sum: how many lines are in it, and what is not. */
export function LineCounts({ lines }: { lines: Counts }) {
  const { t, formats } = useTranslation();
  const { counted, notValued, notValuedClaimed, excluded } = t.cart.lines;
  const parts = [
    fill(counted, {
      count: formats.count(lines.lines_counted),
      total: formats.count(lines.line_count),
    }),
    lines.lines_not_valued > 0 &&
      fill(lines.claimed_not_valued > 0 ? notValuedClaimed : notValued, {
        count: formats.count(lines.lines_not_valued),
        amount: formats.amount(lines.claimed_not_valued),
      }),
    lines.lines_excluded > 0 && fill(excluded, { count: formats.count(lines.lines_excluded) }),
  ];
  return <p className="text-ink-2">{parts.filter(Boolean).join(' · ')}</p>;
}
