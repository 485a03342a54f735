'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAccess } from '@/lib/client/session/access';
import { useClaims } from '@/lib/client/claims/claims';
import { showOverlay } from '@/lib/client/shell/overlays';
import { useSettled } from '@/lib/client/api/settled';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';

export interface Command {
  readonly key: string;
  readonly group: 'claims' | 'actions' | 'places';
  readonly text: string;
  /** What tells it from others of its name. */
  readonly note: string | null;
  run(): void;
}

const CLAIMS_MAX = 6;
const TYPING_PAUSE_MS = 150;

/** What the page offers by its buttons and links: those that are there, in sight and not switched off. */
function actionsOfPage(): Command[] {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-command]')];
  return elements
    .filter((element) => element.offsetParent !== null && !element.matches(':disabled'))
    .map((element, index) => ({
      key: `action/${index}`,
      group: 'actions',
      text: element.dataset['command'] ?? '',
      note: null,
      run: () => element.click(),
    }));
}

/** The pages of the settings, and whom they are for. */
const SETTINGS = [
  ['/settings/rules', 'rules', 'everybody'],
  ['/settings/price-imports', 'imports', 'everybody'],
  ['/settings/client', 'general', 'admins'],
  ['/settings/users', 'users', 'admins'],
  ['/settings/statuses', 'statuses', 'admins'],
  ['/settings/api-keys', 'apiKeys', 'admins'],
  ['/settings/webhooks', 'webhooks', 'admins'],
  ['/settings/request-log', 'requestLog', 'admins'],
  ['/settings/audit', 'audit', 'admins'],
] as const;

function usePlaces(): Command[] {
  const { t } = useTranslation();
  const router = useRouter();
  const isAdmin = useAccess()?.isAdmin === true;
  const settings = SETTINGS.filter(([, , whose]) => whose === 'everybody' || isAdmin);
  const places = [
    ['/claims', t.shell.claims],
    ['/claims?flagged=true', t.claims.flaggedTitle],
    ...settings.map(
      ([href, name]) =>
        [href, fill(t.commands.settingsPage, { name: t.commands.settings[name] })] as const,
    ),
  ] as const;
  return [
    ...places.map(([href, text]): Command => ({
      key: href,
      group: 'places',
      text,
      note: null,
      run: () => router.push(href),
    })),
    {
      key: '/docs',
      group: 'places',
      text: t.shell.apiDocs,
      note: null,
      run: () => void window.open('/docs', '_blank', 'noreferrer'),
    },
    {
      key: 'shortcuts',
      group: 'places',
      text: t.commands.shortcuts,
      note: null,
      run: () => showOverlay('shortcuts'),
    },
  ];
}

/** What fits to the typed words; claims are looked for by the service. */
export function useCommands(text: string) {
  const router = useRouter();
  const q = useSettled(text.trim(), TYPING_PAUSE_MS);
  const { data, isFetching } = useClaims({ q, isFlagged: false, owner: null });
  const [actions] = useState(actionsOfPage);
  const places = usePlaces();
  const wanted = text.trim().toLocaleLowerCase();
  const fits = ({ text: name, note }: Command) =>
    [name, note ?? ''].some((part) => part.toLocaleLowerCase().includes(wanted));
  const found = data?.pages[0]?.client_references.slice(0, CLAIMS_MAX) ?? [];
  const claims = found.map(
    ({ client_reference_id: id, client_reference, policyholder_name: who }): Command => ({
      key: `claim/${id}`,
      group: 'claims',
      text: client_reference,
      note: who,
      run: () => router.push(`/claims/${id}`),
    }),
  );
  const others = [...actions, ...places].filter(fits);
  const isSettled = q === text.trim() && !isFetching;
  // Claims of what was typed before stay only as far as they fit: Enter must not open one that nobody asked for.
  const near = isSettled ? claims : claims.filter(fits);
  // Without words what can be done here comes first; with them, the claims.
  return {
    commands: wanted === '' ? [...others, ...near] : [...near, ...others],
    isBusy: !isSettled,
  };
}
