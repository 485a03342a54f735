const FIRST_MS = 2000;
const MAX_MS = 30_000;

/** Runs a function again after growing waits, from 2 to 30 seconds, until it is stopped. */
export class Retry {
  #waitMs = FIRST_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #run: () => void;

  constructor(run: () => void) {
    this.#run = run;
  }

  later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#run, this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, MAX_MS);
  }

  /** Also resets the next wait to the first one. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waitMs = FIRST_MS;
  }
}
