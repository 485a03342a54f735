import type { z } from 'zod';
import { isDeepStrictEqual } from 'node:util';
import { findClaim } from '@/lib/claims/find';
import type { correctInventory as contract } from '@/lib/contract/inventory-correct';
import type { InventoryRow } from '@/lib/contract/inventory';
import type { Caller } from '@/lib/identity/caller';
import type { InventoryIntake } from '@/lib/platform/database/generated/client';
import { readClient, type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, wrongValue } from '@/lib/shared/fault';
import { problemOf } from '@/lib/shared/reasons';
import { applyChange, type Change } from './apply-change';
import { type Edits, editsOf } from './edits';
import type { Table } from './files/table';
import { findIntake, requireSeen, type Seen } from './find';
import { type Context, interpret } from './interpret';
import { itemsOf } from './mark-duplicates';
import { storedTable } from './stored-file';
import { type Preview, previewOf } from './view';

type Reply = z.input<typeof contract.reply>;

const ATTEMPTS = 3;

/**
 * Changes a draft and reads its rows again. Throws `not_found`, `changed` on an edit conflict, or
 * `wrong` for unknown rows and columns and for an import that is no draft. Reading takes time, so it
 * happens outside of the transaction, and again if somebody was faster.
 */
export async function correctInventory(
  caller: Caller,
  clientReferenceId: number,
  id: number,
  change: Change,
  seen: Seen,
): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    const draft = await readDraft(caller, clientReferenceId, id);
    requireSeen(draft.intake, seen);
    const edits = applyChange(draft.edits, change, draft.table, caller.actor);
    const { preview } = await interpret(draft.table, edits, draft.context);
    const next = { ...preview, committed_before: draft.before.committed_before };
    if (isDeepStrictEqual(edits, draft.edits)) return replyOf(draft.intake, draft.before, next);
    const stored = await store(caller, draft.intake, edits, next);
    if (stored !== null) return replyOf(stored, draft.before, next);
    if (attempt === ATTEMPTS)
      throw new Fault(
        'changed',
        problemOf('revision', 'changed', { revision: draft.intake.revision + 1 }),
      );
  }
}

interface Draft {
  readonly intake: InventoryIntake;
  readonly before: Preview;
  readonly edits: Edits;
  readonly table: Table;
  readonly context: Context;
}

const readDraft = ({ clientId, ...caller }: Caller, claimId: number, id: number): Promise<Draft> =>
  readClient(clientId, async (tx) => {
    const intake = await findIntake(tx, { clientId, ...caller }, claimId, id);
    const table = intake.status === 'draft' ? await storedTable(tx, clientId, id) : null;
    if (table === null) throw wrongValue('intake_id', 'inventory_not_draft');
    const claim = await findClaim(tx, { clientId, ...caller }, claimId);
    const before = previewOf(intake);
    const items = await itemsOf(tx, clientId, claimId);
    const edits = editsOf(intake);
    const context = { claim, items, before: { preview: before, edits } };
    return { intake, before, edits, table, context };
  });

type Stored = Pick<InventoryIntake, 'id' | 'revision'>;

/**
 * Null if the draft is no longer the one that was read. The preview is large: Prisma would walk
 * through each of its values, and read it back.
 */
const store = (
  { clientId }: Caller,
  { id, revision }: InventoryIntake,
  edits: Edits,
  preview: Preview,
): Promise<Stored | null> =>
  withClient(clientId, async (tx: Transaction) => {
    const count = await tx.$executeRaw`
      UPDATE inventory_intake SET revision = revision + 1, edits = ${JSON.stringify(edits)}::jsonb,
        preview = ${JSON.stringify(preview)}::jsonb
      WHERE client_id = ${clientId} AND id = ${id} AND revision = ${revision} AND status = 'draft'`;
    return count === 0 ? null : { id, revision: revision + 1 };
  });

/** Only the rows that differ: a household's list may have thousands. */
function replyOf({ id, revision }: Stored, before: Preview, now: Preview): Reply {
  const known = new Map(before.rows.map((row) => [row.row, row]));
  const isSame = (row: InventoryRow) =>
    known.get(row.row) === row || isDeepStrictEqual(known.get(row.row), row);
  const rows = now.rows.filter((row) => !isSame(row));
  const left = new Set(now.rows.map(({ row }) => row));
  return {
    intake_id: id,
    revision,
    header_row: now.header_row,
    mapping: now.mapping,
    columns: now.columns,
    unknown_columns: now.unknown_columns,
    rows,
    removed_rows: before.rows.map(({ row }) => row).filter((row) => !left.has(row)),
    skipped_rows: now.skipped_rows,
    matches_complete: now.matches_complete,
    totals: now.totals,
  };
}
