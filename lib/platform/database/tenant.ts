import { PrismaPg } from '@prisma/adapter-pg';
import { currentEffect } from './effect';
import { type Prisma, PrismaClient } from './generated/client';
import { poolSettings } from './pool';

export type Transaction = Prisma.TransactionClient;

const globals = globalThis as typeof globalThis & { cvsPrisma?: PrismaClient };

/** The longest is an inventory of 5,000 rows: a second and a half in a database that knows its tables' sizes, several in one that was empty until then. A frozen database is told by its statements, earlier. */
const TRANSACTION_TIMEOUT_MS = 40_000;
const WAIT_FOR_CONNECTION_MS = 4_000;

/** Tables without a tenant (identity, catalogue) only: row-level security shows no tenant row outside a transaction. */
export function database(): PrismaClient {
  globals.cvsPrisma ??= new PrismaClient({
    adapter: new PrismaPg(poolSettings(), { onPoolError: () => {} }),
    transactionOptions: { timeout: TRANSACTION_TIMEOUT_MS, maxWait: WAIT_FOR_CONNECTION_MS },
  });
  return globals.cvsPrisma;
}

/** One transaction that sees the rows of these clients and no others. */
export function withClients<T>(
  clientIds: readonly number[],
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database().$transaction(async (tx) => {
    await showClients(tx, clientIds);
    return run(tx);
  });
}

/** From here on the transaction sees the rows of these clients and no others: for what one client does to several. */
export async function showClients(tx: Transaction, clientIds: readonly number[]): Promise<void> {
  await tx.$executeRaw`SELECT set_config('app.client_ids', ${clientIds.join(',')}, true)`;
}

/**
 * One transaction for one client's rows: all tenant data is reached through here. Under an Idempotency-Key the changes of
 * a request are one effect, and this joins its transaction instead of opening another.
 */
export const withClient = <T>(clientId: number, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  currentEffect()?.join(run) ?? withClients([clientId], run);

/** As `withClient` for what only reads: never a part of an effect, so that slow work behind it holds no transaction open. */
export const readClient = <T>(clientId: number, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  withClients([clientId], run);

/** As `readClient`, but every statement of it sees the data of one moment: for what adds up over several tables. */
export const readMoment = <T>(clientId: number, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  database().$transaction(
    async (tx) => {
      await showClients(tx, [clientId]);
      return run(tx);
    },
    { isolationLevel: 'RepeatableRead' },
  );

/** One transaction that may read the single row which a secret opens: a report by its name or its document id, a portal or an invitation by its token. */
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
