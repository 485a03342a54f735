import { findClaim } from '@/lib/claims/find';
import { isTooLarge, netClaims } from '@/lib/claims/net-claim';
import type { LineReason, LineState } from '@/lib/contract/claim-lines';
import type { ForensicsState } from '@/lib/contract/forensics-state';
import type { Exported } from '@/lib/events/export';
import type { Caller } from '@/lib/identity/caller';
import { readMoment, type Transaction } from '@/lib/platform/database/tenant';
import { csvRow } from '@/lib/shared/csv';
import { wrongValue } from '@/lib/shared/fault';
import { add, formatAmount, type Minor, minor, subtract } from '@/lib/shared/money';

/** A line in the columns of the file. Amounts are decimals with two places. */
interface LineRow {
  row_id: number;
  display_id: number;
  appraisal_id: number | null;
  description: string;
  location: string | null;
  client_category_id: number | null;
  item_quantity: number;
  date_purchase: string | null;
  date_purchase_precision: string | null;
  appraisal_status_id: number | null;
  state: LineState;
  reason: LineReason | null;
  claimed_amount: string | null;
  rcv: string;
  acv: string;
  payable: string;
  photo_state: ForensicsState | null;
  photo_reasons: string | null;
  item_reasons: string | null;
  item_cleared_by: string | null;
  item_cleared_at: Date | null;
}

type Settled = Exclude<
  NonNullable<ReturnType<Awaited<ReturnType<typeof netClaims>>['get']>>,
  { tooLarge: string }
>;

type Columns = Readonly<Record<(typeof COLUMNS)[number], string | number | null>>;

const COLUMNS = [
  'record',
  'display_id',
  'row_id',
  'appraisal_id',
  'description',
  'location',
  'client_category_id',
  'item_quantity',
  'date_purchase',
  'appraisal_status_id',
  'state',
  'reason',
  'claimed_amount',
  'replacement_cost_value',
  'actual_cash_value',
  'payable',
  'currency',
  'photo_state',
  'photo_reasons',
  'item_reasons',
  'date_purchase_precision',
  'item_cleared_by',
  'item_cleared_at',
] as const;

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const BATCH = 500;

/**
 * The lines of a claim as CSV with the sums below them, all of one snapshot. Throws Fault
 * `not_found` for the claim, `wrong` if an amount is out of range.
 */
export async function exportLines(caller: Caller, clientReferenceId: number): Promise<Exported> {
  const { clientId } = caller;
  const { net, lines } = await readMoment(clientId, async (tx) => {
    await findClaim(tx, caller, clientReferenceId);
    return {
      net: (await netClaims(tx, clientId, [clientReferenceId])).get(clientReferenceId),
      lines: await selectLines(tx, clientId, clientReferenceId),
    };
  });
  if (!net) throw new Error('No sums of a claim that the same snapshot has');
  if (isTooLarge(net))
    throw wrongValue('client_reference_id', 'claim_too_large', { amount: net.tooLarge });
  return {
    mediaType: 'text/csv; charset=utf-8',
    name: `claim-${clientReferenceId}-lines.csv`,
    lines: csv(lines, net),
  };
}

/** The state of a line's photos is that of the worst one. */
const WORST_FIRST: readonly ForensicsState[] = [
  'flagged',
  'confirmed',
  'failed',
  'ongoing',
  'not_started',
  'inconclusive',
  'cleared',
  'no_findings',
];

const selectLines = (tx: Transaction, clientId: number, id: number): Promise<LineRow[]> =>
  tx.$queryRaw<LineRow[]>`
    SELECT line.row_id, item.display_id, line.appraisal_id,
      coalesce(a.cp_name_cart, item.description) AS description, item.location,
      coalesce(a.selected_client_category_id, a.homepage_client_category_id,
        item.client_category_id) AS client_category_id,
      coalesce(a.item_quantity, item.quantity) AS item_quantity,
      coalesce(a.date_purchase, item.date_purchase)::text AS date_purchase,
      CASE WHEN a.date_purchase IS NOT NULL THEN a.date_purchase_precision
        WHEN item.date_purchase IS NOT NULL THEN item.date_purchase_precision
      END AS date_purchase_precision,
      a.appraisal_status_id, line.state, line.reason, item.claimed_amount::text, line.rcv::text,
      line.acv::text, line.payable::text, photo.state AS photo_state,
      reasons.codes AS photo_reasons, own.codes AS item_reasons,
      own.cleared_by AS item_cleared_by, own.cleared_at AS item_cleared_at
    FROM claim_line line
    JOIN claimed_item item ON item.client_id = line.client_id AND item.id = line.row_id
    LEFT JOIN appraisal a ON a.client_id = line.client_id AND a.id = line.appraisal_id
    LEFT JOIN LATERAL (
      SELECT state FROM (
        SELECT verdict_state(v.status, v.flagged, v.is_ai_generated, v.is_digitally_manipulated,
          v.not_judged, v.facts, v.cleared_at, v.confirmed_at, v.reasons) AS state
        FROM forensics_verdict v
        WHERE v.client_id = line.client_id AND v.client_reference_id = line.client_reference_id
          AND v.row_id = line.row_id
      ) verdict
      ORDER BY array_position(${WORST_FIRST}::text[], state)
      LIMIT 1
    ) photo ON true
    LEFT JOIN LATERAL (
      SELECT string_agg(DISTINCT reason, ' ') AS codes
      FROM forensics_verdict v, unnest(v.reasons) AS reason
      WHERE v.client_id = line.client_id AND v.client_reference_id = line.client_reference_id
        AND v.row_id = line.row_id AND v.status = 'complete'
    ) reasons ON true
    LEFT JOIN LATERAL (
      SELECT 'serial_number' AS codes, reason.cleared_by, reason.cleared_at
      FROM item_reason reason
      WHERE reason.client_id = line.client_id AND reason.row_id = line.row_id
    ) own ON true
    WHERE line.client_id = ${clientId} AND line.client_reference_id = ${id}
    ORDER BY item.display_id`;

async function* csv(lines: readonly LineRow[], net: Settled): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvRow(COLUMNS)}`;
  for (let from = 0; from < lines.length; from += BATCH)
    yield lines
      .slice(from, from + BATCH)
      .map((line) => row(lineColumns(line), net.currency))
      .join('');
  yield sumsOf(net)
    .map((columns) => row(columns, net.currency))
    .join('');
}

const row = (columns: Partial<Columns>, currency: string): string =>
  csvRow(COLUMNS.map((name) => (name === 'currency' ? currency : columns[name])));

const lineColumns = ({
  rcv,
  acv,
  item_cleared_at: cleared,
  ...line
}: LineRow): Partial<Columns> => ({
  record: 'line',
  ...line,
  // 0 would be an amount; a line that is not in the sums has none.
  replacement_cost_value: line.state === 'counted' ? rcv : null,
  actual_cash_value: line.state === 'counted' ? acv : null,
  item_cleared_at: cleared?.toISOString() ?? null,
});

const taken = (amount: Minor): string => formatAmount(subtract(minor(0), amount));

function sumsOf({ rcv, acv, settled, lines }: Settled): Partial<Columns>[] {
  return [
    {
      record: 'total',
      replacement_cost_value: rcv.toFixed(2),
      actual_cash_value: acv.toFixed(2),
      payable: formatAmount(add(settled.total, settled.aboveCategoryLimits)),
    },
    { record: 'above_category_limits', payable: taken(settled.aboveCategoryLimits) },
    { record: 'claim_deductible', payable: taken(settled.deductible) },
    { record: 'above_policy_limit', payable: taken(settled.abovePolicyLimit) },
    { record: 'net_claim', payable: formatAmount(settled.net) },
    { record: 'lines_counted', item_quantity: lines.lines_counted },
    { record: 'lines_excluded', item_quantity: lines.lines_excluded },
    {
      record: 'lines_not_valued',
      item_quantity: lines.lines_not_valued,
      claimed_amount: lines.claimed_not_valued.toFixed(2),
    },
  ];
}
