'use client';
import { useCart } from '@/lib/client/cart/appraisals';
import { toSend } from '@/lib/client/sending/left-out';
import { usePortalAnswers } from '@/lib/client/sending/sending';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';
import { Pages } from './pages';

/**
 * Only one appraisal per item is sent. Lists the appraisals that the policyholder does not see, and
 * compares the sent total with the claim's.
 */
export function LeftOut({ claimId }: { claimId: number }) {
  const { t, formats } = useTranslation();
  const { appraisals, totals, isComplete } = useCart(claimId);
  const { data } = usePortalAnswers(claimId);
  if (!appraisals || !totals || !isComplete || !data) return null;
  const answered = new Map(
    data.items.flatMap(({ appraisal_id, sent, answer }) =>
      answer ? [[sent.row_id, appraisal_id] as const] : [],
    ),
  );
  const { leftOut, total } = toSend(appraisals, answered);
  if (leftOut.length === 0) return null;
  const money = (amount: number) => formats.money(amount, totals.currency);
  return (
    <section aria-label={t.sending.leftOut} className="flex flex-col gap-1">
      <p>{t.sending.leftOut}</p>
      <Pages lines={leftOut}>
        {(shown) => (
          <ul className="list-disc pl-5">
            {shown.map(({ appraisal_id: id, cp_name_cart: name, actual_cash_value: acv }) => (
              <li key={id} className="break-words">
                {fill(t.sending.leftOutLine, { name, id, amount: money(acv ?? 0) })}
              </li>
            ))}
          </ul>
        )}
      </Pages>
      {total !== null && (
        <p>
          {fill(t.sending.totals, { portal: money(total), claim: money(totals.actual_cash_value) })}
        </p>
      )}
    </section>
  );
}
