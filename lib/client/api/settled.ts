import { useEffect, useState } from 'react';

/**
 * Returns the value once it has not changed for `pauseMs`, so that typing does not send a request
 * per letter.
 */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pauseMs);
    return () => window.clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
