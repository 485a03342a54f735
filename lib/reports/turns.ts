import { problem } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';

const RETRY_AFTER_SECONDS = 10;

interface Limits {
  readonly atOnce: number;
  /** Per client: further requests get 503 instead of waiting until they time out. */
  readonly waitingMax: number;
}

/** A few reports at a time, and of those that wait one of each client in turn: many of one hold up another's by one each. */
export class Turns {
  readonly #limits: Limits;
  /** By client, in the order of their next turn. */
  readonly #waiting = new Map<number, (() => void)[]>();
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Throws `unavailable` when too much of the client's waits. */
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

/** While one is rendered the next is read from the database: two connections in total. */
export function reportTurns(): Turns {
  globals.cvsReportTurns ??= new Turns({ atOnce: 2, waitingMax: 8 });
  return globals.cvsReportTurns;
}
