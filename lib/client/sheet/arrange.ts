import { add, minor, parseAmount, type Minor } from '@/lib/shared/money';
import {
  categoryIdOf,
  type CellContext,
  categoryOf,
  type EditedColumn,
  priceOf,
  purchaseOf,
  quantityOf,
} from './cells';
import type { Line } from './lines';

/** Which lines are shown. */
export const FILTERS = [
  'notValued',
  'undated',
  'uncategorized',
  'flagged',
  'inconclusive',
  'disputed',
  'excluded',
  'awaiting',
  'outdated',
  'uncalculated',
] as const;

export type LineFilter = (typeof FILTERS)[number];

/** The states of photos that are marked, worst first. */
export const MARKED = ['flagged', 'confirmed', 'inconclusive'] as const;

export type MarkedState = (typeof MARKED)[number];

/** What is known of the claim beside its lines. */
export interface Marks {
  /** The items with a photo to mark, and its state. */
  readonly photos: ReadonlyMap<number, MarkedState>;
  /** The items that the policyholder does not agree with. */
  readonly disputed: ReadonlySet<number>;
}

const HOLDS: Readonly<Record<LineFilter, (line: Line, marks: Marks) => boolean>> = {
  notValued: ({ state }) => state === 'not_valued',
  undated: (line) => purchaseOf(line) === null,
  uncategorized: (line) => categoryIdOf(line) === null,
  flagged: ({ rowId }, { photos }) => ['flagged', 'confirmed'].includes(photos.get(rowId) ?? ''),
  inconclusive: ({ rowId }, { photos }) => photos.get(rowId) === 'inconclusive',
  disputed: ({ rowId }, { disputed }) => disputed.has(rowId),
  excluded: ({ state }) => state === 'excluded',
  awaiting: ({ appraisals }) => appraisals.some((one) => one.approval !== null),
  outdated: ({ chosen }) => chosen?.acv_outdated === true,
  uncalculated: ({ chosen }) => chosen?.acv_state === 'none',
};

export const linesWith = (
  lines: readonly Line[],
  filter: LineFilter,
  marks: Marks,
): readonly Line[] => lines.filter((line) => HOLDS[filter](line, marks));

/** Keeps lines whose texts contain every term. */
function linesFound(lines: readonly Line[], q: string, context: CellContext) {
  const terms = q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return lines;
  return lines.filter((line) => {
    const { item, appraisals } = line;
    const names = appraisals.map((one) => `${one.cp_name_cart} ${one.rp_name_cart ?? ''}`);
    const text = [
      item.description,
      item.location,
      categoryOf(line, context),
      ...names,
      ...appraisals.map(({ appraisal_id: id }) => `#${id}`),
    ]
      .join(' ')
      .toLocaleLowerCase();
    return terms.every((word) => text.includes(word));
  });
}

export const SORTED = [
  'description',
  'category',
  'location',
  'quantity',
  'purchase',
  'claimed',
  'price',
  'acv',
  'status',
] as const satisfies readonly (EditedColumn | 'acv' | 'status')[];

export type SortedColumn = (typeof SORTED)[number];

export interface Order {
  readonly column: SortedColumn;
  readonly isDescending: boolean;
}

/** What a column is sorted by; null comes last in both directions. */
function sortValue(line: Line, column: SortedColumn, context: CellContext) {
  const { item, chosen } = line;
  switch (column) {
    case 'description':
      return item.description;
    case 'category':
      return categoryOf(line, context) || null;
    case 'location':
      return item.location;
    case 'quantity':
      return quantityOf(line);
    case 'purchase':
      return purchaseOf(line);
    case 'claimed':
      return item.claimed_amount;
    case 'price':
      return chosen?.total_replacement_cost_value ?? priceOf(line);
    case 'acv':
      return acvOf(line);
    case 'status':
      return chosen?.appraisal_status ?? null;
  }
}

/** Null for a line that is not valued. */
const acvOf = ({ chosen, state }: Line): number | null =>
  state === 'not_valued' ? null : (chosen?.actual_cash_value ?? null);

/** Equal ones stay in the order of the claim. */
function inOrder(lines: readonly Line[], order: Order | null, context: CellContext) {
  if (order === null) return lines;
  const { column, isDescending } = order;
  const texts = new Intl.Collator(context.language, { numeric: true });
  const by = isDescending ? -1 : 1;
  return lines
    .map((line) => ({ line, value: sortValue(line, column, context) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null);
      return typeof one.value === 'number' && typeof other.value === 'number'
        ? by * (one.value - other.value)
        : by * texts.compare(String(one.value), String(other.value));
    })
    .map(({ line }) => line);
}

export const GROUPINGS = ['location', 'category'] as const;

export type Grouping = (typeof GROUPINGS)[number];

export interface Arrangement {
  readonly filter: LineFilter | null;
  readonly order: Order | null;
  readonly grouping: Grouping | null;
  readonly q: string;
}

export interface Group {
  /** Null: the lines without a room or category; undefined: all lines, not grouped. */
  readonly name: string | null | undefined;
  readonly rowIds: readonly number[];
}

/** The lines to show, in their order. Groups are sorted by name; the one without a name is last. */
export function arranged(
  lines: readonly Line[],
  { filter, order, grouping, q }: Arrangement,
  marks: Marks,
  context: CellContext,
): readonly Group[] {
  const left = filter === null ? lines : linesWith(lines, filter, marks);
  const ordered = inOrder(linesFound(left, q, context), order, context);
  return grouping === null
    ? [{ name: undefined, rowIds: ordered.map(({ rowId }) => rowId) }]
    : groupsOf(ordered, grouping, context);
}

function groupsOf(
  lines: readonly Line[],
  grouping: Grouping,
  context: CellContext,
): readonly Group[] {
  const groups = new Map<string, { name: string | null; rowIds: number[] }>();
  for (const line of lines) {
    const name =
      (grouping === 'location' ? line.item.location?.trim() : categoryOf(line, context)) || null;
    // Rooms are written by many hands: `Stue` and `stue` are one.
    const key = (name ?? '').toLocaleLowerCase(context.language);
    const group = groups.get(key) ?? { name, rowIds: [] };
    group.rowIds.push(line.rowId);
    groups.set(key, group);
  }
  const texts = new Intl.Collator(context.language, { numeric: true });
  return [...groups.values()].toSorted((one, other) =>
    one.name === null || other.name === null
      ? Number(one.name === null) - Number(other.name === null)
      : texts.compare(one.name, other.name),
  );
}

/** ACV of the counted lines. */
export const countedAcv = (lines: readonly Line[]): Minor =>
  add(
    ...lines.map(
      ({ state, chosen }) =>
        (state === 'counted' ? parseAmount(chosen?.actual_cash_value ?? 0) : null) ?? minor(0),
    ),
  );
