import { createHash } from 'node:crypto';
import { findClaim } from '@/lib/claims/find';
import type { Inventory } from '@/lib/contract/inventory';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { readClient, type Transaction, withClient } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { type Edits, NO_EDITS } from './edits';
import { readTable } from './files/read-table';
import type { Table } from './files/table';
import { type Context, interpret } from './interpret';
import { namesKey, rememberedColumns } from './mapping';
import { itemsOf } from './mark-duplicates';
import { findHeader, requireInventory } from './rows/find-header';
import { packTable } from './stored-file';
import { inventoryView } from './view';

const DRAFT_RETENTION_MS = 24 * 3_600_000;
const FILE_NAME_MAX = 255;

interface InventoryFile {
  readonly name: string;
  readonly bytes: Buffer;
}

interface Options {
  /** Also takes a file whose columns name no item, for a person to map them. */
  readonly anyColumns: boolean;
}

/**
 * Reads a file and stores it as a draft. Throws `not_found` for the claim, and the faults of
 * `readTable` and `readRows`.
 */
export async function previewInventory(
  caller: Caller,
  clientReferenceId: number,
  files: readonly InventoryFile[],
  { anyColumns }: Options = { anyColumns: false },
): Promise<Inventory> {
  const { clientId } = caller;
  const context = await contextOf(caller, clientReferenceId);
  const [file] = files;
  if (!file || files.length > 1) throw wrongValue('file', 'more_than_one_inventory');
  const table = await readTable(file.bytes);
  const edits = await editsFor(clientId, table);
  if (!anyColumns) requireInventory(findHeader(table, edits), table);
  const { preview } = await interpret(table, edits, context);
  const content = Uint8Array.from(await packTable(table));
  const time = now();
  return withClient(clientId, async (tx) => {
    await findClaim(tx, caller, clientReferenceId);
    await forgetOldDrafts(tx, clientId, clientReferenceId, time);
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
      edits: edits as unknown as Prisma.InputJsonObject,
      createdBy: caller.actor,
      createTime: time,
    };
    const intake = await tx.inventoryIntake.create({ data });
    await tx.inventoryFile.create({ data: { clientId, intakeId: intake.id, content } });
    return inventoryView(intake);
  });
}

/** What a file is read with: the claim and its items. */
const contextOf = ({ clientId, ...caller }: Caller, clientReferenceId: number): Promise<Context> =>
  readClient(clientId, async (tx) => ({
    claim: await findClaim(tx, { clientId, ...caller }, clientReferenceId),
    items: await itemsOf(tx, clientId, clientReferenceId),
  }));

/** The columns that the client chose for the last file with these names. */
async function editsFor(clientId: number, table: Table): Promise<Edits> {
  const { names } = findHeader(table, NO_EDITS);
  // A list without column names is like no other.
  if (names.every((name) => name === '')) return NO_EDITS;
  const names_sha256 = namesKey(names);
  const columns = await readClient(clientId, (tx) => rememberedColumns(tx, clientId, names_sha256));
  const edits = { ...NO_EDITS, names_sha256 };
  return columns === null ? edits : { ...edits, columns, is_remembered: true };
}

const forgetOldDrafts = (
  tx: Transaction,
  clientId: number,
  clientReferenceId: number,
  time: Date,
) =>
  tx.inventoryIntake.deleteMany({
    where: {
      clientId,
      clientReferenceId,
      status: 'draft',
      createTime: { lt: new Date(time.getTime() - DRAFT_RETENTION_MS) },
    },
  });

const nameOf = ({ name }: InventoryFile): string =>
  // oxlint-disable-next-line no-control-regex
  name.replaceAll(/[\u0000-\u001F]|\p{Surrogate}/gu, '').slice(0, FILE_NAME_MAX) || 'inventory';
