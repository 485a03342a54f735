import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { examineJob } from '@/lib/appraisals/attachments/examine-job';
import { root } from '@/scripts/launch/root.mjs';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture, complete } from '@/tests/setup/verdicts';
import { leaseJob } from '@/tests/setup/worker';

const migration = readFileSync(
  path.join(root, 'prisma/migrations/20261128100000_jobs/migration.sql'),
  'utf8',
);

/**
 * Restores the schema from before the migration: no table of jobs, and the schema of pg-boss with
 * its rows.
 */
async function goBack(): Promise<void> {
  await asOwner('DROP FUNCTION job_due');
  await asOwner('DROP TABLE job');
  await asOwner('CREATE SCHEMA pgboss');
  await asOwner('CREATE TABLE pgboss.job (name text, data jsonb)');
}

const reportJob = (tenant: Tenant, claim: number, status: string) =>
  asOwner<{ id: number }>(
    `INSERT INTO report_job (client_id, client_reference_id, wish, wish_sha256, created_by, status, tries, items_total, finish_time, failure)
     SELECT $1, $2, '{}', repeat('a', 64), 'x', asked.status, 1, 1, CASE asked.status WHEN 'failed' THEN now() END, CASE asked.status WHEN 'failed' THEN 'broken' END
     FROM (SELECT $3::text AS status) asked RETURNING id`,
    [tenant.clientId, claim, status],
  );

it('the migration moves every waiting picture and report from pg-boss to leased jobs with their tries, and nothing else', async () => {
  await loadCatalogue(PRICE_DATE);
  const [first, second] = [await makeTenant(), await makeTenant()];
  const claim = await makeClaim(first);
  const appraisal = await makeAppraisal(first, claim);
  const [waiting, ongoing, over] = [
    await attachPicture(first, claim, appraisal),
    await attachPicture(first, claim, appraisal),
    await attachPicture(first, claim, appraisal),
  ];
  await complete(first, appraisal, over);
  await asOwner(
    `UPDATE forensics_verdict SET status = 'ongoing', tries = 2, run = 3 WHERE file_name = $1`,
    [ongoing],
  );
  const theirClaim = await makeClaim(second);
  const theirs = await makeAppraisal(second, theirClaim);
  const theirPicture = await attachPicture(second, theirClaim, theirs);
  const [queued] = await reportJob(first, claim, 'queued');
  await reportJob(first, claim, 'failed');
  await goBack();
  await asOwner(migration);
  const rows = await asOwner(
    `SELECT client_id, kind, payload - 'client_id' AS payload, priority, tries FROM job ORDER BY kind, client_id, priority DESC`,
  );
  const examination = (file_name: string, rowId = appraisal.rowId, run = 1) => ({
    row_id: rowId,
    file_name,
    run,
  });
  expect(rows).toEqual([
    {
      client_id: first.clientId,
      kind: 'examine',
      payload: examination(waiting),
      priority: 0,
      tries: 0,
    },
    {
      client_id: first.clientId,
      kind: 'examine',
      payload: examination(ongoing, appraisal.rowId, 3),
      priority: -1,
      tries: 2,
    },
    {
      client_id: second.clientId,
      kind: 'examine',
      payload: examination(theirPicture, theirs.rowId),
      priority: 0,
      tries: 0,
    },
    {
      client_id: first.clientId,
      kind: 'report',
      payload: { report_job_id: queued?.id },
      priority: 0,
      tries: 1,
    },
  ]);
  expect(await asOwner(`SELECT 1 FROM pg_namespace WHERE nspname = 'pgboss'`)).toEqual([]);
  expect(examineJob.payload.parse((await leaseJob(examineJob))?.payload)).toMatchObject({
    client_id: first.clientId,
    file_name: waiting,
  });
});
