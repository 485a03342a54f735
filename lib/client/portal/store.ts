/** Holds a current value and notifies its subscribers, as `useSyncExternalStore` expects. */
export abstract class Store<T> {
  protected current: T;
  readonly #listeners = new Set<() => void>();

  constructor(current: T) {
    this.current = current;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): T => this.current;

  protected become(current: T): void {
    this.current = current;
    for (const listener of this.#listeners) listener();
  }
}
