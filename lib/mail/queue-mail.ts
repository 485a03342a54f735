import { problemOf } from '@/lib/shared/reasons';
import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { seal } from '@/lib/platform/seal';
import { Fault } from '@/lib/shared/fault';
import { isMailAddress } from '@/lib/shared/mail-address';
import type { Letter } from './letter';
import { mailServer } from './server';
import { withdrawMails } from './withdraw-mails';

interface Wanted {
  readonly clientId: number;
  /** Null for an e-mail that is not about a claim. */
  readonly clientReferenceId: number | null;
  /** The purpose. A new e-mail withdraws queued ones of the same kind and claim. */
  readonly kind: string;
  readonly to: string;
  readonly letter: Letter;
}

/**
 * Queues an e-mail in the transaction of its cause; the worker sends it. All e-mail goes through
 * here. Throws `wrong`, with the field `mail_to`, for an invalid address and if no mail server is
 * set up.
 */
export async function queueMail(
  tx: Transaction,
  { clientId, clientReferenceId, kind, to, letter }: Wanted,
): Promise<void> {
  if (mailServer() === null) throw new Fault('wrong', problemOf('mail_to', 'email_not_set_up'));
  if (!isMailAddress(to)) throw new Fault('wrong', problemOf('mail_to', 'not_one_email_address'));
  if (clientReferenceId !== null) await withdrawMails(tx, { clientId, clientReferenceId, kind });
  const time = now();
  await tx.mail.create({
    data: {
      clientId,
      clientReferenceId,
      kind,
      recipient: to,
      contentSealed: seal(JSON.stringify(letter)),
      nextTryTime: time,
      createTime: time,
    },
  });
}
