'use client';
import { Check, CircleSlash, Minus, Plus, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { ChosenOffer } from '@/lib/client/items/item-draft';
import type { GroupedOffer } from '@/lib/client/items/lookups';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { OfferRow } from './offer-row';
import { PriceHistory } from './price-history';

const SHOWN_FIRST = 3;

interface CandidateProps {
  group: readonly GroupedOffer[];
  chosen: ChosenOffer | null;
  currency: string;
  onChoose(offer: GroupedOffer): void;
}

/** The price of another day can be taken although the offer is the same. */
const isTaken = (offer: GroupedOffer, chosen: ChosenOffer | null): boolean =>
  offer.offer_id === chosen?.offerId && offer.total_price === chosen.totalPrice;

/**
 * A product that may replace the claimed one: reasons for or against, price history, and offers.
 */
export function Candidate({ group, chosen, currency, onChoose }: CandidateProps) {
  const { plural, t } = useTranslation();
  const id = useId();
  const [isAll, setAll] = useState(false);
  const [first] = group;
  if (!first) return null;
  const shown = group.filter(
    (offer, index) => isAll || index < SHOWN_FIRST || offer.offer_id === chosen?.offerId,
  );
  const hidden = group.length - shown.length;
  return (
    <fieldset
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-why`}
      className="min-w-0 py-3"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 id={`${id}-name`} className="min-w-0 font-semibold">
          {first.product_name}
        </h3>
        <PriceHistory pid={first.pid} currency={currency} />
      </div>
      <Match id={`${id}-why`} match={first.match} />
      <div className="mt-2 flex flex-col">
        {shown.map((offer) => (
          <OfferRow
            key={offer.offer_id}
            offer={offer}
            isChosen={isTaken(offer, chosen)}
            onChoose={() => onChoose(offer)}
          />
        ))}
      </div>
      {hidden > 0 && (
        <Button look="quiet" className="-ml-3" onClick={() => setAll(true)}>
          {plural(t.newItem.candidates.moreOffers, hidden)}
        </Button>
      )}
    </fieldset>
  );
}

/** The verdict, then the reasons for and against, each with its own icon and heading. */
function Match({ id, match }: { id: string; match: GroupedOffer['match'] }) {
  const { t } = useTranslation();
  const messages = t.newItem.candidates;
  return (
    <div id={id} className="mt-1 flex flex-col gap-1">
      <p
        className={`flex items-center gap-1.5 font-medium ${match.is_match ? 'text-clear' : 'text-ink'}`}
      >
        {match.is_match ? <Check aria-hidden size={16} /> : <CircleSlash aria-hidden size={16} />}
        {match.is_match ? messages.match : messages.noMatch}
      </p>
      {match.caution !== null && (
        <p className="flex items-start gap-1.5 text-meta">
          <TriangleAlert aria-hidden size={14} className="mt-px shrink-0 text-flag" />
          <span className="min-w-0">{match.caution}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-1.5 text-meta">
        <Points heading={messages.pointsFor} points={match.reasons_for} icon={Plus} />
        <Points heading={messages.pointsAgainst} points={match.reasons_against} icon={Minus} />
      </div>
    </div>
  );
}

interface PointsProps {
  heading: string;
  points: readonly string[];
  icon: LucideIcon;
}

function Points({ heading, points, icon: Icon }: PointsProps) {
  const id = useId();
  if (points.length === 0) return null;
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p id={id} className="font-medium">
        {heading}
      </p>
      <ul aria-labelledby={id} className="text-ink-2">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-1.5">
            <Icon aria-hidden size={14} className="mt-px shrink-0 text-ink" />
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
