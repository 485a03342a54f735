import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { cartKey } from './appraisals';
import { call } from './call';
import { bodyOf, type ItemDraft } from './item-draft';

const ROUTE = '/client_reference/{client_reference_id}/appraisal';

/** 128 random bits; `crypto.randomUUID` is missing where the desk is opened over plain HTTP. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What the service would not take, and why. */
export interface Refusal {
  readonly draft: ItemDraft;
  readonly error: unknown;
}

/**
 * Adds the item of a draft, once: however often it is sent, by an impatient click or after an answer that never came,
 * the same draft has the same Idempotency-Key until it is known to be added. Gives back the appraisal as the service has it.
 */
export function useAddItem(claimId: number) {
  const cache = useQueryClient();
  const attempt = useRef<{ sent: string; key: string } | null>(null);
  const isRunning = useRef(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const mutation = useMutation({
    mutationFn: async (draft: ItemDraft): Promise<Appraisal> => {
      const body = bodyOf(draft);
      const sent = JSON.stringify(body);
      if (attempt.current?.sent !== sent) attempt.current = { sent, key: newKey() };
      const params = { client_reference_id: claimId };
      const { appraisal_id } = await call(`POST ${ROUTE}`, { params, body, idempotencyKey: attempt.current.key });
      attempt.current = null;
      return call(`GET ${ROUTE}/{appraisal_id}`, { params: { ...params, appraisal_id } });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: cartKey(claimId) }),
  });

  /** A second click before the first is drawn finds it running. Null when it was refused. */
  async function add(draft: ItemDraft): Promise<Appraisal | null> {
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
