import { useState } from 'react';
import type { Ready } from '@/lib/client/portal/state';
import { answeredCount, firstUndated } from '@/lib/client/portal/waiting';
import { fill } from '@/lib/shared/fill';
import { Button } from './button';
import { useSpoken } from './language';
import { Note } from './note';
import { Total } from './total';
import { useUnfinishedCount, useVisit } from './visit';

/**
 * The total and the submit button. It sticks to the bottom of the screen; scroll padding in
 * portal.css keeps it from covering the focused element.
 */
export function SendBar({ state }: { state: Ready }) {
  const { t } = useSpoken();
  const { session } = useVisit();
  const filesOnTheirWay = useUnfinishedCount();
  const [blockedBy, setBlockedBy] = useState<'busy' | 'formOpen' | 'undated' | null>(null);
  const { portal, onDevice, submit } = state;
  const [done, total] = [answeredCount(portal, onDevice.waiting), portal.items.length];
  const undated = firstUndated(portal, onDevice.waiting);
  const obstacle =
    filesOnTheirWay > 0
      ? 'busy'
      : Object.keys(onDevice.drafts).length > 0
        ? 'formOpen'
        : undated
          ? 'undated'
          : null;
  const send = () => {
    setBlockedBy(obstacle);
    if (obstacle === null) void session.submit();
    if (obstacle === 'undated') document.getElementById(`item-${undated?.row_id}`)?.focus();
  };
  const text = done === 0 ? t.submit.all : done < total ? t.submit.rest : t.submit.send;
  return (
    <footer className="bar z-10 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-xl flex-col gap-2 px-4 py-3">
        <Connection state={state} />
        {blockedBy !== null && blockedBy === obstacle && (
          <div role="alert">
            <Note look="problem">{t.submit[blockedBy]}</Note>
          </div>
        )}
        {(submit === 'failed' || submit === 'refused') && (
          <div role="alert">
            <Note look="problem">{t.submit[submit]}</Note>
          </div>
        )}
        <Total portal={portal} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-ink-2">{fill(t.submit.answered, { done, total })}</p>
          <Button
            look="primary"
            className="min-w-[min(12rem,100%)] flex-1"
            isBusy={submit === 'sending'}
            onClick={send}
          >
            {submit === 'sending' ? t.submit.sending : text}
          </Button>
        </div>
      </div>
    </footer>
  );
}

function Connection({ state: { isOffline, seenTime, onDevice } }: { state: Ready }) {
  const { t, plural } = useSpoken();
  const { session } = useVisit();
  const waiting = Object.keys(onDevice.waiting).length;
  // while stored data is shown, the notice above the items says so
  if (!isOffline || waiting === 0 || seenTime !== null) return null;
  return (
    <Note look="waiting">
      <p>
        <span className="font-medium">{t.saving.offline}</span> {plural(t.saving.safe, waiting)}
      </p>
      <Button look="quiet" className="-mb-2 px-0!" onClick={session.retryNow}>
        {t.action.retry}
      </Button>
    </Note>
  );
}
