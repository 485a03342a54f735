'use client';
import { ChevronRight } from 'lucide-react';
import type { Inventory } from '@/lib/contract/inventory';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { useCauseText } from '../use-cause-text';
import { useTranslation } from '../translation';
import type { CellHandlers } from './draft-cell';
import { useDraftMessages } from './draft-messages';

interface SkippedRowsProps extends Pick<CellHandlers, 'change'> {
  inventory: Inventory;
}

const SHOWN_MAX = 200;

/** No row is dropped without a place to bring it back. */
export function SkippedRows({ inventory, change }: SkippedRowsProps) {
  const { formats } = useTranslation();
  const messages = useDraftMessages();
  const causeText = useCauseText();
  const { skipped_rows: skipped, totals } = inventory;
  if (skipped.length === 0) return null;
  return (
    <details className="group border-b border-line px-4 py-2.5 @3xl:px-6">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 font-medium">
        <ChevronRight aria-hidden size={16} className="group-open:rotate-90" />
        {fill(messages.show.skipped, { count: formats.count(skipped.length) })}
      </summary>
      <p className="mt-1 text-meta text-ink-2">{messages.skippedText}</p>
      <ul aria-label={messages.skippedTitle} className="mt-2 flex max-w-4xl flex-col">
        {skipped.slice(0, SHOWN_MAX).map(({ row, text, amount, cause, reason }) => (
          <li
            key={row}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5"
          >
            <span className="text-ink-2">{fill(messages.skippedRow, { row })}</span>
            <span className="min-w-0 flex-1 basis-40 break-words">
              {text}
              <span className="text-meta text-ink-2"> · {causeText(cause, reason)}</span>
            </span>
            {amount !== null && (
              <span className="tabular-nums">{formats.money(amount, totals.currency)}</span>
            )}
            {inventory.columns.length > 0 && (
              <Button
                aria-label={fill(messages.importSkipped, { row })}
                onClick={() => change(row, 'include', true)}
              >
                {messages.takeAgain}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
