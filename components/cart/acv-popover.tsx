'use client';
import { useState, type ReactNode } from 'react';
import { useAcv } from '@/lib/client/acv/acv';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { DraftNotice } from '../ui/draft-notice';
import { Skeleton } from '../ui/notice';
import { Popover } from '../ui/popover';
import { EditConflict } from '../together/edit-conflict';
import { UndatedLine } from '../sending/request-dates';
import { useTranslation } from '../translation';
import { AcvActions } from './acv-actions';
import { AwaitingApproval } from './acv-awaiting';
import { AcvCalculation } from './acv-calculation';
import { SetAcvByHand } from './acv-by-hand';
import { LineWarnings } from './line-warnings';
import { useCartActions } from '../cart-context/cart-context';
import { useSeenAppraisal } from './use-seen-appraisal';

/** Opens immediately, because it is mounted by the click that asks for it. */
export function AcvPopover({ appraisal, trigger }: { appraisal: Appraisal; trigger: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover
      label={fill(t.cart.acv.of, { name: appraisal.cp_name_cart })}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      side="right"
    >
      <Content appraisal={appraisal} onDone={() => setOpen(false)} />
    </Popover>
  );
}

/** Mounted again on each opening, so that it starts from the current state of the line. */
function Content({ appraisal, onDone }: { appraisal: Appraisal; onDone: () => void }) {
  const { t, language } = useTranslation();
  const { claimId } = useCartActions();
  const { seen, form, setForm, isChanged, isRestored, accept, begin, forget } = useSeenAppraisal(
    claimId,
    appraisal,
    language,
  );
  // Changing this key remounts the form with the current values.
  const [round, setRound] = useState(0);
  function takeTheirs() {
    begin();
    setRound(round + 1);
  }
  function done() {
    forget();
    onDone();
  }
  return (
    <div className="flex flex-col divide-y divide-line">
      <div className="p-4">
        <h2 className="font-semibold">{t.cart.acv.title}</h2>
        <p className="mb-2 pr-8 text-ink-2">{appraisal.cp_name_cart}</p>
        <LineWarnings appraisal={appraisal} />
        <WhatHolds appraisal={appraisal} seen={seen} isBlocked={isChanged} onChanged={accept} />
      </div>
      {isChanged && (
        <EditConflict
          before={seen}
          after={appraisal}
          onTakeTheirs={takeTheirs}
          onApplyMine={accept}
        />
      )}
      <div className="flex flex-col gap-3 p-4">
        <h2 className="font-semibold">{t.cart.acv.setTitle}</h2>
        {isRestored && <DraftNotice onDiscard={takeTheirs} />}
        <SetAcvByHand
          key={round}
          appraisal={seen}
          form={form}
          onChange={setForm}
          isBlocked={isChanged}
          onDone={done}
        />
      </div>
    </div>
  );
}

interface WhatHoldsProps {
  appraisal: Appraisal;
  seen: Appraisal;
  /** Somebody else has changed the line and the person has not yet chosen which version to keep. */
  isBlocked: boolean;
  onChanged(): void;
}

/** The amount awaiting approval, the amount in force, and the actions on both. */
function WhatHolds({ appraisal, seen, isBlocked, onChanged }: WhatHoldsProps) {
  const { t, language } = useTranslation();
  const { claimId } = useCartActions();
  const { data, error } = useAcv(claimId, appraisal, language);
  if (appraisal.acv_state === 'none' && appraisal.acv_awaiting_approval === null)
    return (
      <>
        {appraisal.line_reason === 'no_purchase_date' ? (
          <UndatedLine claimId={claimId} appraisal={appraisal} />
        ) : (
          <p className="text-ink-2">{t.cart.acv.none}</p>
        )}
        <AcvActions
          appraisal={seen}
          hasCalculation={false}
          isBlocked={isBlocked}
          onChanged={onChanged}
        />
      </>
    );
  if (error && !data) return <p className="text-ink-2">{error.message}</p>;
  if (!data) return <Skeleton className="h-16 w-full" />;
  const isAwaiting = data.state === 'awaiting_approval';
  const holds = isAwaiting ? data.in_force : data;
  return (
    <>
      {isAwaiting && <AwaitingApproval appraisal={appraisal} acv={data} onChanged={onChanged} />}
      {isAwaiting && <h3 className="mb-1 font-medium">{t.cart.acv.inForce}</h3>}
      {holds && <AcvCalculation appraisal={appraisal} calculation={holds} />}
      {!holds && <p className="text-ink-2">{t.cart.acv.none}</p>}
      <AcvActions appraisal={seen} hasCalculation isBlocked={isBlocked} onChanged={onChanged} />
    </>
  );
}
