import { beforeEach, describe, expect, it } from 'vitest';
import { refreshLinesJob } from '@/lib/identity/settings/refresh-lines-job';
import { updateClientSettings } from '@/lib/identity/settings/update';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeDraft } from '@/tests/setup/rule-sets';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { emptyQueue, workDue } from '@/tests/setup/worker';
import { setStatus } from '../set-status';
import { setAcv } from './set';

/** The category of bicycles, for which the rules of this test assume no age. */
const AGELESS = 20;

let own: Tenant;

const work = () => workDue(refreshLinesJob);

beforeEach(async () => {
  await loadCatalogue(PRICE_DATE);
  await emptyQueue();
  own = await makeTenant({ noPurchaseDate: 'ask' });
});

const [ACCEPTED, PAID] = [2, 7];

/** Undated lines: open, accepted, paid, entered by hand, and one of a category without an age. */
async function makeLines() {
  const claimId = await makeClaim(own);
  const line = { replacement_cost_value: 100, item_quantity: 1 };
  const make = async (given: object = {}) =>
    (await makeAppraisal(own, claimId, { ...line, ...given })).id;
  const [open, accepted, paid, entered] = [await make(), await make(), await make(), await make()];
  const ageless = await make({ selected_client_category_id: AGELESS });
  await setStatus(own.caller, claimId, accepted, ACCEPTED);
  await setStatus(own.caller, claimId, paid, PAID);
  await setAcv(own.caller, claimId, entered, { actual_cash_value: 33, reason: 'worn' });
  return { claimId, open, accepted, paid, entered, ageless };
}

const acvs = async (claimId: number) =>
  Object.fromEntries(
    (
      await asOwner<{ id: number; payable: number; state: string }>(
        `SELECT appraisal_id AS id, payable::float, state FROM claim_line
         WHERE client_reference_id = $1`,
        [claimId],
      )
    ).map(({ id, payable, state }) => [id, state === 'counted' ? payable : null]),
  );

describe('a client that begins to assume ages', () => {
  beforeEach(async () => {
    const draft = await makeDraft(own, null);
    const send = (method: string, path: string, json: object) =>
      api(method, path, { key: own.key, json });
    const method = { kind: 'rate', unit: 'completed_year', free_years: 0, percent_per_year: 10 };
    await send('PUT', `/rule_sets/${draft}`, {
      rules: [{ name: 'Bicycles', client_category_ids: [AGELESS], method }],
      default_rule: { name: 'Everything', method, assumed_age_months: 36 },
    });
    await send('POST', `/rule_sets/${draft}/publish`, { effective_from: '2000-01-01' });
  });

  it('has its undated lines calculated, except those that somebody settled', async () => {
    const { claimId, open, accepted, paid, entered, ageless } = await makeLines();
    const kept = { [accepted]: null, [paid]: null, [entered]: 33, [ageless]: null };
    expect(await acvs(claimId)).toEqual({ ...kept, [open]: null });
    await updateClientSettings(own.caller, { no_purchase_date: 'category_age' });
    await work();
    expect(await acvs(claimId)).toEqual({ ...kept, [open]: 70 });
    expect(
      await asOwner(
        `SELECT payload::jsonb ->> 'actor' AS actor, payload::jsonb -> 'data' -> 'appraisal_id' AS id
         FROM audit_event WHERE client_reference_id = $1 AND type = 'appraisal.acv_calculated'`,
        [claimId],
      ),
    ).toEqual([{ actor: own.caller.actor, id: open }]);
    await updateClientSettings(own.caller, { no_purchase_date: 'ask' });
    await work();
    expect(await acvs(claimId)).toEqual({ ...kept, [open]: 70 });
  });

  it('and changes its mind before the job runs has nothing calculated', async () => {
    const { claimId, open } = await makeLines();
    await updateClientSettings(own.caller, { no_purchase_date: 'category_age' });
    await updateClientSettings(own.caller, { no_purchase_date: 'ask' });
    await work();
    expect(await acvs(claimId)).toMatchObject({ [open]: null });
  });
});
