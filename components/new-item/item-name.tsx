'use client';
import type { ReactNode } from 'react';
import {
  QUERY_LENGTH_MIN,
  useSuggestions,
  type SuggestedProduct,
} from '@/lib/client/items/lookups';
import { useSettled } from '@/lib/client/api/settled';
import { fill } from '@/lib/shared/fill';
import { Combobox, type ComboboxOption } from '../ui/combobox';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';
import { BY_HAND } from './by-hand';
import type { FormPart } from './form';
import { matchText } from './match-text';
import { PriceRange } from './price-range';
import { ProductPicture } from './product-picture';

const TYPING_PAUSE_MS = 150;

/** Resets the offer, because one chosen for another product does not apply to this one. */
const NO_OFFER = { offer: null, isOfferRefused: false };

/** The claimed item: a product of the catalogue, or the name as typed. */
export function ItemName(part: FormPart) {
  const { t } = useTranslation();
  const { draft, change, errors } = part;
  const { keepName, ...list } = useNameOptions(part);
  const type = (name: string) =>
    change({ name, ...(draft.isFreeText ? {} : { claimed: null, ...NO_OFFER }) });
  return (
    <div className="relative z-10 border-b border-line px-4 py-3 sm:px-6">
      <Field label={t.newItem.name} error={errors['cpid']}>
        {(control) => (
          <Combobox
            {...control}
            {...list}
            data-focus-first
            maxLength={255}
            placeholder={t.newItem.namePlaceholder}
            value={draft.name}
            onType={type}
            onSettle={keepName}
            listLabel={t.newItem.suggestions}
          />
        )}
      </Field>
    </div>
  );
}

/** The suggested products and, always last, the price by hand and the name as typed. */
function useNameOptions({ draft, change, market }: FormPart) {
  const { t } = useTranslation();
  const isSettled = draft.isByHand || (draft.claimed !== null && !draft.isFreeText);
  const text = isSettled ? '' : draft.name.trim();
  const settled = useSettled(text, TYPING_PAUSE_MS);
  const found = useSuggestions(settled, market);
  const isLongEnough = text.length >= QUERY_LENGTH_MIN;
  const isBusy = isLongEnough && (found.isFetching || settled !== text);

  const keepName = () => {
    if (draft.claimed === null && !draft.isByHand && text !== '') change({ isFreeText: true });
  };
  const choose = (product: SuggestedProduct) => {
    const {
      pid,
      product_name: name,
      client_category_id: categoryId,
      client_category: category,
    } = product;
    const claimed = { pid, name, categoryId, category };
    change({
      name,
      claimed,
      isFreeText: false,
      isByHand: false,
      messages: null,
      forcedCategoryId: null,
      ...NO_OFFER,
    });
  };
  const offered = (found.data?.results ?? []).map((product) => ({
    key: product.pid,
    content: <Suggestion product={product} />,
    onPick: () => choose(product),
  }));
  const again = {
    key: 'retry',
    content: t.common.retry,
    staysOpen: true,
    onPick: () => void found.refetch(),
  };
  const byHand = {
    key: 'by-hand',
    content: <PriceByHand name={text} />,
    onPick: () => change(BY_HAND),
  };
  const keep = { key: 'keep', isAtFoot: true, content: <KeepName name={text} />, onPick: keepName };
  // No options before the first answer, so that no entry moves while a finger reaches for it.
  const isAnswered = isLongEnough && (offered.length > 0 || !isBusy);
  const options: ComboboxOption[] = isAnswered
    ? [...offered, ...(found.isError ? [again] : []), byHand, keep]
    : [];
  return { options, keepName, isBusy, ...useFindings(found, isLongEnough, isBusy) };
}

const hintAndNote = (text: string): { status: string; note: ReactNode } => ({
  status: text,
  note: <p className="px-2 py-1.5 text-ink-2">{text}</p>,
});

/** The status for screen readers, and the note above the list. */
function useFindings(
  found: ReturnType<typeof useSuggestions>,
  isLongEnough: boolean,
  isBusy: boolean,
) {
  const { t, plural } = useTranslation();
  if (!isLongEnough) return { status: '', note: null };
  if (found.isError) return hintAndNote(t.newItem.searchFailed);
  if (!found.data || (isBusy && found.data.results.length === 0))
    return hintAndNote(t.newItem.searching);
  const { results } = found.data;
  if (results.length === 0) return hintAndNote(t.newItem.noSuggestion);
  const text = matchText(t.newItem, found.data);
  const count = plural(t.newItem.suggestionCount, results.length);
  return text === null
    ? { status: count, note: null }
    : { status: `${text} ${count}`, note: hintAndNote(text).note };
}

const Suggestion = ({ product }: { product: SuggestedProduct }) => (
  <>
    <ProductPicture url={product.pic_url} />
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0 font-medium">
        {product.product_name}{' '}
        <span className="font-normal text-ink-2">{product.client_category}</span>
      </span>
      <span className="text-meta text-ink-2">
        <PriceRange price={product.price} />
      </span>
    </span>
  </>
);

function PriceByHand({ name }: { name: string }) {
  const { t } = useTranslation();
  return <span className="min-w-0 break-words">{fill(t.newItem.byHand.startFor, { name })}</span>;
}

function KeepName({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <span className="min-w-0 break-words">
      {fill(t.newItem.keepName, { name })}{' '}
      <span className="text-ink-2">{t.newItem.keepNameHint}</span>
    </span>
  );
}
