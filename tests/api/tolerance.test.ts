import { beforeAll, expect, it } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { api, type Sent } from '../setup/api';
import { makeIntake } from '../setup/inventories';
import { addressOf, bodyOf, routedOperations, type Target } from '../setup/operations';
import { makeImport } from '../setup/price-imports';
import { makePeople } from '../setup/people';
import { makeStoredReport } from '../setup/reports';
import { openLink } from '../setup/portal';
import { leaveAwaiting, makeDraft } from '../setup/rule-sets';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '../setup/tenants';
import { attachPicture, complete } from '../setup/verdicts';
import { makeWebhook } from '../setup/webhook-desk';

const LONG_MS = 120_000;
/** Operations whose success needs more than a furnished claim; they have tests of their own. */
const NEEDS_MORE = [
  'decidePortalCorrection',
  'readAcv',
  'readApiKey',
  'updateApiKey',
  'rotateApiKey',
  'revokeApiKey',
];
const IDS = [
  'client_reference_id',
  'appraisal_id',
  'client_id',
  'row_id',
  'rule_set_id',
  'webhook_endpoint_id',
  'delivery_id',
  'request_log_id',
  'appraisal_status_id',
];

let routed: Operation[];

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  routed = (await routedOperations()).routed.filter(({ carries }) => carries !== 'files');
});

/** Creates a client with one claim that has a target for every operation. */
async function furnish({
  path,
}: Operation): Promise<{ own: Tenant; target: Target; token: string }> {
  const own = await makeTenant();
  const claimId = await makeClaim(own);
  const made = await makeAppraisal(own, claimId, { replacement_cost_value: 100 });
  const fileName = await attachPicture(own, claimId, made);
  await complete(own, made, fileName);
  if (path.includes('acv/decision')) await leaveAwaiting(own, made.id);
  const extra = {
    ...(path.includes('webhook') ? await makeWebhook(own) : {}),
    ...(path.includes('intake') ? await makeIntake(own, claimId) : {}),
    ...(path.includes('price_import') ? await makeImport(own) : {}),
    ...(path.includes('{report_') ? await makeStoredReport(own, claimId) : {}),
    ...(path.includes('users') || path.includes('invitations') ? await makePeople(own) : {}),
    ...(path.includes('rule_set') ? { ruleSetId: await makeDraft(own) } : {}),
  };
  return {
    own,
    target: { claimId, appraisalId: made.id, rowId: made.rowId, fileName, ...extra },
    token: path.includes('portal') ? await openLink(own, claimId) : '',
  };
}

function idsIn(value: unknown): unknown[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => [
    ...(IDS.includes(name) && one !== null ? [one] : []),
    ...idsIn(one),
  ]);
}

const asText = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      name.endsWith('_id') && typeof value === 'number' ? String(value) : value,
    ]),
  );

it(
  'ids may be strings and unknown fields are ignored: every operation answers the same, with integer ids',
  async () => {
    const found: unknown[] = [];
    for (const operation of routed.filter(({ id }) => !NEEDS_MORE.includes(id))) {
      const { own, target, token } = await furnish(operation);
      const body = bodyOf(operation, target);
      const named =
        operation.access === 'portal'
          ? {}
          : { client_id: String(own.clientId), session_id: 'a label', 'session-id': 'a label' };
      const sent: Sent = operation.access === 'portal' ? { portal: token } : { key: own.key };
      const json = body && {
        ...asText(body),
        ...named,
        unknown_field: { deep: [1, 'x'] },
        client_category: null,
      };
      const answer = await api(operation.method, addressOf(operation, target), {
        ...sent,
        ...(json ? { json } : {}),
      });
      expect([200, 201, 204], `${operation.id}: ${answer.text}`).toContain(answer.status);
      found.push(...idsIn(answer.body));
    }
    expect(found.length).toBeGreaterThan(40);
    expect(found.filter((id) => !Number.isInteger(id))).toEqual([]);
  },
  LONG_MS,
);
