import type { z } from 'zod';
import { findClaim } from '@/lib/claims/find';
import type { PortalItem, sendToPortal as contract } from '@/lib/contract/portal';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { linkOf } from './access/link';
import { mailLink } from './access/mail-link';
import { type AccessRow, lockAccess, unsealed } from './access/lock';
import { ensureAccess, rememberReplaced, renewal } from './access/make';
import { EXPIRES_IN_DAYS, expiryIn, languageOf } from './access/settings';
import { type CartSelection, selectCart, type ToSend } from './cart';
import { isValued, portalItemView, type Times } from './sent-item';

type Request = z.output<typeof contract.body>;
type Claim = Awaited<ReturnType<typeof findClaim>>;

/**
 * Sends the cart, or the given appraisals, to the claim's portal. Answered items are not changed.
 * If nothing is left to send, changes nothing and makes no link. Throws `not_found` for the claim
 * and `wrong` for an appraisal of another claim.
 */
export async function sendToPortal(
  caller: Caller,
  clientReferenceId: number,
  request: Request,
  origin: string,
) {
  return withClient(caller.clientId, async (tx) => {
    const claim = await findClaim(tx, caller, clientReferenceId);
    await lockItems(tx, claim);
    const before = await lockAccess(tx, claim);
    const language = languageOf(request.language, before?.language, claim.language);
    const isDateRequest = request.requests_purchase_date ?? false;
    const ids = request.appraisal_ids ?? null;
    if (isDateRequest) await reopenConfirmed(tx, claim, ids);
    const selection = only(isDateRequest, await selectCart(tx, claim, ids, language));
    if (selection.items.length === 0) return replyOf(claim, [], selection, before, origin);
    const access = await renew(
      tx,
      before ?? (await ensureAccess(tx, claim, language)),
      request,
      language,
    );
    const sent = await store(tx, claim, selection.items, isDateRequest);
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'portal.sent',
      data: {
        items: selection.items.map(({ appraisalId, item }) => ({
          appraisal_id: appraisalId,
          row_id: item.row_id,
          total: item.total,
        })),
        skipped: selection.skipped,
        ...(isDateRequest && { requests_purchase_date: true }),
        language,
        expire_time: access.expire_time.toISOString(),
      },
    });
    await mailLink(tx, caller, claim, request.mail_to, origin);
    return replyOf(claim, sent, selection, access, origin);
  });
}

const only = (isUndated: boolean, selection: CartSelection): CartSelection =>
  isUndated
    ? { ...selection, items: selection.items.filter(({ item }) => !isValued(item)) }
    : selection;

/** A confirmation without a date says nothing that would be lost. Other answers stay. */
const reopenConfirmed = (
  tx: Transaction,
  { clientId, id }: Claim,
  appraisalIds: readonly number[] | null,
) =>
  tx.$executeRaw`
    UPDATE portal_item SET answer = NULL, answer_time = NULL, decisions = '{}'
    FROM claim_line line
    WHERE portal_item.client_id = ${clientId} AND portal_item.client_reference_id = ${id}
      AND portal_item.answer ->> 'answer' = 'confirmed'
      AND line.client_id = portal_item.client_id AND line.row_id = portal_item.row_id
      AND line.reason = 'no_purchase_date'
      AND (${appraisalIds}::int[] IS NULL OR line.appraisal_id = ANY (${appraisalIds}::int[]))`;

/** Items are locked before the claim, as everywhere, so that one of them can be deleted meanwhile. */
const lockItems = (tx: Transaction, { clientId, id }: Claim) =>
  tx.$queryRaw`SELECT FROM claimed_item WHERE client_id = ${clientId} AND client_reference_id = ${id} ORDER BY id FOR KEY SHARE`;

const replyOf = (
  claim: Claim,
  sent_result: PortalItem[],
  { skipped }: CartSelection,
  access: AccessRow | undefined,
  origin: string,
) => ({
  client_reference_id: claim.id,
  sent_result,
  link: access ? linkOf(access, origin) : null,
  ...(skipped.length > 0 ? { skipped: [...skipped] } : {}),
});

/**
 * Updates the link for a sending. Its expiry is as requested, else never earlier than before.
 * Submitted answers are reopened, a locked link stays locked, and a revoked link gets a new token.
 */
async function renew(
  tx: Transaction,
  access: AccessRow,
  request: Request,
  language: string,
): Promise<AccessRow> {
  const byDefault = expiryIn(EXPIRES_IN_DAYS);
  const isLost = access.revoke_time !== null || unsealed(access.token_sealed) === null;
  const key = { clientId: access.client_id, clientReferenceId: access.client_reference_id };
  if (isLost) await rememberReplaced(tx, access);
  await tx.portalAccess.update({
    where: { clientId_clientReferenceId: key },
    data: {
      ...(isLost ? renewal({ ...access, submit_time: null }) : {}),
      ...(access.link_status === 'submitted' ? { linkStatus: 'active' } : {}),
      submitTime: null,
      reopenTime: null,
      newLinkRequestTime: null,
      version: { increment: 1 },
      language,
      message: request.message ?? access.message,
      expireTime: request.expires_in_days
        ? expiryIn(request.expires_in_days)
        : access.expire_time > byDefault
          ? access.expire_time
          : byDefault,
    },
  });
  return (await lockAccess(tx, { clientId: key.clientId, id: key.clientReferenceId })) ?? access;
}

/** One statement, whose condition protects answers given since the items were read. */
async function store(
  tx: Transaction,
  claim: Claim,
  items: readonly ToSend[],
  isDateRequest: boolean,
): Promise<PortalItem[]> {
  const time = now();
  const requestTime = isDateRequest ? time : null;
  const rows = JSON.stringify(
    items.map(({ appraisalId, item }) => ({
      row_id: item.row_id,
      appraisal_id: appraisalId,
      sent: item,
    })),
  );
  const stored = await tx.$queryRaw<(Times & { row_id: number })[]>`
    INSERT INTO portal_item (client_id, row_id, client_reference_id, appraisal_id, sent, date_request_time, create_time, update_time)
    SELECT ${claim.clientId}, sending.row_id, ${claim.id}, sending.appraisal_id, sending.sent, ${requestTime}, ${time}, ${time}
    FROM jsonb_to_recordset(${rows}::jsonb) AS sending(row_id int, appraisal_id int, sent jsonb)
    ON CONFLICT (client_id, row_id) DO UPDATE SET appraisal_id = excluded.appraisal_id, sent = excluded.sent,
      date_request_time = coalesce(excluded.date_request_time, portal_item.date_request_time), update_time = excluded.update_time
    WHERE portal_item.answer IS NULL
    RETURNING row_id, create_time, update_time`;
  const times = new Map(stored.map((row) => [row.row_id, row]));
  return items.flatMap(({ item }) => {
    const its = times.get(item.row_id);
    return its ? [portalItemView(item, its)] : [];
  });
}
