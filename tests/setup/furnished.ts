/** Creates claims, and their links for policyholders. */
import { api } from './api';
import { makeIntake } from './inventories';
import type { Target } from './operations';
import { asOwner } from './owner';
import { makePeople } from './people';
import { openLink } from './portal';
import { makeImport } from './price-imports';
import { makeStoredReport } from './reports';
import { makeDraft } from './rule-sets';
import { makeAppraisal, makeClaim, type Tenant } from './tenants';
import { attachPicture, complete } from './verdicts';
import { makeWebhook } from './webhook-desk';

export async function furnish(tenant: Tenant): Promise<Target> {
  const claimId = await makeClaim(tenant);
  const made = await makeAppraisal(tenant, claimId, { replacement_cost_value: 7499 });
  return { claimId, appraisalId: made.id, rowId: made.rowId, fileName: 'phone-front.jpg' };
}

/** Creates a claim with one of each thing that a path can name, its photo examined. */
export async function furnishAll(tenant: Tenant): Promise<Target & { readonly rowId: number }> {
  const claimId = await makeClaim(tenant);
  const made = await makeAppraisal(tenant, claimId, { replacement_cost_value: 100 });
  const fileName = await attachPicture(tenant, claimId, made);
  await complete(tenant, made, fileName);
  return {
    claimId,
    appraisalId: made.id,
    rowId: made.rowId,
    fileName,
    ...(await makeWebhook(tenant)),
    ...(await makeImport(tenant)),
    ...(await makeIntake(tenant, claimId)),
    ...(await makePeople(tenant)),
    ...(await makeStoredReport(tenant, claimId)),
    ruleSetId: await makeDraft(tenant),
  };
}

/** A revision cannot be set, so this makes as many changes. */
export async function furnishAtRevision(tenant: Tenant, wanted: number): Promise<Target> {
  const made = await furnish(tenant);
  const change = () =>
    asOwner<{ revision: number }>(
      'UPDATE appraisal SET comment = comment WHERE client_id = $1 AND id = $2 RETURNING revision',
      [tenant.clientId, made.appraisalId],
    );
  for (let [row] = await change(); row && row.revision < wanted; [row] = await change());
  return made;
}

/** Creates a link; the insurer applies `change` to it. */
export async function link(
  tenant: Tenant,
  change?: object,
): Promise<{ target: Target; token: string }> {
  const made = await furnish(tenant);
  const token = await openLink(tenant, made.claimId);
  if (change)
    await api('PATCH', `/client_reference/${made.claimId}/portal/customer/access`, {
      key: tenant.key,
      json: change,
    });
  return { target: made, token };
}
