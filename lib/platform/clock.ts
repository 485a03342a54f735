/** The only source of time in services, so that a test can say what time it is. */
interface Clock {
  now(): Date;
}

const systemClock: Clock = { now: () => new Date() };

let current: Clock = systemClock;

export const now = (): Date => current.now();

/** Tests only: returns the way back. */
export function useClock(clock: Clock): () => void {
  const before = current;
  current = clock;
  return () => {
    current = before;
  };
}
