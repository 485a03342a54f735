import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type pg from 'pg';
import type { Operation } from '@/lib/contract/operation';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { examine } from '@/lib/verdicts/examine';
import { attempt } from '@/lib/webhooks/sending/attempt';
import { api } from '../setup/api';
import { addressOf, pathOf, routedOperations, type Target, usualBody } from '../setup/operations';
import { furnishAll } from '../setup/furnished';
import { ownerConnection } from '../setup/owner';
import { leaveCorrected, openLink } from '../setup/portal';
import { type Recorded, recordStatements } from '../setup/recorded-statements';
import { leaveAwaiting, makeDraft } from '../setup/rule-sets';
import {
  idOfKey,
  loadCatalogue,
  makeAppraisal,
  type MadeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '../setup/tenants';
import { attachPicture } from '../setup/verdicts';
import { makeWebhook } from '../setup/webhook-desk';
import { leaseOne } from '../setup/webhooks';

const LONG_MS = 120_000;

/** Tables that stay small whatever a client does: its settings, and reference data. */
const SMALL = new Set([
  'appraisal_status',
  'client',
  'client_appraisal_status',
  'appraisal_status_transition',
  'category',
  'client_category',
  'feed_category',
  'rule_set',
  'webhook_endpoint',
  'api_key_client',
  'version',
]);

let tenant: Tenant;
let target: Target;
let again: MadeAppraisal;
let token: string;
let owner: pg.Client;
let routed: Operation[];
/** Statements that every operation sent to the database, recorded once. */
let recorded: { operation: Operation; statements: Recorded[] }[];

async function furnish(): Promise<void> {
  await loadCatalogue(PRICE_DATE);
  tenant = await makeTenant();
  const furnished = await furnishAll(tenant);
  const { claimId, appraisalId, rowId } = furnished;
  again = await makeAppraisal(tenant, claimId, { row_id: rowId });
  const apiKeyId = idOfKey(await issueKey({ name: 'to be found', clientIds: [tenant.clientId] }));
  target = { ...furnished, apiKeyId };
  await leaveAwaiting(tenant, appraisalId);
  token = await openLink(tenant, claimId);
  routed = (await routedOperations()).routed;
  const last = [
    'sendToPortal',
    'makePortalAccess',
    'changePortalAccess',
    'deleteAcv',
    'deleteAttachment',
    'deleteAppraisal',
    'revokeApiKey',
    'deleteWebhookEndpoint',
    'deleteRuleSet',
    'revokeInvitation',
    'deleteItemAttachment',
    'deleteClaimedItem',
    'deleteClaimedItems',
  ];
  const first = ['decideAcv']; // first, because the next amount withdraws the approval request
  const order = [
    ...routed.filter(({ id }) => first.includes(id)),
    ...routed.filter(({ id }) => ![...first, ...last].includes(id)),
    ...last.flatMap((id) => routed.filter((one) => one.id === id)),
  ].filter(({ id }) => !['withdrawPortalAnswer', 'redeliverWebhook'].includes(id));
  recorded = [];
  for (const operation of order) {
    if (operation.id === 'decidePortalCorrection') await leaveCorrected(token, rowId);
    if (operation.id === 'deleteRuleSet')
      // the other draft is published by now
      target = { ...target, ruleSetId: await makeDraft(tenant) };
    if (/^delete(?:Claimed)?Item/.test(operation.id)) {
      const made = await makeAppraisal(tenant, target.claimId);
      const fileName = await attachPicture(tenant, target.claimId, made);
      target = { ...target, rowId: made.rowId, fileName };
    }
    recorded.push({ operation, statements: await recordStatements(() => call(operation)) });
  }
  const filtered = routed.filter(({ id }) => id === 'listClientReferences');
  for (const operation of filtered)
    for (const filter of [
      'flagged=true',
      'photos=confirmed',
      'photos=inconclusive',
      'photos=suspect',
    ])
      recorded.push({
        operation,
        statements: await recordStatements(
          async () =>
            void (await api('GET', `/client_reference?${filter}&q=a`, { key: tenant.key })),
        ),
      });
}

beforeAll(async () => {
  owner = await ownerConnection();
  // so that a sequential scan remains only where no index helps
  await owner.query('SET enable_seqscan = off');
  await furnish();
}, LONG_MS);

afterAll(() => owner.end());

async function call(operation: Operation): Promise<void> {
  const credential =
    operation.access === 'portal'
      ? { headers: { authorization: `portal ${token}` } }
      : { key: tenant.key };
  const { status, text } = await api(operation.method, addressOf(operation, target), {
    ...credential,
    ...(await usualBody(operation, target)),
  });
  expect(status, `${operation.id}: ${text.slice(0, 200)}`).toBeLessThan(300);
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Matches the aggregate with any argument. */
const COUNTS = /\bcount\s*\(/i;

/**
 * Returns the plan of one statement for the application's role, with row-level security; null for
 * statements without a plan.
 */
async function planOf(recorded: Recorded): Promise<Plan[] | null> {
  const { text, values } = recorded;
  if (!/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text)) return null;
  await owner.query('BEGIN');
  try {
    await owner.query('SET LOCAL ROLE cvs_app');
    await owner.query("SELECT set_config('app.client_ids', $1, true)", [String(tenant.clientId)]);
    const { rows } = await owner.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      [...values],
    );
    return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan: plan }) => nodesOf(plan));
  } finally {
    await owner.query('ROLLBACK');
  }
}

const scanned = (nodes: readonly Plan[]) =>
  nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '?')
    .filter((table) => !SMALL.has(table));

describe('the query plans of the operations', () => {
  it(
    'no operation scans a growing table',
    async () => {
      let planned = 0;
      for (const { operation, statements } of recorded) {
        for (const recorded of statements) {
          const nodes = await planOf(recorded);
          if (nodes === null) continue;
          planned += 1;
          expect(scanned(nodes), `${operation.id}: ${recorded.text.slice(0, 400)}`).toEqual([]);
        }
      }
      expect(planned).toBeGreaterThan(100);
    },
    LONG_MS,
  );

  it('no operation or worker counts rows: counters are stored in rows', async () => {
    const turns = await recordStatements(async () => {
      await makeWebhook(tenant);
      await attempt(await leaseOne(), async () => ({
        status: 204,
        body: '',
        error: null,
        durationMs: 1,
      }));
      await examine({
        client_id: tenant.clientId,
        row_id: again.rowId,
        file_name: await attachPicture(tenant, target.claimId, again),
        run: 1,
      });
    });
    let heard = 0;
    for (const {
      operation: { id },
      statements,
    } of [...recorded, { operation: { id: 'a worker' }, statements: turns }]) {
      for (const { text } of statements) {
        heard += 1;
        expect(text, id).not.toMatch(COUNTS);
      }
    }
    for (const table of ['webhook_try', 'forensics_verdict'])
      expect(turns.map(({ text }) => text).join()).toContain(table);
    expect(heard).toBeGreaterThan(100);
  });

  it('no function or trigger of the database counts rows', async () => {
    const { rows } = await owner.query<{ proname: string; prosrc: string }>(
      "SELECT proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c')",
    );
    expect(rows.map(({ proname }) => proname)).toContain('count_appraisals');
    expect(rows.filter(({ prosrc }) => COUNTS.test(prosrc)).map(({ proname }) => proname)).toEqual(
      [],
    );
  });

  it.each(['getForensicsResults', 'listAppraisals'])(
    '%s finds the rows of its claim by the claim or their ids, not by the client',
    async (id) => {
      const operation = routed.find((one) => one.id === id);
      if (!operation) throw new Error(`No operation ${id}`);
      const [claim, other] = [await makeClaim(tenant), await makeClaim(tenant)];
      await makeAppraisal(tenant, claim);
      const { rowId } = await makeAppraisal(tenant, other);
      await owner.query(
        `INSERT INTO appraisal (client_id, client_reference_id, row_id, cpid, rpid, cp_name_cart, rp_name_cart)
      SELECT $1, $2, $3, 'c', 'r', 'c', 'r' FROM generate_series(1, 3000)`,
        [tenant.clientId, other, rowId],
      );
      await owner.query('ANALYZE');
      const statements = await recordStatements(
        async () =>
          void (await api('GET', pathOf(operation, { ...target, claimId: claim }), {
            key: tenant.key,
          })),
      );
      const nodes = (await plansOf(statements)).flat();
      const onAppraisal = nodes.filter(
        (node) => node['Relation Name'] === 'appraisal' && node['Index Cond'] !== undefined,
      );
      expect(onAppraisal.length).toBeGreaterThan(0);
      for (const { 'Index Cond': condition } of onAppraisal)
        expect(condition).toMatch(/client_reference_id =|\bid = ANY/);
    },
  );
});

async function plansOf(recorded: readonly Recorded[]): Promise<Plan[][]> {
  const plans: Plan[][] = [];
  for (const one of recorded) plans.push((await planOf(one)) ?? []);
  return plans;
}
