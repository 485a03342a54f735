'use client';
import { Search } from 'lucide-react';
import type { ItemDraft } from '@/lib/client/items/item-draft';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { BasisFields } from './basis-fields';
import type { FormPart } from './form';

/** The change of a draft for which no product fits. */
export const BY_HAND: Partial<ItemDraft> = {
  isByHand: true,
  isFreeText: true,
  claimed: null,
  offer: null,
  isOfferRefused: false,
};

/** As it is written on the keyboard, whatever the language. */
export const BY_HAND_KEY = 'Alt H';

/** An item without a product: what its amount is based on. The amount itself stands below. */
export function ByHand({ draft, change, errors }: FormPart) {
  const { t } = useTranslation();
  const messages = t.newItem.byHand;
  return (
    <>
      <p className="max-w-prose text-ink-2">{messages.text}</p>
      <BasisFields draft={draft} change={change} errors={errors} />
      <div>
        <Button onClick={() => change({ isByHand: false })}>
          <Search aria-hidden size={16} />
          {messages.search}
        </Button>
      </div>
    </>
  );
}
