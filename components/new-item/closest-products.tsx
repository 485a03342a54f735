'use client';
import type { Reply } from '@/lib/client/api/call';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import type { FormPart, ByHand } from './form';
import { matchText } from './match-text';
import { PriceRange } from './price-range';
import { ProductPicture } from './product-picture';
import { useClosest } from './use-closest';

type FoundProduct = Reply<'GET /product_search'>['results'][number];

interface ClosestProductsProps extends FormPart {
  /** Null if the item already waits for a product, or is another appraisal of an existing item. */
  byHand: ByHand | null;
}

/**
 * For a name that the catalogue does not have: the user chooses the product that it is valued as,
 * or that none fits.
 */
export function ClosestProducts({ draft, change, market, byHand }: ClosestProductsProps) {
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
      {byHand && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
          <p className="min-w-0 flex-1 basis-60 text-ink-2">{messages.keepText}</p>
          <Button look="primary" isBusy={byHand.isBusy} onClick={byHand.start}>
            {messages.keep}
          </Button>
        </div>
      )}
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
