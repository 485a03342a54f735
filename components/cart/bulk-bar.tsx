'use client';
import { ChevronDown, Eraser, FileText, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { toast } from '@/lib/client/shell/toasts';
import { useDeleteAcv } from '@/lib/client/acv/acv';
import type { Appraisal } from '@/lib/contract/appraisals';
import { Button, IconButton } from '../ui/button';
import { later } from '../ui/later';
import { Menu } from '../ui/menu';
import { useTranslation } from '../translation';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { AssumeAge } from './assume-age';
import { CalculateAcvs } from './calculate-acvs';
import { useStatusEntries } from './use-status-entries';
import { useDeletedAcvs } from './use-deleted-acvs';

const Confirm = later(async () => (await import('../ui/confirm')).Confirm);

/** Actions on all selected appraisals; hidden while none is selected. */
export function BulkBar() {
  const { t, plural } = useTranslation();
  const { claimId, select, openReport } = useCartActions();
  const { appraisals, selected } = useCartScope();
  const chosen = appraisals.filter(({ appraisal_id }) => selected.has(appraisal_id));
  const { entries, question } = useStatusEntries(chosen, null);
  if (chosen.length === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={t.cart.bulk}
      className="flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-2.5 @3xl:px-6"
    >
      <output className="mr-2 font-medium">{plural(t.cart.selected, chosen.length)}</output>
      <Menu
        side="top"
        trigger={
          <Button>
            {t.cart.columns.status} <ChevronDown aria-hidden size={14} />
          </Button>
        }
        entries={entries}
      />
      {question}
      <Button onClick={openReport}>
        <FileText aria-hidden size={16} />
        {t.cart.report}
      </Button>
      <AssumeAge claimId={claimId} appraisals={chosen} />
      <CalculateAcvs appraisals={chosen} />
      <DeleteAcvs appraisals={chosen} />
      <IconButton
        look="quiet"
        className="ml-auto"
        label={t.cart.unselect}
        onClick={() => select([...selected], false)}
      >
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}

function DeleteAcvs({ appraisals }: { appraisals: readonly Appraisal[] }) {
  const { t, plural } = useTranslation();
  const { claimId } = useCartActions();
  const deleteAcv = useDeleteAcv(claimId);
  const remove = useDeletedAcvs(deleteAcv.mutate);
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    remove(appraisals, {
      onSettled: () => setAsking(false),
      onError: (error) => toast.error(t.cart.acv.deleteFailed, { description: error.message }),
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Eraser aria-hidden size={16} />
        {t.cart.acv.deleteMany}
      </Button>
      {isAsking && (
        <Suspense>
          <Confirm
            isOpen
            onOpenChange={setAsking}
            title={t.cart.acv.deleteTitle}
            text={plural(t.cart.acv.deleteText, appraisals.length)}
            action={t.cart.acv.delete}
            isBusy={deleteAcv.isPending}
            onConfirm={confirm}
          />
        </Suspense>
      )}
    </>
  );
}
