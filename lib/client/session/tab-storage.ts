/**
 * What this tab remembers of the person who is signed in: it outlives a reload and a new sign-in of the same person, and no
 * other tab or person sees it (`useGivenSession`). Where the browser keeps nothing, it is remembered until the page is left.
 */
const memory = new Map<string, unknown>();

export function readFromTab(name: string): unknown {
  if (memory.has(name)) return memory.get(name);
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function saveInTab(name: string, value: unknown): void {
  memory.set(name, value);
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or forbidden: the memory of the page has it.
  }
}
