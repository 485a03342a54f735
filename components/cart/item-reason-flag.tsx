'use client';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useItemReasons } from '@/lib/client/verdicts/forensics';
import type { Appraisal } from '@/lib/contract/appraisals';
import { useCartActions } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { later } from '../ui/later';

const ItemReasonPopover = later(
  async () => (await import('./item-reason-popover')).ItemReasonPopover,
);

/** Marks an item that needs a look itself, whatever its photos show. */
export function ItemReasonFlag({ appraisal }: { appraisal: Appraisal }) {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  const [isWanted, setWanted] = useState(false);
  const reasons = useItemReasons(claimId, appraisal.row_id);
  if (!reasons) return null;
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t.cart.verdict.toCheck}: ${appraisal.cp_name_cart}`}
      className="mr-1.5 font-medium text-flag hover:underline"
      {...(!isWanted && { onClick: () => setWanted(true) })}
    >
      <Flag aria-hidden size={12} className="mr-1 mb-px inline" />
      {t.cart.verdict.toCheck}
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ItemReasonPopover reasons={reasons} name={appraisal.cp_name_cart} trigger={button} />
    </Suspense>
  );
}
