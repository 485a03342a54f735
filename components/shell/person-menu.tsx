'use client';
import { CircleUser, LogOut } from 'lucide-react';
import { useState } from 'react';
import { setLetterKeys, useLetterKeys } from '@/lib/client/letter-keys';
import { useSession } from '@/lib/client/session';
import { leave } from '@/lib/client/sign-in';
import { applyTheme, currentTheme, THEMES, themeOf, type Theme } from '@/lib/client/theme';
import { Menu, MenuCheck, MenuChoice, MenuItem, MenuLabel, MenuLine } from '../ui/menu';
import { useWords } from '../words';

/** Who is signed in; theme, single-letter keys, sign out. */
export function PersonMenu() {
  const { t } = useWords();
  const { data: session } = useSession();
  const lettersOn = useLetterKeys();
  const [theme, setTheme] = useState<Theme>('system');

  function choose(value: string) {
    const next = themeOf(value);
    applyTheme(next);
    setTheme(next);
  }

  return (
    <Menu
      side="top"
      onOpenChange={(isOpen) => isOpen && setTheme(currentTheme())}
      trigger={
        <button type="button" className="flex min-h-8 w-full items-center gap-2 rounded-md px-2 text-left text-ink-2 hover:bg-running-soft hover:text-ink">
          <CircleUser aria-hidden size={16} className="shrink-0" />
          <span className="min-w-0 truncate">{session?.name ?? t.shell.account}</span>
        </button>
      }
    >
      <MenuLabel>{t.shell.theme}</MenuLabel>
      <MenuChoice value={theme} options={THEMES.map((value) => ({ value, label: t.shell.themes[value] }))} onChoose={choose} />
      <MenuLine />
      <MenuCheck isChecked={lettersOn} onChange={setLetterKeys}>
        {t.shell.letterKeys}
      </MenuCheck>
      <MenuLine />
      <MenuItem onSelect={() => void leave()}>
        <LogOut aria-hidden size={16} />
        {t.shell.signOut}
      </MenuItem>
    </Menu>
  );
}
