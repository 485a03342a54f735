import { useRef } from 'react';

/**
 * Gives a second click the result of the running request: sent again, the request would conflict
 * with its own first change.
 */
export function useOneAtATime<Input, Output>(
  send: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  const running = useRef<Promise<Output> | null>(null);
  return (input) =>
    (running.current ??= send(input).finally(() => {
      running.current = null;
    }));
}
