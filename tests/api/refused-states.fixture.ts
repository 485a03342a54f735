/** Rows in the states in which an operation refuses. */
import { issueKey } from '@/lib/identity/api-keys/issue';
import { setStatus } from '@/lib/appraisals/set-status';
import { STANDARD_STATUSES } from '@/lib/shared/standard-statuses';
import { type Answer, api } from '../setup/api';
import { furnish, link } from '../setup/furnished';
import { makeIntake } from '../setup/inventories';
import type { Target } from '../setup/operations';
import { asOwner } from '../setup/owner';
import { leaveCorrected } from '../setup/portal';
import { makeDraft } from '../setup/rule-sets';
import { makeWebhook } from '../setup/webhook-desk';
import { operationOf, own, target, send, usual } from './declared-faults.fixture';

export async function submittedLink() {
  const made = await link(own);
  await api('POST', '/portal/submit', {
    portal: made.token,
    json: { version: 1, everything_is_correct: true },
  });
  return made;
}

export async function switchedOffWebhook(): Promise<Target> {
  const made = { ...target, ...(await makeWebhook(own)) };
  await send('updateWebhookEndpoint', { json: { enabled: false } }, '', made);
  return made;
}

/** A committed intake with one appraisal that was changed since. */
export async function workedOnIntake(): Promise<Target> {
  const made = { ...target, ...(await makeIntake(own, target.claimId)) };
  const { body } = await send('commitInventory', { json: {} }, '', made);
  const appraisalId =
    (body as { items: { appraisal_id: number | null }[] }).items.find(
      ({ appraisal_id: id }) => id !== null,
    )?.appraisal_id ?? 0;
  await send('updateAppraisal', { json: { comment: 'worn' } }, '', { ...made, appraisalId });
  return made;
}

export const keyWithoutWrite = () =>
  issueKey({ name: 'without write', clientIds: [own.clientId], scopes: ['read', 'admin'] });

export const endedKey = () =>
  issueKey({ name: 'ended', clientIds: [own.clientId], expireTime: new Date('2020-01-01') });

export const idOf = (key: string) => key.split('_')[2] ?? '';

/** The approval is decided with the key that requested it. */
export async function decideOnOwn(): Promise<Answer> {
  const made = await furnish(own);
  await asOwner(
    `INSERT INTO acv_override (client_id, appraisal_id, actual_cash_value, reason, entered_by) VALUES ($1, $2, 40, 'worn', $3)`,
    [own.clientId, made.appraisalId, `key:${idOf(own.key)}`],
  );
  return send('decideAcv', { json: { decision: 'approve' } }, '', made);
}

export async function draftOfRevision7(): Promise<Target> {
  const ruleSetId = await makeDraft(own);
  await asOwner('UPDATE rule_set SET revision = 7 WHERE client_id = $1 AND id = $2', [
    own.clientId,
    ruleSetId,
  ]);
  return { ...target, ruleSetId };
}

export async function changedSeven(
  statement: string,
  id: number | undefined,
  perform: () => Promise<Answer>,
): Promise<Answer> {
  await asOwner(statement, [id]);
  return perform();
}

/** The only line of a claim, which is paid. */
export async function paidLine(): Promise<Target> {
  const made = await furnish(own);
  await setStatus(own.caller, made.claimId, made.appraisalId, STANDARD_STATUSES.paid);
  return made;
}

/** As `paidLine`, after the policyholder had corrected it. */
export async function paidWithCorrection() {
  const { target: made, token } = await link(own);
  await leaveCorrected(token, made.rowId);
  await setStatus(own.caller, made.claimId, made.appraisalId, STANDARD_STATUSES.paid);
  return { made, answer_time: '2026-03-12T18:20:09.004Z' };
}

/** An item with the name in the examples, whose appraisal is paid. */
export async function paidItem(): Promise<Target> {
  const made = await furnish(own);
  await asOwner(
    `UPDATE appraisal SET appraisal_status_id = 7, cp_name_cart = 'Floor lamp' WHERE id = $1`,
    [made.appraisalId],
  );
  return made;
}

/** Files named in a way that no file can be. */
export const nameless = Object.fromEntries(
  ['deleteAttachment', 'deleteItemAttachment', 'moveItemAttachment'].map((id) => [
    `${id} wrong`,
    async () => send(id, await usual(operationOf(id)), '', { ...target, fileName: '\0' }),
  ]),
);
