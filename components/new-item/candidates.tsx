'use client';
import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { offerOf } from '@/lib/client/items/choose-offer';
import { claimedEach, type ClaimedProduct } from '@/lib/client/items/item-draft';
import { usePrices, type GroupedOffer, type Prices } from '@/lib/client/items/lookups';
import { useSettled } from '@/lib/client/api/settled';
import { formatAmount } from '@/lib/shared/money';
import { Button } from '../ui/button';
import { ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { Candidate } from './candidate';
import { ClaimedAs } from './claimed-as';
import type { FormPart } from './form';
import { OwnAmountRow } from './offer-row';

const TYPING_PAUSE_MS = 400;
const SHOWN_FIRST = 5;

/**
 * The products that may replace the claimed one, with their prices; the closest in kind and quality
 * first.
 */
export function Candidates({ claimed, ...part }: FormPart & { claimed: ClaimedProduct }) {
  const { t } = useTranslation();
  const { draft, market } = part;
  const amount = useSettled(claimedEach(draft, market.language), TYPING_PAUSE_MS);
  const query = {
    pid: claimed.pid,
    categoryId: draft.forcedCategoryId,
    claimedAmount: amount === null ? null : formatAmount(amount),
  };
  const prices = usePrices(query, market);
  useFirstAnswer(part, prices.data);
  if (prices.error && !prices.data)
    return (
      <ErrorNotice
        title={t.newItem.candidates.failed}
        error={prices.error}
        onRetry={() => void prices.refetch()}
      />
    );
  if (!prices.data) return <CandidatesSkeleton />;
  // A list that starts with the claimed product needs no separate line for it above.
  const isFirst = prices.data.grouped_prices[0]?.[0]?.pid === claimed.pid;
  return (
    <>
      {(draft.isFreeText || !isFirst) && (
        <ClaimedAs {...part} product={prices.data.claimed_product} />
      )}
      <Notes notes={prices.data.notes} />
      <output className="sr-only">
        {prices.isPlaceholderData ? t.newItem.candidates.updating : ''}
      </output>
      <CandidateList {...part} prices={prices.data} isBusy={prices.isPlaceholderData} />
    </>
  );
}

/**
 * `grouped_prices[0][0]` is the service's answer. It is preselected if it matches and its price is
 * not filtered out.
 */
function useFirstAnswer({ draft, change }: FormPart, prices: Prices | undefined) {
  const first = prices?.grouped_prices[0]?.[0];
  const isOpen = draft.offer === null && !draft.isOfferRefused;
  useEffect(() => {
    if (first && isOpen && first.match.is_match && !first.filtered_price)
      change({ offer: offerOf(first) });
  }, [first, isOpen, change]);
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-md bg-sunken p-3">
      {notes.map((note) => (
        <li key={note} className="flex gap-2">
          <Info aria-hidden size={16} className="mt-0.5 shrink-0 text-ink-2" />
          <span className="min-w-0">{note}</span>
        </li>
      ))}
    </ul>
  );
}

function CandidateList({
  draft,
  change,
  market,
  prices,
  isBusy,
}: FormPart & { prices: Prices; isBusy: boolean }) {
  const { t, plural } = useTranslation();
  const messages = t.newItem.candidates;
  const groups = prices.grouped_prices;
  const [isAll, setAll] = useState(false);
  const shown = groups.filter(
    (group, index) =>
      isAll ||
      index < SHOWN_FIRST ||
      group.some(({ offer_id }) => offer_id === draft.offer?.offerId),
  );
  const hidden = groups.length - shown.length;
  const choose = (offer: GroupedOffer | null) =>
    change({
      offer: offer && offerOf(offer),
      isOfferRefused: offer === null,
      isOwnAmount: offer === null,
    });
  if (groups.length === 0) return <p className="text-ink-2">{messages.none}</p>;
  return (
    <div
      role="radiogroup"
      aria-labelledby="replacement-title"
      aria-busy={isBusy || undefined}
      className={`flex flex-col divide-y divide-line border-y border-line ${isBusy ? 'bg-sunken' : ''}`}
    >
      {shown.map((group) => (
        <Candidate
          key={group[0]?.pid}
          group={group}
          chosen={draft.offer}
          onChoose={choose}
          currency={market.currency ?? ''}
        />
      ))}
      {hidden > 0 && (
        <div className="py-2">
          <Button look="quiet" onClick={() => setAll(true)}>
            {plural(messages.moreCandidates, hidden)}
          </Button>
        </div>
      )}
      <OwnAmountRow isChosen={draft.isOfferRefused} onChoose={() => choose(null)} />
    </div>
  );
}

const CandidatesSkeleton = () => (
  <div className="flex flex-col gap-4" aria-busy="true">
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-28 w-full" />
    <Skeleton className="h-28 w-full" />
  </div>
);
