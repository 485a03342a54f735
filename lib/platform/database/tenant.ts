import { PrismaPg } from '@prisma/adapter-pg';
import { currentEffect } from './effect';
import { type Prisma, PrismaClient } from './generated/client';
import { poolSettings } from './pool';

export type Transaction = Prisma.TransactionClient;

const globals = globalThis as typeof globalThis & { cvsPrisma?: PrismaClient };

/**
 * The longest transaction imports an inventory of 5,000 rows: 1.5 seconds when table statistics
 * exist, several seconds in a database that was empty until then. Statement time-outs detect a
 * frozen database earlier.
 */
const TRANSACTION_TIMEOUT_MS = 40_000;
const WAIT_FOR_CONNECTION_MS = 4_000;

/**
 * Only for tables without a tenant (identity, catalogue): outside a transaction row-level security
 * shows no tenant rows.
 */
export function database(): PrismaClient {
  globals.cvsPrisma ??= new PrismaClient({
    adapter: new PrismaPg(poolSettings(), { onPoolError: () => {} }),
    transactionOptions: { timeout: TRANSACTION_TIMEOUT_MS, maxWait: WAIT_FOR_CONNECTION_MS },
  });
  return globals.cvsPrisma;
}

/** Runs a transaction that sees the rows of these clients and no others. */
export function withClients<T>(
  clientIds: readonly number[],
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database().$transaction(async (tx) => {
    await showClients(tx, clientIds);
    return run(tx);
  });
}

/**
 * From here on the transaction sees the rows of these clients and no others. For one client's
 * action that changes rows of several.
 */
export async function showClients(tx: Transaction, clientIds: readonly number[]): Promise<void> {
  await tx.$executeRaw`SELECT set_config('app.client_ids', ${clientIds.join(',')}, true)`;
}

/**
 * Runs a transaction on one client's rows; all tenant data is accessed through it. Under an
 * Idempotency-Key it joins the transaction of the request's effect instead of opening another.
 */
export const withClient = <T>(clientId: number, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  currentEffect()?.join(run) ?? withClients([clientId], run);

/**
 * Like `withClient` for reads only. It never joins an effect, so that slow work afterwards holds no
 * transaction open.
 */
export const readClient = <T>(clientId: number, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  withClients([clientId], run);

/** Like `readClient`, but all statements see one snapshot, for sums over several tables. */
export const readMoment = <T>(clientId: number, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  database().$transaction(
    async (tx) => {
      await showClients(tx, [clientId]);
      return run(tx);
    },
    { isolationLevel: 'RepeatableRead' },
  );

/**
 * Runs a transaction that may read the single row that a secret identifies: a report by its name or
 * document id, a portal link or an invitation by its token.
 */
export function withSecret<T>(
  setting:
    | 'app.report_file_name'
    | 'app.report_document_id'
    | 'app.portal_token_hash'
    | 'app.invitation_token_hash',
  secret: string,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config(${setting}, ${secret}, true)`;
    return run(tx);
  });
}
