import type { findClaim } from '@/lib/claims/find';
import { record } from '@/lib/events/record';
import { fill } from '@/lib/shared/fill';
import { formatsOf } from '@/lib/i18n/formats';
import { PORTAL_LINK } from '@/lib/i18n/mail';
import type { Caller } from '@/lib/identity/caller';
import { type Letter, letterOf } from '@/lib/mail/letter';
import { queueMail } from '@/lib/mail/queue-mail';
import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { linkOf } from './link';
import { type AccessRow, findAccess } from './lock';

type Claim = Awaited<ReturnType<typeof findClaim>>;

/** The kind of e-mails with a link. At most one per claim is queued. */
export const LINK_MAIL = 'portal_link';

/**
 * Queues an e-mail with the link to `to`; does nothing without `to`. Throws `wrong` for a revoked,
 * expired or locked link, an invalid address and if no mail server is set up.
 */
export async function mailLink(
  tx: Transaction,
  caller: Caller,
  claim: Claim,
  to: string | null | undefined,
  origin: string,
): Promise<void> {
  const access = to ? await findAccess(tx, claim) : undefined;
  if (!to || !access) return;
  const letter = await linkLetter(tx, claim, access, origin);
  if (letter === null) throw wrongValue('mail_to', 'link_revoked');
  if (access.expire_time <= now()) throw wrongValue('mail_to', 'link_expired');
  if (access.link_status === 'locked') throw wrongValue('mail_to', 'link_locked');
  await queueMail(tx, {
    clientId: claim.clientId,
    clientReferenceId: claim.id,
    kind: LINK_MAIL,
    to,
    letter,
  });
  await record(tx, {
    ...caller,
    clientReferenceId: claim.id,
    type: 'portal.link_mailed',
    data: { expire_time: access.expire_time.toISOString() },
  });
}

/**
 * The e-mail in the policyholder's language with the handler's message, without the PIN. Null for a
 * revoked link.
 */
export async function linkLetter(
  tx: Transaction,
  claim: Claim,
  access: AccessRow,
  origin: string,
): Promise<Letter | null> {
  const link = linkOf(access, origin);
  if (link === null) return null;
  const { name: insurer } = await tx.client.findUniqueOrThrow({
    where: { id: claim.clientId },
    select: { name: true },
  });
  const messages = PORTAL_LINK[access.language];
  const about = { insurer, claim: claim.reference };
  const paragraphs = [
    claim.policyholderName
      ? fill(messages.hello, { name: claim.policyholderName })
      : messages.helloPlain,
    fill(messages.lead, about),
    access.message.trim() ? `${fill(messages.message, about)}\n${access.message}` : '',
  ];
  return letterOf({
    language: access.language,
    fromName: insurer,
    subject: fill(messages.subject, about),
    paragraphs: [
      ...paragraphs,
      [
        fill(messages.valid, {
          date: formatsOf(access.language).day(access.expire_time.toISOString().slice(0, 10)),
        }),
        access.pin_sealed ? messages.pin : '',
      ]
        .filter(Boolean)
        .join(' '),
      messages.careful,
    ],
    action: { label: messages.open, address: link, after: paragraphs.length },
  });
}
