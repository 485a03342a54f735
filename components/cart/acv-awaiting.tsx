'use client';
import { Hourglass } from 'lucide-react';
import { useAccess } from '@/lib/client/session/access';
import { useDecideAcv, type Acv } from '@/lib/client/acv/acv';
import { toast } from '@/lib/client/shell/toasts';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { usePersonName } from '../use-person-name';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';

interface AwaitingProps {
  appraisal: Appraisal;
  acv: Acv;
  onChanged: () => void;
}

/** An entered amount above the client's limit has no effect until another person approves it. */
export function AwaitingApproval({ appraisal, acv, onChanged }: AwaitingProps) {
  const { t, formats } = useTranslation();
  const personName = usePersonName();
  const access = useAccess();
  return (
    <div className="mb-3 flex flex-col gap-2 rounded-md bg-failed-soft p-3">
      <p className="flex items-center gap-1.5 font-medium text-failed">
        <Hourglass aria-hidden size={14} className="shrink-0" />
        {t.cart.acv.awaits}
      </p>
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        <span>{t.cart.acv.proposed}</span>
        <span className="whitespace-nowrap">
          {formats.money(acv.actual_cash_value, appraisal.currency)}
        </span>
      </p>
      <Because appraisal={appraisal} acv={acv} />
      {acv.reason && <p>{acv.reason}</p>}
      <p className="text-meta">
        {fill(t.cart.acv.byHand, {
          who: personName(acv.entered_by),
          when: formats.instant(acv.create_time),
        })}
      </p>
      {access?.actor === acv.entered_by ? (
        <p className="text-meta">{t.cart.acv.awaitsOther}</p>
      ) : (
        <Decision appraisal={appraisal} amount={acv.actual_cash_value} onChanged={onChanged} />
      )}
    </div>
  );
}

/** Without an offer there is nothing that the price could be above. */
function Because({
  appraisal: { price_snapshot: snapshot },
  acv,
}: Pick<AwaitingProps, 'appraisal' | 'acv'>) {
  const because = useTranslation().t.cart.acv.awaitsBecause;
  const { approval_of: kind } = acv;
  if (kind !== 'market_value' && kind !== 'replacement_cost') return null;
  const hasOffer = snapshot !== null && snapshot.source !== 'stated';
  return <p>{because[kind === 'replacement_cost' && !hasOffer ? 'price' : kind]}</p>;
}

interface DecisionProps {
  appraisal: Appraisal;
  amount: number;
  onChanged(): void;
}

function Decision({
  appraisal: { appraisal_id: appraisalId, revision },
  amount,
  onChanged,
}: DecisionProps) {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  // Shown as a toast, because refreshing the cart removes this component.
  const onLate = (how: 'late' | 'changed') =>
    toast(how === 'late' ? t.cart.acv.decidedAlready : t.cart.acv.changedMeanwhile);
  const { decide, isPending, variables, error } = useDecideAcv(
    claimId,
    appraisalId,
    onLate,
    onChanged,
  );
  const isBusy = (decision: 'approve' | 'refuse') => isPending && variables?.decision === decision;
  const take = (decision: 'approve' | 'refuse') => decide({ decision, amount, revision });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          isBusy={isBusy('approve')}
          disabled={isPending}
          onClick={() => take('approve')}
        >
          {t.cart.acv.approve}
        </Button>
        <Button isBusy={isBusy('refuse')} disabled={isPending} onClick={() => take('refuse')}>
          {t.cart.acv.refuse}
        </Button>
      </div>
      {error && (
        <p role="alert" className="text-meta text-flag">
          {error.message}
        </p>
      )}
    </>
  );
}
