import type { Valuation } from '@/lib/contract/claimed-item';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Execute, statement } from '@/lib/platform/database/statement';
import type { Transaction } from '@/lib/platform/database/tenant';
import { ownPid } from '@/lib/shared/basis';
import { fromDateString } from '@/lib/shared/dates';
import type { Precision } from '@/lib/shared/purchase';
import { add, formatAmount, type Minor, minor, parseAmount, times } from '@/lib/shared/money';
import { storeIntake, valueIntake } from '../acv/calculate-intake';
import { overrideLimit } from '../acv/limit';
import { takeIds, type NewAppraisal } from '../add-items';
import { nameOf } from './own-product';
import { approvalOnCreation, holdPrice } from '../approval-on-creation';

/** An item to value, as it is stored. */
interface Valued {
  readonly rowId: number;
  readonly item: {
    readonly description: string;
    readonly quantity: number;
    readonly condition: number;
    readonly client_category_id: number | null;
    readonly date_purchase: string | null;
    readonly date_purchase_precision?: Precision | null | undefined;
    readonly receipt: boolean;
  };
  readonly valuation: Valuation;
}

interface Claim {
  readonly id: number;
  readonly dateDamage: Date | null;
  readonly language: string;
}

type Line = Awaited<ReturnType<typeof withApprovals>>[number];

/**
 * Makes a private product for each item and an appraisal of it, valued by the rules in force as far
 * as they can, in a few statements however many there are. An amount above the client's limit
 * becomes an approval request. The caller must hold the locks on items and claim, and record the
 * event.
 */
export async function valueItems(
  tx: Transaction,
  caller: Caller,
  claim: Claim,
  wanted: readonly Valued[],
): Promise<readonly Line[]> {
  if (wanted.length === 0) return [];
  const [ids, limit] = [await takeIds(tx, wanted.length), await overrideLimit(tx, caller.clientId)];
  const known = {
    override_limit: limit === null ? null : formatAmount(limit),
    offer_total_price: null,
  };
  const execute: Execute = ({ text }, values) => tx.$queryRawUnsafe(text, ...values);
  // what was stated for other lines decides too, so nobody may add any meanwhile
  await tx.$queryRaw`SELECT id FROM client_reference WHERE client_id = ${caller.clientId} AND id = ${claim.id} FOR NO KEY UPDATE`;
  const lines = await withApprovals(
    execute,
    caller,
    claim.id,
    wanted.map((one, at) => lineOf(one, ids[at] ?? 0)),
    known,
  );
  const time = now();
  const calculated = await valueIntake(tx, caller, {
    appraisals: lines.filter(({ unapproved }) => unapproved === null).map(factsOf),
    claim,
    time,
  });
  const acvs = new Map(
    calculated.valued.map(({ row, valued }) => [row.id, formatAmount(valued.acv)]),
  );
  await insert(
    tx,
    caller,
    claim.id,
    lines.map((line) => ({
      ...line,
      actual_cash_value: line.unapproved?.priced ?? acvs.get(line.id) ?? null,
    })),
    time,
  );
  await storeIntake(tx, caller, calculated, time);
  for (const { id, unapproved } of lines)
    if (unapproved) await holdPrice(execute, caller, claim.id, id, unapproved);
  return lines;
}

/**
 * What the call states without approval is summed by name, because one loss may be split into
 * several items of one call.
 */
async function withApprovals(
  execute: Execute,
  caller: Caller,
  clientReferenceId: number,
  lines: readonly ReturnType<typeof lineOf>[],
  known: Parameters<typeof approvalOnCreation>[4],
) {
  const names = await lossNames(execute, lines);
  const statedIn = new Map<string | null, Minor>([[null, minor(0)]]);
  const decided = [];
  for (const [at, line] of lines.entries()) {
    const name = names[at] ?? null;
    const stated = statedIn.get(name) ?? minor(0);
    const unapproved = await approvalOnCreation(
      execute,
      caller,
      clientReferenceId,
      { ...line, cpid: line.pid, own_name: line.name },
      { ...known, stated_in_call: stated },
    );
    if (name !== null && unapproved === null) statedIn.set(name, add(stated, rcvOf(line)));
    decided.push({ ...line, unapproved });
  }
  return decided;
}

async function lossNames(
  execute: Execute,
  lines: readonly { readonly name: string }[],
): Promise<readonly (string | null)[]> {
  const rows = await execute<{ name: string | null }>(LOSS_NAMES, [
    JSON.stringify(lines.map(({ name }) => name)),
  ]);
  return rows.map(({ name }) => name);
}

const LOSS_NAMES = statement(`
  SELECT loss_name(name) AS name FROM jsonb_array_elements_text($1::jsonb) WITH ORDINALITY AS line (name, at)
  ORDER BY at`);

const rcvOf = (line: ReturnType<typeof lineOf>): Minor =>
  times(
    parseAmount(line.replacement_cost_value ?? '') ?? minor(0),
    line.is_price_per_item ? line.item_quantity : 1,
  );

function lineOf({ rowId, item, valuation }: Valued, id: number) {
  const amount = parseAmount(valuation.replacement_cost_value ?? '');
  const stated = {
    replacement_cost_value: amount === null ? null : formatAmount(amount),
    item_quantity: item.quantity,
    is_price_per_item: valuation.is_price_per_item ?? true,
  };
  return {
    id,
    row_id: rowId,
    pid: ownPid(rowId),
    name: nameOf(item.description),
    ...stated,
    client_category_id: item.client_category_id,
    date_purchase: item.date_purchase,
    date_purchase_precision: item.date_purchase_precision ?? ('day' as const),
    condition: item.condition,
    // false on the item only means that no receipt was noted
    has_receipt: item.receipt ? true : null,
    bought_used: valuation.bought_used ?? null,
    basis: valuation.basis,
    basis_source: valuation.basis_source ?? null,
    basis_date: valuation.basis_date ?? null,
    basis_note: valuation.basis_note ?? null,
  };
}

const factsOf = (line: Line): NewAppraisal => ({
  ...line,
  rcv: line.replacement_cost_value,
  date_purchase: line.date_purchase === null ? null : fromDateString(line.date_purchase),
});

/** The data of `appraisal.created`. */
export const createdData = (line: Line) => ({
  appraisal_id: line.id,
  row_id: line.row_id,
  description: line.name,
  cpid: line.pid,
  rpid: line.pid,
  item_quantity: line.item_quantity,
  replacement_cost_value:
    line.replacement_cost_value === null ? null : Number(line.replacement_cost_value),
  basis: line.basis,
  ...(line.basis_source !== null && { basis_source: line.basis_source }),
});

const insert = (
  tx: Transaction,
  { clientId }: Caller,
  clientReferenceId: number,
  lines: readonly (Line & { readonly actual_cash_value: string | null })[],
  time: Date,
): Promise<number> => tx.$executeRaw`
  WITH line AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line (id INTEGER,
      row_id INTEGER, pid TEXT, name TEXT, replacement_cost_value DECIMAL(14,2),
      actual_cash_value DECIMAL(14,2), item_quantity INTEGER, is_price_per_item BOOLEAN,
      client_category_id INTEGER, date_purchase DATE, date_purchase_precision TEXT, condition INTEGER, has_receipt BOOLEAN,
      bought_used BOOLEAN, basis TEXT, basis_source TEXT, basis_date DATE, basis_note TEXT)
  ), product AS (
    INSERT INTO own_product (client_id, pid, row_id, name, category_id, create_time)
    SELECT ${clientId}, pid, row_id, name, client_category_id, ${time} FROM line
    ON CONFLICT (client_id, pid) DO UPDATE
      SET (name, category_id) = (excluded.name, excluded.category_id)
  )
  INSERT INTO appraisal (client_id, id, client_reference_id, row_id, cpid, rpid, cp_name_cart,
    rp_name_cart, homepage_client_category_id, selected_client_category_id, item_quantity,
    is_price_per_item, replacement_cost_value, actual_cash_value, date_purchase, date_purchase_precision,
    appraisal_condition, has_receipt, bought_used, basis, basis_source, basis_date, basis_note,
    create_time, update_time)
  SELECT ${clientId}, id, ${clientReferenceId}, row_id, pid, pid, name, name, client_category_id,
    client_category_id, item_quantity, is_price_per_item, replacement_cost_value,
    actual_cash_value, date_purchase, date_purchase_precision, condition, has_receipt, bought_used, basis, basis_source,
    basis_date, basis_note, ${time}, ${time} FROM line`;
