import type { FileOwner } from '@/lib/appraisals/attachments/owner';
import { findAccessibleClaim } from '@/lib/claims/find';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';

/** The picture that a request names: by an appraisal of its item or, without one, by the item. */
export interface NamedPicture {
  readonly appraisal_id?: number | null | undefined;
  readonly row_id?: number | null | undefined;
  readonly file_name: string;
}

/** Whose picture is meant, as events tell it. The contract requires one of the two ids. */
export function ownerOf({ appraisal_id, row_id }: NamedPicture): FileOwner {
  if (typeof appraisal_id === 'number') return { appraisal_id };
  if (typeof row_id === 'number') return { row_id };
  throw new Error('A picture was named without its item');
}

/**
 * The verdict of an attachment, locked until the transaction ends, so that of several decisions at
 * once each sees the result of the one before; null if there is none. Throws `forbidden` if the
 * caller cannot access the claim.
 */
export async function lockVerdict(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  picture: NamedPicture,
) {
  await findAccessibleClaim(tx, caller, clientReferenceId);
  const { clientId } = caller;
  const rowId = await rowOf(tx, { clientId, clientReferenceId }, ownerOf(picture));
  if (rowId === null) return null;
  const { file_name: fileName } = picture;
  await tx.$queryRaw`
    SELECT FROM forensics_verdict
    WHERE client_id = ${clientId} AND row_id = ${rowId} AND file_name = ${fileName}
      AND client_reference_id = ${clientReferenceId}
    FOR NO KEY UPDATE`;
  return tx.forensicsVerdict.findUnique({
    where: { clientId_rowId_fileName: { clientId, rowId, fileName }, clientReferenceId },
  });
}

async function rowOf(
  tx: Transaction,
  { clientId, clientReferenceId }: { clientId: number; clientReferenceId: number },
  owner: FileOwner,
): Promise<number | null> {
  if ('row_id' in owner) return owner.row_id;
  const appraisal = await tx.appraisal.findUnique({
    where: { clientId_id: { clientId, id: owner.appraisal_id }, clientReferenceId },
    select: { rowId: true },
  });
  return appraisal?.rowId ?? null;
}
