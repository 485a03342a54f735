import { call, type Input, type Reply } from '../api/call';
import type { Revisions } from './revisions';

const ROUTE = 'POST /client_reference/{client_reference_id}/appraisal/bulk';
/** The most that one request may change. */
const CHANGES_MAX = 500;

type Change = Omit<
  NonNullable<Input<typeof ROUTE>['body']>['changes'][number],
  'appraisal_id' | 'revision'
>;

interface Changed {
  /** Those that somebody else has changed since; they stay as they are. */
  readonly late: readonly number[];
  /** Those that the rules cannot value. */
  readonly notCalculated: readonly NotCalculated[];
}

type NotCalculated = Reply<typeof ROUTE>['not_calculated'][number];

/** Changes these appraisals, each with the revision that it is based on. Returns their ids. */
export async function changeMany(
  claimId: number,
  revisions: Revisions,
  changeOf: (appraisalId: number) => Change,
): Promise<Changed> {
  const changes = [...revisions].map(([appraisal_id, revision]) => ({
    ...changeOf(appraisal_id),
    appraisal_id,
    ...(revision !== undefined && { revision }),
  }));
  const late: number[] = [];
  const notCalculated: NotCalculated[] = [];
  for (let at = 0; at < changes.length; at += CHANGES_MAX) {
    const { skipped_ids: skipped, not_calculated: refused } = await call(ROUTE, {
      params: { client_reference_id: claimId },
      body: { changes: changes.slice(at, at + CHANGES_MAX), skip_changed: true },
    });
    late.push(...skipped);
    notCalculated.push(...refused);
  }
  return { late, notCalculated };
}
