import { attemptMail } from '@/lib/mail/sending/attempt-mail';
import { leaseMail, MAILS } from '@/lib/mail/sending/lease-mail';
import { mailServer } from '@/lib/mail/server';
import { workLeases } from './work-leases';

const IDLE_MS = 1000;
/** Per worker. Mail servers throttle clients that open more connections. */
const SENDS_MAX = 4;

/** Sends queued e-mails until it is stopped. Without a mail server they stay queued. */
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
