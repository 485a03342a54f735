import type { z } from 'zod';
import { now } from '../clock';
import type { Prisma } from '../database/generated/client';
import type { Transaction } from '../database/tenant';
import type { Job } from './job';

interface Order {
  /** The greatest goes first. */
  readonly priority?: number;
}

/** Adds a job to the queue in the transaction of the change that needs it. */
export const send = <P extends z.ZodType<{ client_id: number }>>(
  tx: Transaction,
  job: Job<P>,
  payload: z.input<P>,
  order: Order = {},
): Promise<void> => sendMany(tx, job, [payload], order);

/** Like `send`, for many jobs of one kind and priority. */
export async function sendMany<P extends z.ZodType<{ client_id: number }>>(
  tx: Transaction,
  { name, payload: schema }: Job<P>,
  payloads: readonly z.input<P>[],
  { priority = 0 }: Order = {},
): Promise<void> {
  const time = now();
  await tx.job.createMany({
    data: payloads.map((payload) => {
      const carried = schema.parse(payload);
      return {
        clientId: carried.client_id,
        kind: name,
        payload: carried satisfies Prisma.InputJsonValue,
        priority,
        nextTryTime: time,
        createTime: time,
      };
    }),
  });
}
