'use client';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { switchActingClient, useActingClient } from '@/lib/client/api/acting-client';
import { SESSION_KEY, useSession } from '@/lib/client/session/session';
import { Menu } from '../ui/menu';
import { useTranslation } from '../translation';

/** Chooses the insurer that the desk acts for; hidden for people with only one. */
export function ClientSwitch() {
  const { t } = useTranslation();
  const router = useRouter();
  const cache = useQueryClient();
  const { data: session } = useSession();
  const actingClient = useActingClient();
  if (!session || session.clients.length < 2) return null;
  const current = session.clients.find(({ client_id }) => client_id === actingClient);

  function choose(value: string) {
    switchActingClient(Number(value));
    // Data of one client must not be shown under another.
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    router.push('/claims');
  }

  return (
    <Menu
      trigger={
        <button
          type="button"
          className="mb-2 flex min-h-8 items-center gap-2 rounded-md border border-line bg-surface px-2 text-left hover:border-control"
        >
          <span className="sr-only">{t.shell.client}</span>
          <span className="min-w-0 flex-1 truncate">{current?.name}</span>
          <ChevronsUpDown aria-hidden size={14} className="shrink-0 text-ink-2" />
        </button>
      }
      entries={[
        { kind: 'label', text: t.shell.client },
        {
          kind: 'choice',
          value: String(actingClient),
          options: session.clients.map(({ client_id, name }) => ({
            value: String(client_id),
            label: name,
          })),
          onChoose: choose,
        },
      ]}
    />
  );
}
