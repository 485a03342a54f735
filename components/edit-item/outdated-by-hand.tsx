'use client';
import { TriangleAlert } from 'lucide-react';
import { changesAmounts, changesFacts, type ItemEdit } from '@/lib/client/items/item-edit';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';

interface OutdatedByHandProps {
  appraisal: Appraisal;
  sharers: readonly Appraisal[];
  before: ItemEdit;
  edit: ItemEdit;
}

/**
 * Warns before saving that amounts settled by a person will be outdated, because the edit changes
 * the amounts or facts that they were settled for.
 */
export function OutdatedByHand({ appraisal, sharers, before, edit }: OutdatedByHandProps) {
  const { t, formats } = useTranslation();
  const changes = changesAmounts(before, edit);
  const hasOtherFacts = changesFacts(before, edit);
  const hasOtherAmounts = (id: number) =>
    changes.ofAll || (changes.ofOne && id === appraisal.appraisal_id);
  const notes = sharers.flatMap(
    ({
      appraisal_id: id,
      acv_state: state,
      acv_awaiting_approval: awaiting,
      actual_cash_value: acv,
      currency,
    }) => [
      ...(state === 'entered' && acv !== null && (hasOtherFacts || hasOtherAmounts(id))
        ? [
            {
              key: `${id}/acv`,
              text: fill(t.cart.editItem.outdatesByHand, { amount: formats.money(acv, currency) }),
            },
          ]
        : []),
      ...(awaiting === null || !hasOtherAmounts(id)
        ? []
        : [
            {
              key: `${id}/awaiting`,
              text: fill(t.cart.editItem.outdatesAwaiting, {
                amount: formats.money(awaiting, currency),
              }),
            },
          ]),
    ],
  );
  return (
    <output
      className={
        notes.length > 0
          ? 'flex flex-col gap-1.5 border-t border-line bg-failed-soft px-4 py-2 text-failed sm:px-6'
          : 'sr-only'
      }
    >
      {notes.map(({ key, text }) => (
        <span key={key} className="flex items-start gap-2">
          <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{text}</span>
        </span>
      ))}
    </output>
  );
}
