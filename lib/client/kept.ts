/**
 * What this tab remembers of the person who is signed in: it outlives a reload and a new sign-in of the same person, and no
 * other tab or person sees it. Where the browser keeps nothing, it is remembered until the page is left.
 */
const memory = new Map<string, unknown>();
const PREFIX = 'kept/';
const OWNER = 'owner';

export function kept(name: string): unknown {
  if (memory.has(name)) return memory.get(name);
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keep(name: string, value: unknown): void {
  memory.set(name, value);
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full or forbidden: the memory of the page has it.
  }
}

/** Whose it is from now on: what somebody else has left in this tab is forgotten before anything is read. */
export function keepFor(actor: string): void {
  if (kept(OWNER) === actor) return;
  memory.clear();
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // Forbidden: there is nothing in it.
  }
  keep(OWNER, actor);
}
