/**
 * What this tab stores for the signed-in user: it survives a reload and a new sign-in of the same
 * user, and no other tab or user sees it (`useGivenSession`). If the browser stores nothing, it
 * lasts until the page is left.
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

/** Null deletes the value. */
export function saveInTab(name: string, value: unknown): void {
  memory.set(name, value);
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the value stays in memory.
  }
}
