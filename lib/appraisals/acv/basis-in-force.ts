import type { Transaction } from '@/lib/platform/database/tenant';
import type { Basis } from '@/lib/shared/basis';
import type { SnapshotSource } from '../price-snapshot';

interface InForce {
  readonly basis: Basis;
  readonly basis_source: string | null;
  /** `YYYY-MM-DD`. */
  readonly basis_date: string | null;
  readonly basis_note: string | null;
}

/** By appraisal_id. */
export type BasesInForce = ReadonlyMap<number, InForce>;

const OF_THE_OFFER: InForce = {
  basis: 'catalogue',
  basis_source: null,
  basis_date: null,
  basis_note: null,
};

/**
 * The basis of what counts while a stated price of a claim's appraisal awaits approval, by
 * appraisal_id: of the offer's price, or of the amount before. Those without an entry have their own.
 */
export async function selectBasesInForce(
  tx: Transaction,
  { clientId, id }: { readonly clientId: number; readonly id: number },
): Promise<BasesInForce> {
  const rows = await tx.priceReview.findMany({
    where: { clientId, appraisal: { clientReferenceId: id } },
    select: {
      appraisalId: true,
      standingBasis: true,
      appraisal: { select: { priceSnapshot: { select: { source: true } } } },
    },
  });
  return new Map(
    rows.flatMap(({ appraisalId, standingBasis, appraisal: { priceSnapshot } }) => {
      const hasOffer =
        priceSnapshot !== null && priceSnapshot.source !== ('stated' satisfies SnapshotSource);
      const basis = hasOffer ? OF_THE_OFFER : (standingBasis as InForce | null);
      return basis === null ? [] : [[appraisalId, basis]];
    }),
  );
}
