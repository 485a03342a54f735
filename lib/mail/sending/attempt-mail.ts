import { log } from '@/lib/platform/log';
import { unseal } from '@/lib/platform/seal';
import type { Letter } from '../letter';
import { mailServer, type MailServer } from '../server';
import { MAIL_TRIES_MAX } from './back-off';
import type { LeasedMail } from './lease-mail';
import { type Ending, finishMail } from './finish-mail';
import { handOver } from './hand-over';

/**
 * Makes one attempt to send a leased e-mail and stores its result. Neither address nor content is
 * logged.
 */
export async function attemptMail(
  leased: LeasedMail,
  server: MailServer | null = mailServer(),
  send: typeof handOver = handOver,
): Promise<void> {
  const ending = await endingOf(leased, server, send);
  await finishMail(leased, ending);
  const { clientId, id, tries } = leased;
  log().info(
    {
      client_id: clientId,
      mail_id: id,
      try: tries,
      is_sent: ending.isSent,
      failure: ending.isSent ? null : ending.failure,
    },
    'mail',
  );
}

async function endingOf(
  { tries, contentSealed, recipient, messageId }: LeasedMail,
  server: MailServer | null,
  send: typeof handOver,
): Promise<Ending> {
  if (tries > MAIL_TRIES_MAX)
    // An e-mail that crashes its worker must not crash the next.
    return { isSent: false, isFinal: true, failure: 'cut_off', answer: '' };
  if (server === null)
    return {
      isSent: false,
      isFinal: false,
      failure: 'unreachable',
      answer: 'No mail server is set up',
    };
  let letter: Letter;
  try {
    letter = JSON.parse(unseal(contentSealed)) as Letter;
  } catch (error) {
    log().error({ err: error }, 'a mail cannot be read: was KEY_HASH_SECRET changed?');
    return {
      isSent: false,
      isFinal: true,
      failure: 'cut_off',
      answer: 'The mail cannot be read any more',
    };
  }
  return send(server, { to: recipient, messageId, letter });
}
