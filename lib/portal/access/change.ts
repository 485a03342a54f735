import type { z } from 'zod';
import { findClaim } from '@/lib/claims/find';
import type { changePortalAccess, PortalAccess } from '@/lib/contract/portal';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { PIN_ATTEMPTS_MAX } from '@/lib/identity/portal-token';
import { withdrawMails } from '@/lib/mail/withdraw-mails';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { notFound, wrongValue } from '@/lib/shared/fault';
import { LINK_MAIL, mailLink } from './mail-link';
import { type AccessRow, lockAccess, unsealed } from './lock';
import { expiryIn, pinColumns } from './settings';
import { accessView } from './view';

type Changes = z.output<typeof changePortalAccess.body>;

/**
 * Changes the given settings of a link. Records no event if nothing changes. Throws `not_found` if
 * the claim has no link, and `wrong` for an attempt to activate a revoked link.
 */
export async function changeAccess(
  caller: Caller,
  clientReferenceId: number,
  changes: Changes,
  origin: string,
): Promise<PortalAccess> {
  return withClient(caller.clientId, async (tx) => {
    const claim = await findClaim(tx, caller, clientReferenceId);
    const access = await lockAccess(tx, claim);
    if (!access) throw notFound('portal_access_not_found');
    const data = columnsOf(access, changes);
    if (Object.keys(data).length > 0) {
      const changed = await tx.portalAccess.update({
        where: {
          clientId_clientReferenceId: { clientId: claim.clientId, clientReferenceId: claim.id },
        },
        data,
      });
      await record(tx, {
        ...caller,
        clientReferenceId,
        type: 'portal.access_changed',
        data: {
          link_status: changed.linkStatus,
          expire_time: changed.expireTime.toISOString(),
          has_pin: changed.pinSealed !== null,
          is_revoked: changed.revokeTime !== null,
        },
      });
    }
    if (data.revokeTime || data.linkStatus === 'locked')
      await withdrawMails(tx, {
        clientId: claim.clientId,
        clientReferenceId: claim.id,
        kind: LINK_MAIL,
      });
    await mailLink(tx, caller, claim, changes.mail_to, origin);
    return accessView(tx, claim, origin);
  });
}

function columnsOf(access: AccessRow, changes: Changes) {
  const {
    link_status: status,
    revoke_time: revoked,
    submit_time: submitted,
    pin_tries_left: triesLeft,
  } = access;
  if (revoked && changes.link_status === 'active') throw wrongValue('link_status', 'link_revoked');
  if (changes.revoke && changes.link_status === 'active')
    throw wrongValue('link_status', 'revoked_link_not_active');
  const isOpen = status === 'active' && submitted === null && triesLeft === PIN_ATTEMPTS_MAX;
  return {
    ...(changes.expires_in_days
      ? { expireTime: expiryIn(changes.expires_in_days), newLinkRequestTime: null }
      : {}),
    ...(hasThatPin(access, changes) ? {} : pinColumns(changes)),
    ...(changes.link_status === 'locked' && status !== 'locked' ? { linkStatus: 'locked' } : {}),
    ...(changes.link_status === 'active' && !isOpen
      ? { linkStatus: 'active', pinTriesLeft: PIN_ATTEMPTS_MAX, submitTime: null, reopenTime: null }
      : {}),
    ...(changes.revoke && !revoked ? { linkStatus: 'locked', revokeTime: now() } : {}),
  };
}

/**
 * Whether setting this PIN changes nothing. Setting the same PIN again counts as a change if
 * attempts were used, because it restores them.
 */
const hasThatPin = (
  { pin_sealed, pin_tries_left }: AccessRow,
  { access_pin, generate_pin }: Changes,
): boolean =>
  !generate_pin &&
  access_pin !== undefined &&
  unsealed(pin_sealed) === access_pin &&
  (pin_sealed === null) === (access_pin === null) &&
  (access_pin === null || pin_tries_left === PIN_ATTEMPTS_MAX);
