import { categoryIds } from '@/lib/catalogue/category-ids';
import { categoryInText } from '@/lib/catalogue/category-in-text';
import { refinedCategory } from '@/lib/catalogue/refined-category';
import { type Matched, matchProducts } from '@/lib/catalogue/match-products';
import { releaseDates } from '@/lib/catalogue/release-dates';
import type { InventoryRow } from '@/lib/contract/inventory';
import { now } from '@/lib/platform/clock';
import type { ClientReference } from '@/lib/platform/database/generated/client';
import { toDateString } from '@/lib/shared/dates';
import { isLanguage } from '@/lib/shared/languages';
import { toNumber } from '@/lib/shared/money';
import { type Cause, cause, textOf } from '@/lib/shared/reasons';
import { columnsView } from './columns-view';
import type { Edits } from './edits';
import { fileTotal } from './file-total';
import type { Table } from './files/table';
import { type ItemOfClaim, markDuplicates } from './mark-duplicates';
import { questionPurchase } from './question-purchase';
import type { Header } from './rows/find-header';
import type { ReadRow } from './rows/read-row';
import { readRows } from './rows/read-rows';
import { type EarlierReading, stillTrue } from './still-true';
import { type Preview, totalsOf } from './view';

const UNKNOWN_CATEGORY = cause('unknown_category');
const FROM_DESCRIPTION = {
  field: 'category',
  reason: textOf(cause('cell_from_description')),
  cause: cause('cell_from_description'),
};

export interface Context {
  readonly claim: Pick<ClientReference, 'clientId' | 'currency' | 'dateDamage' | 'language'>;
  readonly items: readonly ItemOfClaim[];
  /** An earlier reading: only what has changed is read and looked up again. */
  readonly before?: EarlierReading;
}

interface Interpreted {
  readonly header: Header;
  readonly preview: Omit<Preview, 'committed_before'>;
}

/** Reads the rows, finds their products, and questions what seems claimed twice or bought too early. */
export async function interpret(
  table: Table,
  edits: Edits,
  { claim, items, before }: Context,
): Promise<Interpreted> {
  const { clientId, currency, dateDamage, language } = claim;
  const damage = dateDamage && toDateString(dateDamage);
  const today = toDateString(now());
  const read_with = JSON.stringify([currency, damage, today, language]);
  const known = before ? stillTrue(before, edits, read_with) : undefined;
  const read = readRows(table, { currency, dateDamage: damage, today }, edits, known);
  const tongue = isLanguage(language) ? language : undefined;
  const find = await categoryIds(clientId, tongue);
  const categoryOf = categoryFinder(find, (text) => categoryInText(text, find, tongue));
  const fresh = read.rows.filter((row): row is ReadRow => !isView(row));
  const { matches, isComplete } = await productsOf(fresh, before?.preview);
  const released = await releaseDates([...matches.values()].map(({ pid }) => pid));
  const rows = markDuplicates(
    read.rows.map((row) =>
      isView(row) ? row : questionPurchase(rowView(row, categoryOf, matches), released),
    ),
    items,
  );
  const { header } = read;
  const skipped = read.skipped.map(({ amount, cause: why, ...row }) => ({
    ...row,
    amount: amount === null ? null : toNumber(amount),
    reason: textOf(why),
    cause: why,
  }));
  const file_total = fileTotal(rows, skipped);
  const preview = {
    read_with,
    format: table.format,
    source: header.source,
    understood: table.understood,
    unknown_columns: [...header.unknown],
    ...columnsView(header, edits, read.isPriceUnclear),
    matches_complete: isComplete,
    rows,
    skipped_rows: skipped,
    totals: { ...totalsOf(rows, currency), ...(file_total !== null && { file_total }) },
  };
  return { header, preview };
}

const isView = (row: ReadRow | InventoryRow): row is InventoryRow => 'match' in row;

type Named = Pick<InventoryRow, 'row' | 'description' | 'brand' | 'model' | 'gtin'>;

const wantedOf = ({ row, description, brand, model, gtin }: Named) => ({
  row,
  words: brand && model ? `${brand} ${model}` : description,
  gtin,
  model,
});

/** Looks up the rows that are new or name something else than before. */
async function productsOf(
  rows: readonly ReadRow[],
  before: EarlierReading['preview'] | undefined,
): Promise<Matched> {
  const keyOf = (row: Named) => JSON.stringify(wantedOf(row));
  const known = new Map(before?.rows.map((row) => [keyOf(row), row.match]));
  const named = rows.filter(({ description }) => description !== '');
  const found = await matchProducts(named.filter((row) => !known.has(keyOf(row))).map(wantedOf));
  const matches = new Map(found.matches);
  for (const row of named) {
    const match = known.get(keyOf(row));
    if (match) matches.set(row.row, match);
  }
  return { matches, isComplete: found.isComplete && (before?.matches_complete ?? true) };
}

type CategoryOf = (read: ReadRow) => {
  readonly id: number | null;
  readonly isUnknown: boolean;
  readonly isFromDescription: boolean;
};

/** The category of a row by its own word for it and its description. Both repeat often. */
function categoryFinder(
  byName: (name: string) => number | null,
  byDescription: (text: string) => number | null,
): CategoryOf {
  const [ofName, ofDescription] = [remembered(byName), remembered(byDescription)];
  return ({ category, description }) => {
    const named = category === null ? null : ofName(category);
    const id = refinedCategory(named, ofDescription(description));
    return {
      id,
      isUnknown: category !== null && named === null,
      isFromDescription: id !== named,
    };
  };
}

function remembered(find: (text: string) => number | null): (text: string) => number | null {
  const found = new Map<string, number | null>();
  return (text) => {
    const known = found.get(text);
    if (known !== undefined) return known;
    const id = find(text);
    found.set(text, id);
    return id;
  };
}

function rowView(read: ReadRow, categoryOf: CategoryOf, matches: Matched['matches']): InventoryRow {
  const { skipped, ...row } = read;
  const { id, isUnknown, isFromDescription } = categoryOf(read);
  return {
    ...row,
    client_category_id: id,
    purchase_price: read.purchase_price === null ? null : toNumber(read.purchase_price),
    claimed_amount: read.claimed_amount === null ? null : toNumber(read.claimed_amount),
    notes: isUnknown
      ? [read.notes, `category: ${read.category}`].filter(Boolean).join('\n')
      : read.notes,
    match: matches.get(read.row) ?? null,
    duplicate_of: null,
    assumptions: [...read.assumptions, ...(isFromDescription ? [FROM_DESCRIPTION] : [])],
    corrections: [...read.corrections],
    skipped: skipped && reasonOf(skipped),
    problems: [...read.problems, ...(isUnknown ? [unknownCategory(read.category ?? '')] : [])],
  };
}

const reasonOf = (why: Cause) => ({ reason: textOf(why), cause: why });

const unknownCategory = (value: string) => ({
  field: 'category',
  severity: 'warning' as const,
  ...reasonOf(UNKNOWN_CATEGORY),
  value,
});
