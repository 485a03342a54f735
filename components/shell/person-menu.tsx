'use client';
import { CircleUser, LogOut } from 'lucide-react';
import { applyTheme, useTheme } from '@/lib/client/apply-theme';
import { setLetterKeys, useLetterKeys } from '@/lib/client/letter-keys';
import { useSession } from '@/lib/client/session';
import { leave } from '@/lib/client/sign-in';
import { THEMES, themeOf } from '@/lib/client/theme';
import { Menu } from '../ui/menu';
import type { MenuEntry } from '../ui/menu-entry';
import { useWords } from '../words';

/** Who is signed in; theme, single-letter keys, sign out. */
export function PersonMenu() {
  const { t } = useWords();
  const { data: session } = useSession();
  const lettersOn = useLetterKeys();
  const theme = useTheme();
  const entries: readonly MenuEntry[] = [
    { kind: 'label', text: t.shell.theme },
    {
      kind: 'choice',
      value: theme,
      options: THEMES.map((value) => ({ value, label: t.shell.themes[value] })),
      onChoose: (value) => applyTheme(themeOf(value)),
    },
    { kind: 'line' },
    { kind: 'check', text: t.shell.letterKeys, isChecked: lettersOn, onChange: setLetterKeys },
    { kind: 'line' },
    { kind: 'item', text: t.shell.signOut, icon: <LogOut aria-hidden size={16} />, onSelect: () => void leave() },
  ];
  return (
    <Menu
      side="top"
      entries={entries}
      trigger={
        <button
          type="button"
          className="flex min-h-8 w-full items-center gap-2 rounded-md px-2 text-left text-ink-2 hover:bg-running-soft hover:text-ink"
        >
          <CircleUser aria-hidden size={16} className="shrink-0" />
          <span className="min-w-0 truncate">{session?.name ?? t.shell.account}</span>
        </button>
      }
    />
  );
}
