'use client';
import type { Prices } from '@/lib/client/items/lookups';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import type { FormPart } from './form';
import { PriceRange } from './price-range';
import { ProductPicture } from './product-picture';

/**
 * The claimed product and its prices. For a name typed freely, the product that it is valued as.
 */
export function ClaimedAs({
  draft,
  change,
  product,
}: FormPart & { product: Prices['claimed_product'] }) {
  const { t } = useTranslation();
  const messages = t.newItem.closest;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ProductPicture url={product.pic_url} />
      <div className="min-w-0 flex-1 basis-48">
        <p>
          {draft.isFreeText && <span className="text-ink-2">{messages.valuedAs} </span>}
          <span className="font-medium">{product.product_name}</span>
        </p>
        <p className="text-meta text-ink-2">
          <PriceRange price={product.price} />
        </p>
      </div>
      {draft.isFreeText && (
        <Button onClick={() => change({ claimed: null, offer: null, isOfferRefused: false })}>
          {messages.other}
        </Button>
      )}
    </div>
  );
}
