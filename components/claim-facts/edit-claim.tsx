'use client';
import { Pencil } from 'lucide-react';
import { useCartActions } from '../cart-context/cart-context';
import { useTranslation } from '../translation';

/** Shown in the claim's header, beside the assignee. */
export function EditClaim() {
  const { t } = useTranslation();
  const { editClaim } = useCartActions();
  return (
    <button
      type="button"
      data-command={t.claimFacts.edit}
      className="inline-flex min-h-6 items-center gap-1 rounded-sm text-ink-2 hover:bg-sunken hover:text-ink"
      onClick={() => editClaim('date_damage')}
    >
      <Pencil aria-hidden size={12} className="shrink-0" />
      {t.claimFacts.edit}
    </button>
  );
}
