import type { CustomerPortal } from '@/lib/contract/portal-customer';
import { unbroken } from '@/lib/i18n/unbroken';
import { fill } from '@/lib/shared/fill';
import { useSpoken } from './language';

/**
 * What the insurer proposes to pay, and how it follows from the items. Data stored on the device by
 * an earlier version has no net claim.
 */
export function Total({ portal }: { portal: CustomerPortal }) {
  const { totals } = portal;
  const { t, formats } = useSpoken();
  const { other_items: other, above_limits: limits, claim_deductible: deductible } = totals;
  const rows = [
    [t.submit.other, other],
    [t.submit.limits, -limits],
    [t.submit.deductible, -deductible],
  ] as const;
  const shown = rows.filter(([, amount]) => amount);
  const isNet = totals.net_claim != null && shown.length > 0;
  return (
    <div className="flex flex-col gap-1">
      <dl className="flex flex-col">
        {isNet && (
          <>
            <Row name={t.submit.items} amount={formats.amount(totals.actual_cash_value)} />
            {shown.map(([name, amount]) => (
              <Row key={name} name={name} amount={formats.amount(amount)} />
            ))}
          </>
        )}
        <Row
          name={t.submit.total}
          amount={formats.money(totals.net_claim ?? totals.actual_cash_value, totals.currency)}
          isTotal
        />
      </dl>
      <Lines portal={portal} />
    </div>
  );
}

/** How many items are in the total, if any is not. */
function Lines({ portal: { totals, not_counted: notCounted = [] } }: { portal: CustomerPortal }) {
  const { t, formats } = useSpoken();
  if (notCounted.length === 0) return null;
  const { lines_not_valued: notValued, lines_excluded: excluded } = totals;
  const counts = [
    fill(t.submit.counted, {
      count: formats.count(totals.lines_counted),
      total: formats.count(totals.line_count),
    }),
    notValued > 0 &&
      fill(totals.claimed_not_valued > 0 ? t.submit.notValuedClaimed : t.submit.notValued, {
        count: formats.count(notValued),
        amount: unbroken(formats.money(totals.claimed_not_valued, totals.currency)),
      }),
    excluded > 0 && fill(t.submit.excluded, { count: formats.count(excluded) }),
  ];
  return <p className="text-desk text-ink-2">{counts.filter(Boolean).join(' · ')}</p>;
}

interface RowProps {
  name: string;
  amount: string;
  isTotal?: boolean;
}

/** Wraps, so that large text fits a narrow screen. */
const Row = ({ name, amount, isTotal = false }: RowProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className="text-ink-2">{name}</dt>
    <dd className={isTotal ? 'text-total font-semibold' : ''}>{amount}</dd>
  </div>
);
