import { useEffect, useState } from 'react';
import type { Ready } from '@/lib/client/portal/state';
import { answeredCount, firstChanged, firstUndated, theRest } from '@/lib/client/portal/waiting';
import type { CustomerItem } from '@/lib/contract/portal-customer';
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
  const { portal, onDevice, submit } = state;
  const [done, total] = [answeredCount(portal, onDevice.waiting), portal.items.length];
  const { obstacle, item } = obstacleOf(state, filesOnTheirWay);
  const { blockedBy, send } = useSending(obstacle, item);
  const text = done === 0 ? t.submit.all : done < total ? t.submit.rest : t.submit.send;
  return (
    <footer className="bar z-10 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-xl flex-col gap-2 px-4 py-3">
        <Connection state={state} />
        {blockedBy !== null && (
          <div role="alert">
            <Note look="problem">
              <Blocked state={state} by={blockedBy} name={item?.description ?? ''} />
              {blockedBy === 'undated' && theRest(state).length > 0 && (
                <Button look="quiet" className="-mb-2 px-0!" onClick={() => session.confirmRest()}>
                  {t.submit.noDate}
                </Button>
              )}
            </Note>
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

type Obstacle = 'busy' | 'formOpen' | 'changed' | 'undated';

/** What keeps the answers from being sent, and the item that needs an answer of its own. */
function obstacleOf(
  state: Ready,
  filesOnTheirWay: number,
): { obstacle: Obstacle | null; item?: CustomerItem | undefined } {
  const { portal, onDevice } = state;
  if (filesOnTheirWay > 0) return { obstacle: 'busy' };
  if (Object.keys(onDevice.drafts).length > 0) return { obstacle: 'formOpen' };
  const [changed, undated] = [firstChanged(state), firstUndated(portal, onDevice.waiting)];
  if (changed) return { obstacle: 'changed', item: changed };
  return { obstacle: undated ? 'undated' : null, item: undated };
}

const look = (rowId: number | undefined): void => document.getElementById(`item-${rowId}`)?.focus();

/**
 * Sends at a tap or, if an item without an amount stands in the way, once it has an answer. What the
 * insurer has changed meanwhile is said without a tap, and needs one of its own.
 */
function useSending(obstacle: Obstacle | null, item: CustomerItem | undefined) {
  const { session } = useVisit();
  const [tapped, setTapped] = useState<Obstacle | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const isReady = isWaiting && obstacle === null;
  const nextRow = isWaiting && obstacle === 'undated' ? item?.row_id : undefined;
  useEffect(() => {
    if (isReady) void session.submit();
  }, [isReady, session]);
  useEffect(() => look(nextRow), [nextRow]);
  const send = () => {
    setTapped(obstacle);
    setWaiting(obstacle === 'undated');
    if (obstacle === null) void session.submit();
    look(item?.row_id);
  };
  const isShown = obstacle === 'changed' || obstacle === tapped;
  return { blockedBy: isShown ? obstacle : null, send };
}

interface BlockedProps {
  state: Ready;
  by: Obstacle;
  name: string;
}

function Blocked({ state, by, name }: BlockedProps) {
  const { t, plural } = useSpoken();
  const { length: rest } = theRest(state);
  const text =
    by === 'undated'
      ? rest > 0
        ? plural(t.submit.undatedRest, rest)
        : t.submit.undated
      : t.submit[by];
  return <p>{fill(text, { name })}</p>;
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
