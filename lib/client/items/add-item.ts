import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import type { Language } from '@/lib/shared/languages';
import { cartKey } from '../cart/cart-pages';
import { type AcvRefusal, calculateAcv } from '../acv/calculate-acv';
import { call } from '../api/call';
import { waitingKey } from '../cart/waiting-items';
import { itemBodyOf } from './item-by-hand';
import { bodyOf, type ItemDraft } from './item-draft';
import { readFromTab, saveInTab } from '../session/tab-storage';
import { newKey } from '../api/new-key';

const CLAIM = '/client_reference/{client_reference_id}';
const ROUTE = `${CLAIM}/appraisal` as const;
const ITEMS = `${CLAIM}/claimed_item` as const;

const attemptOf = (claimId: number) => `item-attempt/${claimId}`;

/**
 * Returns the key of the last attempt if it sent the same content and is not known to have
 * succeeded, otherwise a new key.
 */
function keyFor(claimId: number, sent: string): string {
  const last = readFromTab(attemptOf(claimId));
  if (typeof last === 'object' && last !== null && 'key' in last && 'sent' in last) {
    if (last.sent === sent && typeof last.key === 'string') return last.key;
  }
  const key = newKey();
  saveInTab(attemptOf(claimId), { sent, key });
  return key;
}

/** An item that was added to the cart. */
export interface Added {
  readonly name: string;
  /** The stored appraisal; null if it could not be read afterwards. */
  readonly appraisal: Appraisal | null;
  /** The item to remove on undo, if it was added without a product. */
  readonly newRowId: number | null;
  /** Why the rules gave no ACV, which then equals the RCV. */
  readonly acvRefusal: AcvRefusal | null;
}

/** A draft that the service refused, with its error. */
export interface Refusal {
  readonly draft: ItemDraft;
  readonly error: unknown;
}

/**
 * Adds the item of a draft once: the same draft keeps its Idempotency-Key until it is known to be
 * added, so that neither an impatient click nor a lost response adds it twice. Then values it by
 * the client's rules.
 */
export function useAddItem(claimId: number, language: Language) {
  const cache = useQueryClient();
  const isRunning = useRef(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const mutation = useMutation({
    mutationFn: async (draft: ItemDraft): Promise<Added> => {
      const name = draft.name.trim();
      const params = { client_reference_id: claimId };
      if (draft.isByHand) {
        const { row_id, appraisal_ids: ids } = await sendByHand(claimId, draft, language);
        const id = ids.at(-1);
        const newRowId = draft.rowId === '' ? row_id : null;
        const none = { appraisal: null, acvRefusal: null };
        return { name, newRowId, ...(id === undefined ? none : await valued(cache, claimId, id)) };
      }
      const body = bodyOf(draft, language);
      const idempotencyKey = keyFor(claimId, JSON.stringify(body));
      const { appraisal_id } = await call(`POST ${ROUTE}`, { params, body, idempotencyKey });
      saveInTab(attemptOf(claimId), null);
      return { name, newRowId: null, ...(await valued(cache, claimId, appraisal_id)) };
    },
    onSuccess: () =>
      Promise.all(
        [cartKey(claimId), waitingKey(claimId)].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  });

  /**
   * Ignores a second click until the first has finished, even before React has rendered it. Returns
   * null for that click, and if the draft was refused.
   */
  async function add(draft: ItemDraft): Promise<Added | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setRefused(null);
    try {
      return await mutation.mutateAsync(draft);
    } catch (error) {
      setRefused({ draft, error });
      return null;
    } finally {
      isRunning.current = false;
    }
  }

  return { add, isAdding: mutation.isPending, refused };
}

/** Adds an item without a product, or prices the one that waits for a product. */
async function sendByHand(
  claimId: number,
  draft: ItemDraft,
  language: Language,
): Promise<ClaimedItem> {
  const body = itemBodyOf(draft, language);
  const params = { client_reference_id: claimId };
  if (draft.rowId !== '')
    return call(`PUT ${ITEMS}/{row_id}`, { params: { ...params, row_id: draft.rowId }, body });
  const idempotencyKey = keyFor(claimId, JSON.stringify(body));
  const item = await call(`POST ${ITEMS}`, { params, body, idempotencyKey });
  saveInTab(attemptOf(claimId), null);
  return item;
}

/** Never throws, because the item is in the cart already. */
async function valued(
  cache: QueryClient,
  claimId: number,
  appraisalId: number,
): Promise<Omit<Added, 'name' | 'newRowId'>> {
  const params = { client_reference_id: claimId, appraisal_id: appraisalId };
  const read = () => call(`GET ${ROUTE}/{appraisal_id}`, { params }).catch(() => null);
  const added = await read();
  if (added?.replacement_cost_value == null) return { appraisal: added, acvRefusal: null };
  const acvRefusal = await calculateAcv(cache, claimId, added);
  return { appraisal: acvRefusal === null ? await read() : added, acvRefusal };
}
