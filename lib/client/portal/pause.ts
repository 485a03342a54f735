const PAUSE_MS = 1000;

/** Runs a function one second after it was last asked for. */
export class Pause {
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #run: () => void;

  constructor(run: () => void) {
    this.#run = run;
  }

  later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#run, PAUSE_MS);
  }
}
