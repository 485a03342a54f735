'use client';
import { Calculator } from 'lucide-react';
import { useCalculateMany, useDeleteAcv } from '@/lib/client/acv/acv';
import { toast } from '@/lib/client/shell/toasts';
import type { Appraisal } from '@/lib/contract/appraisals';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';
import { useDeletedAcvs } from './use-deleted-acvs';

/** Leaves out amounts that a person entered. Undo deletes the ACVs that were not there before. */
export function CalculateAcvs({ appraisals }: { appraisals: readonly Appraisal[] }) {
  const { t, plural } = useTranslation();
  const { claimId } = useCartActions();
  const calculate = useCalculateMany(claimId);
  const remove = useDeletedAcvs(useDeleteAcv(claimId).mutate);
  const lines = appraisals.filter(({ acv_state: state }) => state !== 'entered');
  const ids = lines.map(({ appraisal_id: id }) => id);
  const run = () =>
    calculate.mutate(ids, {
      onSuccess: ({ late, notCalculated }) => {
        const refused = new Set([...late, ...notCalculated]);
        const isDone = (one: Appraisal) => !refused.has(one.appraisal_id);
        const made = lines.filter((one) => isDone(one) && one.acv_state === 'none');
        toast(plural(t.cart.acv.calculated, lines.filter(isDone).length), {
          ...(refused.size > 0 && {
            description: plural(t.cart.acv.notCalculated, refused.size),
          }),
          ...(made.length > 0 && {
            action: { label: t.common.undo, onClick: () => remove(made) },
          }),
        });
      },
      onError: (error) => toast.error(t.cart.acv.calculateFailed, { description: error.message }),
    });
  return (
    <Button isBusy={calculate.isPending} disabled={ids.length === 0} onClick={run}>
      <Calculator aria-hidden size={16} />
      {t.cart.acv.calculate}
    </Button>
  );
}
