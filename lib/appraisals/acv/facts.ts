import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { type Minor, parseAmount, toNumber } from '@/lib/shared/money';
import type { Precision } from '@/lib/shared/purchase';
import type { Item } from '@/lib/valuation/item';
import type { Valuation } from '@/lib/valuation/value-item';
import { LINE_RCV } from '../select';

/**
 * Facts that an appraisal is valued from. Values missing on the appraisal come from its claimed
 * item.
 */
export interface FactsRow {
  id: number;
  client_reference_id: number;
  reference: string;
  cp_name_cart: string;
  currency: string;
  language: string;
  client_category_id: number | null;
  rcv: string | null;
  line_rcv: string | null;
  acv: string | null;
  item_quantity: number;
  is_price_per_item: boolean;
  date_purchase: Date | null;
  date_purchase_precision: Precision;
  date_damage: Date | null;
  condition: number;
  has_receipt: boolean | null;
  bought_used: boolean | null;
  /** What somebody assumes for this line while its purchase date is unknown. */
  assumed_age_months: number | null;
  /** Whether the client assumes an age for items without a purchase date. */
  assumes_age: boolean;
}

/** The facts that a valuation uses. */
export type Facts = Omit<
  FactsRow,
  'client_reference_id' | 'reference' | 'cp_name_cart' | 'currency' | 'line_rcv' | 'acv'
>;

/**
 * `appraisals` is a table or subquery of appraisals. `where` may refer to `a` (appraisal), `claim`
 * and `c` (ACV calculation) and begins with AND.
 */
export const factsRows = (
  clientId: number,
  appraisals: Prisma.Sql,
  where: Prisma.Sql,
): Prisma.Sql => Prisma.sql`
  SELECT a.id, a.client_reference_id, claim.reference, a.cp_name_cart, claim.currency, claim.language,
    coalesce(a.selected_client_category_id, a.homepage_client_category_id, item.client_category_id) AS client_category_id,
    a.replacement_cost_value::text AS rcv, ${LINE_RCV}::text AS line_rcv, coalesce(a.actual_cash_value, ${LINE_RCV})::text AS acv,
    a.item_quantity, a.is_price_per_item, coalesce(a.date_purchase, item.date_purchase) AS date_purchase, claim.date_damage,
    CASE WHEN a.date_purchase IS NULL THEN item.date_purchase_precision ELSE a.date_purchase_precision END AS date_purchase_precision,
    coalesce(nullif(a.appraisal_condition, 0), item.condition) AS condition,
    coalesce(a.has_receipt, CASE WHEN item.receipt THEN true END) AS has_receipt, a.bought_used, a.assumed_age_months,
    settings.no_purchase_date = 'category_age' AS assumes_age
  FROM ${appraisals} a
  JOIN client settings ON settings.id = a.client_id
  JOIN client_reference claim ON claim.client_id = a.client_id AND claim.id = a.client_reference_id
  JOIN claimed_item item ON item.client_id = a.client_id AND item.id = a.row_id
  LEFT JOIN acv_calculation c ON c.client_id = a.client_id AND c.appraisal_id = a.id
  WHERE a.client_id = ${clientId} ${where}`;

export async function selectFacts(
  tx: Transaction,
  clientId: number,
  id: number,
): Promise<FactsRow> {
  const [row] = await tx.$queryRaw<FactsRow[]>(
    factsRows(clientId, Prisma.sql`appraisal`, Prisma.sql`AND a.id = ${id}`),
  );
  if (!row) throw new Error(`No appraisal ${id} of client ${clientId}, though it is locked`);
  return row;
}

export const amountOf = (text: string | null): Minor | null =>
  text === null ? null : parseAmount(text);

export const itemOf = (
  row: Facts,
  categoryIds: readonly number[],
  marketValue: Minor | null,
): Item => ({
  categoryIds,
  marketValue,
  rcv: amountOf(row.rcv),
  claimedAmount: null,
  quantity: row.item_quantity,
  isPricePerItem: row.is_price_per_item,
  datePurchase: row.date_purchase && toDateString(row.date_purchase),
  purchasePrecision: row.date_purchase_precision,
  dateDamage: row.date_damage && toDateString(row.date_damage),
  assumedAgeMonths: row.assumed_age_months,
  assumesAge: row.assumes_age,
  condition: row.condition,
  hasReceipt: row.has_receipt,
  isBoughtUsed: row.bought_used,
});

/**
 * Facts in the format that calculations store and the API returns. A calculation with the day of
 * the purchase has the same facts as those stored before ages could be assumed.
 */
export const factsView = (
  row: Facts,
  { rcv, datePurchase, purchasePrecision, dateDamage, marketValue }: Item,
  { steps }: Valuation,
) => ({
  client_category_id: row.client_category_id,
  replacement_cost_value: rcv && toNumber(rcv),
  item_quantity: row.item_quantity,
  is_price_per_item: row.is_price_per_item,
  date_purchase: datePurchase,
  ...(datePurchase !== null &&
    purchasePrecision !== 'day' && { date_purchase_precision: purchasePrecision }),
  date_damage: dateDamage,
  appraisal_condition: row.condition,
  has_receipt: row.has_receipt,
  bought_used: row.bought_used,
  market_value: marketValue && toNumber(marketValue),
  ...assumedAgeOf(steps),
});

const ASSUMED: ReadonlySet<string> = new Set(['age.assumed', 'age.assumed_for_line']);

function assumedAgeOf(steps: Valuation['steps']) {
  const assumed = steps.find(({ message }) => ASSUMED.has(message));
  return assumed && { assumed_age_months: Number(assumed.values['months']) };
}
