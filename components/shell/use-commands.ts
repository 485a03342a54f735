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
  /** Distinguishes commands with the same name. */
  readonly note: string | null;
  run(): void;
}

const CLAIMS_MAX = 6;
const TYPING_PAUSE_MS = 150;

/** The actions of the page: its visible and enabled elements with a `data-command` attribute. */
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

/** The settings pages, each for everybody or only for administrators. */
const SETTINGS = [
  ['/settings/rules', 'rules', 'everybody'],
  ['/settings/price-imports', 'imports', 'everybody'],
  ['/settings/client', 'general', 'admins'],
  ['/settings/users', 'users', 'admins'],
  ['/settings/statuses', 'statuses', 'admins'],
  ['/settings/categories', 'categories', 'admins'],
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

/** The commands that match the text; claims are searched by the service. */
export function useCommands(text: string) {
  const router = useRouter();
  const q = useSettled(text.trim(), TYPING_PAUSE_MS);
  const { data, isFetching } = useClaims({ q, photos: null, owner: null });
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
  // While a search is running, keeps only those previous claims that still match, so that Enter
  // does not open an unrelated one.
  const near = isSettled ? claims : claims.filter(fits);
  // Without text, page actions come first; with text, claims do.
  return {
    commands: wanted === '' ? [...others, ...near] : [...near, ...others],
    isBusy: !isSettled,
  };
}
