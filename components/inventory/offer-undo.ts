/** Adds a step to the page's undo; returns what takes it back and removes it from there. */
export type Remember = (takeBack: () => Promise<void>) => () => unknown;

/** Lets the toast of an action take it back, until that or the page's undo did. */
export function offerUndo(
  label: string,
  takeBack: () => Promise<void>,
  remember: Remember | undefined,
) {
  const isTaken = new AbortController();
  const takeBackOnce = () => {
    isTaken.abort();
    return takeBack();
  };
  const onClick = remember ? remember(takeBackOnce) : takeBackOnce;
  return { signal: isTaken.signal, action: { label, onClick } };
}
