const SAME_PLACE_PX = 12;
const SOON_MS = 600;

interface Tap {
  readonly timeStamp: number;
  /** On the page, not on the screen: whoever scrolls to another control and taps there means it. */
  readonly pageX: number;
  readonly pageY: number;
  readonly clientX: number;
  readonly clientY: number;
  /** 0 where a key made it. */
  readonly detail: number;
}

interface Control {
  /** Whether it is on the page still. */
  readonly isConnected: boolean;
}

/**
 * Tells a tap that was meant for the control before: what the first tap of two has done may have brought another control
 * under the finger. `control` is what is under it now. Where the first one is gone with what it closed, the page may have
 * moved, and the place on the screen counts.
 */
export function secondTaps(): (tap: Tap, control: Control | null) => boolean {
  let last: { tap: Tap; control: Control | null } | null = null;
  return (tap, control) => {
    const before = last;
    last = { tap, control };
    if (before === null || tap.detail === 0 || before.control === control) return false;
    const { tap: first } = before;
    const passedMs = tap.timeStamp - first.timeStamp;
    const isNearOnPage =
      Math.hypot(tap.pageX - first.pageX, tap.pageY - first.pageY) <= SAME_PLACE_PX;
    const isNearOnScreen =
      Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) <= SAME_PLACE_PX;
    const isNear = isNearOnPage || (isNearOnScreen && before.control?.isConnected === false);
    return isNear && passedMs < SOON_MS;
  };
}
