import { now } from '../clock';
import { Prisma } from '../database/generated/client';
import { database, withClient } from '../database/tenant';
import { env } from '../env';
import { nextTryAfter } from './back-off';
import type { Job } from './job';
import {
  failLease,
  finishLease,
  type Lease,
  leaseDueRows,
  leaseEach,
  type LeaseTable,
} from './lease';

export const jobTable = (): LeaseTable => ({
  name: Prisma.sql`job`,
  waiting: Prisma.sql`'waiting'`,
  done: Prisma.sql`'done'`,
  failed: Prisma.sql`'failed'`,
  leaseMs: env().JOB_LEASE_SECONDS * 1000,
});

export interface LeasedJob extends Lease {
  readonly payload: unknown;
}

/** Leases at most `room` due jobs of a kind, by priority, then the oldest first. */
export async function leaseJobs({ name, leaseMsMin = 0 }: Job, room: number): Promise<LeasedJob[]> {
  if (room <= 0) return [];
  const due = await database().$queryRaw<{ client_id: number; job_id: number }[]>`
    SELECT client_id, job_id FROM job_due(${now()}, ${name}, ${2 * room}::int)`;
  return leaseEach(due, room, ({ client_id, job_id }) => leaseOne(client_id, job_id, leaseMsMin));
}

const leaseOne = (clientId: number, jobId: number, leaseMsMin: number): Promise<LeasedJob[]> =>
  withClient(clientId, async (tx) => {
    const table = jobTable();
    const rows = await leaseDueRows<{ id: number; tries: number; payload: unknown }>(
      tx,
      { ...table, leaseMs: Math.max(table.leaseMs, leaseMsMin) },
      clientId,
      { only: Prisma.sql`id = ${jobId}`, most: 1, columns: Prisma.sql`payload` },
    );
    return rows.map((row) => ({ clientId, ...row }));
  });

const isOver = () => Prisma.sql`, finish_time = ${now()}`;

export const finishJob = (leased: LeasedJob): Promise<void> =>
  withClient(leased.clientId, (tx) => finishLease(tx, jobTable(), leased, isOver()));

/** Returns when the job is due again after a failed try, or null when its tries are used up. */
export const nextJobTry = ({ backOff }: Job, { tries }: LeasedJob): Date | null =>
  nextTryAfter(backOff, { step: tries, time: now(), random: Math.random() });

export async function failJob(leased: LeasedJob, nextTryTime: Date | null): Promise<void> {
  await withClient(leased.clientId, (tx) =>
    failLease(tx, jobTable(), leased, nextTryTime, nextTryTime ? Prisma.empty : isOver()),
  );
}
