import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ReportJob } from '@/lib/contract/reports';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { emptyQueue } from '@/tests/setup/worker';
import { renderer } from '../renderer';

export let own: Tenant;

export let other: Tenant;

export let claim: number;

export let appraisals: number[];

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  [own, other] = [await makeTenant(), await makeTenant()];
});
beforeEach(async () => {
  await emptyQueue();
  await asOwner('DELETE FROM report_job');
  claim = await makeClaim(own);
  appraisals = [];
  for (const name of ['Vase', 'Lamp', 'Chair'])
    appraisals.push((await makeAppraisal(own, claim, { cp_name_cart: name })).id);
});
afterAll(async () => {
  await renderer().stop();
});

/** Replaces the claim of the test by one without items. */
export async function useEmptyClaim(): Promise<void> {
  claim = await makeClaim(own);
}

export const LATER = { prefer: 'respond-async' };

export const post = (json: object = {}, headers: Record<string, string> = LATER, key = own.key) =>
  api('POST', `/client_reference/${claim}/report/pdf`, { key, json, headers });

export const postOne = (appraisal = 0, headers: Record<string, string> = {}) =>
  api('POST', `/client_reference/${claim}/appraisal/${appraisal}/report`, {
    key: own.key,
    json: {},
    headers: { ...LATER, ...headers },
  });

export const request = async (json: object = {}, headers = LATER) =>
  (await post(json, headers)).body as ReportJob;

export const read = (id: number, key = own.key, of = claim) =>
  api('GET', `/client_reference/${of}/report/job/${id}`, { key });

export const state = async ({ report_job_id: id }: ReportJob) => (await read(id)).body as ReportJob;

export const reports = () =>
  asOwner<{ id: number }>(
    'SELECT id FROM report WHERE client_id = $1 AND client_reference_id = $2 ORDER BY id',
    [own.clientId, claim],
  );

export const ends = () =>
  asOwner<{ type: string; data: unknown }>(
    "SELECT type, payload->'data' AS data FROM outbox WHERE client_id = $1 AND client_reference_id = $2 AND type IN ('report.ready', 'report.failed') ORDER BY id",
    [own.clientId, claim],
  );

export const eventTypes = () =>
  asOwner(
    "SELECT 1 FROM outbox WHERE client_id = $1 AND client_reference_id = $2 AND type = 'report.created'",
    [own.clientId, claim],
  );
