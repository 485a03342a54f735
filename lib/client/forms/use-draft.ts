import { useCallback, useEffect, useState } from 'react';
import { readFromTab, saveInTab } from '../session/tab-storage';

/** What a person saw when they began a form, with its revision: their change is decided on it, however much later. */
interface Start<Seen, Form> {
  readonly seen: Seen;
  readonly before: Form;
}

interface Begun<Seen, Form> extends Start<Seen, Form> {
  readonly form: Form;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Another version of the desk may have stored it: what does not have all fields, each of its kind, is none. */
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

/** A form that outlives its closing and a reload, until it is saved or discarded. `now` is what it would begin with at present. */
export function useDraft<Seen, Form>(name: string, now: Start<Seen, Form>) {
  const [begun, setBegun] = useState(() => loaded(name, { ...now, form: now.before }));
  const isTouched = !isSame(begun.form, begun.before);
  const [isFound, setFound] = useState(isTouched);
  useEffect(() => saveInTab(name, isTouched ? begun : null), [name, begun, isTouched]);

  const setForm = useCallback(
    (next: (last: Form) => Form) => setBegun((last) => ({ ...last, form: next(last.form) })),
    [],
  );
  /** It is what the service has. At once: the form may be closed before any effect runs. */
  const forget = () => saveInTab(name, null);
  const begin = (start: Start<Seen, Form> = now) => {
    forget();
    setFound(false);
    setBegun({ ...start, form: start.before });
  };
  /** Goes on from what stands at present. */
  const settle = (rebased: (last: Begun<Seen, Form>) => Form, start: Start<Seen, Form> = now) =>
    setBegun((last) => ({ ...start, form: rebased(last) }));
  return { ...begun, setForm, forget, begin, settle, isTouched, isRestored: isFound && isTouched };
}
