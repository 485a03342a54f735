'use client';
import { Keyboard, LogOut } from 'lucide-react';
import { applyTheme, useTheme } from '@/lib/client/shell/apply-theme';
import { setLetterKeys, useLetterKeys } from '@/lib/client/shell/letter-keys';
import { showOverlay } from '@/lib/client/shell/overlays';
import { leave } from '@/lib/client/session/sign-in';
import { THEMES, themeOf } from '@/lib/client/shell/theme';
import { LANGUAGES, LANGUAGE_NAMES } from '@/lib/shared/languages';
import type { MenuEntry, MenuProps } from '../ui/menu-entry';
import { MenuPanel } from '../ui/menu-panel';
import { useLanguageSwitch } from '../use-language-switch';
import { useTranslation } from '../translation';

/** Menu with theme, language, single-letter keys and sign-out. */
export function PersonPanel({ trigger }: Pick<MenuProps, 'trigger'>) {
  const { t, language } = useTranslation();
  const switchLanguage = useLanguageSwitch();
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
    { kind: 'label', text: t.common.language },
    {
      kind: 'choice',
      value: language,
      options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value })),
      onChoose: switchLanguage,
    },
    { kind: 'line' },
    {
      kind: 'item',
      text: t.commands.shortcuts,
      icon: <Keyboard aria-hidden size={16} />,
      onSelect: () => showOverlay('shortcuts'),
    },
    { kind: 'check', text: t.shell.letterKeys, isChecked: lettersOn, onChange: setLetterKeys },
    { kind: 'line' },
    {
      kind: 'item',
      text: t.shell.signOut,
      icon: <LogOut aria-hidden size={16} />,
      onSelect: () => void leave(),
    },
  ];
  return <MenuPanel side="top" entries={entries} trigger={trigger} />;
}
