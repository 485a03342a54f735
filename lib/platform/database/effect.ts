import { AsyncLocalStorage } from 'node:async_hooks';
import type { Prisma } from './generated/client';

type Transaction = Prisma.TransactionClient;

/** The one transaction of everything that a request changes, for as long as it runs. */
interface Effect {
  /** Joins the transaction, beginning it at the first call: the work of each call is undone alone when it throws. */
  readonly join: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
}

const current = new AsyncLocalStorage<Effect>();

export const currentEffect = (): Effect | undefined => current.getStore();

interface Around<T> {
  /** Runs `work` in a new transaction that sees the clients concerned. */
  readonly begin: (work: (tx: Transaction) => Promise<void>) => Promise<void>;
  /** The first statements of the transaction; what it throws ends everything before anything was done. */
  readonly open: (tx: Transaction) => Promise<void>;
  /** The last ones, with what came out. */
  readonly close: (tx: Transaction, result: T) => Promise<void>;
}

/**
 * Runs `run` so that every transaction which it opens by `withClient` is one and the same, committed when `run` has
 * returned: either all of its changes and what `close` writes are there, or none. A run that opens none leaves no trace.
 */
export async function inOneEffect<T>(around: Around<T>, run: () => Promise<T>): Promise<T> {
  let opened: Promise<Transaction> | undefined;
  let committed: Promise<void> | undefined;
  const outcome = deferred<T>();
  outcome.promise.catch(() => {}); // heard by the transaction, when there is one

  const opening = () =>
    (opened ??= new Promise<Transaction>((resolve, reject) => {
      committed = around.begin(async (tx) => {
        await around.open(tx);
        resolve(tx);
        await around.close(tx, await outcome.promise);
      });
      committed.catch(reject);
    }));
  const join = async <R>(work: (tx: Transaction) => Promise<R>): Promise<R> => {
    const tx = await opening();
    await tx.$executeRaw`SAVEPOINT joined`;
    try {
      const result = await work(tx);
      await tx.$executeRaw`RELEASE SAVEPOINT joined`;
      return result;
    } catch (error) {
      await tx.$executeRaw`ROLLBACK TO SAVEPOINT joined`.catch(() => {}); // the connection may be what broke
      throw error;
    }
  };

  try {
    const result = await current.run({ join }, run);
    outcome.resolve(result);
    await committed;
    return result;
  } catch (error) {
    outcome.reject(error);
    await committed?.catch(() => {});
    throw error;
  }
}

function deferred<T>() {
  const parts: Partial<{ resolve: (value: T) => void; reject: (reason: unknown) => void }> = {};
  const promise = new Promise<T>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return {
    promise,
    resolve: (value: T) => parts.resolve?.(value),
    reject: (reason: unknown) => parts.reject?.(reason),
  };
}
