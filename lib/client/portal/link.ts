/**
 * A policyholder's access. The token stays in the address, so that reloads and bookmarks work, and
 * is stored nowhere else.
 */
export interface Link {
  readonly token: string;
  readonly pin: string | null;
}

const TOKEN = /^#([\w-]{43})$/;

export const tokenIn = (hash: string): string | null => TOKEN.exec(hash)?.[1] ?? null;

/**
 * In session storage: the PIN is not asked for again at every reload, and does not outlive the tab.
 */
const PIN_STORAGE_KEY = 'portal/pin';

export function storedPin(token: string): string | null {
  try {
    const [of, pin] = (sessionStorage.getItem(PIN_STORAGE_KEY) ?? '').split(' ');
    return of === shortened(token) && pin ? pin : null;
  } catch {
    return null;
  }
}

export function keepPin(token: string, pin: string | null): void {
  try {
    if (pin === null) sessionStorage.removeItem(PIN_STORAGE_KEY);
    else sessionStorage.setItem(PIN_STORAGE_KEY, `${shortened(token)} ${pin}`);
  } catch {
    // Storage is forbidden: the PIN is asked for again after a reload.
  }
}

/** Six characters tell links apart, but cannot open one. */
export const shortened = (token: string) => token.slice(0, 6);
