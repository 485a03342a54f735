const SAME_PLACE_PX = 12;
const SOON_MS = 600;

interface Tap {
  readonly timeStamp: number;
  /** On the page, not on the screen: whoever scrolls to another control and taps there means it. */
  readonly pageX: number;
  readonly pageY: number;
  /** 0 where a key made it. */
  readonly detail: number;
}

/**
 * Tells a tap that was meant for the control before: what the first tap of two has done may have brought another control
 * under the finger. `control` names what is under it now.
 */
export function secondTaps(): (tap: Tap, control: unknown) => boolean {
  let last: { tap: Tap; control: unknown } | null = null;
  return (tap, control) => {
    const before = last;
    last = { tap, control };
    if (before === null || tap.detail === 0 || before.control === control) return false;
    const isNear = Math.hypot(tap.pageX - before.tap.pageX, tap.pageY - before.tap.pageY) <= SAME_PLACE_PX;
    return isNear && tap.timeStamp - before.tap.timeStamp < SOON_MS;
  };
}
