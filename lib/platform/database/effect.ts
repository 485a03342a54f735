import { AsyncLocalStorage } from 'node:async_hooks';
import type { Prisma } from './generated/client';

type Transaction = Prisma.TransactionClient;

/** The transaction that one request shares for all of its changes while it runs. */
interface Effect {
  /**
   * Runs `work` in the shared transaction, which the first call begins. When `work` throws, only
   * its own statements are rolled back.
   */
  readonly join: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
}

const current = new AsyncLocalStorage<Effect>();

export const currentEffect = (): Effect | undefined => current.getStore();

interface Around<T> {
  /** Runs `work` in a new transaction with row-level security set to the clients concerned. */
  readonly begin: (work: (tx: Transaction) => Promise<void>) => Promise<void>;
  /**
   * Runs first in the transaction. When it throws, nothing else runs and the transaction is rolled
   * back.
   */
  readonly open: (tx: Transaction) => Promise<void>;
  /** Runs last in the transaction and receives the result of `run`. */
  readonly close: (tx: Transaction, result: T) => Promise<void>;
}

/**
 * Runs `run` so that every transaction it opens through `withClient` is the same one. It is
 * committed with what `close` writes after `run` has returned, and rolled back when either throws.
 * If `run` opens no transaction, none is begun.
 */
export async function inOneEffect<T>(around: Around<T>, run: () => Promise<T>): Promise<T> {
  let opened: Promise<Transaction> | undefined;
  let committed: Promise<void> | undefined;
  const outcome = deferred<T>();
  // the transaction, if one was opened, awaits the same promise and handles the error
  outcome.promise.catch(() => {});

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
      // fails too if the connection itself broke
      await tx.$executeRaw`ROLLBACK TO SAVEPOINT joined`.catch(() => {});
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
