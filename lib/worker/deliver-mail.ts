import { attemptMail } from '@/lib/mail/sending/attempt-mail';
import { leaseMail, MAILS } from '@/lib/mail/sending/lease-mail';
import { mailServer } from '@/lib/mail/server';
import { workLeases } from './work-leases';

const IDLE_MS = 1000;
/** Of one worker: mail servers slow down whoever opens more connections. */
const SENDS_MAX = 4;

/** Without a mail server what waits goes on waiting. */
export async function deliverMail(signal: AbortSignal): Promise<void> {
  if (mailServer() === null) return;
  await workLeases(
    {
      name: 'mail',
      table: MAILS,
      idleMs: IDLE_MS,
      triesMax: SENDS_MAX,
      lease: leaseMail,
      attempt: (leased) => attemptMail(leased),
    },
    signal,
  );
}
