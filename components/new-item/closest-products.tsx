'use client';
import type { Reply } from '@/lib/client/api/call';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Kbd } from '../ui/kbd';
import { ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { BY_HAND, BY_HAND_KEY } from './by-hand';
import type { FormPart } from './form';
import { matchText } from './match-text';
import { PriceRange } from './price-range';
import { ProductPicture } from './product-picture';
import { useClosest } from './use-closest';

type FoundProduct = Reply<'GET /product_search'>['results'][number];

/**
 * For a name that the catalogue does not have: the user chooses the product that it is valued as,
 * or that none fits.
 */
export function ClosestProducts({ draft, change, market }: FormPart) {
  const { t } = useTranslation();
  const messages = t.newItem.closest;
  const found = useClosest(draft, market);
  const choose = ({
    pid,
    product_name: name,
    client_category_id: categoryId,
    client_category: category,
  }: FoundProduct) =>
    change({ claimed: { pid, name, categoryId, category }, offer: null, isOfferRefused: false });
  return (
    <>
      <p className="text-ink-2">{fill(messages.text, { name: draft.name.trim() })}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken p-3">
        <p className="min-w-0 flex-1 basis-60 text-ink-2">{t.newItem.byHand.offer}</p>
        <Button aria-keyshortcuts="Alt+H" onClick={() => change(BY_HAND)}>
          {t.newItem.byHand.start} <Kbd>{BY_HAND_KEY}</Kbd>
        </Button>
      </div>
      <Field label={messages.searchText}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={255}
            value={draft.messages ?? draft.name}
            onChange={(event) => change({ messages: event.target.value })}
          />
        )}
      </Field>
      {found.error && !found.data && (
        <ErrorNotice
          title={messages.failed}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && found.isFetching && <Skeleton className="h-40 w-full" />}
      {found.data && <FoundList found={found.data} onChoose={choose} />}
    </>
  );
}

interface FoundListProps {
  found: Reply<'GET /product_search'>;
  onChoose(product: FoundProduct): void;
}

function FoundList({ found, onChoose }: FoundListProps) {
  const { t, plural } = useTranslation();
  const messages = t.newItem.closest;
  const products = found.results;
  const text = matchText(t.newItem, found);
  return (
    <>
      <output className={products.length === 0 ? '' : 'sr-only'}>
        {products.length === 0 ? messages.none : plural(messages.found, products.length)}
      </output>
      {text !== null && <p className="text-ink-2">{text}</p>}
      <ul className="divide-y divide-line">
        {products.map((product) => (
          <li key={product.pid} className="flex items-center gap-3 py-2">
            <ProductPicture url={product.pic_url} />
            <span className="min-w-0 flex-1">
              <span className="font-medium">{product.product_name}</span>{' '}
              <span className="text-ink-2">{product.client_category}</span>
              <span className="block text-meta text-ink-2">
                <PriceRange price={product.price} />
              </span>
            </span>
            <Button
              aria-label={fill(messages.chooseOne, { name: product.product_name })}
              onClick={() => onChoose(product)}
            >
              {messages.choose}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
