import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { bareLine, countBare } from './fall-back';
import { isAboveLimit, overrideLimit } from './limit';
import { calculationData } from './outdated';
import { reviewPrice, unapprovedPrice } from './unapproved-price';

/**
 * Holds what is stated for a line whose private product has another name against the limit, as an
 * amount that is new under that name: with the other lines of the name it may need approval, and is
 * not in force until then. What a second person approved stays. The caller must hold the lock on the
 * appraisal and have recorded the change.
 */
export async function holdRenamed(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
): Promise<void> {
  const { clientId } = caller;
  const limit = await overrideLimit(tx, clientId);
  const where = { clientId_appraisalId: { clientId, appraisalId: id } };
  const calculation = await tx.acvCalculation.findUnique({ where });
  if (limit === null || calculation?.approvedBy) return;
  await reviewPrice(tx, caller, id, true, async () => ({ rcv: null, basis: null }));
  const unapproved = await unapprovedPrice(tx, clientId, id);
  if (!unapproved || unapproved.hasOffer) return;
  const { pricedLine: standing } = unapproved;
  if (standing > 0 && !(await isAboveLimit(tx, clientId, id, standing, limit))) return;
  await tx.priceReview.update({
    where,
    data: { standingLineRcv: null, standingBasis: Prisma.DbNull },
  });
  if (calculation) {
    await tx.acvCalculation.delete({ where });
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'appraisal.acv_deleted',
      data: { appraisal_id: id, deleted: calculationData(calculation), why: 'renamed' },
    });
  }
  await countBare(tx, caller, clientReferenceId, id, await bareLine(tx, caller, id));
}
