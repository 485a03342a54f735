'use client';
import { CircleUser } from 'lucide-react';
import { Suspense } from 'react';
import { useSession } from '@/lib/client/session/session';
import { later } from '../ui/later';
import { useClosedMenu } from '../ui/menu';
import { useTranslation } from '../translation';

const PersonPanel = later(async () => (await import('./person-panel')).PersonPanel);

/** Shows who is signed in; the code of the panel is loaded when it is opened. */
export function PersonMenu() {
  const { t } = useTranslation();
  const { data: session } = useSession();
  const trigger = (
    <button
      type="button"
      className="flex min-h-8 w-full items-center gap-2 rounded-md px-2 text-left text-ink-2 hover:bg-running-soft hover:text-ink"
    >
      <CircleUser aria-hidden size={16} className="shrink-0" />
      <span className="min-w-0 truncate">{session?.name ?? t.shell.account}</span>
    </button>
  );
  const { isWanted, button } = useClosedMenu(trigger);
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <PersonPanel trigger={trigger} />
    </Suspense>
  );
}
