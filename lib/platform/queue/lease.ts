import { now } from '../clock';
import { Prisma } from '../database/generated/client';
import { log } from '../log';
import type { Transaction } from '../database/tenant';

/**
 * A table whose rows wait to be worked on: columns `client_id`, `id`, `status`, `tries`, `next_try_time` and
 * `lease_until`. A worker takes a row for a time, and one that dies leaves it to the next when that time is over.
 */
export interface LeaseTable {
  readonly name: Prisma.Sql;
  /** Values of `status`, as literals: an index on the rows that wait is chosen by them. */
  readonly waiting: Prisma.Sql;
  readonly done: Prisma.Sql;
  readonly failed: Prisma.Sql;
  /** Longer than a try can take. */
  readonly leaseMs: number;
}

/** A row that belongs to one worker until its lease ends. */
export interface Lease {
  readonly clientId: number;
  readonly id: number;
  /** From 1; tells this lease from a later one. */
  readonly tries: number;
}

interface Wanted {
  /** Which of the client's rows, as a condition. */
  readonly only: Prisma.Sql;
  readonly most: number;
  /** What else changes with the lease, beginning with a comma. */
  readonly set?: Prisma.Sql;
  readonly columns: Prisma.Sql;
}

/** Leases at most `most` of the client's rows that are due, the longest due first. Two workers take different rows. */
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
 * Leases one row after the other until `room` is used up. A row that another worker was faster to take is passed over, so
 * `due` may name more than there is room for.
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

/** The work is done. A worker whose lease ended meanwhile is believed too. `set` begins with a comma. */
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
 * The try failed: the next one is due at `nextTryTime`, or there is none and the row is given up. A worker whose lease
 * ended says nothing, because the row is another's. `set` begins with a comma. True where the row was still waiting.
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

/** Gives a row back before its lease ends, so that another worker need not wait for that. The try counts. */
export async function giveBackLease(
  tx: Transaction,
  { name, waiting }: LeaseTable,
  { clientId, id, tries }: Lease,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${name} SET lease_until = NULL
    WHERE client_id = ${clientId} AND id = ${id} AND tries = ${tries} AND status = ${waiting}`;
}
