/** Sets the time that the services use during a test. */
import { afterEach } from 'vitest';
import { useClock } from '@/lib/platform/clock';

export function at<T>(time: string, run: () => Promise<T>): Promise<T> {
  const back = useClock({ now: () => new Date(time) });
  return run().finally(back);
}

/** Returns a function that sets the time until the test ends. */
export function usePresent(): (time: Date | string) => void {
  let back: (() => void) | null = null;
  const end = () => {
    back?.();
    back = null;
  };
  afterEach(end);
  return (time) => {
    end();
    back = useClock({ now: () => new Date(time) });
  };
}
