import type { CustomerPortal } from '@/lib/contract/portal-customer';
import { useSpoken } from './language';

/**
 * What the insurer proposes to pay, and how it follows from the items. Data stored on the device by
 * an earlier version has no net claim.
 */
export function Total({ portal: { totals } }: { portal: CustomerPortal }) {
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
