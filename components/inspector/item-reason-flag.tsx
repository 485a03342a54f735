'use client';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { isSomeOpen } from '@/lib/client/verdicts/open-reasons';
import type { ForensicsItemReason } from '@/lib/contract/forensics-reasons';
import { ItemReasons } from './item-reasons';
import { useTranslation } from '../translation';
import { Popover } from '../ui/popover';

interface ItemReasonFlagProps {
  claimId: number;
  rowId: number;
  reasons: readonly ForensicsItemReason[];
  name: string;
}

/** Marks an item that needs a look itself, whatever its photos show, and says why. */
export function ItemReasonFlag({ claimId, rowId, reasons, name }: ItemReasonFlagProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isReviewed = !isSomeOpen(reasons);
  const text = isReviewed ? t.inspector.headline.reviewed : t.cart.verdict.toCheck;
  const label = `${text}: ${name}`;
  const trigger = (
    <button
      type="button"
      aria-label={label}
      className={`mr-1.5 hover:underline ${isReviewed ? '' : 'font-medium text-flag'}`}
    >
      {!isReviewed && <Flag aria-hidden size={12} className="mr-1 mb-px inline" />}
      {text}
    </button>
  );
  return (
    <Popover label={label} isOpen={isOpen} onOpenChange={setOpen} trigger={trigger}>
      <div className="p-4 max-sm:pr-12">
        <ItemReasons {...{ claimId, rowId, reasons }} />
      </div>
    </Popover>
  );
}
