import type { z } from 'zod';
import type { Transaction } from '../database/tenant';
import { pool } from '../database/pool';
import { env } from '../env';
import { bossOver } from './boss';
import { deadLetterOf, type Job } from './job';

let sender: ReturnType<typeof bossOver> | undefined;

/** Puts a job in the queue inside `tx`: it exists exactly when what it is about exists. */
export async function send<P extends z.ZodType>(
  tx: Transaction,
  declared: Job<P>,
  payload: z.input<P>,
  { priority = 0 }: { priority?: number } = {},
): Promise<void> {
  sender ??= bossOver(pool(), { supervises: false });
  await sender.send(
    declared.name,
    JSON.stringify(declared.payload.parse(payload)) as unknown as object,
    {
      db: {
        executeSql: async (text: string, values: unknown[]) => ({
          rows: await queryIn(tx, text, values),
        }),
      },
      priority,
      retryLimit: declared.triesMax - 1,
      retryDelay: declared.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: env().JOB_LEASE_SECONDS,
      deadLetter: deadLetterOf(declared),
    },
  );
}

const queryIn = (tx: Transaction, text: string, values: unknown[]): Promise<unknown[]> =>
  tx.$queryRawUnsafe(text, ...values.map((value) => value ?? null));
