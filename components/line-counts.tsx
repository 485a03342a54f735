import type { LineCounts as Counts } from '@/lib/contract/claim-lines';
import { fill } from '@/lib/shared/fill';
import { statusName } from '@/lib/i18n/status-name';
import { useCartScope } from './cart-context/cart-context';
import { useTranslation } from './translation';

/** The statuses that exclude lines from the sums of the claim. */
function useExcluding(): readonly string[] {
  const { t } = useTranslation();
  const names = useCartScope()
    .appraisals.filter(({ line_reason: reason }) => reason === 'status')
    .map((one) => statusName(one.appraisal_status, t.cart.standardStatuses));
  return [...new Set(names)];
}

/** Beside a sum: how many lines are in it, and what is not. */
export function LineCounts({ lines }: { lines: Counts }) {
  const { t, formats } = useTranslation();
  const statuses = useExcluding();
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
    lines.lines_excluded > 0 &&
      [
        fill(excluded, { count: formats.count(lines.lines_excluded) }),
        statuses.length > 0 && `(${statuses.join(', ')})`,
      ]
        .filter(Boolean)
        .join(' '),
  ];
  return <p className="text-ink-2">{parts.filter(Boolean).join(' · ')}</p>;
}
