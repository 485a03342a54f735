/** The only source of time in services, so that a test can set it. */
interface Clock {
  now(): Date;
}

const systemClock: Clock = { now: () => new Date() };

let current: Clock = systemClock;

export const now = (): Date => current.now();

/** Tests only. Replaces the clock and returns a function that restores the previous one. */
export function useClock(clock: Clock): () => void {
  const before = current;
  current = clock;
  return () => {
    current = before;
  };
}
