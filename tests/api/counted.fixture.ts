import { expect } from 'vitest';
import { type StateColumns, stateOf } from '@/lib/verdicts/state';
import { asOwner } from '../setup/owner';

/** The counters in the claims' rows, and the same numbers counted from the tables. */
const stored = (claimIds: readonly number[]) =>
  asOwner(
    `
  SELECT c.id, appraisal_count, line_count, counted_count, excluded_count,
    rcv_sum::float AS rcv, acv_sum::float AS acv, depreciation_sum::float AS depreciation, payable_sum::float AS payable,
    claimed_not_valued_sum::float AS claimed, flagged_count, confirmed_count, inconclusive_count, running_count,
    coalesce(p.item_count, 0) AS item_count, coalesce(p.answered_count, 0) AS answered_count
  FROM client_reference c LEFT JOIN portal_access p ON p.client_reference_id = c.id WHERE c.id = ANY ($1) ORDER BY 1`,
    [claimIds],
  );

interface AppraisalTruth {
  id: number;
  row_id: number;
  status: number;
  rcv: number | null;
  quantity: number;
  each: boolean;
  acv: number | null;
}

interface Truth {
  readonly items: { id: number; listed: boolean; claimed: number | null }[];
  readonly appraisals: AppraisalTruth[];
  /** Of each line, as it is stored. */
  readonly chosen: { row_id: number; appraisal_id: number | null }[];
  readonly pictures: (StateColumns & { row_id: number })[];
  readonly portal: { answered: boolean }[];
}

const [REJECTED, ARCHIVED] = [3, 6];
/** Accepted, closed and paid. */
const SETTLED: readonly number[] = [2, 4, 7];
const isOut = ({ status }: AppraisalTruth) => status === REJECTED || status === ARCHIVED;

/**
 * The newest settled appraisal, else the chosen one, else the newest that counts, else the newest.
 */
function chosenOf(
  appraisals: readonly AppraisalTruth[],
  chosenId: number | null | undefined,
): AppraisalTruth | undefined {
  const newest = appraisals.toSorted((one, other) => other.id - one.id);
  return (
    newest.find(({ status }) => SETTLED.includes(status)) ??
    newest.find((one) => one.id === chosenId) ??
    newest.find((one) => !isOut(one)) ??
    newest[0]
  );
}

function linesOf({ items, appraisals, chosen }: Truth) {
  const chosenIn = new Map(chosen.map((one) => [one.row_id, one.appraisal_id]));
  const sums = { lines: 0, counted: 0, excluded: 0, rcv: 0, acv: 0, claimed: 0 };
  for (const { id, listed, claimed } of items) {
    const ofItem = appraisals.filter(({ row_id }) => row_id === id);
    const one = chosenOf(ofItem, chosenIn.get(id));
    if (!one && !listed) continue;
    sums.lines += 1;
    const rcv = one?.rcv == null ? null : Math.round(one.rcv * 100) * (one.each ? one.quantity : 1);
    const acv = one?.acv == null ? rcv : Math.round(one.acv * 100);
    if (one && isOut(one)) sums.excluded += 1;
    else if (acv === null) sums.claimed += Math.round((claimed ?? 0) * 100);
    else {
      sums.counted += 1;
      sums.rcv += rcv ?? acv;
      sums.acv += acv;
    }
  }
  return sums;
}

async function counted(claimId: number) {
  const rows = async <Row extends object>(columns: string, table: string) =>
    asOwner<Row>(`SELECT ${columns} FROM ${table} WHERE client_reference_id = $1`, [claimId]);
  const truth: Truth = {
    items: await rows('id, is_listed AS listed, claimed_amount::float AS claimed', 'claimed_item'),
    appraisals: await rows(
      'id, row_id, appraisal_status_id AS status, replacement_cost_value::float AS rcv, item_quantity AS quantity, is_price_per_item AS "each", actual_cash_value::float AS acv',
      'appraisal',
    ),
    chosen: await rows('row_id, appraisal_id', 'claim_line'),
    pictures: await rows(
      'row_id, status::text, flagged, is_ai_generated, is_digitally_manipulated, not_judged, facts, reasons, cleared_at, confirmed_at',
      'forensics_verdict',
    ),
    portal: await rows('answer_time IS NOT NULL AS answered', 'portal_item'),
  };
  const sums = linesOf(truth);
  const lines = new Set([
    ...truth.appraisals.map(({ row_id }) => row_id),
    ...truth.items.filter(({ listed }) => listed).map(({ id }) => id),
  ]);
  const states = truth.pictures
    .filter(({ row_id }) => lines.has(row_id))
    .map((picture) => stateOf(picture).state);
  const inState = (...wanted: readonly string[]) =>
    states.filter((state) => wanted.includes(state)).length;
  return {
    id: claimId,
    appraisal_count: truth.appraisals.length,
    line_count: sums.lines,
    counted_count: sums.counted,
    excluded_count: sums.excluded,
    rcv: sums.rcv / 100,
    acv: sums.acv / 100,
    depreciation: (sums.rcv - sums.acv) / 100,
    payable: sums.acv / 100,
    claimed: sums.claimed / 100,
    flagged_count: inState('flagged'),
    confirmed_count: inState('confirmed'),
    inconclusive_count: inState('inconclusive'),
    running_count: inState('not_started', 'ongoing'),
    item_count: truth.portal.length,
    answered_count: truth.portal.filter(({ answered }) => answered).length,
  };
}

export async function expectCounted(claimIds: readonly number[], what: string): Promise<void> {
  const truth = [];
  for (const id of [...claimIds].sort((one, other) => one - other)) truth.push(await counted(id));
  expect(await stored(claimIds), what).toEqual(truth);
}
