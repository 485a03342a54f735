'use client';
import type { Change, DraftQueue, QueueState } from '@/lib/client/inventory/draft-queue';
import { storedValue } from '@/lib/client/inventory/draft-queue';
import type { Inventory } from '@/lib/contract/inventory';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { useDraftMessages } from './draft-messages';

interface SaveStateProps {
  inventory: Inventory;
  state: QueueState;
  queue: DraftQueue;
}

/** Whether the draft is stored, and what somebody else has changed at the same time. */
export function SaveState({ inventory, state, queue }: SaveStateProps) {
  const { t, plural } = useTranslation();
  const messages = useDraftMessages();
  const { pending, conflicts, error, isSaving } = state;
  return (
    <>
      {conflicts.length > 0 && (
        <section role="alert" className="basis-full rounded-md border border-flag bg-flag-soft p-3">
          <p className="font-semibold">{messages.conflictTitle}</p>
          <p>{messages.conflictText}</p>
          <ul className="my-2 list-disc pl-5">
            {conflicts.map((change) => (
              <ConflictLine
                key={`${change.row} ${change.key}`}
                change={change}
                inventory={inventory}
              />
            ))}
          </ul>
          <div className="flex gap-2">
            <Button look="primary" onClick={queue.keepTheirs}>
              {messages.keepTheirs}
            </Button>
            <Button onClick={queue.applyMine}>{messages.applyMine}</Button>
          </div>
        </section>
      )}
      {error !== null && pending.size > 0 && (
        <p role="alert" className="flex basis-full flex-wrap items-center gap-2 text-flag">
          {plural(messages.unsaved, pending.size)}.{' '}
          {error instanceof Error ? error.message : t.common.unexpected}
          <Button onClick={queue.retry}>{t.common.retry}</Button>
        </p>
      )}
      <output className="text-meta text-ink-2">
        {isSaving ? messages.saving : inventory.revision > 1 && messages.saved}
      </output>
    </>
  );
}

function ConflictLine({ change, inventory }: { change: Change; inventory: Inventory }) {
  const { t } = useTranslation();
  const messages = useDraftMessages();
  const { row, key, value } = change;
  const shown = (one: Change['value']) => {
    if (typeof one === 'boolean') return one ? messages.yes : messages.no;
    return one ?? messages.fileText;
  };
  const field =
    key === 'include'
      ? messages.heads['take']
      : key === 'take_match'
        ? t.inventory.heads.product
        : (t.inventory.fields[key] ?? messages.fields[key]);
  return (
    <li className="break-words">
      {fill(messages.conflictCell, {
        row,
        field: field ?? key,
        mine: shown(value),
        theirs: shown(storedValue(inventory, row, key)),
      })}
    </li>
  );
}
