import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { PUBLISHED_RULES } from '../rules/published-rules';

const ROUTE = '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv';

/** By the rules of the client, where it has published any. Answers why they gave no ACV, or null; never throws. */
export async function calculateAcv(
  cache: QueryClient,
  claimId: number,
  appraisalId: number,
): Promise<string | null> {
  const rules = await cache.fetchQuery(PUBLISHED_RULES).catch(() => null);
  if (!rules?.rule_sets.some(({ state }) => state === 'published')) return null;
  const params = { client_reference_id: claimId, appraisal_id: appraisalId };
  return call(`PUT ${ROUTE}`, { params, body: {} }).then(() => null, reasonOf);
}

const reasonOf = (error: unknown) => (error instanceof ApiError ? error.message : String(error));
