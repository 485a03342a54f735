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
  /** Null for what is about no claim. */
  readonly clientReferenceId: number | null;
  /** What it brings; of one kind and claim, a letter that still waits gives way to the new one. */
  readonly kind: string;
  readonly to: string;
  readonly letter: Letter;
}

/**
 * The one way to send e-mail: the letter waits in the transaction of what it tells of, and the worker sends it. Throws
 * `wrong` for what is no address and where no mail server is set up; the caller's field is called `mail_to`.
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
