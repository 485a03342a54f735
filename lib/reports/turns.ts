import { problem } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';

const RETRY_AFTER_SECONDS = 10;

interface Limits {
  readonly atOnce: number;
  /** Per client. Further requests get 503 instead of waiting until they time out. */
  readonly waitingMax: number;
}

/**
 * Runs a few reports at a time and chooses waiting ones from each client in turn, so that many
 * reports of one client delay another client's by one.
 */
export class Turns {
  readonly #limits: Limits;
  /** By client, in the order of their turns. */
  readonly #waiting = new Map<number, (() => void)[]>();
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Throws `unavailable` if too many reports of the client wait. */
  async take<T>(clientId: number, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#wait(clientId);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #wait(clientId: number): Promise<void> {
    const mine = this.#waiting.get(clientId) ?? [];
    if (mine.length >= this.#limits.waitingMax)
      throw new Fault('unavailable', problem('reports_busy'), {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    this.#waiting.set(clientId, mine);
    return new Promise((begin) => void mine.push(begin));
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#running -= 1;
      return;
    }
    const [clientId, [begin, ...others]] = first;
    this.#waiting.delete(clientId);
    if (others.length > 0) this.#waiting.set(clientId, others);
    begin?.();
  }
}

const globals = globalThis as typeof globalThis & { cvsReportTurns?: Turns };

/** While one report is rendered the next reads the database, so two connections suffice. */
export function reportTurns(): Turns {
  globals.cvsReportTurns ??= new Turns({ atOnce: 2, waitingMax: 8 });
  return globals.cvsReportTurns;
}
