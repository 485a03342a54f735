/** Makes the queue's tables and queues as the owner of the database, and lets the application role use them. */
import pg from 'pg';
import { bossOver } from '@/lib/platform/queue/boss';
import { env } from '@/lib/platform/env';
import { deadLetterOf } from '@/lib/platform/queue/job';
import { jobs } from '@/lib/worker/jobs';

const pool = new pg.Pool({ connectionString: env().DATABASE_URL, max: 1 });
const boss = bossOver(pool, { supervises: false, migrates: true });
await boss.start();
for (const { job } of jobs) {
  await boss.createQueue(deadLetterOf(job));
  await boss.createQueue(job.name);
}
await boss.stop({ graceful: false });
await pool.query('GRANT USAGE ON SCHEMA pgboss TO cvs_app');
await pool.query('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO cvs_app');
await pool.end();
