import type { CustomerPortal } from '@/lib/contract/portal-customer';
import { useSpoken } from './language';

export function Total({ portal: { totals } }: { portal: CustomerPortal }) {
  const { t, formats } = useSpoken();
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-ink-2">{t.submit.total}</span>
      <span className="text-total font-semibold">
        {formats.money(totals.actual_cash_value, totals.currency)}
      </span>
    </p>
  );
}
