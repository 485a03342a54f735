import type { Basis } from '@/lib/shared/basis';
import { Prisma } from '@/lib/platform/database/generated/client';

interface StatedBasis {
  readonly basis: Basis;
  readonly basis_source: string | null;
  /** YYYY-MM-DD. */
  readonly basis_date: string | null;
  readonly basis_note: string | null;
}

/** Columns of `STANDING`; null unless a price awaits approval. */
export interface Standing {
  /** Whether the price of an offer counts meanwhile. */
  readonly has_standing_offer: boolean | null;
  /** Of the amount that counts without an offer; null if none does. */
  readonly standing_basis: StatedBasis | null;
}

/** Joined behind `unapproved`, the row of `unapproved_rcv(a)` if any. */
export const STANDING = Prisma.sql`
    LEFT JOIN LATERAL (
      SELECT catalogue_price(s) IS NOT NULL AS has_standing_offer,
        CASE WHEN r.standing_line_rcv IS NOT NULL THEN r.standing_basis END AS standing_basis
      FROM price_review r
      LEFT JOIN price_snapshot s ON s.client_id = r.client_id AND s.appraisal_id = r.appraisal_id
      WHERE unapproved.stated IS NOT NULL AND r.client_id = a.client_id AND r.appraisal_id = a.id
      LIMIT 1
    ) standing ON true`;

const OFFER: StatedBasis = {
  basis: 'catalogue',
  basis_source: null,
  basis_date: null,
  basis_note: null,
};

/**
 * The basis of the amount that counts while the stated one awaits approval. Null if none awaits it
 * or nothing counts.
 */
export const basisInForce = (row: Standing): StatedBasis | null =>
  row.has_standing_offer ? OFFER : row.standing_basis;
