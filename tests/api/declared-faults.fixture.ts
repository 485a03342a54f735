/** The rows that the refusals of all operations need, and requests to each operation by its id. */
import { beforeAll, expect } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { type Answer, api, type Sent } from '../setup/api';
import { furnish, link } from '../setup/furnished';
import { makeIntake } from '../setup/inventories';
import { addressOf, routedOperations, type Target, usualBody } from '../setup/operations';
import { makePeople } from '../setup/people';
import { makeImport } from '../setup/price-imports';
import { makeDraft } from '../setup/rule-sets';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '../setup/tenants';
import { makeWebhook } from '../setup/webhook-desk';

export const all: readonly Operation[] = operations;

export const MISSING: Target = {
  claimId: 99_999_999,
  appraisalId: 99_999_998,
  fileName: 'phone-front.jpg',
  userId: 99_999_998,
  invitationId: 99_999_998,
  webhookEndpointId: 99_999_998,
  deliveryId: 99_999_998,
  ruleSetId: 99_999_998,
  intakeId: 99_999_998,
};

export let own: Tenant;

export let other: Tenant;

export let keyOfBoth: string;

export let target: Target;

export let featureless: { readonly tenant: Tenant; readonly target: Target };

export let routed: Operation[];

/** A separate claim with an open link. */
export let sent: { readonly target: Target; readonly token: string };

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  [own, other] = [await makeTenant({ currency: 'DKK' }), await makeTenant()];
  const off = await makeTenant({ statusFeature: false, managesCatalogue: false });
  featureless = { tenant: off, target: await furnish(off) };
  keyOfBoth = await issueKey({ name: 'of two', clientIds: [own.clientId, other.clientId] });
  target = {
    ...(await furnish(own)),
    ...(await makeWebhook(own)),
    ...(await makeImport(own)),
    ...(await makePeople(own)),
    ruleSetId: await makeDraft(own),
  };
  target = { ...target, ...(await makeIntake(own, target.claimId)) };
  sent = await link(own);
  await api('POST', '/client_reference', {
    key: own.key,
    json: { client_reference: '2026-03-4711' },
  });
  ({ routed } = await routedOperations());
});

export const operationOf = (id: string): Operation =>
  all.find((one) => one.id === id) ?? expect.unreachable(id);

export function send(id: string, request: Sent, query = '', where?: Target): Promise<Answer> {
  const operation = operationOf(id);
  return api(operation.method, addressOf(operation, where ?? usualTarget(operation), query), {
    ...credential(operation),
    ...request,
  });
}

export const credential = ({ access }: Operation): Sent =>
  access === 'portal' ? { portal: sent.token } : { key: own.key };

export const usualTarget = ({ access }: Operation): Target =>
  access === 'portal' ? sent.target : target;

export const usual = (operation: Operation, where = target): Promise<Sent> =>
  usualBody(operation, where);
