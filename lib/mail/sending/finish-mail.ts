import { record } from '@/lib/events/record';
import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { failLease, finishLease } from '@/lib/platform/queue/lease';
import { nextMailTry } from './back-off';
import { type LeasedMail, MAILS } from './lease-mail';
import type { Outcome } from './hand-over';

export type Ending =
  | Outcome
  | {
      readonly isSent: false;
      readonly isFinal: boolean;
      readonly failure: 'cut_off';
      readonly answer: string;
    };

/**
 * Stores the result of an attempt. A worker whose lease has ended may still report success, but
 * only the current leaseholder may report failure. Content is deleted when the e-mail is sent or
 * given up. Giving up an e-mail about a claim records an event without the address.
 */
export async function finishMail(leased: LeasedMail, ending: Ending): Promise<void> {
  const { clientId, id, tries } = leased;
  const { answer } = ending;
  const time = now();
  await withClient(clientId, async (tx) => {
    if (ending.isSent) {
      const sent = Prisma.sql`, send_time = coalesce(send_time, ${time}), answer = ${answer}, failure = NULL, content_sealed = NULL`;
      return finishLease(tx, MAILS, leased, sent);
    }
    const nextTryTime = ending.isFinal ? null : nextMailTry(tries, time);
    const failure = Prisma.sql`, failure = ${ending.failure}, answer = ${answer}`;
    const isGivenUp = Prisma.sql`${failure}, content_sealed = NULL`;
    const wasWaiting = await failLease(
      tx,
      MAILS,
      leased,
      nextTryTime,
      nextTryTime ? failure : isGivenUp,
    );
    if (wasWaiting && !nextTryTime) await recordGivenUp(tx, clientId, id, ending.failure);
  });
}

async function recordGivenUp(
  tx: Transaction,
  clientId: number,
  id: number,
  failure: string,
): Promise<void> {
  const { clientReferenceId, kind } = await tx.mail.findUniqueOrThrow({
    where: { clientId_id: { clientId, id } },
    select: { clientReferenceId: true, kind: true },
  });
  if (clientReferenceId === null) return;
  await record(tx, {
    clientId,
    clientReferenceId,
    type: 'portal.mail_failed',
    actor: 'mail',
    data: { kind, failure },
  });
}
