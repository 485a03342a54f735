import { fill } from '@/lib/shared/fill';
import { formatsOf } from '@/lib/i18n/formats';
import { INVITATION } from '@/lib/i18n/invitation-mail';
import { letterOf } from '@/lib/mail/letter';
import { queueMail } from '@/lib/mail/queue-mail';
import { mailServer } from '@/lib/mail/server';
import { withdrawMails } from '@/lib/mail/withdraw-mails';
import type { Transaction } from '@/lib/platform/database/tenant';
import { isLanguage } from '@/lib/shared/languages';
import { isMailAddress } from '@/lib/shared/mail-address';
import type { Kind, NewLink } from './token';

interface Wanted {
  readonly clientId: number;
  readonly kind: Kind;
  readonly email: string;
  readonly name: string;
  readonly made: NewLink;
}

const mailKind = (kind: Kind) => `user_${kind}`;

/** Withdraws a queued e-mail whose link no longer works. */
export const withdrawLink = (
  tx: Transaction,
  { clientId, kind, email }: Pick<Wanted, 'clientId' | 'kind' | 'email'>,
): Promise<void> =>
  withdrawMails(tx, { clientId, clientReferenceId: null, kind: mailKind(kind), recipient: email });

/**
 * Queues an e-mail with the link in the client's language. Returns the address, or null without a
 * mail server or for an address that cannot receive e-mail; then the caller passes on the link.
 */
export async function mailInvitation(
  tx: Transaction,
  { clientId, kind, email, name, made }: Wanted,
): Promise<string | null> {
  await withdrawLink(tx, { clientId, kind, email });
  if (mailServer() === null || !isMailAddress(email)) return null;
  const client = await tx.client.findUniqueOrThrow({
    where: { id: clientId },
    select: { name: true, language: true },
  });
  const language = isLanguage(client.language) ? client.language : 'en';
  const messages = INVITATION[language];
  const about = { client: client.name };
  const before = [fill(messages.hello, { name }), fill(messages[kind].lead, about)];
  const letter = letterOf({
    language,
    fromName: client.name,
    subject: fill(messages[kind].subject, about),
    paragraphs: [
      ...before,
      fill(messages.valid, { time: formatsOf(language).instant(made.expireTime.toISOString()) }),
      messages.careful,
    ],
    action: { label: messages[kind].open, address: made.link, after: before.length },
  });
  await queueMail(tx, {
    clientId,
    clientReferenceId: null,
    kind: mailKind(kind),
    to: email,
    letter,
  });
  return email;
}
