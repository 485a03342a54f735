'use client';
import { useState, type ReactNode } from 'react';
import type { Reply } from '@/lib/client/api/call';
import { Button } from '../ui/button';
import { Popover } from '../ui/popover';
import { LineCounts } from '../line-counts';
import { ValuationSteps } from '../valuation-steps';
import { RequestDates } from '../sending/request-dates';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';

const NET_STEP = 'claim.net';

interface NetClaimPopoverProps {
  totals: Reply<'GET /client_reference/{client_reference_id}/totals'>;
  trigger: ReactNode;
}

/** Opens immediately, because it is mounted by the click that asks for it. */
export function NetClaimPopover({ totals, trigger }: NetClaimPopoverProps) {
  const { t, formats, plural } = useTranslation();
  const {
    lines_without_acv: without,
    lines_without_amount: withoutAmount,
    lines_amount_awaiting: awaiting,
    lines_without_purchase_date: undated,
    lines_outdated: outdated,
  } = totals;
  const unpriced = withoutAmount - awaiting;
  // The last step is left out, because the sum below repeats it.
  const steps = totals.steps.filter(({ message }) => message !== NET_STEP);
  const [isOpen, setOpen] = useState(true);
  const { claimId, editClaim } = useCartActions();
  function editTerms() {
    setOpen(false);
    editClaim('claim_deductible');
  }
  return (
    <Popover label={t.cart.netClaimSteps} isOpen={isOpen} onOpenChange={setOpen} trigger={trigger}>
      <div className="flex flex-col gap-2 p-4">
        <h2 className="font-semibold">{t.cart.netClaimSteps}</h2>
        <ValuationSteps steps={steps} />
        <p className="flex items-baseline justify-between gap-4 border-t border-line pt-2 font-semibold">
          <span>{t.cart.netClaim}</span>
          <span className="whitespace-nowrap">
            {formats.money(totals.net_claim, totals.currency)}
          </span>
        </p>
        <LineCounts lines={totals} />
        {without > 0 && <p className="text-ink-2">{plural(t.cart.netClaimAtRcv, without)}</p>}
        {unpriced > 0 && <p className="text-ink-2">{plural(t.cart.netClaimUnpriced, unpriced)}</p>}
        {awaiting > 0 && <p className="text-ink-2">{plural(t.cart.price.linesAwait, awaiting)}</p>}
        {undated > 0 && (
          <>
            <p className="text-ink-2">{plural(t.cart.netClaimUndated, undated)}</p>
            <RequestDates claimId={claimId} appraisalIds={null} />
          </>
        )}
        {outdated > 0 && <p className="text-ink-2">{plural(t.cart.netClaimOutdated, outdated)}</p>}
        {totals.recoverable_depreciation !== 0 && (
          <p className="flex items-baseline justify-between gap-4 text-ink-2">
            <span>{t.cart.acv.recoverable}</span>
            <span className="whitespace-nowrap">
              {formats.amount(totals.recoverable_depreciation)}
            </span>
          </p>
        )}
        <Button className="self-start" onClick={editTerms}>
          {t.claimFacts.terms}
        </Button>
      </div>
    </Popover>
  );
}
