'use client';
import { useMapColumns } from '@/lib/client/inventory/use-draft';
import type { Inventory } from '@/lib/contract/inventory';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { FormError } from '../ui/notice';
import { useDraftMessages } from './draft-messages';

interface PriceQuestionProps {
  claimId: number;
  inventory: Inventory;
  /** Stores the changes of cells first: what a column has decides how they are read. */
  settled(): Promise<boolean>;
}

/** Asks whether a column named only "Price" is per piece, where several pieces make a difference. */
export function PriceQuestion({ claimId, inventory, settled }: PriceQuestionProps) {
  const messages = useDraftMessages();
  const { mutate, isPending, error } = useMapColumns(claimId, inventory);
  const column = inventory.columns.find(({ may_be_line: mayBeLine }) => mayBeLine === true);
  if (column === undefined || inventory.status !== 'draft') return null;
  const read = (field: 'purchase_price' | 'claimed_amount') => () =>
    void settled().then(() => mutate({ columns: [{ column: column.column, field }] }));
  return (
    <section
      aria-busy={isPending}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-flag-soft px-4 py-2.5 @3xl:px-6"
    >
      <p>{fill(messages.priceQuestion, { name: column.name })}</p>
      <Button disabled={isPending} onClick={read('purchase_price')}>
        {messages.pricePerPiece}
      </Button>
      <Button disabled={isPending} onClick={read('claimed_amount')}>
        {messages.priceOfRow}
      </Button>
      {error && (
        <FormError>
          <span className="font-medium">{messages.mapFailed}.</span> {error.message}
        </FormError>
      )}
    </section>
  );
}
