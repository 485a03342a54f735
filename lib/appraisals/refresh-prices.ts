import { replacementPrice } from '@/lib/catalogue/prices/replacement-price';
import type { findClaim } from '@/lib/claims/find';
import { recordMany } from '@/lib/events/record-many';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString, toDateTimeString } from '@/lib/shared/dates';
import type { PriceRule } from '@/lib/shared/price-rule';
import { reconsiderAcvs } from './acv/reconsider';
import { changesOf } from './changes';
import { piecesOf, priceOfPieces } from './price-snapshot';
import { OPEN_STATUS_IDS } from '@/lib/shared/standard-statuses';

type Claim = Awaited<ReturnType<typeof findClaim>>;

interface Row {
  readonly id: number;
  readonly item_quantity: number;
  readonly is_price_per_item: boolean;
  /** Whether a person has decided on the line: by its status, an entered ACV or a request. */
  readonly is_decided: boolean;
  /** Whether something besides the price decides what counts. */
  readonly is_valued: boolean;
  readonly known_price: string;
  readonly known_rule: PriceRule;
  readonly offer_id: string;
  readonly shop_name: string;
  readonly shop_url: string | null;
  readonly base_price: string;
  readonly total_price: string;
  readonly price_date: Date;
  readonly rule: PriceRule;
}

/**
 * $1 client, $2 claim, $3 current time, $4 open statuses. The lines that take their amount from an
 * offer, each with the price that a new appraisal would take.
 */
const PRICES_OF_LINES = `
  SELECT a.id, a.item_quantity, a.is_price_per_item, s.total_price::text AS known_price, s.rule AS known_rule,
    a.appraisal_status_id <> ALL ($4::int[]) OR coalesce(calculation.is_manual, false)
      OR EXISTS (SELECT FROM acv_override o WHERE o.client_id = a.client_id AND o.appraisal_id = a.id)
      AS is_decided,
    calculation.is_manual IS NOT NULL OR a.actual_cash_value IS NOT NULL OR EXISTS (
      SELECT FROM price_review r WHERE r.client_id = a.client_id AND r.appraisal_id = a.id
    ) AS is_valued,
    price.offer_id, price.shop_name, price.shop_url, price.base_price::text,
    price.total_price::text, price.price_date, price.rule
  FROM appraisal a
  JOIN client_reference claim ON claim.client_id = a.client_id AND claim.id = a.client_reference_id
  CROSS JOIN LATERAL (
    SELECT * FROM price_snapshot s
    WHERE s.client_id = a.client_id AND s.appraisal_id = a.id AND s.source = 'offer' LIMIT 1
  ) s
  LEFT JOIN LATERAL (
    SELECT c.is_manual FROM acv_calculation c
    WHERE c.client_id = a.client_id AND c.appraisal_id = a.id LIMIT 1
  ) calculation ON true
  CROSS JOIN LATERAL (${replacementPrice({
    pid: 'a.rpid',
    currency: 'claim.currency',
    offerId: '(CASE WHEN s.is_chosen THEN s.offer_id END)',
    day: 'claim.date_damage',
    time: '$3::text::timestamptz',
  })}) price
  WHERE a.client_id = $1::int AND a.client_reference_id = $2::int
    AND price.currency = claim.currency
  ORDER BY a.id`;

/**
 * Prices the lines of a claim for its new date of damage, as a new appraisal is priced. A line that
 * a person has decided on keeps its amount, and its snapshot the price that it would have. Where
 * only newest prices are known, before and now, nothing changes. Records an event for each changed
 * line. The caller must hold the locks on appraisals and claim.
 */
export async function refreshPrices(tx: Transaction, caller: Caller, claim: Claim): Promise<void> {
  const { clientId, id, dateDamage } = claim;
  const rows = await tx.$queryRawUnsafe<Row[]>(
    PRICES_OF_LINES,
    clientId,
    id,
    now().toISOString(),
    OPEN_STATUS_IDS,
  );
  if (rows.length === 0) return;
  const day = dateDamage && toDateString(dateDamage);
  const taken = rows.filter((row) => !isUndated(row) && !row.is_decided && isInRange(row));
  const known = new Map(taken.map((row) => [row.id, row]));
  const left = rows.filter(({ id: line }) => !known.has(line));
  await tx.$executeRawUnsafe(TAKE, clientId, JSON.stringify(taken), day, now().toISOString());
  await tx.$executeRawUnsafe(LEAVE, clientId, JSON.stringify(left.map(leftOf)), day);
  const lines = await tx.appraisal.findMany({
    where: { clientId, id: { in: [...known.keys()] } },
    orderBy: { id: 'asc' },
  });
  const stored = lines.flatMap((line) => {
    const row = known.get(line.id);
    const { changes, previous } = changesOf(line, row ? wishesOf(row) : {}, clearedOf(row));
    return row && Object.keys(changes).length > 0 ? [{ id: line.id, changes, previous, row }] : [];
  });
  if (stored.length === 0) return;
  const amounts = stored.map(({ row }) => ({ ...row, amount: amountOf(row) }));
  await tx.$executeRawUnsafe(CHANGE, clientId, JSON.stringify(amounts), now().toISOString());
  await recordMany(tx, {
    ...caller,
    clientReferenceId: id,
    type: 'appraisal.updated',
    data: stored.map(({ id: line, changes, previous }) => ({
      appraisal_id: line,
      changes,
      previous,
    })),
  });
  const valued = stored.filter(({ row }) => row.is_valued);
  await reconsiderAcvs(tx, caller, id, valued);
}

/** $1 client, $2 rows as JSON, $3 current time. All lines at once: their sums are added once. */
const CHANGE = `
  UPDATE appraisal a SET offer_id = taken.offer_id, shop_name = taken.shop_name,
    shop_url = taken.shop_url, rp_price_date = taken.price_date,
    replacement_cost_value = taken.amount, update_time = $3::text::timestamptz
  FROM jsonb_to_recordset($2::text::jsonb) AS taken (id INTEGER, offer_id TEXT, shop_name TEXT,
    shop_url TEXT, price_date TIMESTAMPTZ, amount NUMERIC)
  WHERE a.client_id = $1::int AND a.id = taken.id`;

/** $1 client, $2 rows as JSON, $3 day of damage or null, $4 current time. */
const TAKE = `
  UPDATE price_snapshot s SET offer_id = taken.offer_id, shop_name = taken.shop_name,
    shop_url = taken.shop_url, base_price = taken.base_price, total_price = taken.total_price,
    price_date = taken.price_date, rule = taken.rule, date_damage = $3::text::date,
    price_of_new_date = NULL, create_time = $4::text::timestamptz
  FROM jsonb_to_recordset($2::text::jsonb) AS taken (id INTEGER, offer_id TEXT, shop_name TEXT,
    shop_url TEXT, base_price NUMERIC, total_price NUMERIC, price_date TIMESTAMPTZ, rule TEXT)
  WHERE s.client_id = $1::int AND s.appraisal_id = taken.id`;

/** $1 client, $2 rows as JSON, $3 day of damage or null. */
const LEAVE = `
  UPDATE price_snapshot s SET price_of_new_date = kept.price_of_new_date,
    date_damage = CASE WHEN kept.is_undated THEN $3::text::date ELSE s.date_damage END
  FROM jsonb_to_recordset($2::text::jsonb)
    AS kept (id INTEGER, price_of_new_date NUMERIC, is_undated BOOLEAN)
  WHERE s.client_id = $1::int AND s.appraisal_id = kept.id`;

const isUndated = ({ known_rule: before, rule }: Row): boolean =>
  before === 'newest' && rule === 'newest';

function leftOf(row: Row) {
  const isSame = isUndated(row) || row.total_price === row.known_price;
  return {
    id: row.id,
    price_of_new_date: isSame ? null : row.total_price,
    is_undated: isUndated(row),
  };
}

const amountOf = ({
  total_price: price,
  item_quantity: itemQuantity,
  is_price_per_item: isPricePerItem,
}: Row): string | null => priceOfPieces(price, piecesOf({ itemQuantity, isPricePerItem }));

/** Whether the amount of all pieces can be stored. */
const isInRange = ({ total_price: price, item_quantity: quantity }: Row): boolean =>
  priceOfPieces(price, quantity) !== null;

const clearedOf = (row: Row | undefined) => (row?.shop_url === null ? (['shop_url'] as const) : []);

const wishesOf = (row: Row) => ({
  offer_id: row.offer_id,
  shop_name: row.shop_name,
  shop_url: row.shop_url,
  rp_price_date: toDateTimeString(row.price_date),
  replacement_cost_value: Number(amountOf(row)),
});
