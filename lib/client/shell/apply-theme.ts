import { useSyncExternalStore } from 'react';
import { THEME_COOKIE, themeOf, type Theme } from './theme';

const YEAR_SECONDS = 365 * 24 * 3600;
const listeners = new Set<() => void>();

/** Changes the page at once; the cookie lets the server render the next page in the same theme. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  for (const listener of listeners) listener();
}

const currentTheme = (): Theme => themeOf(document.documentElement.dataset['theme']);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'system');
