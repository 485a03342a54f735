import { ApiError } from '../api/api-error';
import { call, type Input } from '../api/call';
import { problemMessage } from '../api/fault-messages';
import {
  type CellContext,
  type EditedColumn,
  purchaseOf,
  quantityOf,
  statedCategoryOf,
} from './cells';
import type { Line } from './lines';

const CLAIM = '/client_reference/{client_reference_id}';
const ITEMS = `PUT ${CLAIM}/claimed_item/bulk` as const;
const APPRAISALS = `POST ${CLAIM}/appraisal/bulk` as const;
/** The most that one request may change. */
const CHANGES_MAX = 500;

type ItemChange = NonNullable<Input<typeof ITEMS>['body']>['items'][number];
type AppraisalChange = NonNullable<Input<typeof APPRAISALS>['body']>['changes'][number];

/** What is wished of one line. */
export interface LineChange {
  readonly line: Line;
  readonly fields: Readonly<Record<string, string | number>>;
  readonly clear: readonly string[];
  /** Undefined: unchanged. */
  readonly price: number | null | undefined;
}

export interface Refused {
  readonly rowId: number;
  /** Null: the whole line. */
  readonly column: EditedColumn | null;
  readonly message: string;
}

export interface Changed {
  /** Texts that the service refuses, with its reason. The other lines are changed. */
  readonly refused: readonly Refused[];
  /** Lines that somebody else has changed since; they stay as they are. */
  readonly late: readonly number[];
}

/**
 * Changes lines as a sheet shows them. The amount of an appraisal goes first, with the revision that
 * was read, because a change of the item raises it. Missing ACVs are calculated at the end.
 */
export async function changeLines(
  claimId: number,
  changes: readonly LineChange[],
  { language }: Pick<CellContext, 'language'>,
): Promise<Changed> {
  const params = { client_reference_id: claimId };
  const prices = await inParts(
    changes.flatMap((one) => appraisalChangeOf(one) ?? []),
    { rowIdOf: ({ rowId }) => rowId, without: () => null },
    async (part) => {
      const { skipped_ids: skipped } = await call(APPRAISALS, {
        params,
        body: { changes: part.map(({ change }) => change), skip_changed: true },
      });
      return part.filter(({ change }) => skipped.includes(Number(change.appraisal_id)));
    },
  );
  const failed = new Set([...prices.refused.map(({ rowId }) => rowId), ...prices.late]);
  const items = await inParts(
    changes.filter(({ line }) => !failed.has(line.rowId)).flatMap((one) => itemChangeOf(one) ?? []),
    { rowIdOf: ({ row_id: id }) => Number(id), without: withoutField },
    async (part) => {
      const { skipped_ids: skipped } = await call(ITEMS, {
        params,
        body: { items: part, language, skip_changed: true },
      });
      return part.filter(({ row_id: id }) => skipped.includes(Number(id)));
    },
  );
  const done = changes.filter(
    ({ line: { rowId } }) => !failed.has(rowId) && !items.late.includes(rowId),
  );
  await calculateMissing(claimId, done);
  return {
    refused: [...prices.refused, ...items.refused],
    late: [...prices.late, ...items.late],
  };
}

function appraisalChangeOf({ line, price }: LineChange) {
  if (line.chosen === null || typeof price !== 'number') return null;
  const { appraisal_id, revision } = line.chosen;
  const change: AppraisalChange = { appraisal_id, revision, replacement_cost_value: price };
  return { rowId: line.rowId, change };
}

function itemChangeOf({ line, fields, clear, price }: LineChange): ItemChange | null {
  const valuation = valuationOf(line, price);
  if (Object.keys(fields).length === 0 && clear.length === 0 && valuation === null) return null;
  const seen = seenOf(line);
  return {
    row_id: line.rowId,
    ...fields,
    ...(clear.length > 0 && { clear: clear as ItemChange['clear'] }),
    ...(valuation && { valuation }),
    seen: Object.fromEntries(
      [...Object.keys(fields), ...clear].flatMap((name) => {
        const field = name === 'purchase' ? 'date_purchase' : name;
        return field in seen ? [[field, seen[field] ?? null]] : [];
      }),
    ),
  };
}

/** An amount that no appraisal carries yet, or one that is taken back. */
function valuationOf({ chosen }: Line, price: LineChange['price']): ItemChange['valuation'] | null {
  if (price === undefined || (chosen !== null && price !== null)) return null;
  const basis = chosen?.basis ?? 'handler';
  return { replacement_cost_value: price, basis: basis === 'catalogue' ? 'handler' : basis };
}

const seenOf = (line: Line): Readonly<Record<string, string | number | null>> => ({
  description: line.item.description,
  client_category_id: statedCategoryOf(line),
  location: line.item.location,
  quantity: quantityOf(line),
  date_purchase: purchaseOf(line),
  claimed_amount: line.item.claimed_amount,
});

/** Fields of the service by the column that shows them. */
const COLUMN_OF: Readonly<Record<string, EditedColumn>> = {
  description: 'description',
  client_category_id: 'category',
  location: 'location',
  quantity: 'quantity',
  purchase: 'purchase',
  date_purchase: 'purchase',
  claimed_amount: 'claimed',
  replacement_cost_value: 'price',
  'valuation.replacement_cost_value': 'price',
};

/** The change without a field that was refused; null if nothing is left of it. */
function withoutField({ row_id, seen, ...change }: ItemChange, field: string): ItemChange | null {
  const [name] = field.split('.');
  const clear = change.clear?.filter((one) => one !== name) ?? [];
  const left = Object.entries(change).filter(
    ([key]) => key !== name && key !== `${name}_precision` && key !== 'clear',
  );
  if (left.length === 0 && clear.length === 0) return null;
  return { row_id, seen, ...Object.fromEntries(left), ...(clear.length > 0 && { clear }) };
}

interface Parts<C> {
  rowIdOf(change: C): number;
  without(change: C, field: string): C | null;
}

/**
 * Sends changes in parts of which each is made as a whole. What the service refuses is left out and
 * the rest of its part sent again.
 */
async function inParts<C>(
  changes: readonly C[],
  { rowIdOf, without }: Parts<C>,
  send: (part: C[]) => Promise<readonly C[]>,
): Promise<Changed> {
  const refused: Refused[] = [];
  const late: number[] = [];
  for (let at = 0; at < changes.length; at += CHANGES_MAX) {
    let part = changes.slice(at, at + CHANGES_MAX);
    while (part.length > 0) {
      const outcome = await send(part).then(
        (skipped) => ({ skipped }),
        (error: unknown) => ({ refusals: refusalsOf(error) }),
      );
      if ('skipped' in outcome) {
        late.push(...outcome.skipped.map(rowIdOf));
        break;
      }
      const left = new Map(part.entries());
      for (const { place, field, message } of outcome.refusals) {
        const change = left.get(place);
        if (change === undefined) continue;
        const column = COLUMN_OF[field] ?? null;
        refused.push({ rowId: rowIdOf(change), column, message });
        const rest = column === null ? null : without(change, field);
        if (rest === null) left.delete(place);
        else left.set(place, rest);
      }
      part = [...left.values()];
    }
  }
  return { refused, late };
}

const PLACED = /^\w+\.(\d+)\.(.+)$/;

/** Rethrows what is no refusal of named changes. */
function refusalsOf(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  const refusals = error.problems.flatMap((problem) => {
    const [, place, field = ''] = PLACED.exec(problem.field ?? '') ?? [];
    const message = problemMessage({ ...problem, field: null }) ?? error.message;
    return place === undefined ? [] : [{ place: Number(place), field, message }];
  });
  if (refusals.length === 0) throw error;
  return refusals;
}

/** Those that the rules cannot value stay as they are. */
async function calculateMissing(claimId: number, done: readonly LineChange[]): Promise<void> {
  const ids = done.flatMap(({ line: { chosen } }) =>
    chosen?.acv_state === 'none' ? [chosen.appraisal_id] : [],
  );
  for (let at = 0; at < ids.length; at += CHANGES_MAX)
    await call(APPRAISALS, {
      params: { client_reference_id: claimId },
      body: {
        changes: ids
          .slice(at, at + CHANGES_MAX)
          .map((appraisal_id) => ({ appraisal_id, calculate_acv: true })),
      },
    });
}
