import { log } from '@/lib/platform/log';
import { unseal } from '@/lib/platform/seal';
import type { Letter } from '../letter';
import { mailServer, type MailServer } from '../server';
import { MAIL_TRIES_MAX } from './back-off';
import type { LeasedMail } from './lease-mail';
import { type Ending, finishMail } from './finish-mail';
import { handOver } from './hand-over';

/** One try, from the sealed letter to its ending in the history. The log names neither address nor content. */
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
    return { isSent: false, isFinal: true, failure: 'cut_off', answer: '' }; // else it might end one worker after the other
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
