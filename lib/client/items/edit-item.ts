import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Appraisal } from '@/lib/contract/appraisals';
import { refreshAcvs } from '../acv/acv';
import { type AcvRefusal, calculateAcv } from '../acv/calculate-acv';
import { call, type Input, type Reply } from '../api/call';
import { changeKey, changeScope } from '../cart/revisions';
import { warningTexts } from '../cart/warning-texts';
import { forensicsKey } from '../verdicts/forensics';

const CLAIM = '/client_reference/{client_reference_id}';
const LIST = `GET ${CLAIM}/claimed_item` as const;
const PAGE_SIZE = 100;

type ItemBody = NonNullable<Input<`PUT ${typeof CLAIM}/claimed_item/{row_id}`>['body']>;
type AppraisalBody = NonNullable<Input<`PUT ${typeof CLAIM}/appraisal/{appraisal_id}`>['body']>;

/** The fields to change; omitted fields stay as they are. */
export interface ItemChange {
  readonly item: Pick<
    ItemBody,
    | 'date_purchase'
    | 'condition'
    | 'client_category_id'
    | 'quantity'
    | 'claimed_amount'
    | 'serial_number'
    | 'clear'
  >;
  /** Applies to every appraisal of the item. An item itself cannot tell "no" from "not stated". */
  readonly ofAll: Pick<AppraisalBody, 'cp_name_cart' | 'has_receipt' | 'bought_used'>;
  /** Applies to the opened appraisal only, since each has its own replacement. */
  readonly ofOne: Pick<
    AppraisalBody,
    | 'rpid'
    | 'offer_id'
    | 'shop_name'
    | 'shop_url'
    | 'rp_price_date'
    | 'replacement_cost_value'
    | 'is_price_per_item'
    | 'comment'
    | 'basis'
    | 'basis_source'
    | 'basis_date'
  >;
}

interface Edit {
  readonly appraisalId: number;
  /** All appraisals of the item: they share facts such as its date of purchase. */
  readonly appraisals: readonly Pick<Appraisal, 'appraisal_id' | 'row_id' | 'revision'>[];
  readonly change: ItemChange;
}

export interface Edited {
  /** Why there still is no ACV. */
  readonly refusal: AcvRefusal | null;
  /** What the service warns of, in the language of the desk. */
  readonly warnings: readonly string[];
}

const isEmpty = (body: object): boolean => Object.keys(body).length === 0;

/**
 * Changes the facts of a claimed item and its appraisals. The service recalculates ACVs that rules
 * had calculated; missing ones are requested here. A change that somebody else has made meanwhile is
 * not overwritten: 412.
 */
export function useEditItem(claimId: number, onSaved: () => void) {
  const cache = useQueryClient();
  return useMutation({
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: (edit: Edit) => change(cache, claimId, edit),
    onSuccess: onSaved, // runs even if the page was left meanwhile
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: ['claimed-item', claimId] });
      await cache.invalidateQueries({ queryKey: forensicsKey(claimId) });
      await refreshAcvs(cache, claimId);
    },
  });
}

async function change(
  cache: QueryClient,
  claimId: number,
  { appraisalId, appraisals, change: { item, ofAll, ofOne } }: Edit,
): Promise<Edited> {
  const params = { client_reference_id: claimId };
  const [first] = appraisals;
  const seen = new Map(appraisals.map(({ appraisal_id: id, revision }) => [id, revision]));
  if (first && !isEmpty(item)) {
    const body = {
      ...item,
      appraisal_revisions: [...seen].map(([appraisal_id, revision]) => ({
        appraisal_id,
        revision,
      })),
    };
    const changed = await call(`PUT ${CLAIM}/claimed_item/{row_id}`, {
      params: { ...params, row_id: first.row_id },
      body,
    });
    for (const { appraisal_id: id, revision } of changed.appraisal_revisions)
      seen.set(id, revision);
  }
  let refusal: AcvRefusal | null = null;
  const warnings: Appraisal['warning_details'] = [];
  for (const { appraisal_id } of appraisals) {
    const address = { params: { ...params, appraisal_id } };
    const body = { ...ofAll, ...(appraisal_id === appraisalId && ofOne) };
    const known = isEmpty(body)
      ? await call(`GET ${CLAIM}/appraisal/{appraisal_id}`, address)
      : await call(`PUT ${CLAIM}/appraisal/{appraisal_id}`, {
          ...address,
          body,
          ifMatch: seen.get(appraisal_id),
        });
    if (!isEmpty(body)) warnings.push(...known.warning_details);
    if (known.acv_state === 'none' && known.replacement_cost_value !== null)
      refusal = (await calculateAcv(cache, claimId, known)) ?? refusal;
  }
  return { refusal, warnings: await warningTexts(warnings) };
}

const itemKey = (claimId: number, rowId: number) => ['claimed-item', claimId, rowId] as const;

/**
 * Finds the claimed item of an appraisal in the service's list, page by page; null if there is
 * none.
 */
export const useClaimedItem = (claimId: number, rowId: number) =>
  useQuery({
    queryKey: itemKey(claimId, rowId),
    queryFn: async ({ signal }): Promise<Reply<typeof LIST>['claimed_items'][number] | null> => {
      for (let cursor: string | undefined; ;) {
        const query = { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
        const page: Reply<typeof LIST> = await call(LIST, {
          params: { client_reference_id: claimId },
          query,
          signal,
        });
        const found = page.claimed_items.find(({ row_id }) => row_id === rowId);
        if (found || page.metadata.next_cursor === null) return found ?? null;
        cursor = page.metadata.next_cursor;
      }
    },
  });
