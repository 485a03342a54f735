'use client';
import { useState, type ReactNode } from 'react';
import type { ForensicsItemReason } from '@/lib/contract/forensics-reasons';
import { ItemReasons } from '../inspector/item-reasons';
import { useTranslation } from '../translation';
import { Popover } from '../ui/popover';

interface ItemReasonPopoverProps {
  reasons: readonly ForensicsItemReason[];
  name: string;
  trigger: ReactNode;
}

/** Opens immediately, because it is mounted by the click that asks for it. */
export function ItemReasonPopover({ reasons, name, trigger }: ItemReasonPopoverProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover
      label={`${t.cart.verdict.toCheck}: ${name}`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
    >
      <div className="p-4 max-sm:pr-12">
        <ItemReasons reasons={reasons} />
      </div>
    </Popover>
  );
}
