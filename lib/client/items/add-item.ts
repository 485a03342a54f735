import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { Language } from '@/lib/shared/languages';
import { cartKey } from '../cart/cart-pages';
import { type AcvRefusal, calculateAcv } from '../acv/calculate-acv';
import { call } from '../api/call';
import { waitingKey } from '../cart/waiting-items';
import { bodyOf, type ItemDraft } from './item-draft';
import { readFromTab, saveInTab } from '../session/tab-storage';
import { newKey } from '../api/new-key';

const ROUTE = '/client_reference/{client_reference_id}/appraisal';

const attemptOf = (claimId: number) => `item-attempt/${claimId}`;

/** The key of what was sent last and is not known to be added, or a new one for anything else. */
function keyFor(claimId: number, sent: string): string {
  const last = readFromTab(attemptOf(claimId));
  if (typeof last === 'object' && last !== null && 'key' in last && 'sent' in last) {
    if (last.sent === sent && typeof last.key === 'string') return last.key;
  }
  const key = newKey();
  saveInTab(attemptOf(claimId), { sent, key });
  return key;
}

/** An item that is in the cart now. */
export interface Added {
  readonly name: string;
  /** As the service has it; null when it could not be read afterwards. */
  readonly appraisal: Appraisal | null;
  /** Why the rules gave no ACV; the RCV then stands for it. */
  readonly acvRefusal: AcvRefusal | null;
}

/** What the service would not take, and why. */
export interface Refusal {
  readonly draft: ItemDraft;
  readonly error: unknown;
}

/**
 * Adds the item of a draft, once: however often it is sent, by an impatient click or after an answer that never came,
 * the same draft has the same Idempotency-Key until it is known to be added. Then it is valued by the rules of the client.
 */
export function useAddItem(claimId: number, language: Language) {
  const cache = useQueryClient();
  const isRunning = useRef(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const mutation = useMutation({
    mutationFn: async (draft: ItemDraft): Promise<Added> => {
      const body = bodyOf(draft, language);
      const idempotencyKey = keyFor(claimId, JSON.stringify(body));
      const params = { client_reference_id: claimId };
      const { appraisal_id } = await call(`POST ${ROUTE}`, { params, body, idempotencyKey });
      saveInTab(attemptOf(claimId), null);
      return { name: draft.name.trim(), ...(await valued(cache, claimId, appraisal_id)) };
    },
    onSuccess: () =>
      Promise.all(
        [cartKey(claimId), waitingKey(claimId)].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  });

  /** A second click before the first is drawn finds it running. Null when it was refused. */
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

/** Whatever happens here, the item is in the cart. */
async function valued(
  cache: QueryClient,
  claimId: number,
  appraisalId: number,
): Promise<Omit<Added, 'name'>> {
  const params = { client_reference_id: claimId, appraisal_id: appraisalId };
  const read = () => call(`GET ${ROUTE}/{appraisal_id}`, { params }).catch(() => null);
  const added = await read();
  if (added?.replacement_cost_value == null) return { appraisal: added, acvRefusal: null };
  const acvRefusal = await calculateAcv(cache, claimId, added);
  return { appraisal: acvRefusal === null ? await read() : added, acvRefusal };
}
