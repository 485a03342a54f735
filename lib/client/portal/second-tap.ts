const SAME_PLACE_PX = 12;
const SOON_MS = 600;

interface Tap {
  readonly timeStamp: number;
  /**
   * Relative to the page, not the screen: a user who scrolls to another control and taps it means
   * it.
   */
  readonly pageX: number;
  readonly pageY: number;
  readonly clientX: number;
  readonly clientY: number;
  /** 0 if a key caused the click. */
  readonly detail: number;
}

interface Control {
  /** Whether it is still on the page. */
  readonly isConnected: boolean;
}

/**
 * Recognizes a tap that was meant for the control before: the first of two taps may have brought
 * another control under the finger. `control` is what is under it now. If the first control was
 * removed, the page may have moved, so the place on the screen counts too.
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
