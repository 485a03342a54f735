import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';

export interface NewItem {
  readonly row: number;
  readonly description: string;
  readonly quantity: number;
  readonly condition: number;
  readonly client_category_id: number | null;
  readonly date_purchase: string | null;
  readonly claimed_amount: number | null;
  readonly location: string | null;
  readonly receipt: boolean;
  readonly notes: string;
  /** The claimed product, which also is its own replacement. Null: the item waits for one. */
  readonly pid: string | null;
}

/** An appraisal that was made of an item, with what it is valued from. */
export interface MadeAppraisal {
  readonly id: number;
  readonly client_category_id: number;
  /** In two decimals; null where the product has no price in the claim's currency. */
  readonly rcv: string | null;
  readonly item_quantity: number;
  readonly date_purchase: Date | null;
  readonly condition: number;
  readonly has_receipt: boolean | null;
}

export interface Target {
  readonly clientId: number;
  readonly clientReferenceId: number;
  readonly currency: string;
  readonly intakeId: number;
  readonly time: Date;
}

/**
 * Many items at once, each with an appraisal where its product is known: two statements, whatever their number. The
 * caller holds the claim's lock and records what happened. Throws `wrong` for a product that the catalogue lacks.
 */
export async function addItems(tx: Transaction, target: Target, items: readonly NewItem[]): Promise<{ itemCount: number; appraisals: MadeAppraisal[] }> {
  await requireProducts(tx, items);
  const itemCount = await insertItems(tx, target, items);
  return { itemCount, appraisals: await insertAppraisals(tx, target) };
}

async function requireProducts(tx: Transaction, items: readonly NewItem[]): Promise<void> {
  const pids = [...new Set(items.flatMap(({ pid }) => pid ?? []))];
  const known = new Set((await tx.product.findMany({ where: { pid: { in: pids } }, select: { pid: true } })).map(({ pid }) => pid));
  const strange = items.find(({ pid }) => pid !== null && !known.has(pid));
  if (strange) throw wrongValue('choices', `row ${strange.row} names a product that the catalogue lacks`);
}

const insertItems = (tx: Transaction, { clientId, clientReferenceId, intakeId, time }: Target, items: readonly NewItem[]): Promise<number> => tx.$executeRaw`
  INSERT INTO claimed_item (client_id, client_reference_id, display_id, description, quantity, condition, client_category_id, date_purchase, claimed_amount,
    location, receipt, notes, pid, intake_id, intake_row, create_time, update_time)
  SELECT ${clientId}, ${clientReferenceId}, last.display_id + row_number() OVER (ORDER BY item.row), item.description, item.quantity, item.condition,
    coalesce(item.client_category_id, f.category_id), item.date_purchase, item.claimed_amount, item.location, item.receipt, item.notes, item.pid, ${intakeId}, item.row, ${time}, ${time}
  FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS item (row INTEGER, description TEXT, quantity INTEGER, condition INTEGER, client_category_id INTEGER,
      date_purchase DATE, claimed_amount DECIMAL(14,2), location TEXT, receipt BOOLEAN, notes TEXT, pid TEXT)
    CROSS JOIN (
      SELECT coalesce(max(display_id), 0) AS display_id FROM claimed_item WHERE client_id = ${clientId} AND client_reference_id = ${clientReferenceId}
    ) AS last
    LEFT JOIN product p ON p.pid = item.pid LEFT JOIN product_variant v ON v.vcid = p.vcid LEFT JOIN product_family f ON f.alid = v.alid`;

/** The lowest current price of the product in the claim's currency, as an appraisal that is made alone takes it. */
const OFFER = (currency: string) => Prisma.sql`
  LATERAL (
    SELECT o.* FROM offer o WHERE o.pid = item.pid AND o.currency = ${currency}
      AND o.price_date = (SELECT max(n.price_date) FROM offer n WHERE n.pid = item.pid AND n.currency = ${currency})
    ORDER BY o.in_stock DESC, o.total_price LIMIT 1
  ) AS offer`;

/** With the price as it was on that day. The lines are made once, so that appraisal and price are of the same offer. */
const insertAppraisals = (tx: Transaction, { clientId, clientReferenceId, currency, intakeId, time }: Target): Promise<MadeAppraisal[]> => tx.$queryRaw`
  WITH line AS MATERIALIZED (
    SELECT next_resource_id() AS appraisal_id, ordered.* FROM (
      SELECT item.id AS row_id, item.pid, p.name, f.category_id, coalesce(item.client_category_id, f.category_id) AS selected_category_id, item.quantity, item.date_purchase,
        item.condition, nullif(item.receipt, false) AS has_receipt, offer.offer_id, offer.shop_name, offer.shop_url, offer.currency, offer.base_price, offer.total_price, offer.price_date
      FROM claimed_item item JOIN product p ON p.pid = item.pid JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid
        LEFT JOIN ${OFFER(currency)} ON true
      WHERE item.client_id = ${clientId} AND item.intake_id = ${intakeId} ORDER BY item.id
    ) AS ordered
  ), appraisals AS (
    INSERT INTO appraisal (client_id, id, client_reference_id, row_id, cpid, rpid, cp_name_cart, rp_name_cart, homepage_client_category_id, selected_client_category_id,
      item_quantity, is_price_per_item, offer_id, shop_name, shop_url, replacement_cost_value, rp_price_date, date_purchase, appraisal_condition, has_receipt, create_time, update_time)
    SELECT ${clientId}, appraisal_id, ${clientReferenceId}, row_id, pid, pid, name, name, category_id, selected_category_id,
      quantity, true, offer_id, shop_name, shop_url, total_price, price_date, date_purchase, condition, has_receipt, ${time}, ${time} FROM line
  ), prices AS (
    INSERT INTO price_snapshot (client_id, appraisal_id, offer_id, shop_name, shop_url, currency, base_price, total_price, price_date, source, create_time)
    SELECT ${clientId}, appraisal_id, offer_id, shop_name, shop_url, currency, base_price, total_price, price_date, 'offer', ${time} FROM line WHERE offer_id IS NOT NULL
  ) SELECT appraisal_id AS id, selected_category_id AS client_category_id, total_price::text AS rcv, quantity AS item_quantity, date_purchase, condition, has_receipt
    FROM line ORDER BY appraisal_id`;
