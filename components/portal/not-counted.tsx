import type { CustomerPortal } from '@/lib/contract/portal-customer';
import { fill } from '@/lib/shared/fill';
import { unbroken } from '@/lib/i18n/unbroken';
import { useSpoken } from './language';

interface NotCountedProps {
  portal: CustomerPortal;
}

/** The items that are not in the total. Data stored by an earlier version does not name them. */
export function NotCounted({ portal: { not_counted: lines = [], totals } }: NotCountedProps) {
  const { t, formats } = useSpoken();
  if (lines.length === 0) return null;
  return (
    <details className="rounded-md bg-sunken px-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4">
        {t.submit.notCounted}
      </summary>
      <ul className="flex flex-col gap-2 pb-3">
        {lines.map(({ row_id: id, description, reason, claimed_amount: claimed }) => {
          const why = [
            reason && t.submit.whyNotCounted[reason],
            claimed !== null &&
              fill(t.submit.claimed, {
                amount: unbroken(formats.money(claimed, totals.currency)),
              }),
          ];
          return (
            <li key={id}>
              {description}
              <span className="block text-desk text-ink-2">{why.filter(Boolean).join(' · ')}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
