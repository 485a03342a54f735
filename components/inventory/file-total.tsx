'use client';
import type { Inventory } from '@/lib/contract/inventory';
import { fill } from '@/lib/shared/fill';
import { minor, parseAmount, subtract, toNumber } from '@/lib/shared/money';
import { useTranslation } from '../translation';
import { useDraftMessages } from './draft-messages';

/** Whether the rows add up to the sum that the file states: a row may be missing or misread. */
export function FileTotal({ inventory }: { inventory: Inventory }) {
  const { formats } = useTranslation();
  const messages = useDraftMessages();
  const { file_total: total, claimed_amount: sum, currency } = inventory.totals;
  if (total === undefined || inventory.status !== 'draft') return null;
  const money = (amount: number) => formats.money(amount, currency);
  const isEqual = total === sum;
  return (
    <output
      className={`border-b border-line px-4 py-2.5 @3xl:px-6 ${isEqual ? 'text-ink-2' : 'bg-flag-soft font-medium'}`}
    >
      {isEqual
        ? fill(messages.fileTotal, { total: money(total) })
        : fill(messages.fileTotalDiffers, {
            total: money(total),
            sum: money(sum),
            difference: money(differenceOf(total, sum)),
          })}
    </output>
  );
}

const differenceOf = (one: number, other: number): number =>
  Math.abs(toNumber(subtract(parseAmount(one) ?? minor(0), parseAmount(other) ?? minor(0))));
