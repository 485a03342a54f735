import { beforeAll, expect, it } from 'vitest';
import { removeAppraisal } from '@/lib/appraisals/remove';
import { createClaim } from '@/lib/claims/create';
import { listClaims } from '@/lib/claims/list';
import type { Caller } from '@/lib/identity/caller';
import { createUser } from '@/lib/identity/create-user';
import { clearVerdict } from '@/lib/verdicts/clear';
import { confirmFlag } from '@/lib/verdicts/confirm';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture, complete } from '@/tests/setup/verdicts';

let tenant: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  tenant = await makeTenant();
});

async function flaggedClaim() {
  const claimId = await makeClaim(tenant);
  const appraisal = await makeAppraisal(tenant, claimId);
  const fileName = await attachPicture(tenant, claimId, appraisal);
  await complete(tenant, appraisal, fileName);
  return { claimId, appraisal, fileName };
}

const summaryOf = async (claimId: number) =>
  (await listClaims(tenant.caller, { limit: 100 })).client_references.find(
    (one) => one.client_reference_id === claimId,
  );

const flaggedQueue = async () =>
  (await listClaims(tenant.caller, { limit: 100, flagged: 'true' })).client_references.map(
    (one) => one.client_reference_id,
  );

it('a flagged picture is counted until a person clears it', async () => {
  const { claimId, appraisal, fileName } = await flaggedClaim();
  expect((await summaryOf(claimId))?.flagged_count).toBe(1);
  expect(await flaggedQueue()).toContain(claimId);
  await clearVerdict(tenant.caller, claimId, { appraisal_id: appraisal.id, file_name: fileName });
  expect((await summaryOf(claimId))?.flagged_count).toBe(0);
  expect(await flaggedQueue()).not.toContain(claimId);
});

const claimsWith = async (photos: 'flagged' | 'confirmed' | 'inconclusive' | 'suspect') =>
  (await listClaims(tenant.caller, { limit: 100, photos })).client_references.map(
    (one) => one.client_reference_id,
  );

it('a confirmed flag leaves the claim suspect: it is counted and found until it is cleared', async () => {
  const { claimId, appraisal, fileName } = await flaggedClaim();
  const named = { appraisal_id: appraisal.id, file_name: fileName };
  expect(await claimsWith('suspect')).toContain(claimId);
  await confirmFlag(tenant.caller, claimId, named);
  expect(await summaryOf(claimId)).toMatchObject({ flagged_count: 0, confirmed_count: 1 });
  expect(await claimsWith('suspect')).toContain(claimId);
  expect(await claimsWith('confirmed')).toContain(claimId);
  expect(await claimsWith('flagged')).not.toContain(claimId);
  await clearVerdict(tenant.caller, claimId, named);
  expect(await summaryOf(claimId)).toMatchObject({ flagged_count: 0, confirmed_count: 0 });
  expect(await claimsWith('suspect')).not.toContain(claimId);
});

it('a picture that could not be judged is counted as inconclusive, not as flagged', async () => {
  const claimId = await makeClaim(tenant);
  const appraisal = await makeAppraisal(tenant, claimId);
  const fileName = await attachPicture(tenant, claimId, appraisal);
  await complete(tenant, appraisal, fileName, {
    is_digitally_manipulated: false,
    not_judged: 'small',
  });
  expect(await summaryOf(claimId)).toMatchObject({
    flagged_count: 0,
    confirmed_count: 0,
    inconclusive_count: 1,
  });
  expect(await claimsWith('inconclusive')).toContain(claimId);
  expect(await claimsWith('suspect')).not.toContain(claimId);
});

it('a picture of an item that left the cart needs no review', async () => {
  const { claimId, appraisal } = await flaggedClaim();
  await removeAppraisal(tenant.caller, claimId, appraisal.id);
  expect((await summaryOf(claimId))?.flagged_count).toBe(0);
  expect(await flaggedQueue()).not.toContain(claimId);
});

const listed = async (who: Caller, owner?: 'me' | 'none') =>
  (await listClaims(who, { limit: 100, ...(owner && { owner }) })).client_references.map((one) => [
    one.client_reference_id,
    one.owner,
  ]);

it('a claim belongs to the handler who created it; claims are listed by handler, and those without one separately', async () => {
  const own = await makeTenant();
  const caller = async (name: string): Promise<Caller> => {
    const email = `${name.toLowerCase()}-${own.clientId}@example.test`;
    await createUser({
      email,
      name,
      password: 'a password of the tests',
      clientIds: [own.clientId],
    });
    return { ...own.caller, kind: 'handler', actor: `user:${email}` };
  };
  const [kari, mads] = [await caller('Kari'), await caller('Mads')];
  const ofNobody = await makeClaim(own);
  const { client_reference_id: ofKari } = await createClaim(kari, { client_reference: 'of Kari' });
  expect(await listed(kari, 'me')).toEqual([[ofKari, 'Kari']]);
  expect(await listed(mads, 'me')).toEqual([]);
  expect(await listed(own.caller, 'me')).toEqual([]);
  expect(await listed(mads, 'none')).toEqual([[ofNobody, null]]);
  expect(await listed(mads)).toHaveLength(2);
});
