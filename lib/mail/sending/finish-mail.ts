import { record } from '@/lib/events/record';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { nextMailTry } from './back-off';
import type { ClaimedMail } from './claim-mail';
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
 * Writes down what became of a try. A worker whose lease ended meanwhile may still say that the letter went out; that it
 * failed is said by whoever holds it now. What was sent or given up keeps no content; of what was given up about a claim its
 * trail tells, without the address.
 */
export async function finishMail(
  { clientId, mailId, tries }: ClaimedMail,
  ending: Ending,
): Promise<void> {
  const time = now();
  const { answer } = ending;
  await withClient(clientId, async (tx) => {
    if (ending.isSent) {
      await tx.mail.updateMany({
        where: { clientId, id: mailId, status: { not: 'sent' } },
        data: {
          status: 'sent',
          sendTime: time,
          answer,
          failure: null,
          nextTryTime: null,
          leaseUntil: null,
          contentSealed: null,
        },
      });
      return;
    }
    const nextTryTime = ending.isFinal ? null : nextMailTry(tries, time);
    const { count } = await tx.mail.updateMany({
      where: { clientId, id: mailId, tries, status: 'queued' },
      data: {
        failure: ending.failure,
        answer,
        leaseUntil: null,
        nextTryTime,
        ...(nextTryTime ? {} : { status: 'failed', contentSealed: null }),
      },
    });
    if (count > 0 && !nextTryTime) await tellGivenUp(tx, clientId, mailId, ending.failure);
  });
}

async function tellGivenUp(
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
