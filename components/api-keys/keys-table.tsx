'use client';
import { hasEnded, type ApiKey } from '@/lib/client/settings/api-keys';
import { fill } from '@/lib/shared/fill';
import { ActionsCell, DataRow, DataTable, LineCell, StateCell } from '../settings/data-table';
import { useSettingsMessages } from '../settings/settings-messages';
import { useActorName } from '../settings/use-actor-name';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { KeyBadge } from './key-badge';

interface KeysTableProps {
  keys: readonly ApiKey[];
  readAtMs: number;
  onAct(kind: 'rotate' | 'revoke', key: ApiKey): void;
}

const GRID =
  'grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1 lg:grid-cols-[minmax(10rem,1.6fr)_minmax(7rem,1fr)_8rem_10rem_7.5rem_11rem]';

export function KeysTable({ keys, readAtMs, onAct }: KeysTableProps) {
  const { apiKeys: messages } = useSettingsMessages();
  const nameOf = useActorName();
  const issuerOf = ({ created_by: by }: ApiKey) =>
    by === null || by === 'operator' ? messages.operator : nameOf(by);
  return (
    <DataTable
      label={messages.list}
      grid={GRID}
      from="lg"
      columns={messages.columns}
      unseen="actions"
      edge="none"
    >
      {keys.map((key) => (
        <KeyRow
          key={key.api_key_id}
          apiKey={key}
          issuer={issuerOf(key)}
          readAtMs={readAtMs}
          onAct={onAct}
        />
      ))}
    </DataTable>
  );
}

function KeyRow({
  apiKey,
  issuer,
  readAtMs,
  onAct,
}: { apiKey: ApiKey; issuer: string } & Pick<KeysTableProps, 'readAtMs' | 'onAct'>) {
  const { formats } = useTranslation();
  const { apiKeys: messages } = useSettingsMessages();
  const { api_key_id: id, name, scopes, last_used_time: used, expire_time: end } = apiKey;
  const isOver = hasEnded(apiKey);
  return (
    <DataRow data-key={id} className={isOver ? 'text-ink-2' : ''}>
      <td className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <About apiKey={apiKey} issuer={issuer} />
      </td>
      <LineCell name={messages.columns.scopes}>
        {scopes.map((scope) => messages.scopes[scope]).join(', ')}
      </LineCell>
      <LineCell name={messages.columns.used}>
        {used === null ? messages.neverUsed : formats.since(used, readAtMs)}
      </LineCell>
      <LineCell name={messages.columns.expires}>
        {end === null ? messages.noExpiry : formats.instant(end)}
      </LineCell>
      <StateCell>
        <KeyBadge state={apiKey.state} />
      </StateCell>
      <ActionsCell>
        {!isOver && apiKey.replaced_by === null && (
          <Button aria-label={`${messages.rotate} ${name}`} onClick={() => onAct('rotate', apiKey)}>
            {messages.rotate}
          </Button>
        )}
        {!isOver && (
          <Button aria-label={`${messages.revoke} ${name}`} onClick={() => onAct('revoke', apiKey)}>
            {messages.revoke}
          </Button>
        )}
      </ActionsCell>
    </DataRow>
  );
}

function About({ apiKey, issuer }: { apiKey: ApiKey; issuer: string }) {
  const { formats, plural } = useTranslation();
  const { apiKeys: messages } = useSettingsMessages();
  const about = [
    fill(messages.issuedBy, { when: formats.day(apiKey.create_time), who: issuer }),
    apiKey.client_ids.length > 1 && plural(messages.severalClients, apiKey.client_ids.length),
    apiKey.replaced_by !== null && fill(messages.replaced, { id: apiKey.replaced_by }),
  ];
  return (
    <>
      <p className="font-mono text-meta break-all text-ink-2">cvs_live_{apiKey.api_key_id}_…</p>
      <p className="text-meta break-words text-ink-2">{about.filter(Boolean).join(' · ')}</p>
    </>
  );
}
