'use client';
import { Calculator } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useCalculateMany, useDeleteAcv } from '@/lib/client/acv/acv';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import { toast } from '@/lib/client/shell/toasts';
import type { Appraisal } from '@/lib/contract/appraisals';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';
import { NotCalculated } from './not-calculated';
import { useDeletedAcvs } from './use-deleted-acvs';

/**
 * Leaves out amounts that a person entered, and names the lines that could not be calculated. Undo
 * deletes the ACVs that were not there before.
 */
export function CalculateAcvs({ appraisals }: { appraisals: readonly Appraisal[] }) {
  const { t, plural } = useTranslation();
  const { claimId } = useCartActions();
  const calculate = useCalculateMany(claimId);
  const remove = useDeletedAcvs(useDeleteAcv(claimId).mutate);
  const [refused, setRefused] = useState<ComponentProps<typeof NotCalculated>['refused']>([]);
  const lines = appraisals.filter(({ acv_state: state }) => state !== 'entered');
  const ids = lines.map(({ appraisal_id: id }) => id);
  const run = () =>
    calculate.mutate(ids, {
      onSuccess: ({ late, notCalculated }) => {
        const open = new Set([...late, ...notCalculated.map((one) => one.appraisal_id)]);
        setRefused(notCalculated);
        const isDone = (one: Appraisal) => !open.has(one.appraisal_id);
        const made = lines.filter((one) => isDone(one) && one.acv_state === 'none');
        toast(plural(t.cart.acv.calculated, lines.filter(isDone).length), {
          durationMs: UNDO_MS,
          ...(open.size > 0 && {
            description: plural(t.cart.acv.notCalculated, open.size),
          }),
          ...(made.length > 0 && {
            action: { label: t.common.undo, onClick: () => remove(made) },
          }),
        });
      },
      onError: (error) => toast.error(t.cart.acv.calculateFailed, { description: error.message }),
    });
  return (
    <>
      <Button isBusy={calculate.isPending} disabled={ids.length === 0} onClick={run}>
        <Calculator aria-hidden size={16} />
        {t.cart.acv.calculate}
      </Button>
      {refused.length > 0 && (
        <NotCalculated {...{ refused, appraisals }} onClose={() => setRefused([])} />
      )}
    </>
  );
}
