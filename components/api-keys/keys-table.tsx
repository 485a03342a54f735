'use client';
import { hasEnded, type ApiKey } from '@/lib/client/settings/api-keys';
import { fill } from '@/lib/shared/fill';
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
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 lg:px-6 ' +
  'lg:grid-cols-[minmax(10rem,1.6fr)_minmax(7rem,1fr)_8rem_10rem_7.5rem_11rem]';

export function KeysTable({ keys, readAtMs, onAct }: KeysTableProps) {
  const { apiKeys: messages } = useSettingsMessages();
  const { actions, ...columns } = messages.columns;
  const nameOf = useActorName();
  const issuerOf = ({ created_by: by }: ApiKey) =>
    by === null || by === 'operator' ? messages.operator : nameOf(by);
  return (
    <table aria-label={messages.list} className="block">
      <thead className="hidden border-b border-line lg:block">
        <tr className={GRID}>
          {Object.entries(columns).map(([column, name]) => (
            <th
              key={column}
              scope="col"
              className="py-2 text-left text-meta font-medium text-ink-2"
            >
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className="block">
        {keys.map((key) => (
          <KeyRow
            key={key.api_key_id}
            apiKey={key}
            issuer={issuerOf(key)}
            readAtMs={readAtMs}
            onAct={onAct}
          />
        ))}
      </tbody>
    </table>
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
    <tr
      data-key={id}
      className={`${GRID} min-h-14 border-b border-line py-2 ${isOver ? 'text-ink-2' : ''}`}
    >
      <td className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <About apiKey={apiKey} issuer={issuer} />
      </td>
      <td className="col-span-2 row-start-2 text-ink-2 lg:col-span-1 lg:row-start-auto">
        <span className="lg:sr-only">{messages.columns.scopes}: </span>
        {scopes.map((scope) => messages.scopes[scope]).join(', ')}
      </td>
      <td className="col-span-2 text-ink-2 lg:col-span-1">
        <span className="lg:sr-only">{messages.columns.used}: </span>
        {used === null ? messages.neverUsed : formats.since(used, readAtMs)}
      </td>
      <td className="col-span-2 text-ink-2 lg:col-span-1">
        <span className="lg:sr-only">{messages.columns.expires}: </span>
        {end === null ? messages.noExpiry : formats.instant(end)}
      </td>
      <td className="col-start-2 row-start-1 self-start lg:col-start-auto lg:row-start-auto lg:self-center">
        <KeyBadge state={apiKey.state} />
      </td>
      <td className="col-span-2 flex gap-2 lg:col-span-1 lg:justify-end">
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
      </td>
    </tr>
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
