'use client';
import { ExternalLink } from 'lucide-react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { isOwnPid } from '@/lib/shared/basis';
import { fill } from '@/lib/shared/fill';
import { priceReason } from '@/lib/shared/price-rule';
import { PriceHistory } from '../new-item/price-history';
import { useTranslation } from '../translation';

type Snapshot = NonNullable<Appraisal['price_snapshot']>;

/**
 * The replacement of an appraisal and the price behind its RCV: shop, day and offer as stored, and
 * the price history since.
 */
export function PriceSource({
  appraisal,
  isEdited = false,
}: {
  appraisal: Appraisal;
  isEdited?: boolean;
}) {
  const { t } = useTranslation();
  const { price_snapshot: snapshot, rp_name_cart: name, rpid, currency } = appraisal;
  const shown = isEdited ? appraisal : inForce(appraisal);
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium break-words">
        <span className="sr-only">{t.cart.price.replacement}: </span>
        {name}
      </p>
      <p className="text-ink-2">{useSource(shown)}</p>
      {shown.basis_note !== null && <p className="break-words">{shown.basis_note}</p>}
      <Reckoning appraisal={appraisal} isEdited={isEdited} />
      {snapshot && <SnapshotFacts snapshot={snapshot} />}
      {!isOwnPid(rpid) && <PriceHistory pid={rpid} currency={currency} />}
    </div>
  );
}

/** With the basis of the amount that counts: the stated one may await approval. */
function inForce(appraisal: Appraisal): Appraisal {
  const { basis_in_effect: basis, price_snapshot: snapshot } = appraisal;
  if (!basis) return appraisal;
  const isOffer = basis.basis === 'catalogue' && snapshot?.source === 'custom';
  return {
    ...appraisal,
    ...basis,
    ...(isOffer && { price_snapshot: { ...snapshot, source: 'offer' } }),
  };
}

/**
 * Says what the RCV is based on; for a price of the catalogue whether it is the offer's, another
 * amount, or has no offer.
 */
function useSource(appraisal: Appraisal): string {
  const { t, formats } = useTranslation();
  const messages = t.cart.price;
  const { price_snapshot: snapshot, replacement_cost_value: rcv } = appraisal;
  const { basis, basis_source: source, basis_date: day } = appraisal;
  if (basis !== 'catalogue')
    return [t.together.bases[basis], source, day && formats.day(day)].filter(Boolean).join(' · ');
  if (!snapshot) return rcv === null ? messages.none : messages.own;
  const text = fill(messages[snapshot.source], {
    shop: snapshot.shop_name ?? messages.unknownShop,
    date: snapshot.price_date === null ? messages.unknownDay : formats.day(snapshot.price_date),
    price: formats.money(snapshot.total_price, snapshot.currency),
  });
  if (snapshot.source === 'stated') return text;
  const damaged = snapshot.date_damage === null ? '' : formats.day(snapshot.date_damage);
  return `${text} ${fill(messages.rules[priceReason(snapshot)], { day: damaged })}`;
}

/**
 * The step from the price per item to the line's amount, where they differ. Left out while the line
 * is being edited, because the form shows it with the values being typed.
 */
function Reckoning({ appraisal, isEdited }: { appraisal: Appraisal; isEdited: boolean }) {
  const { t, formats } = useTranslation();
  const {
    replacement_cost_value: rcv,
    total_replacement_cost_value: total,
    replacement_cost_value_awaiting: awaiting,
    item_quantity: count,
    is_price_per_item: isPerItem,
    basis_in_effect: standing,
    currency,
  } = appraisal;
  const source = useSource(appraisal);
  const line = standing ? total : (awaiting ?? total);
  if (rcv === null || line === null) return null;
  const text = isPerItem ? t.cart.price.each : t.cart.price.line;
  return (
    <>
      {!isEdited && (
        <p className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
          <span className="text-ink-2">
            {count > 1 && !standing
              ? fill(text, { amount: formats.amount(rcv), count: formats.count(count) })
              : t.cart.columns.rcv}
          </span>
          <span className="font-semibold whitespace-nowrap">{formats.money(line, currency)}</span>
        </p>
      )}
      {awaiting !== null && (
        <p className="text-failed">
          {fill(t.cart.price.awaitsAmount, { amount: formats.money(awaiting, currency) })}
          {standing && !isEdited && ` ${source}`}
        </p>
      )}
    </>
  );
}

function SnapshotFacts({ snapshot }: { snapshot: Snapshot }) {
  const { t, formats } = useTranslation();
  const messages = t.cart.price;
  const { base_price: base, total_price: total, shop_url: url, offer_id: offerId } = snapshot;
  const delivery =
    base === null || base === total
      ? null
      : { base: formats.amount(base), delivery: formats.money(total - base, snapshot.currency) };
  return (
    <div className="text-meta text-ink-2">
      {delivery && <p>{fill(messages.delivery, delivery)}</p>}
      {offerId !== null && (
        <p>
          {messages.offerId} <span className="font-mono wrap-anywhere">{offerId}</span>
        </p>
      )}
      {url !== null && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1 font-medium text-accent underline"
        >
          {fill(messages.open, { shop: snapshot.shop_name ?? messages.unknownShop })}
          <ExternalLink aria-hidden size={12} className="shrink-0" />
        </a>
      )}
      <p>{fill(messages.saved, { when: formats.instant(snapshot.create_time) })}</p>
    </div>
  );
}
