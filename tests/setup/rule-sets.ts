/** Creates rule sets of a client through the services that the routes use. */
import { createRuleSet } from '@/lib/appraisals/rule-sets/create';
import { publishRuleSet } from '@/lib/appraisals/rule-sets/publish';
import { asOwner } from './owner';
import type { Tenant } from './tenants';

export async function makeDraft(
  { caller }: Tenant,
  template: string | null = 'sparebank1',
): Promise<number> {
  return (await createRuleSet(caller, { name: 'Contents', template })).rule_set_id;
}

export async function makePublished(
  tenant: Tenant,
  effectiveFrom = '2000-01-01',
  template = 'sparebank1',
): Promise<number> {
  const id = await makeDraft(tenant, template);
  await publishRuleSet(tenant.caller, id, { effective_from: effectiveFrom });
  return id;
}

/** Creates an approval request for an amount that somebody else entered. */
export async function leaveAwaiting(
  { clientId }: Tenant,
  appraisalId: number,
  amount = 40,
): Promise<void> {
  await asOwner(
    `INSERT INTO acv_override (client_id, appraisal_id, actual_cash_value, reason, entered_by)
     VALUES ($1, $2, $3, 'worn', 'user:another@example.test') ON CONFLICT DO NOTHING`,
    [clientId, appraisalId, amount],
  );
}
