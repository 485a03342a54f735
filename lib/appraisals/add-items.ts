import { isOwn } from '@/lib/catalogue/client-categories/category-setting';
import { knownCategories } from '@/lib/catalogue/require-categories';
import { replacementPrice } from '@/lib/catalogue/prices/replacement-price';
import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { fromDateString, toDateString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';
import type { Precision } from '@/lib/shared/purchase';
import { queueSerials } from './items/serials-job';

export interface NewItem {
  /** Decides the order. */
  readonly row: number;
  readonly description: string;
  readonly quantity: number;
  readonly condition: number;
  readonly client_category_id: number | null;
  readonly date_purchase: string | null;
  /** Default `day`. */
  readonly date_purchase_precision?: Precision | null | undefined;
  readonly claimed_amount: number | null;
  readonly location_id?: string | null | undefined;
  readonly location: string | null;
  readonly receipt: boolean;
  readonly notes: string;
  readonly serial_number?: string | null | undefined;
  readonly external_id?: string | null | undefined;
  /**
   * The claimed product, also used as its own replacement. Null if the item has no catalogue
   * product yet.
   */
  readonly pid: string | null;
}

/** An appraisal to insert, with the facts that its ACV is calculated from. */
export interface NewAppraisal {
  readonly id: number;
  readonly row_id: number;
  readonly pid: string;
  readonly client_category_id: number | null;
  /** Decimal with two places. Null if the product has no usable price in the claim's currency. */
  readonly rcv: string | null;
  readonly item_quantity: number;
  readonly date_purchase: Date | null;
  readonly date_purchase_precision: Precision;
  readonly condition: number;
  readonly has_receipt: boolean | null;
  /** Default true. */
  readonly is_price_per_item?: boolean;
  /** Default null: not stated. */
  readonly bought_used?: boolean | null;
}

interface Target {
  readonly clientId: number;
  readonly clientReferenceId: number;
  readonly currency: string;
  /** Null for items that were not imported. */
  readonly intakeId: number | null;
  readonly time: Date;
}

type Claim = Pick<Target, 'clientId' | 'currency'> & { readonly dateDamage: Date | null };

/**
 * A product with its lowest usable price in the claim's currency, the same price that a single new
 * appraisal would take.
 */
interface Priced {
  readonly pid: string;
  readonly name: string;
  readonly category_id: number;
  readonly total_price: string | null;
}

/** Items and appraisals to insert, with ids already reserved. */
interface Prepared {
  readonly items: readonly (NewItem & { readonly id: number })[];
  readonly appraisals: readonly NewAppraisal[];
  readonly products: readonly Priced[];
}

/**
 * Prepares the rows to insert for many items, each with an appraisal if its product is known.
 * Reserves ids but inserts nothing. Looks up each product once. Throws Fault `wrong` if the
 * catalogue lacks a product.
 */
export async function prepareItems(
  tx: Transaction,
  { clientId, currency, dateDamage }: Claim,
  given: readonly NewItem[],
): Promise<Prepared> {
  const wanted = await withoutDeletedCategories(tx, clientId, given);
  const named = wanted.filter(({ pid }) => pid !== null);
  const pids = [...new Set(named.flatMap(({ pid }) => pid ?? []))];
  const products = await selectPriced(tx, { currency, dateDamage }, pids);
  const known = new Map(products.map((product) => [product.pid, product]));
  const strange = named.find(({ pid }) => pid !== null && !known.has(pid));
  if (strange) throw wrongValue('choices', 'inventory_unknown_product', { row: strange.row });
  const ids = await takeIds(tx, wanted.length + named.length);
  const items = wanted
    .toSorted((one, other) => one.row - other.row)
    .map((item, at) => ({ ...item, id: ids[at] ?? 0 }));
  const appraisals: NewAppraisal[] = [];
  for (const {
    id: rowId,
    pid,
    quantity,
    condition,
    client_category_id: categoryId,
    date_purchase: day,
    date_purchase_precision: precision,
    receipt,
  } of items) {
    const product = pid === null ? undefined : known.get(pid);
    if (!product) continue;
    appraisals.push({
      id: ids[items.length + appraisals.length] ?? 0,
      row_id: rowId,
      pid: product.pid,
      client_category_id: categoryId ?? product.category_id,
      rcv: product.total_price,
      item_quantity: quantity,
      date_purchase: day === null ? null : fromDateString(day),
      date_purchase_precision: precision ?? 'day',
      condition,
      has_receipt: receipt || null,
    });
  }
  return { items, appraisals, products };
}

/** An own category may have been deleted since a draft named it. */
async function withoutDeletedCategories(
  tx: Transaction,
  clientId: number,
  items: readonly NewItem[],
): Promise<readonly NewItem[]> {
  const ids = new Set(items.flatMap(({ client_category_id: id }) => id ?? []).filter(isOwn));
  const known = await knownCategories(tx, clientId, [...ids]);
  const isGone = (id: number | null) => id !== null && isOwn(id) && !known.has(id);
  return items.map((item) =>
    isGone(item.client_category_id) ? { ...item, client_category_id: null } : item,
  );
}

const PRICED = `
  SELECT p.pid, p.name, f.category_id, offer.offer_id, offer.shop_name, offer.shop_url,
    offer.currency, offer.base_price::text, offer.total_price::text, offer.price_date::text,
    offer.rule, $3::text AS date_damage
  FROM product p JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid
    LEFT JOIN LATERAL (${replacementPrice({
      pid: 'p.pid',
      currency: '$1::text',
      offerId: 'NULL::text',
      day: '$3::text::date',
      time: '$2::text::timestamptz',
    })}
    ) AS offer ON true
  WHERE p.pid = ANY ($4::text[])`;

const selectPriced = (
  tx: Transaction,
  { currency, dateDamage }: Pick<Claim, 'currency' | 'dateDamage'>,
  pids: readonly string[],
): Promise<Priced[]> =>
  tx.$queryRawUnsafe<Priced[]>(
    PRICED,
    currency,
    now().toISOString(),
    dateDamage && toDateString(dateDamage),
    pids,
  );

export async function takeIds(tx: Transaction, count: number): Promise<readonly number[]> {
  const [row] = await tx.$queryRaw<
    { ids: number[] }[]
  >`SELECT array_agg(next_resource_id()) AS ids FROM generate_series(1, ${count}::int)`;
  return (row?.ids ?? []).toSorted((one, other) => one - other);
}

/**
 * Inserts the items and their appraisals with their ACVs (by appraisal id) in two statements,
 * however many there are. The caller must hold the lock on the claim and record the event.
 */
export async function addItems(
  tx: Transaction,
  target: Target,
  prepared: Prepared,
  acvs: ReadonlyMap<number, string>,
): Promise<void> {
  await insertItems(tx, target, prepared);
  const serials = prepared.items.map((item) => item.serial_number);
  await queueSerials(tx, target.clientId, target.clientReferenceId, serials);
  if (prepared.appraisals.length > 0) await insertAppraisals(tx, target, prepared, acvs);
}

const insertItems = (
  tx: Transaction,
  { clientId, clientReferenceId, intakeId, time }: Target,
  { items, products }: Prepared,
): Promise<number> => {
  const categories = new Map(products.map(({ pid, category_id }) => [pid, category_id]));
  // An imported row has more than its columns, and a list thousands of rows.
  const rows = items.map((item) => ({
    id: item.id,
    row: item.row,
    description: item.description,
    quantity: item.quantity,
    condition: item.condition,
    client_category_id:
      item.client_category_id ?? (item.pid === null ? null : categories.get(item.pid)),
    date_purchase: item.date_purchase,
    date_purchase_precision: item.date_purchase_precision ?? 'day',
    claimed_amount: item.claimed_amount,
    location_id: item.location_id,
    location: item.location,
    receipt: item.receipt,
    notes: item.notes,
    serial_number: item.serial_number,
    external_id: item.external_id,
    pid: item.pid,
  }));
  return tx.$executeRaw`
    INSERT INTO claimed_item (client_id, id, client_reference_id, display_id, description,
      quantity, condition, client_category_id, date_purchase, date_purchase_precision,
      claimed_amount,
      location_id, location, receipt, notes, serial_number, external_id, pid,
      intake_id, intake_row, create_time, update_time)
    SELECT ${clientId}, item.id, ${clientReferenceId},
      last.display_id + row_number() OVER (ORDER BY item.row), item.description, item.quantity,
      item.condition, item.client_category_id, item.date_purchase, item.date_purchase_precision,
      item.claimed_amount, item.location_id, item.location, item.receipt, item.notes, item.serial_number,
      item.external_id, item.pid,
      ${intakeId}::int, CASE WHEN ${intakeId}::int IS NOT NULL THEN item.row END, ${time}, ${time}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS item (id INTEGER, row INTEGER,
      description TEXT, quantity INTEGER, condition INTEGER, client_category_id INTEGER,
        date_purchase DATE, date_purchase_precision TEXT, claimed_amount DECIMAL(14,2), location_id TEXT, location TEXT,
        receipt BOOLEAN, notes TEXT, serial_number TEXT, external_id TEXT, pid TEXT)
      CROSS JOIN (
        SELECT coalesce(max(display_id), 0) AS display_id FROM claimed_item
          WHERE client_id = ${clientId} AND client_reference_id = ${clientReferenceId}
      ) AS last`;
};

/**
 * Also stores a snapshot of each price. The CTE is materialized so that an appraisal and its
 * snapshot take the same offer.
 */
const insertAppraisals = (
  tx: Transaction,
  { clientId, clientReferenceId, time }: Target,
  { appraisals, products }: Prepared,
  acvs: ReadonlyMap<number, string>,
): Promise<number> => {
  const rows = appraisals.map((one) => ({ ...one, acv: acvs.get(one.id) ?? null }));
  return tx.$executeRaw(Prisma.sql`
    WITH line AS MATERIALIZED (
      SELECT a.id AS appraisal_id, a.row_id, a.client_category_id, a.item_quantity,
        a.date_purchase, a.date_purchase_precision, a.condition, a.has_receipt, a.acv, p.*
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS a (id INTEGER, row_id INTEGER,
        pid TEXT, client_category_id INTEGER, item_quantity INTEGER, date_purchase DATE,
          date_purchase_precision TEXT, condition INTEGER, has_receipt BOOLEAN, acv DECIMAL(14,2))
        JOIN jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS p (pid TEXT, name TEXT,
          category_id INTEGER, offer_id TEXT, shop_name TEXT, shop_url TEXT, currency TEXT,
          base_price DECIMAL(14,2), total_price DECIMAL(14,2), price_date TIMESTAMPTZ, rule TEXT,
          date_damage DATE) ON p.pid = a.pid
    ), appraisals AS (
      INSERT INTO appraisal (client_id, id, client_reference_id, row_id, cpid, rpid, cp_name_cart,
        rp_name_cart, homepage_client_category_id, selected_client_category_id,
        item_quantity, is_price_per_item, offer_id, shop_name, shop_url, replacement_cost_value,
          actual_cash_value, rp_price_date, date_purchase, date_purchase_precision, appraisal_condition, has_receipt,
        create_time, update_time)
      SELECT ${clientId}, appraisal_id, ${clientReferenceId}, row_id, pid, pid, name, name,
        category_id, client_category_id,
        item_quantity, true, offer_id, shop_name, shop_url, total_price, acv, price_date,
          date_purchase, date_purchase_precision, condition, has_receipt, ${time}, ${time} FROM line
    )
    INSERT INTO price_snapshot (client_id, appraisal_id, offer_id, shop_name, shop_url, currency,
      base_price, total_price, price_date, source, rule, date_damage, create_time)
    SELECT ${clientId}, appraisal_id, offer_id, shop_name, shop_url, currency, base_price,
      total_price, price_date, 'offer', rule, date_damage, ${time} FROM line WHERE offer_id IS NOT NULL`);
};
