import { cause, textOf } from '@/lib/shared/reasons';
import { createHash } from 'node:crypto';
import { categoryIds } from '@/lib/catalogue/category-ids';
import { type Matched, matchProducts } from '@/lib/catalogue/match-products';
import { findClaim } from '@/lib/claims/find';
import type { Inventory, InventoryRow } from '@/lib/contract/inventory';
import { releaseDates } from '@/lib/catalogue/release-dates';
import type { ClientReference } from '@/lib/platform/database/generated/client';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { readClient, withClient } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';
import { isLanguage } from '@/lib/shared/languages';
import { toNumber } from '@/lib/shared/money';
import { readTable } from './files/read-table';
import { type ItemOfClaim, itemsOf, markDuplicates } from './mark-duplicates';
import { questionPurchase } from './question-purchase';
import type { ReadRow } from './rows/read-row';
import { readRows } from './rows/read-rows';
import { inventoryView, type Preview, totalsOf } from './view';

const UNKNOWN_CATEGORY = cause('unknown_category');

const DRAFT_RETENTION_MS = 24 * 3_600_000;
const FILE_NAME_MAX = 255;

interface InventoryFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Reads a file and stores it as a draft. Throws `not_found` for the claim, and the faults of
 * `readTable` and `readRows`.
 */
export async function previewInventory(
  caller: Caller,
  clientReferenceId: number,
  files: readonly InventoryFile[],
): Promise<Inventory> {
  const { clientId } = caller;
  const { claim, items } = await readClient(clientId, async (tx) => ({
    claim: await findClaim(tx, caller, clientReferenceId),
    items: await itemsOf(tx, clientId, clientReferenceId),
  }));
  const [file] = files;
  if (!file || files.length > 1) throw wrongValue('file', 'more_than_one_inventory');
  const preview = await readFile(file, claim, items);
  const time = now();
  return withClient(clientId, async (tx) => {
    await findClaim(tx, caller, clientReferenceId);
    await tx.inventoryIntake.deleteMany({
      where: {
        clientId,
        clientReferenceId,
        status: 'draft',
        createTime: { lt: new Date(time.getTime() - DRAFT_RETENTION_MS) },
      },
    });
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    const before = await tx.inventoryIntake.findFirst({
      where: { clientId, clientReferenceId, sha256, status: 'committed' },
      orderBy: { commitTime: 'desc' },
      select: { commitTime: true },
    });
    const data = {
      clientId,
      clientReferenceId,
      fileName: nameOf(file),
      sha256,
      preview: { ...preview, committed_before: before?.commitTime?.toISOString() ?? null },
      createdBy: caller.actor,
      createTime: time,
    };
    return inventoryView(await tx.inventoryIntake.create({ data }));
  });
}

/** Reads the rows, finds their products, and questions what seems claimed twice or bought too early. */
async function readFile(
  { bytes }: InventoryFile,
  { currency, dateDamage, language }: Pick<ClientReference, 'currency' | 'dateDamage' | 'language'>,
  items: readonly ItemOfClaim[],
): Promise<Omit<Preview, 'committed_before'>> {
  const table = await readTable(bytes);
  const read = readRows(table, {
    currency,
    dateDamage: dateDamage && toDateString(dateDamage),
    today: toDateString(now()),
  });
  const categoryOf = await categoryIds(isLanguage(language) ? language : undefined);
  const { matches, isComplete } = await matchProducts(
    read.rows.filter(({ description }) => description !== '').map(wantedOf),
  );
  const released = await releaseDates([...matches.values()].map(({ pid }) => pid));
  const rows = markDuplicates(
    read.rows.map((row) => questionPurchase(rowView(row, categoryOf, matches), released)),
    items,
  );
  return {
    format: table.format,
    source: read.source,
    understood: table.understood,
    unknown_columns: [...read.unknown],
    matches_complete: isComplete,
    rows,
    skipped_rows: read.skipped.map(({ amount, cause: why, ...row }) => ({
      ...row,
      amount: amount === null ? null : toNumber(amount),
      reason: textOf(why),
      cause: why,
    })),
    totals: totalsOf(rows, currency),
  };
}

const nameOf = ({ name }: InventoryFile): string =>
  // oxlint-disable-next-line no-control-regex
  name.replaceAll(/[\u0000-\u001F]|\p{Surrogate}/gu, '').slice(0, FILE_NAME_MAX) || 'inventory';

const wantedOf = ({ row, description, brand, model, gtin }: ReadRow) => ({
  row,
  words: brand && model ? `${brand} ${model}` : description,
  gtin,
  model,
});

function rowView(
  read: ReadRow,
  categoryOf: (name: string) => number | null,
  matches: Matched['matches'],
): InventoryRow {
  const categoryId = read.category === null ? null : categoryOf(read.category);
  const isUnknown = read.category !== null && categoryId === null;
  return {
    ...read,
    client_category_id: categoryId,
    purchase_price: read.purchase_price === null ? null : toNumber(read.purchase_price),
    claimed_amount: read.claimed_amount === null ? null : toNumber(read.claimed_amount),
    notes: isUnknown
      ? [read.notes, `category: ${read.category}`].filter(Boolean).join('\n')
      : read.notes,
    match: matches.get(read.row) ?? null,
    duplicate_of: null,
    assumptions: [...read.assumptions],
    problems: [
      ...read.problems,
      ...(isUnknown
        ? [
            {
              field: 'category',
              severity: 'warning' as const,
              reason: textOf(UNKNOWN_CATEGORY),
              cause: UNKNOWN_CATEGORY,
              value: read.category ?? '',
            },
          ]
        : []),
    ],
  };
}
