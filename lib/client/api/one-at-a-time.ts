import { useRef } from 'react';

/** A second click while the first is on its way gets the same answer: sent again, it would be told that somebody changed the thing meanwhile. */
export function useOneAtATime<Input, Output>(
  send: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  const running = useRef<Promise<Output> | null>(null);
  return (input) =>
    (running.current ??= send(input).finally(() => {
      running.current = null;
    }));
}
