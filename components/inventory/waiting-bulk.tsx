'use client';
import { PackageSearch } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useStatuses } from '@/lib/client/cart/set-status';
import { STANDARD_STATUSES } from '@/lib/shared/standard-statuses';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { useTranslation } from '../translation';
import { UseClaimedAmount } from './claimed-amount';
import { RejectWaiting } from './reject-waiting';
import { waitingUndo } from './waiting-undo';

const LikelyProducts = later(async () => (await import('./likely-products')).LikelyProducts);

interface WaitingBulkProps {
  claimId: number;
  items: readonly ClaimedItem[];
  chosen: readonly ClaimedItem[];
  onChoose(items: readonly ClaimedItem[]): void;
  onRemove(items: readonly ClaimedItem[]): void;
}

/** Selects items that wait; values, deletes or rejects the selected ones; finds products for all. */
export function WaitingBulk({ claimId, items, chosen, onChoose, onRemove }: WaitingBulkProps) {
  const { t, plural } = useTranslation();
  const messages = t.inventory.waitingItem;
  const { data: known } = useStatuses();
  const canReject =
    known?.appraisal_statuses.some(({ id }) => id === STANDARD_STATUSES.rejected) ?? false;
  const remember = useMemo(() => waitingUndo(claimId), [claimId]);
  const isAll = chosen.length === items.length;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-1.5 @3xl:px-6">
      <label className="flex min-h-9 items-center gap-2 font-medium">
        <input
          type="checkbox"
          className="size-6 shrink-0 @3xl:size-4"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && chosen.length > 0;
          }}
          onChange={() => onChoose(isAll ? [] : items)}
        />
        {chosen.length === 0 ? messages.selectAll : plural(messages.selected, chosen.length)}
      </label>
      {chosen.length === 0 && <FindLikely claimId={claimId} items={items} />}
      {chosen.length > 0 && (
        <div className="ml-auto flex flex-wrap gap-2">
          <UseClaimedAmount
            claimId={claimId}
            items={chosen.map((item) => ({ item, chosen: null }))}
            remember={remember}
          />
          {canReject && <RejectWaiting {...{ claimId, remember }} items={chosen} />}
          <Button onClick={() => onRemove(chosen)}>{messages.remove}</Button>
        </div>
      )}
    </div>
  );
}

function FindLikely({ claimId, items }: Pick<WaitingBulkProps, 'claimId' | 'items'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="ml-auto" onClick={() => setOpen(true)}>
        <PackageSearch aria-hidden size={16} />
        {t.inventory.likelyProducts.find}
      </Button>
      <Suspense>
        {isOpen && <LikelyProducts {...{ claimId, items }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
