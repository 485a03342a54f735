import { beforeAll, expect, it } from 'vitest';
import { removeAppraisal } from '@/lib/appraisals/remove';
import { listClaims } from '@/lib/claims/list';
import { clearVerdict } from '@/lib/verdicts/clear';
import { loadCatalogue, makeAppraisal, makeClaim, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';
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
  (await listClaims(tenant.caller, { limit: 100 })).client_references.find((one) => one.client_reference_id === claimId);

const flaggedQueue = async () =>
  (await listClaims(tenant.caller, { limit: 100, flagged: 'true' })).client_references.map((one) => one.client_reference_id);

it('a flagged picture is counted until a person has marked it clean', async () => {
  const { claimId, appraisal, fileName } = await flaggedClaim();
  expect((await summaryOf(claimId))?.flagged_count).toBe(1);
  expect(await flaggedQueue()).toContain(claimId);
  await clearVerdict(tenant.caller, claimId, { appraisal_id: appraisal.id, file_name: fileName });
  expect((await summaryOf(claimId))?.flagged_count).toBe(0);
  expect(await flaggedQueue()).not.toContain(claimId);
});

it('a picture of an item that is no longer in the cart asks nobody for a review', async () => {
  const { claimId, appraisal } = await flaggedClaim();
  await removeAppraisal(tenant.caller, claimId, appraisal.id);
  expect((await summaryOf(claimId))?.flagged_count).toBe(0);
  expect(await flaggedQueue()).not.toContain(claimId);
});
