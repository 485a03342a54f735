import type { QueryClient } from '@tanstack/react-query';
import type { Appraisal } from '@/lib/contract/appraisals';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { type Missing, missingOf } from './missing';

const ROUTE = '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv';

/** Why the rules gave no ACV: what they lack, or what the service says. */
export type AcvRefusal = { readonly missing: Missing } | { readonly message: string };

/**
 * By the rules of the client, where any govern the damage. Answers why they gave no ACV, or null; never throws.
 * `dateDamage`: of the claim, where it was read just now.
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
