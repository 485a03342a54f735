import { now } from '../clock';
import { Prisma } from '../database/generated/client';
import { log } from '../log';
import type { Transaction } from '../database/tenant';

/**
 * A table whose rows are leased by workers: columns `client_id`, `id`, `status`, `tries`,
 * `next_try_time` and `lease_until`. The row of a worker that died is leased again when its lease
 * has expired.
 */
export interface LeaseTable {
  readonly name: Prisma.Sql;
  /**
   * Values of `status`, as literals, so that the planner can use the partial index on waiting rows.
   */
  readonly waiting: Prisma.Sql;
  readonly done: Prisma.Sql;
  readonly failed: Prisma.Sql;
  /** Longer than the longest possible try. */
  readonly leaseMs: number;
}

/** A row that belongs to one worker until its lease ends. */
export interface Lease {
  readonly clientId: number;
  readonly id: number;
  /** From 1. Distinguishes this lease from a later one of the same row. */
  readonly tries: number;
}

interface Wanted {
  /** Further condition on the client's rows. */
  readonly only: Prisma.Sql;
  readonly most: number;
  /** Further assignments, beginning with a comma. */
  readonly set?: Prisma.Sql;
  readonly columns: Prisma.Sql;
}

/**
 * Leases at most `most` of the client's due rows, the longest due first. Concurrent workers lease
 * different rows.
 */
export function leaseDueRows<Row>(
  tx: Transaction,
  { name, waiting, leaseMs }: LeaseTable,
  clientId: number,
  { only, most, set = Prisma.empty, columns }: Wanted,
): Promise<Row[]> {
  const time = now();
  return tx.$queryRaw<Row[]>`
    WITH due AS (
      SELECT id FROM ${name}
      WHERE client_id = ${clientId} AND status = ${waiting} AND next_try_time <= ${time}
        AND (lease_until IS NULL OR lease_until <= ${time}) AND ${only}
      ORDER BY next_try_time, id
      LIMIT ${most}
      FOR UPDATE SKIP LOCKED
    ), leased AS (
      UPDATE ${name} SET tries = tries + 1, lease_until = ${new Date(time.getTime() + leaseMs)} ${set}
      FROM due WHERE ${name}.client_id = ${clientId} AND ${name}.id = due.id
      RETURNING ${name}.id, tries, ${columns}
    )
    SELECT * FROM leased ORDER BY id`;
}

/**
 * Leases one row after the other until `room` is used up. Rows that another worker has leased in
 * the meantime are skipped, so `due` may name more rows than there is room for.
 */
export async function leaseEach<Due, Leased>(
  due: readonly Due[],
  room: number,
  leaseOne: (due: Due) => Promise<Leased[]>,
): Promise<Leased[]> {
  const leased: Leased[] = [];
  for (const one of due) {
    if (leased.length >= room) break;
    const mine = await leaseOne(one).catch((error: unknown) => {
      log().warn({ err: error, due: one }, 'a row could not be leased');
      return [];
    });
    leased.push(...mine);
  }
  return leased;
}

/**
 * Stores that the work is done, even if the lease has expired in the meantime. `set` begins with a
 * comma.
 */
export async function finishLease(
  tx: Transaction,
  { name, done }: LeaseTable,
  { clientId, id, tries }: Lease,
  set: Prisma.Sql,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${name} SET status = ${done}, next_try_time = NULL,
      lease_until = CASE WHEN tries = ${tries} THEN NULL ELSE lease_until END ${set}
    WHERE client_id = ${clientId} AND id = ${id}`;
}

/**
 * Stores a failed try: the next one is due at `nextTryTime`; with null the row is given up. Changes
 * nothing if another worker has leased the row since. `set` begins with a comma. Returns whether
 * the row was still waiting.
 */
export async function failLease(
  tx: Transaction,
  { name, waiting, failed }: LeaseTable,
  { clientId, id, tries }: Lease,
  nextTryTime: Date | null,
  set: Prisma.Sql = Prisma.empty,
): Promise<boolean> {
  const mine = Prisma.sql`client_id = ${clientId} AND id = ${id} AND tries = ${tries}`;
  await tx.$executeRaw`UPDATE ${name} SET lease_until = NULL WHERE ${mine}`;
  const count = await tx.$executeRaw`
    UPDATE ${name} SET status = ${nextTryTime ? waiting : failed}, next_try_time = ${nextTryTime} ${set}
    WHERE ${mine} AND status = ${waiting}`;
  return count > 0;
}

/**
 * Returns a row before its lease ends, so that another worker can take it at once. The try counts.
 */
export async function giveBackLease(
  tx: Transaction,
  { name, waiting }: LeaseTable,
  { clientId, id, tries }: Lease,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${name} SET lease_until = NULL
    WHERE client_id = ${clientId} AND id = ${id} AND tries = ${tries} AND status = ${waiting}`;
}
