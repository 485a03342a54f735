import type { Inventory } from '@/lib/contract/inventory';
import type { HomeboxField } from '@/lib/shared/inventory-fields';

/** What of a row a person decides: a cell, or whether the row or its product is taken. */
export type ChangeKey = HomeboxField | 'include' | 'take_match';

export interface Change {
  readonly row: number;
  readonly key: ChangeKey;
  /** A text, or null for that of the file; of `include` and `take_match` the decision. */
  readonly value: string | boolean | null;
  /** What was stored when the person changed it. */
  readonly base: string | boolean | null;
}

export interface QueueState {
  /** Changes that are not stored yet, by row and key. */
  readonly pending: ReadonlyMap<string, Change>;
  /** Changes of what somebody else has changed meanwhile. */
  readonly conflicts: readonly Change[];
  readonly error: unknown;
  readonly isSaving: boolean;
}

interface Wire {
  current(): Inventory;
  /** Sends changes of the given revision, and takes over the reply. */
  send(changes: readonly Change[], revision: number): Promise<void>;
  /** Reads the draft again. */
  reload(): Promise<void>;
  isOutdated(error: unknown): boolean;
}

/** An own change that was just stored makes the next one outdated, but hardly five in a row. */
const OUTDATED_MAX = 5;

export const keyOf = (row: number, key: ChangeKey): string => `${row} ${key}`;

/** What is stored: the corrected text, or null where the file's counts. */
export function storedValue(inventory: Inventory, row: number, key: ChangeKey): Change['value'] {
  const found = inventory.rows.find((one) => one.row === row);
  if (key === 'include' || key === 'take_match') return found?.[key] ?? null;
  return found?.corrections?.find(({ field }) => field === key)?.text ?? null;
}

type Pending = QueueState['pending'];

/** What was changed again meanwhile is based on what was sent. */
function withoutSent(all: Pending, sent: Pending): Pending {
  const pending = new Map<string, Change>();
  for (const [key, change] of all) {
    const before = sent.get(key);
    if (before === undefined) pending.set(key, change);
    else if (before !== change) pending.set(key, { ...change, base: before.value });
  }
  return pending;
}

/** Sets aside what somebody else has changed too. */
function separated(
  { pending: all, conflicts: before }: QueueState,
  inventory: Inventory,
): Pick<QueueState, 'pending' | 'conflicts'> {
  const pending = new Map<string, Change>();
  const conflicts = [...before];
  for (const [at, change] of all) {
    const now = storedValue(inventory, change.row, change.key);
    if (now === change.base) pending.set(at, change);
    else if (now !== change.value) conflicts.push(change);
  }
  return { pending, conflicts };
}

/**
 * Sends changes of a draft one request after the other, so that each has the revision that the one
 * before it has left. If somebody else was faster, changes of other cells are sent again, and those
 * of the same cell become conflicts.
 */
export class DraftQueue {
  #state: QueueState = { pending: new Map(), conflicts: [], error: null, isSaving: false };
  #running: Promise<void> | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** `seen`: what was stored when the person began; it may have been read again since. */
  readonly change = (
    row: number,
    key: ChangeKey,
    value: Change['value'],
    seen: Change['value'] = this.#stored(row, key),
  ): void => {
    const before = this.#state.pending.get(keyOf(row, key));
    const change = { row, key, value, base: before ? before.base : seen };
    const now = this.#stored(row, key);
    if (before || now === seen || now === value) this.#add([change]);
    else this.#set({ conflicts: [...this.#state.conflicts, change] });
  };

  readonly retry = (): void => void this.#start();

  /** Stores the own changes over those of somebody else. */
  readonly applyMine = (): void => {
    const mine = this.#state.conflicts.map((change) => ({
      ...change,
      base: this.#stored(change.row, change.key),
    }));
    this.#set({ conflicts: [] });
    this.#add(mine);
  };

  readonly keepTheirs = (): void => this.#set({ conflicts: [] });

  /** Resolves when everything is stored, with false if something is not. */
  readonly settled = async (): Promise<boolean> => {
    await this.#start();
    return this.#state.pending.size === 0 && this.#state.conflicts.length === 0;
  };

  #stored(row: number, key: ChangeKey): Change['value'] {
    return storedValue(this.#wire.current(), row, key);
  }

  #set(next: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }

  #add(changes: readonly Change[]): void {
    const pending = new Map(this.#state.pending);
    for (const change of changes) pending.set(keyOf(change.row, change.key), change);
    this.#set({ pending });
    void this.#start();
  }

  #start(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    await Promise.resolve(); // what one click changes is sent together
    if (this.#state.pending.size === 0) return;
    this.#set({ isSaving: true, error: null });
    for (let outdated = 0; this.#state.pending.size > 0 && outdated <= OUTDATED_MAX;) {
      const sent = this.#state.pending;
      const error = await this.#send(sent);
      if (error === null) {
        outdated = 0;
        this.#set({ pending: withoutSent(this.#state.pending, sent) });
      } else if (this.#wire.isOutdated(error) && (await this.#reload())) {
        outdated += 1;
        this.#set(separated(this.#state, this.#wire.current()));
      } else {
        this.#set({ error });
        break;
      }
    }
    this.#set({ isSaving: false });
  }

  #send(sent: Pending): Promise<unknown> {
    return this.#wire.send([...sent.values()], this.#wire.current().revision).then(
      () => null,
      (error: unknown) => error,
    );
  }

  #reload(): Promise<boolean> {
    return this.#wire.reload().then(
      () => true,
      () => false,
    );
  }
}
