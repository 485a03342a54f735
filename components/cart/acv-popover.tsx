'use client';
import { useState, type ReactNode } from 'react';
import { useAcv } from '@/lib/client/acv';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/fill';
import { Skeleton } from '../ui/notice';
import { Popover } from '../ui/popover';
import { ChangedMeanwhile } from '../together/changed-meanwhile';
import { useWords } from '../words';
import { AcvActions } from './acv-actions';
import { AwaitingApproval } from './acv-awaiting';
import { AcvCalculation } from './acv-calculation';
import { SetAcvByHand } from './acv-by-hand';
import { useCartActions } from './cart-context';
import { useSeenAppraisal } from './use-seen-appraisal';

/** Opens at once: it is made by the click that asked for it. */
export function AcvPopover({ appraisal, trigger }: { appraisal: Appraisal; trigger: ReactNode }) {
  const { t } = useWords();
  const { claimId } = useCartActions();
  const [isOpen, setOpen] = useState(true);
  const { seen, isChanged, accept } = useSeenAppraisal(claimId, appraisal, isOpen);
  // Another number makes the form anew, with what stands.
  const [round, setRound] = useState(0);
  function takeTheirs() {
    accept();
    setRound(round + 1);
  }
  return (
    <Popover
      label={fill(t.cart.acv.of, { name: appraisal.cp_name_cart })}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      side="right"
    >
      <div className="flex flex-col divide-y divide-line">
        <div className="p-4">
          <h2 className="mb-2 font-semibold">{t.cart.acv.title}</h2>
          <WhatHolds appraisal={appraisal} seen={seen} isHeld={isChanged} onChanged={accept} />
        </div>
        {isChanged && <ChangedMeanwhile before={seen} after={appraisal} onTakeTheirs={takeTheirs} onApplyMine={accept} />}
        <SetAcvByHand key={round} appraisal={seen} isHeld={isChanged} onDone={() => setOpen(false)} />
      </div>
    </Popover>
  );
}

interface WhatHoldsProps {
  appraisal: Appraisal;
  seen: Appraisal;
  /** Somebody else has changed it, and nobody has chosen yet. */
  isHeld: boolean;
  onChanged(): void;
}

/** What awaits approval, what holds meanwhile, and what can be done about both. */
function WhatHolds({ appraisal, seen, isHeld, onChanged }: WhatHoldsProps) {
  const { t, language } = useWords();
  const { claimId } = useCartActions();
  const { data, error } = useAcv(claimId, appraisal, language);
  if (appraisal.acv_state === 'none' && appraisal.acv_awaiting_approval === null)
    return (
      <>
        <p className="text-ink-2">{t.cart.acv.none}</p>
        <AcvActions appraisal={seen} hasCalculation={false} isHeld={isHeld} onChanged={onChanged} />
      </>
    );
  if (error && !data) return <p className="text-ink-2">{error.message}</p>;
  if (!data) return <Skeleton className="h-16 w-full" />;
  const isAwaiting = data.state === 'awaiting_approval';
  const holds = isAwaiting ? data.in_force : data;
  return (
    <>
      {isAwaiting && <AwaitingApproval appraisal={appraisal} acv={data} onChanged={onChanged} />}
      {holds && <AcvCalculation appraisal={appraisal} calculation={holds} />}
      {!holds && <p className="text-ink-2">{t.cart.acv.none}</p>}
      <AcvActions appraisal={seen} hasCalculation isHeld={isHeld} onChanged={onChanged} />
    </>
  );
}
