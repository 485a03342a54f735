import type { QueryClient } from '@tanstack/react-query';
import { chooseAppraisal } from '@/lib/client/cart/choose-appraisal';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import { shownAppraisal } from '@/lib/client/cart/revisions';
import { toast } from '@/lib/client/shell/toasts';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import type { Translation } from '../translation';

interface Place {
  readonly messages: Translation;
  readonly cache: QueryClient;
  readonly claimId: number;
}

/** Whether another appraisal of the item counts. */
export const isAlternative = ({ appraisal_id: id, chosen_appraisal_id: chosen }: Appraisal) =>
  id !== chosen;

/** Makes an alternative the appraisal that counts for its item, and reports it with an undo. */
export async function choose(place: Place, appraisal: Appraisal | undefined): Promise<void> {
  if (!appraisal || !isAlternative(appraisal)) return;
  const { messages, cache, claimId } = place;
  const { choice } = messages.t.cart;
  const { appraisal_id: id, chosen_appraisal_id: formerId, cp_name_cart: name } = appraisal;
  const again = () => void choose(place, shownAppraisal(cache, claimId, id) ?? appraisal);
  try {
    if (await chooseAppraisal(cache, claimId, id)) {
      const { showConflict } = await import('../together/show-conflict');
      const action = { label: choice.anyway, onClick: again };
      return await showConflict(place, {
        before: [appraisal],
        late: [id],
        title: choice.late,
        action,
      });
    }
  } catch (error) {
    const description = error instanceof Error ? error.message : undefined;
    return toast.error(choice.failed, { description });
  }
  const undo = () => void choose(place, shownAppraisal(cache, claimId, formerId));
  toast.success(fill(choice.done, { id: String(id) }), {
    group: 'choice',
    description: name,
    durationMs: UNDO_MS,
    action: { label: messages.t.common.undo, onClick: undo },
  });
}
