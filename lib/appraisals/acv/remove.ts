import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { lockAppraisal, type Seen } from '../lock';
import { bareLine, countBare, limitAgainst, aboveLimit } from './fall-back';
import { awaitingData } from './leave-awaiting';
import { calculationData } from './outdated';

/**
 * After it the appraisal's ACV is its RCV again, and no amount that was entered awaits approval. Nothing to delete is no
 * error: the wish is fulfilled. Throws `forbidden` where the line would then count with more than one person may add to
 * it. A price that awaits another person goes on waiting.
 */
export async function removeAcv(
  caller: Caller,
  clientReferenceId: number,
  id: number,
  seen: Seen = null,
): Promise<undefined> {
  await withClient(caller.clientId, async (tx) => {
    await lockAppraisal(tx, caller, clientReferenceId, id, seen);
    const where = { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } };
    const [calculation, found] = [
      await tx.acvCalculation.findUnique({ where }),
      await tx.acvOverride.findUnique({ where }),
    ];
    const awaiting = found?.kind === 'replacement_cost' ? null : found;
    if (!calculation && !awaiting) return;
    const bare = await bareLine(tx, caller, id);
    const limit = calculation && (await limitAgainst(tx, caller, calculation, bare));
    if (limit !== null) throw new Fault('forbidden', aboveLimit(bare.amount, limit));
    if (calculation) await tx.acvCalculation.delete({ where });
    if (awaiting) await tx.acvOverride.delete({ where });
    const data = {
      appraisal_id: id,
      ...(calculation && { deleted: calculationData(calculation) }),
      ...(awaiting && { withdrawn: awaitingData(awaiting) }),
    };
    await record(tx, { ...caller, clientReferenceId, type: 'appraisal.acv_deleted', data });
    await countBare(tx, caller, clientReferenceId, id, bare);
  });
}
