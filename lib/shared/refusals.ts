import { Fault } from './fault';

/** Collects what several checks find wrong, so that one error names all of it. */
export class Refusals {
  readonly #faults: Fault[] = [];

  /** Returns null if the check refuses a value. */
  check<T>(run: () => T): T | null {
    try {
      return run();
    } catch (error) {
      return this.#add(error);
    }
  }

  wait<T>(running: Promise<T>): Promise<T | null> {
    return running.catch((error: unknown) => this.#add(error));
  }

  /** Throws Fault `wrong` with all problems, if there are any. */
  throwAny(): void {
    if (this.#faults.length > 0)
      throw new Fault(
        'wrong',
        this.#faults.flatMap(({ problems }) => problems),
      );
  }

  #add(error: unknown): null {
    if (!(error instanceof Fault) || error.kind !== 'wrong') throw error;
    this.#faults.push(error);
    return null;
  }
}

/** Runs all checks. Throws Fault `wrong` with the problems of all that refuse a value. */
export function requireAll(...checks: readonly (() => void)[]): void {
  const refusals = new Refusals();
  for (const check of checks) refusals.check(check);
  refusals.throwAny();
}
