import type { z } from 'zod';
import { now } from '../clock';
import type { Prisma } from '../database/generated/client';
import type { Transaction } from '../database/tenant';
import type { Job } from './job';

/**
 * Adds a job to the queue in the transaction of the change that needs it. The greatest priority
 * goes first.
 */
export async function send<P extends z.ZodType<{ client_id: number }>>(
  tx: Transaction,
  { name, payload: schema }: Job<P>,
  payload: z.input<P>,
  { priority = 0 }: { priority?: number } = {},
): Promise<void> {
  const carried = schema.parse(payload);
  const time = now();
  await tx.job.create({
    data: {
      clientId: carried.client_id,
      kind: name,
      payload: carried satisfies Prisma.InputJsonValue,
      priority,
      nextTryTime: time,
      createTime: time,
    },
    select: { id: true },
  });
}
