'use client';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { ForensicsItemReason } from '@/lib/contract/forensics-reasons';
import { ItemReasons } from '../inspector/item-reasons';
import { useTranslation } from '../translation';
import { Popover } from '../ui/popover';

interface ItemReasonFlagProps {
  reasons: readonly ForensicsItemReason[];
  name: string;
}

/** Marks an item that needs a look itself, whatever its photos show, and says why. */
export function ItemReasonFlag({ reasons, name }: ItemReasonFlagProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const label = `${t.cart.verdict.toCheck}: ${name}`;
  const trigger = (
    <button
      type="button"
      aria-label={label}
      className="mr-1.5 font-medium text-flag hover:underline"
    >
      <Flag aria-hidden size={12} className="mr-1 mb-px inline" />
      {t.cart.verdict.toCheck}
    </button>
  );
  return (
    <Popover label={label} isOpen={isOpen} onOpenChange={setOpen} trigger={trigger}>
      <div className="p-4 max-sm:pr-12">
        <ItemReasons reasons={reasons} />
      </div>
    </Popover>
  );
}
