'use client';
import { CircleDashed, History, Hourglass } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { NoAcvReason } from '@/lib/client/acv/why-no-acv';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { later } from '../ui/later';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';
import { NARROW_ONLY } from './columns';

export const loadAcvPopover = () => import('./acv-popover');
const DateRequested = later(async () => (await import('../sending/request-dates')).DateRequested);
const AcvPopover = later(async () => (await loadAcvPopover()).AcvPopover);

interface AcvCellProps {
  appraisal: Appraisal;
  noAcv: NoAcvReason | null;
}

/**
 * The actual cash value. Its popover explains it and lets a person set it by hand; a note below
 * says what is still open.
 */
export function AcvCell({ appraisal, noAcv }: AcvCellProps) {
  const { t, formats } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const value = appraisal.actual_cash_value;
  const amount =
    value === null || appraisal.line_state === 'not_valued' ? '–' : formats.amount(value);
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t.cart.columns.acv} ${amount}, ${appraisal.cp_name_cart}`}
      className={`-mx-1 flex h-6 items-center rounded-sm px-1 whitespace-nowrap decoration-control decoration-dotted underline-offset-4 hover:bg-running-soft hover:underline ${noAcv === null ? 'font-semibold' : 'text-ink-2'}`}
      {...(!isWanted && { onClick: () => setWanted(true) })}
    >
      <span className={`${NARROW_ONLY} font-normal whitespace-pre text-ink-2`}>
        {t.cart.columns.acv}{' '}
      </span>
      <span className="group-data-[line=excluded]:line-through">{amount}</span>
    </button>
  );
  return (
    <div className="flex flex-col items-end">
      {isWanted ? (
        <Suspense fallback={button}>
          <AcvPopover appraisal={appraisal} trigger={button} />
        </Suspense>
      ) : (
        button
      )}
      <AcvNote appraisal={appraisal} noAcv={noAcv} />
    </div>
  );
}

const NOTE = 'acv-note';

/**
 * Says with an icon and words, not by colour alone, that approval is pending or why the RCV is used
 * instead of the ACV.
 */
function AcvNote({ appraisal, noAcv }: AcvCellProps) {
  const { t, formats } = useTranslation();
  const { edit, editClaim } = useCartActions();
  const { acv_awaiting_approval: awaiting, currency } = appraisal;
  if (awaiting !== null)
    return (
      <p
        className={`${NOTE} font-medium text-failed`}
        title={fill(t.cart.acv.awaitsAmount, { amount: formats.money(awaiting, currency) })}
      >
        <Hourglass aria-hidden size={12} className="shrink-0" />
        {t.cart.acv.toApprove}
      </p>
    );
  if (appraisal.acv_outdated) return <Outdated />;
  if (noAcv === null) return null;
  const { label, hint } = t.cart.acv.not[noAcv];
  const content = (
    <>
      <CircleDashed aria-hidden size={12} className="shrink-0" />
      {label}
    </>
  );
  if (noAcv !== 'purchase' && noAcv !== 'damage')
    return (
      <p className={`${NOTE} text-ink-2`} title={hint}>
        {content}
      </p>
    );
  const isUndated = appraisal.line_reason === 'no_purchase_date';
  const note = (
    <button
      type="button"
      className={`${NOTE} -mx-1 min-h-6 rounded-sm px-1 underline decoration-control decoration-dotted underline-offset-4 hover:bg-running-soft`}
      title={isUndated ? t.sending.dateRequest.notValued : hint}
      aria-label={fill(noAcv === 'damage' ? t.claimFacts.addDamage : t.cart.acv.addDate, {
        why: label,
        name: appraisal.cp_name_cart,
      })}
      onClick={() => (noAcv === 'damage' ? editClaim('date_damage') : edit(appraisal))}
    >
      {content}
    </button>
  );
  if (!isUndated) return note;
  return (
    <>
      {note}
      <div className="text-right text-meta text-balance">
        <Suspense>
          <DateRequested appraisal={appraisal} />
        </Suspense>
      </div>
    </>
  );
}

/** An amount settled by a person still counts, although the line has changed since. */
function Outdated() {
  const { t } = useTranslation();
  const { label, hint } = t.cart.acv.outdated;
  return (
    <p className={`${NOTE} font-medium text-failed`} title={hint}>
      <History aria-hidden size={12} className="shrink-0" />
      {label}
    </p>
  );
}
