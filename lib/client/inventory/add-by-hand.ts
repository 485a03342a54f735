import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Inventory } from '@/lib/contract/inventory';
import type { Language } from '@/lib/shared/languages';
import { formatAmount } from '@/lib/shared/money';
import type { Refusal } from '../items/add-item';
import { readAmount } from '../forms/amount-text';
import { ApiError } from '../api/api-error';
import { useAttempt } from '../api/attempt';
import { addressOf, call } from '../api/call';
import { useCategories } from '../items/categories';
import { loadFaultMessages } from '../api/fault-messages';
import { forgetClaim } from './inventory';
import { HAND_PRICED_FILE_NAME } from './hand-priced-file';
import { readQuantity, type ItemDraft } from '../items/item-draft';
import { sendForm } from '../api/send-form';

const PATH = '/client_reference/{client_reference_id}/inventory';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * Writes the draft as a CSV inventory of one row. Leaves its own amount out: that is the price of a
 * replacement, and without a product there is none.
 */
export function inventoryOf(draft: ItemDraft, language: Language, category: string): string {
  const claimed = readAmount(draft.claimedAmount, language);
  const columns = {
    description: draft.name.trim(),
    category,
    quantity: String(readQuantity(draft.quantity) ?? 1),
    date_purchase: draft.datePurchase,
    claimed_amount: claimed === null ? '' : formatAmount(claimed),
    condition: draft.condition,
    receipt: draft.hasReceipt,
    notes: draft.boughtUsed === '' ? '' : `Bought used: ${draft.boughtUsed}`,
  };
  return [Object.keys(columns), Object.values(columns).map(quoted)]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}

/** Throws the errors of the previewed row; a commit would only say that there are some. */
async function requireUsable({ rows: [row] }: Inventory): Promise<void> {
  const errors = row?.problems.filter(({ severity }) => severity === 'error') ?? [];
  if (errors.length === 0) return;
  await loadFaultMessages();
  throw new ApiError(
    400,
    undefined,
    errors.map(({ field, reason }) => `${field} : ${reason}`).join('; '),
    null,
    errors.flatMap(({ field, cause }) => (cause ? [{ field, ...cause }] : [])),
  );
}

/**
 * Adds a draft to the claim as an item without a product: as an inventory of one row, which is
 * undone by undoing its intake.
 */
export function useAddByHand(claimId: number, language: Language) {
  const cache = useQueryClient();
  const { data: known } = useCategories(language);
  const params = { client_reference_id: claimId };
  const [tried, setTried] = useState<ItemDraft | null>(null);
  const { run, error, isRunning } = useAttempt(
    async (draft: ItemDraft, idempotencyKey) => {
      const category =
        known?.categories.find(({ client_category_id: id }) => id === draft.forcedCategoryId)
          ?.client_category ?? '';
      const file = new File([inventoryOf(draft, language, category)], HAND_PRICED_FILE_NAME, {
        type: 'text/csv',
      });
      const inventory = await sendForm<Inventory>(addressOf(PATH, params), {
        field: 'files',
        file,
        idempotencyKey,
        onProgress: () => {},
      });
      await requireUsable(inventory);
      return call(`POST ${PATH}/{intake_id}/commit`, {
        params: { ...params, intake_id: inventory.intake_id },
        body: { take_matches: 'none' },
      });
    },
    () => Promise.all(forgetClaim(cache, claimId)),
  );
  const addByHand = (draft: ItemDraft) => {
    setTried(draft);
    return run(draft);
  };
  const refused: Refusal | null = error && tried ? { draft: tried, error } : null;
  return { addByHand, isAddingByHand: isRunning, refused };
}
