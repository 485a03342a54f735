import { beforeAll, beforeEach } from 'vitest';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

export let own: Tenant;

export let claim: number;

export let appraisal: MadeAppraisal;

export let twin: MadeAppraisal;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

beforeEach(async () => {
  claim = await makeClaim(own);
  appraisal = await makeAppraisal(own, claim);
  twin = await makeAppraisal(own, claim, { row_id: appraisal.rowId });
});

export type Results = Record<string, Record<string, unknown>[]>;

export const results = async () =>
  (
    (await api('GET', `/forensics/${claim}/results/all`, { key: own.key })).body as {
      forensics_results: Results;
    }
  ).forensics_results;

export const resultOf = async ({ id }: MadeAppraisal = appraisal) => (await results())[id]?.[0];

export const post = (
  verb: 'clear' | 'keep' | 'restore' | 'analyze',
  json: unknown,
  at: number | string = claim,
) => api('POST', `/forensics/${at}/${verb}`, { key: own.key, json });

export const requestOf = (file_name: string, { id }: MadeAppraisal = appraisal) => ({
  appraisal_id: id,
  file_name,
});

export const eventsOf = async () =>
  (
    await asOwner<{ type: string }>(
      `SELECT type FROM audit_event WHERE client_reference_id = $1 AND type LIKE 'forensics.%' ORDER BY sequence`,
      [claim],
    )
  ).map(({ type }) => type);

export const WITHOUT_VERDICT = {
  is_ai_generated: null,
  is_digitally_manipulated: null,
  ai_generated_confidence: null,
  manipulation_confidence: null,
  confidence: null,
  analysis: null,
  regions: null,
  flagged: false,
  signals: null,
  heatmap_url: null,
};
