import type { findClaim } from '@/lib/claims/find';
import type { PortalAccess } from '@/lib/contract/portal';
import { newestMail } from '@/lib/mail/newest-mail';
import { mailServer } from '@/lib/mail/server';
import type { Transaction } from '@/lib/platform/database/tenant';
import { linkOf } from './link';
import { findAccess, unsealed } from './lock';
import { LINK_MAIL, linkLetter } from './mail-link';

type Claim = Awaited<ReturnType<typeof findClaim>>;

const iso = (time: Date | null | undefined) => time?.toISOString() ?? null;

export async function accessView(
  tx: Transaction,
  claim: Claim,
  origin: string,
): Promise<PortalAccess> {
  const access = await findAccess(tx, claim);
  const letter = access ? await linkLetter(tx, claim, access, origin) : null;
  return {
    client_reference_id: claim.id,
    client_reference: claim.reference,
    link: access ? linkOf(access, origin) : null,
    access_pin: access ? unsealed(access.pin_sealed) : null,
    link_status: access?.link_status ?? null,
    expire_time: iso(access?.expire_time),
    revoke_time: iso(access?.revoke_time),
    first_open_time: iso(access?.first_open_time),
    submit_time: iso(access?.submit_time),
    reopen_time: iso(access?.reopen_time),
    new_link_request_time: iso(access?.new_link_request_time),
    pin_tries_left: access?.pin_sealed ? access.pin_tries_left : null,
    language: access?.language ?? null,
    message: access?.message ?? null,
    item_count: access?.item_count ?? 0,
    answered_count: access?.answered_count ?? 0,
    is_mail_set_up: mailServer() !== null,
    mail: await newestMail(tx, {
      clientId: claim.clientId,
      clientReferenceId: claim.id,
      kind: LINK_MAIL,
    }),
    letter: letter && { subject: letter.subject, text: letter.text },
  };
}
