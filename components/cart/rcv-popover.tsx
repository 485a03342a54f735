'use client';
import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { PriceSource } from '../edit-item/price-source';
import { Button } from '../ui/button';
import { Popover } from '../ui/popover';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';
import { LineWarnings } from './line-warnings';

/** Opens immediately, because it is mounted by the click that asks for it. */
export function RcvPopover({ appraisal, trigger }: { appraisal: Appraisal; trigger: ReactNode }) {
  const { t } = useTranslation();
  const { edit } = useCartActions();
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover
      label={fill(t.cart.price.of, { name: appraisal.cp_name_cart })}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
    >
      <div className="flex flex-col gap-3 p-4">
        <h2 className="font-semibold max-sm:pr-8">{t.cart.price.title}</h2>
        <PriceSource appraisal={appraisal} />
        <LineWarnings appraisal={appraisal} />
        <Button
          className="self-start"
          onClick={() => {
            setOpen(false);
            edit(appraisal, { isReplacing: true });
          }}
        >
          <Pencil aria-hidden size={16} />
          {t.cart.price.change}
        </Button>
      </div>
    </Popover>
  );
}
