import { isUndoOfPage } from '../ui/undo-key';
import type { Remember } from './offer-undo';

interface Step {
  readonly claimId: number;
  takeBack(): Promise<void>;
}

/** What Ctrl Z takes back on a claim's page; the list is gone once all of its items are rejected. */
const steps: Step[] = [];

function takeLastBack(event: KeyboardEvent): void {
  const last = steps.findLast(({ claimId }) => location.pathname === `/claims/${claimId}`);
  if (!last || !isUndoOfPage(event)) return;
  event.preventDefault();
  forget(last);
  void last.takeBack();
}

const forget = (step: Step) => void steps.splice(steps.indexOf(step), steps.includes(step) ? 1 : 0);

/** Lets Ctrl Z take back what was done to the items of a claim that wait. */
export const waitingUndo =
  (claimId: number): Remember =>
  (takeBack) => {
    const step = { claimId, takeBack };
    steps.push(step);
    // The same listener is added once.
    document.addEventListener('keydown', takeLastBack);
    return () => {
      forget(step);
      return takeBack();
    };
  };
