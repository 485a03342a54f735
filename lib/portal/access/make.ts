import type { z } from 'zod';
import { findClaim } from '@/lib/claims/find';
import type { makePortalAccess, PortalAccess } from '@/lib/contract/portal';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { newPortalToken, PIN_ATTEMPTS_MAX } from '@/lib/identity/portal-token';
import { withdrawMails } from '@/lib/mail/withdraw-mails';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { LINK_MAIL, mailLink } from './mail-link';
import { type AccessRow, type ClaimKey, lockAccess, unsealed } from './lock';
import { EXPIRES_IN_DAYS, expiryIn, languageOf, pinColumns } from './settings';
import { accessView } from './view';

type Wishes = z.output<typeof makePortalAccess.body>;

/**
 * Issues a new link for the claim. The old link stops working; answers stay, and so does the PIN
 * unless the request changes it.
 */
export async function makeAccess(
  caller: Caller,
  clientReferenceId: number,
  wishes: Wishes,
  origin: string,
): Promise<PortalAccess> {
  return withClient(caller.clientId, async (tx) => {
    const claim = await findClaim(tx, caller, clientReferenceId);
    const isFirst = (await lockAccess(tx, claim)) === undefined;
    const before = await ensureAccess(tx, claim, languageOf(wishes.language, claim.language));
    if (!isFirst) await rememberReplaced(tx, before);
    const key = {
      clientId_clientReferenceId: { clientId: claim.clientId, clientReferenceId: claim.id },
    };
    const changed = await tx.portalAccess.update({
      where: key,
      data: {
        ...renewal(before),
        ...pinColumns(wishes),
        language: languageOf(wishes.language, before.language),
        message: wishes.message ?? before.message,
        expireTime: expiryIn(wishes.expires_in_days ?? EXPIRES_IN_DAYS),
      },
    });
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'portal.access_changed',
      data: {
        renewed: true,
        link_status: changed.linkStatus,
        expire_time: changed.expireTime.toISOString(),
        has_pin: changed.pinSealed !== null,
      },
    });
    await withdrawMails(tx, {
      clientId: claim.clientId,
      clientReferenceId: claim.id,
      kind: LINK_MAIL,
    });
    await mailLink(tx, caller, claim, wishes.mail_to, origin);
    return accessView(tx, claim, origin);
  });
}

/** Records the old token, so that its holder learns that a newer link exists instead of a 404. */
export async function rememberReplaced(
  tx: Transaction,
  { client_id: clientId, client_reference_id: clientReferenceId }: AccessRow,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO portal_replaced_link (client_id, token_hash, client_reference_id, replace_time)
    SELECT client_id, token_hash, client_reference_id, ${now()} FROM portal_access
    WHERE client_id = ${clientId} AND client_reference_id = ${clientReferenceId}`;
}

/**
 * Columns of a new token that replaces the old one. Submitted answers stay submitted. A lock is
 * lifted, and a PIN sealed under another secret is removed, because nobody can read it.
 */
export function renewal({
  submit_time,
  pin_sealed,
}: Pick<AccessRow, 'submit_time' | 'pin_sealed'>) {
  const { tokenHash, tokenSealed } = newPortalToken();
  return {
    ...(unsealed(pin_sealed) === null ? { pinSealed: null } : {}),
    tokenHash,
    tokenSealed,
    linkStatus: submit_time ? 'submitted' : 'active',
    pinTriesLeft: PIN_ATTEMPTS_MAX,
    revokeTime: null,
    newLinkRequestTime: null,
    firstOpenTime: null,
    createTime: now(),
  };
}

/**
 * Creates the claim's link if it has none and locks it. Of two concurrent calls one creates the
 * link and both return it.
 */
export async function ensureAccess(
  tx: Transaction,
  claim: ClaimKey,
  language: string,
): Promise<AccessRow> {
  const { tokenHash, tokenSealed } = newPortalToken();
  await tx.portalAccess.createMany({
    data: {
      clientId: claim.clientId,
      clientReferenceId: claim.id,
      tokenHash,
      tokenSealed,
      language,
      expireTime: expiryIn(EXPIRES_IN_DAYS),
      createTime: now(),
    },
    skipDuplicates: true,
  });
  const access = await lockAccess(tx, claim);
  if (!access) throw new Error(`The link of claim ${claim.id} is gone`);
  return access;
}
