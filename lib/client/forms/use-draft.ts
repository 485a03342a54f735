import { useCallback, useEffect, useState } from 'react';
import { readFromTab, saveInTab } from '../session/tab-storage';

/**
 * What the user saw when starting the form, with its revision: the change is based on it, however
 * much later it is saved.
 */
interface Start<Seen, Form> {
  readonly seen: Seen;
  readonly before: Form;
}

interface Begun<Seen, Form> extends Start<Seen, Form> {
  readonly form: Form;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether stored data has all fields of `first`, each of the same type. Another version of the desk
 * may have stored something else, which is then ignored.
 */
export function isAlike<T>(first: T, found: unknown): found is T {
  if (first === null || found === null) return true;
  if (Array.isArray(first))
    return (
      Array.isArray(found) &&
      found.every((one) => first.length === 0 || isAlike<unknown>(first[0], one))
    );
  if (typeof first !== 'object') return typeof found === typeof first;
  return (
    typeof found === 'object' &&
    Object.entries(first).every(
      ([name, value]) => name in found && isAlike<unknown>(value, Reflect.get(found, name)),
    )
  );
}

function loaded<Seen, Form>(name: string, first: Begun<Seen, Form>): Begun<Seen, Form> {
  const found = readFromTab(name);
  return found !== null && isAlike(first, found) ? found : first;
}

/**
 * A form whose draft survives closing it and reloading the page, until it is saved or discarded.
 * `now` is what it would start with at present.
 */
export function useDraft<Seen, Form>(name: string, now: Start<Seen, Form>) {
  const [begun, setBegun] = useState(() => loaded(name, { ...now, form: now.before }));
  const isTouched = !isSame(begun.form, begun.before);
  const [isFound, setFound] = useState(isTouched);
  useEffect(() => saveInTab(name, isTouched ? begun : null), [name, begun, isTouched]);

  const setForm = useCallback(
    (next: (last: Form) => Form) => setBegun((last) => ({ ...last, form: next(last.form) })),
    [],
  );
  /**
   * Deletes the stored draft of a form that was saved. Not in an effect, since the form may be
   * closed before any effect runs.
   */
  const forget = () => saveInTab(name, null);
  const begin = (start: Start<Seen, Form> = now) => {
    forget();
    setFound(false);
    setBegun({ ...start, form: start.before });
  };
  /** Continues from the current values instead of those that the form started with. */
  const settle = (rebased: (last: Begun<Seen, Form>) => Form, start: Start<Seen, Form> = now) =>
    setBegun((last) => ({ ...start, form: rebased(last) }));
  return { ...begun, setForm, forget, begin, settle, isTouched, isRestored: isFound && isTouched };
}
