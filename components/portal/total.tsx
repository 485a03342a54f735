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

/** How many items are in the total, and those that are not, if any is not. */
function Lines({ portal: { totals, not_counted: notCounted = [] } }: { portal: CustomerPortal }) {
  const { t, formats } = useSpoken();
  if (notCounted.length === 0) return null;
  const { lines_not_valued: notValued, lines_excluded: excluded } = totals;
  const money = (amount: number) => unbroken(formats.money(amount, totals.currency));
  const counts = [
    fill(t.submit.counted, {
      count: formats.count(totals.lines_counted),
      total: formats.count(totals.line_count),
    }),
    notValued > 0 &&
      fill(totals.claimed_not_valued > 0 ? t.submit.notValuedClaimed : t.submit.notValued, {
        count: formats.count(notValued),
        amount: money(totals.claimed_not_valued),
      }),
    excluded > 0 && fill(t.submit.excluded, { count: formats.count(excluded) }),
  ];
  return (
    <>
      <p className="text-desk text-ink-2">{counts.filter(Boolean).join(' · ')}</p>
      <details className="rounded-md bg-sunken px-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4">
          {t.submit.notCounted}
        </summary>
        <ul className="flex flex-col gap-2 pb-3">
          {notCounted.map(({ row_id: id, description, reason, claimed_amount: claimed }) => (
            <li key={id} className="break-words">
              {description}
              <span className="block text-desk text-ink-2">
                {[
                  reason && t.submit.whyNotCounted[reason],
                  claimed !== null && fill(t.submit.claimed, { amount: money(claimed) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
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
