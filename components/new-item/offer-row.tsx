'use client';
import { FilterX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isLastKnown } from '@/lib/client/items/choose-offer';
import type { GroupedOffer } from '@/lib/client/items/lookups';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';

interface ChoiceProps {
  isChosen: boolean;
  onChoose(): void;
  children: ReactNode;
}

/** All radios of the form share one name, so that the arrow keys also move between products. */
const Choice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <label className="-mx-2 grid min-h-10 cursor-pointer grid-cols-[auto_1fr_auto] items-baseline gap-x-3 rounded-md px-2 py-1.5 hover:bg-sunken has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus">
    <input
      type="radio"
      name="offer"
      checked={isChosen}
      onChange={onChoose}
      className="size-4 translate-y-0.5 outline-none"
    />
    {children}
  </label>
);

/** A shop's price. One that was filtered out says why, and can still be chosen. */
export function OfferRow({
  offer,
  isChosen,
  onChoose,
}: {
  offer: GroupedOffer;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t, formats } = useTranslation();
  const messages = t.newItem.candidates;
  const [nowMs] = useState(Date.now);
  const { filtered_price: isSetAside, filter_reason: reason, price_date: readAt } = offer;
  const { price_rule: rule } = offer;
  const isOld = isLastKnown(readAt, nowMs) && (rule ?? 'newest') === 'newest';
  const text = isOld ? messages.lastKnown : rule ? messages.rules[rule] : messages.of;
  const date = fill(text, { date: formats.day(readAt) });
  return (
    <Choice isChosen={isChosen} onChoose={onChoose}>
      <span className="min-w-0 break-words">{offer.shop_name}</span>
      <span className={`text-right whitespace-nowrap ${isSetAside ? 'text-ink-2' : 'font-medium'}`}>
        {formats.money(offer.total_price, offer.currency)}
      </span>
      <span className="col-start-2 -col-end-1 text-meta text-ink-2">
        {date}
        {!offer.in_stock && ` · ${messages.notInStock}`}
      </span>
      {isSetAside && (
        <span className="col-start-2 -col-end-1 mt-1 flex items-start gap-1.5 justify-self-start rounded-sm border border-dashed border-failed px-1.5 py-0.5 text-meta text-failed">
          <FilterX aria-hidden size={14} className="mt-px shrink-0" />
          <span>
            {messages.setAside}
            {reason !== null && `: ${reason}`}
          </span>
        </span>
      )}
    </Choice>
  );
}

/** The choice of an amount of one's own instead of an offer. */
export function OwnAmountRow({ isChosen, onChoose }: { isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="py-2">
      <Choice isChosen={isChosen} onChoose={onChoose}>
        <span className="min-w-0">{t.newItem.candidates.own}</span>
        <span className="col-start-2 -col-end-1 text-meta text-ink-2">
          {t.newItem.candidates.ownHint}
        </span>
      </Choice>
    </div>
  );
}
