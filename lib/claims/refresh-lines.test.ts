import { beforeEach, expect, it, vi } from 'vitest';
import { calculateUndated } from '@/lib/appraisals/acv/calculate-undated';
import { setStatus } from '@/lib/appraisals/set-status';
import { updateStatusSettings } from '@/lib/appraisals/statuses/update';
import { refreshLinesJob } from '@/lib/identity/settings/refresh-lines-job';
import { updateClientSettings } from '@/lib/identity/settings/update';
import { useClock } from '@/lib/platform/clock';
import { asOwner, ownerConnection, rowsOfClient } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { emptyQueue, endLeases, leaseJob, workDue } from '@/tests/setup/worker';
import { refreshLines } from './refresh-lines';

const REJECTED = 3;

let own: Tenant;

beforeEach(async () => {
  await loadCatalogue(PRICE_DATE);
  await emptyQueue();
  own = await makeTenant({ noPurchaseDate: 'ask' });
});

/** A claim with a rejected line of 100 and an open one of 40, both with a purchase date. */
async function makeRejected(tenant: Tenant): Promise<number> {
  const claimId = await makeClaim(tenant);
  const line = { date_purchase: '2024-01-01', item_quantity: 1 };
  const { id } = await makeAppraisal(tenant, claimId, { ...line, replacement_cost_value: 100 });
  await makeAppraisal(tenant, claimId, { ...line, replacement_cost_value: 40 });
  await setStatus(tenant.caller, claimId, id, REJECTED);
  return claimId;
}

async function makeUndated(tenant: Tenant): Promise<number> {
  const claimId = await makeClaim(tenant);
  await makeAppraisal(tenant, claimId, { replacement_cost_value: 70, item_quantity: 1 });
  return claimId;
}

/** Payable amount and number of counted lines of each claim of the client. */
const sums = async ({ clientId }: Tenant) =>
  (
    await asOwner<{ payable: number; counted: number }>(
      `SELECT payable_sum::float AS payable, counted_count AS counted FROM client_reference
       WHERE client_id = $1 ORDER BY id`,
      [clientId],
    )
  ).map(({ payable, counted }) => [payable, counted]);

/** Whether a refresh of all lines of the client would change nothing. */
async function isFresh(tenant: Tenant): Promise<boolean> {
  const present = async () => [
    (await rowsOfClient(tenant.clientId))['claim_line'],
    await sums(tenant),
  ];
  const before = await present();
  await asOwner(
    'SELECT refresh_lines(client_id, array_agg(id)) FROM claimed_item WHERE client_id = $1 GROUP BY client_id',
    [tenant.clientId],
  );
  return JSON.stringify(await present()) === JSON.stringify(before);
}

const count = ({ caller }: Tenant, ...counted: [id: number, counts: boolean | null][]) =>
  updateStatusSettings(caller, {
    statuses: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
      id,
      counts: counted.find(([one]) => one === id)?.[1],
    })),
    transitions: null,
  });

const queued = async () =>
  (
    await asOwner<{ n: number }>(`SELECT count(*)::int AS n FROM job WHERE kind = 'refresh_lines'`)
  )[0]?.n;

const work = () => workDue(refreshLinesJob);

it('a status that starts to count, or stops, changes the sums of existing claims of its client only', async () => {
  const other = await makeTenant();
  for (const tenant of [own, own, other]) await makeRejected(tenant);
  const theirs = await rowsOfClient(other.clientId);
  expect(await sums(own)).toEqual([
    [40, 1],
    [40, 1],
  ]);
  await count(own, [REJECTED, true]);
  await work();
  expect(await sums(own)).toEqual([
    [140, 2],
    [140, 2],
  ]);
  await count(own, [REJECTED, null]);
  await work();
  expect(await sums(own)).toEqual([
    [40, 1],
    [40, 1],
  ]);
  await count(own, [1, false]);
  await work();
  expect(await sums(own)).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(await rowsOfClient(other.clientId)).toEqual(theirs);
});

it('lines without a purchase date count only while the setting says so', async () => {
  await makeUndated(own);
  expect(await sums(own)).toEqual([[0, 0]]);
  await updateClientSettings(own.caller, { no_purchase_date: 'none' });
  await work();
  expect(await sums(own)).toEqual([[70, 1]]);
  await updateClientSettings(own.caller, { no_purchase_date: 'category_age' });
  await work();
  expect(await sums(own)).toEqual([[0, 0]]);
});

it('a claim whose lines change gets another version, which its tag is made of', async () => {
  const claimId = await makeUndated(own);
  const version = async () =>
    (
      await asOwner<{ version: number }>('SELECT version FROM client_reference WHERE id = $1', [
        claimId,
      ])
    )[0]?.version;
  const before = await version();
  await updateClientSettings(own.caller, { no_purchase_date: 'none' });
  await work();
  expect(await version()).toBeGreaterThan(before ?? 0);
});

it('no job is queued if no line can change', async () => {
  await makeRejected(own);
  await count(own, [7, false]);
  await count(own, [7, false], [REJECTED, false]);
  await asOwner(`UPDATE client SET no_purchase_date = 'category_age' WHERE id = $1`, [
    own.clientId,
  ]);
  await updateClientSettings(own.caller, { no_purchase_date: 'ask', name: 'N' });
  expect(await queued()).toBe(0);
  await expect(
    updateClientSettings(own.caller, { no_purchase_date: 'none', revision: 1 }),
  ).rejects.toThrow();
  expect(await queued()).toBe(0);
});

it('a run that takes too long leaves the rest to another job', async () => {
  for (let n = 0; n < 5; n += 1) await makeUndated(own);
  await updateClientSettings(own.caller, { no_purchase_date: 'none' });
  let time = Date.now() + 60_000;
  const back = useClock({ now: () => new Date((time += 6000)) });
  try {
    await work();
  } finally {
    back();
  }
  expect(await sums(own)).toEqual(Array.from({ length: 5 }, () => [70, 1]));
  expect(await queued()).toBeGreaterThan(1);
});

it('a worker that is killed in the middle leaves claims by one setting or the other, and the next one finishes', async () => {
  const claims = [];
  for (let n = 0; n < 4; n += 1) claims.push(await makeUndated(own));
  await updateClientSettings(own.caller, { no_purchase_date: 'none' });
  const leased = await leaseJob(refreshLinesJob);
  if (!leased) throw new Error('no job');
  const blocker = await ownerConnection();
  try {
    await blocker.query('BEGIN');
    await blocker.query('SELECT 1 FROM client_reference WHERE id = $1 FOR UPDATE', [claims[2]]);
    const run = expect(
      refreshLines(refreshLinesJob.payload.parse(leased.payload), calculateUndated),
    ).rejects.toThrow();
    await vi.waitFor(async () =>
      expect(
        await asOwner(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE wait_event_type = 'Lock' AND query LIKE '%client_reference%FOR NO KEY UPDATE%'`,
        ),
      ).toHaveLength(1),
    );
    await run;
    await blocker.query('ROLLBACK');
  } finally {
    await blocker.end();
  }
  expect(await sums(own)).toEqual([
    [70, 1],
    [70, 1],
    [0, 0],
    [0, 0],
  ]);
  await endLeases();
  await work();
  expect(await sums(own)).toEqual(Array.from({ length: 4 }, () => [70, 1]));
  expect(await isFresh(own)).toBe(true);
});

/** Begins with `statements` in a transaction, and commits when the change waits for its locks. */
async function whileUncommitted(statements: string[], change: () => Promise<unknown>) {
  const first = await ownerConnection();
  try {
    await first.query('BEGIN');
    for (const statement of statements) await first.query(statement);
    const changed = change();
    await vi.waitFor(async () =>
      expect(
        await asOwner(
          `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        ),
      ).toHaveLength(1),
    );
    await first.query('COMMIT');
    await changed;
  } finally {
    await first.end();
  }
}

it('a change waits for a claim that is being created, so that the job finds it', async () => {
  await whileUncommitted(
    [
      `INSERT INTO client_reference (client_id, reference, language, currency)
       VALUES (${own.clientId}, 'new', 'en', 'EUR')`,
    ],
    () => updateClientSettings(own.caller, { no_purchase_date: 'none' }),
  );
  expect(await queued()).toBe(1);
});

it('a change waits for a status that is being set for the first time, and finds it in use', async () => {
  const { id } = await makeAppraisal(own, await makeClaim(own), {
    replacement_cost_value: 70,
    date_purchase: '2024-01-01',
  });
  await whileUncommitted(
    [
      `SELECT 1 FROM client_appraisal_status
       WHERE client_id = ${own.clientId} AND appraisal_status_id = ${REJECTED} FOR KEY SHARE`,
      `UPDATE appraisal SET appraisal_status_id = ${REJECTED} WHERE id = ${id}`,
    ],
    () => count(own, [REJECTED, true]),
  );
  await work();
  expect(await sums(own)).toEqual([[70, 1]]);
});

it('claims, items and statuses that change at the same time count by the new settings', async () => {
  const claimId = await makeClaim(own);
  for (let n = 0; n < 4; n += 1) {
    const { id } = await makeAppraisal(own, claimId, { replacement_cost_value: 10 });
    await Promise.all([
      count(own, [REJECTED, n % 2 === 0]),
      setStatus(own.caller, claimId, id, REJECTED),
      makeUndated(own),
      makeAppraisal(own, claimId, { replacement_cost_value: 5 }),
      updateClientSettings(own.caller, { no_purchase_date: n % 2 === 0 ? 'none' : 'ask' }),
      work(),
    ]);
  }
  await work();
  expect(await isFresh(own)).toBe(true);
});
