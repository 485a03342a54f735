import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Appraisal } from '@/lib/contract/appraisals';
import { refreshAcvs } from './acv';
import { calculateAcv } from './calculate-acv';
import { call, type Input } from './call';

const CLAIM = '/client_reference/{client_reference_id}';

type ItemBody = NonNullable<Input<`PUT ${typeof CLAIM}/claimed_item/{row_id}`>['body']>;
type AppraisalBody = NonNullable<Input<`PUT ${typeof CLAIM}/appraisal/{appraisal_id}`>['body']>;

/** What is to be another; what is left out stays as it is. */
export interface ItemChange {
  readonly item: Pick<ItemBody, 'date_purchase' | 'condition' | 'client_category_id' | 'quantity'>;
  /** Only an appraisal knows "no" from "not stated". */
  readonly answers: Pick<AppraisalBody, 'has_receipt' | 'bought_used'>;
}

interface Edit {
  /** All appraisals of the item: it is one thing, bought on one day. */
  readonly appraisals: readonly Pick<Appraisal, 'appraisal_id' | 'row_id'>[];
  readonly change: ItemChange;
}

const isEmpty = (body: object): boolean => Object.keys(body).length === 0;

/**
 * Changes what is known of a claimed item. The service calculates anew what rules had calculated; what had no ACV is
 * asked for here. Answers why there still is none, or null.
 */
export function useEditItem(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (edit: Edit) => change(cache, claimId, edit),
    onSettled: () => refreshAcvs(cache, claimId),
  });
}

async function change(cache: QueryClient, claimId: number, { appraisals, change: { item, answers } }: Edit): Promise<string | null> {
  const params = { client_reference_id: claimId };
  const [first] = appraisals;
  if (first && !isEmpty(item)) await call(`PUT ${CLAIM}/claimed_item/{row_id}`, { params: { ...params, row_id: first.row_id }, body: item });
  let refusal: string | null = null;
  for (const { appraisal_id } of appraisals) {
    const address = { params: { ...params, appraisal_id } };
    const known = isEmpty(answers)
      ? await call(`GET ${CLAIM}/appraisal/{appraisal_id}`, address)
      : await call(`PUT ${CLAIM}/appraisal/{appraisal_id}`, { ...address, body: answers });
    if (known.acv_state === 'none' && known.replacement_cost_value !== null)
      refusal = (await calculateAcv(cache, claimId, appraisal_id)) ?? refusal;
  }
  return refusal;
}
