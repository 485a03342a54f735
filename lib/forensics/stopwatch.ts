/**
 * Adds up the times of the steps of an analysis by a clock that the caller passes; without one it
 * measures nothing.
 */
export class Stopwatch {
  readonly #now: (() => number) | undefined;
  readonly #timesMs = new Map<string, number>();
  /** Time of the steps inside the running one, which is already counted. */
  #innerMs = 0;

  constructor(now: (() => number) | undefined) {
    this.#now = now;
  }

  /**
   * Times of the steps, without those of the steps inside them, in the order they ended; null
   * without a clock.
   */
  get timesMs(): Readonly<Record<string, number>> | null {
    return this.#now ? Object.fromEntries(this.#timesMs) : null;
  }

  measure<T>(step: string, work: () => T): T {
    if (!this.#now) return work();
    const outerMs = this.#innerMs;
    this.#innerMs = 0;
    const fromMs = this.#now();
    try {
      return work();
    } finally {
      const elapsedMs = this.#now() - fromMs;
      this.#add(step, elapsedMs - this.#innerMs);
      this.#innerMs = outerMs + elapsedMs;
    }
  }

  /** For an asynchronous step; no other may run inside it. */
  async measureWait<T>(step: string, work: () => Promise<T>): Promise<T> {
    const fromMs = this.#now?.() ?? 0;
    const result = await work();
    if (this.#now) this.#add(step, this.#now() - fromMs);
    return result;
  }

  #add(step: string, ms: number): void {
    this.#timesMs.set(step, (this.#timesMs.get(step) ?? 0) + ms);
  }
}
