import type { Ready } from '@/lib/client/portal/state';
import { answeredCount } from '@/lib/client/portal/waiting';
import { Button } from './button';
import { useSpoken } from './language';
import { Note } from './note';
import { useUnfinishedCount, useVisit } from './visit';

/**
 * Shown after a submission was reopened: it counts as not submitted until it is sent again, which
 * takes one tap if every item is answered.
 */
export function TakenBack({ state: { portal, onDevice, submit } }: { state: Ready }) {
  const { t } = useSpoken();
  const { session } = useVisit();
  const filesOnTheirWay = useUnfinishedCount();
  const isComplete =
    answeredCount(portal, onDevice.waiting) === portal.items.length &&
    Object.keys(onDevice.drafts).length === 0 &&
    filesOnTheirWay === 0;
  return (
    <div aria-live="polite">
      <Note look="problem">
        <p>{t.done.takenBack}</p>
        {isComplete && (
          <Button
            look="quiet"
            className="-mb-2 px-0!"
            isBusy={submit === 'sending'}
            onClick={() => void session.submit()}
          >
            {t.done.sendAgain}
          </Button>
        )}
      </Note>
    </div>
  );
}
