import type { QueryClient } from '@tanstack/react-query';
import type { Appraisal } from '@/lib/contract/appraisals';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { type Missing, missingOf } from './missing';

const ROUTE = '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv';

/** Why the rules gave no ACV: a fact is missing, or the service says why. */
export type AcvRefusal = { readonly missing: Missing } | { readonly message: string };

/**
 * Calculates the ACV by the client's rules. Returns why there is none; null if it was calculated or
 * no rules apply on the date of damage. Never throws. `dateDamage` is the claim's, if the caller
 * has just read it.
 */
export async function calculateAcv(
  cache: QueryClient,
  claimId: number,
  appraisal: Appraisal,
  dateDamage?: string | null,
): Promise<AcvRefusal | null> {
  const { missingFor } = await import('./missing-fact');
  const missing = await missingFor(cache, {
    claimId,
    appraisal,
    ...(dateDamage !== undefined && { dateDamage }),
  });
  if (missing === 'rules') return null;
  if (missing) return { missing };
  const params = { client_reference_id: claimId, appraisal_id: appraisal.appraisal_id };
  return call(`PUT ${ROUTE}`, { params, body: {} }).then(() => null, refusalOf);
}

function refusalOf(error: unknown): AcvRefusal {
  const missing = missingOf(error);
  if (missing) return { missing };
  return { message: error instanceof ApiError ? error.message : String(error) };
}
