import { findClaim } from '@/lib/claims/find';
import type { AnsweredItem } from '@/lib/contract/portal-answers';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { findAccess } from './access/lock';
import { type ItemRow, selectItems } from './items';
import { portalItemView } from './sent-item';

/** For handlers: the items sent to the policyholder with their answers, submitted or not. */
export async function listAnswers(caller: Caller, clientReferenceId: number) {
  return readClient(caller.clientId, async (tx) => {
    const claim = await findClaim(tx, caller, clientReferenceId);
    const access = await findAccess(tx, claim);
    const items = await selectItems(tx, claim);
    return {
      client_reference_id: claim.id,
      link_status: access?.link_status ?? null,
      submit_time: access?.submit_time?.toISOString() ?? null,
      comment: access?.comment ?? '',
      items: items.map(answeredItemView),
    };
  });
}

export const answeredItemView = (item: ItemRow): AnsweredItem => ({
  appraisal_id: item.appraisal_id,
  sent: portalItemView(item.sent, item),
  answer: item.answer,
  answer_time: item.answer_time?.toISOString() ?? null,
  added_files: item.added_files,
  date_request_time: item.date_request_time?.toISOString() ?? null,
  decisions: item.decisions,
});
