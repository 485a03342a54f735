'use client';
import { ListRestart, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { writeAmount } from '@/lib/client/forms/amount-text';
import { useClaimedItem } from '@/lib/client/items/edit-item';
import type { Market } from '@/lib/client/items/lookups';
import { parseAmount } from '@/lib/shared/money';
import { useCartActions } from '../cart-context/cart-context';
import { BasisFields } from '../new-item/basis-fields';
import { Candidates } from '../new-item/candidates';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import type { EditPart } from './item-facts';
import { PriceSource } from './price-source';

interface ReplacementChoiceProps extends EditPart {
  market: Market;
}

/**
 * The current replacement and its price; on request the candidates, each with reasons for and
 * against.
 */
export function ReplacementChoice({ market, ...part }: ReplacementChoiceProps) {
  const { t } = useTranslation();
  const { appraisal, before, edit, errors, isReplacing, change } = part;
  // Opened for a replacement: the candidates are loaded at once.
  const [isOpen, setOpen] = useState(isReplacing && !edit.isByHand);
  const claimedAmount = useClaimedAmount(part, market);
  const giveUp = () => {
    const { offer, isOfferRefused, amount, isOwnAmount, isPricePerItem } = before;
    change({ offer, isOfferRefused, amount, isOwnAmount, isPricePerItem });
    setOpen(false);
  };
  return (
    <section
      aria-labelledby="replacement-title"
      className="flex flex-col gap-3 border-line px-4 py-4 max-lg:border-t sm:px-6 lg:overflow-y-auto lg:border-l"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2
          id="replacement-title"
          tabIndex={-1}
          data-focus-first={isReplacing || undefined}
          className="text-read font-semibold outline-none"
        >
          {edit.isByHand ? t.newItem.byHand.title : t.newItem.candidates.title}
        </h2>
        {edit.isByHand ? null : isOpen ? (
          <Button onClick={giveUp}>
            <Undo2 aria-hidden size={16} />
            {t.cart.editItem.keep}
          </Button>
        ) : (
          <Button onClick={() => setOpen(true)}>
            <ListRestart aria-hidden size={16} />
            {t.cart.editItem.change}
          </Button>
        )}
      </div>
      {edit.isByHand ? (
        <BasisFields draft={edit} change={change} errors={errors} />
      ) : (
        <PriceSource appraisal={appraisal} isEdited />
      )}
      {isOpen && edit.claimed && (
        <Candidates
          draft={{ ...edit, claimedAmount }}
          change={change}
          market={market}
          errors={errors}
          claimed={edit.claimed}
        />
      )}
    </section>
  );
}

/**
 * The claimed amount as typed, or else that of the claimed item. Prices far from it are filtered
 * out.
 */
function useClaimedAmount({ appraisal, edit }: EditPart, { language }: Market): string {
  const { claimId } = useCartActions();
  const { data: item } = useClaimedItem(claimId, appraisal.row_id);
  const claimed = item?.claimed_amount == null ? null : parseAmount(item.claimed_amount);
  return edit.claimedLine ?? (claimed === null ? '' : writeAmount(claimed, language));
}
