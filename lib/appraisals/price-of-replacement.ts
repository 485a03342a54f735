import { replacementPrice } from '@/lib/catalogue/prices/replacement-price';
import { hasPrice } from '@/lib/catalogue/prices/standing-offer';
import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString, toDateTimeString } from '@/lib/shared/dates';
import { formatAmount, minor, parseAmount, times, toNumber } from '@/lib/shared/money';
import { problemOf } from '@/lib/shared/reasons';
import { requireLineInRange } from './require-plausible';
import { unpricedWarning } from './warnings';

interface Row {
  readonly has_price: boolean;
  readonly offer_id: string | null;
  readonly shop_name: string | null;
  readonly shop_url: string | null;
  readonly total_price: string | null;
  readonly price_date: Date | null;
}

const PRICE_OF = `
  SELECT ${hasPrice({ pid: '$1::text', currency: '$2::text' })} AS has_price, offer.offer_id, offer.shop_name, offer.shop_url, offer.total_price::text, offer.price_date
  FROM (SELECT) AS one LEFT JOIN LATERAL (${replacementPrice({
    pid: '$1::text',
    currency: '$2::text',
    offerId: 'NULL::text',
    day: '$4::text::date',
    time: '$3::text::timestamptz',
  })}
  ) AS offer ON true`;

/** The line after the change. */
interface Line {
  readonly rpid: string;
  readonly currency: string;
  readonly dateDamage: Date | null;
  readonly quantity: number;
  readonly isPricePerItem: boolean;
}

/**
 * The price fields for a new replacement when the caller states neither an offer nor an amount:
 * those of its lowest usable offer, as on creation. The amount is null if no price is usable; the
 * warning says so.
 */
export async function priceOfReplacement(
  tx: Transaction,
  { rpid, currency, dateDamage, quantity, isPricePerItem }: Line,
) {
  const [row] = await tx.$queryRawUnsafe<Row[]>(
    PRICE_OF,
    rpid,
    currency,
    now().toISOString(),
    dateDamage && toDateString(dateDamage),
  );
  const price = row?.total_price ? parseAmount(row.total_price) : null;
  requireLineInRange(row?.total_price ?? null, quantity, !isPricePerItem);
  const line = price === null ? null : times(price, isPricePerItem ? 1 : quantity);
  const taken = {
    offer_id: row?.offer_id ?? null,
    shop_name: row?.shop_name ?? null,
    shop_url: row?.shop_url ?? null,
    rp_price_date: row?.price_date ? toDateTimeString(row.price_date) : null,
    replacement_cost_value: line === null ? null : toNumber(line),
  };
  if (line !== null)
    return {
      taken,
      warning: problemOf('replacement_cost_value', 'price_of_new_replacement', {
        price: formatAmount(minor(line)),
        shop: taken.shop_name ?? '',
      }),
    };
  return { taken, warning: unpricedWarning({ hasPrice: row?.has_price ?? false, currency }) };
}
