'use client';
import { ExternalLink } from 'lucide-react';
import { lineAmount } from '@/lib/client/items/item-draft';
import { fill } from '@/lib/shared/fill';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';
import type { FormPart } from './form';

/** The replacement cost entered for the item, always visible below the content that scrolls. */
export function AmountBar({ draft, change, market, errors }: FormPart) {
  const { t, formats } = useTranslation();
  const messages = t.newItem.amount;
  const line = lineAmount(draft, market.language);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line px-4 pt-3 pb-2 sm:px-6">
      <div className="w-36">
        <Field
          label={fill(messages.rcv, { currency: market.currency ?? '' })}
          error={errors['replacement_cost_value']}
        >
          {(control) => (
            <input
              {...control}
              className={`${control.className} text-right`}
              inputMode="decimal"
              autoComplete="off"
              value={draft.amount}
              onChange={(event) =>
                change({
                  amount: event.target.value,
                  isOwnAmount: event.target.value.trim() !== '' || draft.offer === null,
                })
              }
            />
          )}
        </Field>
      </div>
      <div className="w-36">
        <Field label={messages.basis} error={errors['is_price_per_item']}>
          {(control) => (
            <select
              {...control}
              value={draft.isPricePerItem ? 'each' : 'line'}
              onChange={(event) => change({ isPricePerItem: event.target.value === 'each' })}
            >
              <option value="each">{messages.each}</option>
              <option value="line">{messages.line}</option>
            </select>
          )}
        </Field>
      </div>
      <Source draft={draft} />
      <dl className="ml-auto text-right">
        <dt className="text-meta text-ink-2">{messages.lineTotal}</dt>
        <dd className="text-total font-semibold whitespace-nowrap">
          {line === null ? '–' : formats.money(line, market.currency ?? '')}
        </dd>
      </dl>
    </div>
  );
}

function Source({ draft: { offer, isOwnAmount } }: Pick<FormPart, 'draft'>) {
  const { t, formats } = useTranslation();
  const messages = t.newItem.amount;
  if (isOwnAmount) return <p className="text-meta text-ink-2 sm:pt-8">{messages.own}</p>;
  if (!offer) return null;
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-meta text-ink-2 sm:pt-7.5">
      {fill(messages.source, { shop: offer.shopName, date: formats.day(offer.priceDate) })}
      {offer.shopUrl !== null && (
        <a
          href={offer.shopUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={fill(messages.open, { shop: offer.shopName })}
          className="inline-flex size-6 items-center justify-center text-accent"
        >
          <ExternalLink aria-hidden size={14} />
        </a>
      )}
    </p>
  );
}
