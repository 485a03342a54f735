import type { Transaction } from '@/lib/platform/database/tenant';
import type { AwaitingKind } from './acv/leave-awaiting';
import { approvalWarnings, type Warning } from './warnings';

interface Settled {
  readonly id: number;
  readonly row_id: number;
  readonly acv_outdated: boolean;
  readonly awaiting_outdated: boolean;
  readonly awaiting_kind: AwaitingKind | null;
  readonly acv_awaiting: string | null;
}

/**
 * What a person must settle again, or another person approve, of these appraisals, as
 * `PUT …/appraisal/{id}` warns of it. `pathOf` precedes the fields of an appraisal, as `items.3.`.
 */
export async function lineApprovals(
  tx: Transaction,
  clientId: number,
  appraisalIds: readonly number[],
  pathOf: (appraisal: { readonly id: number; readonly row_id: number }) => string,
): Promise<Warning[]> {
  if (appraisalIds.length === 0) return [];
  const rows = await tx.$queryRaw<Settled[]>`
    SELECT a.id, a.row_id, calculation.outdated IS NOT NULL AS acv_outdated,
      awaiting.outdated IS NOT NULL AS awaiting_outdated, awaiting.kind AS awaiting_kind,
      awaiting.actual_cash_value::text AS acv_awaiting
    FROM appraisal a
    LEFT JOIN acv_calculation calculation
      ON calculation.client_id = a.client_id AND calculation.appraisal_id = a.id
    LEFT JOIN acv_override awaiting
      ON awaiting.client_id = a.client_id AND awaiting.appraisal_id = a.id
    WHERE a.client_id = ${clientId} AND a.id = ANY (${appraisalIds}::int[])
      AND (calculation.outdated IS NOT NULL OR awaiting.kind IS NOT NULL)
    ORDER BY a.id`;
  return rows.flatMap((row) =>
    approvalWarnings(row).map((one) => ({ ...one, field: `${pathOf(row)}${one.field}` })),
  );
}
