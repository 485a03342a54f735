'use client';
import { Plus } from 'lucide-react';
import { Suspense, useState, type Dispatch, type SetStateAction } from 'react';
import { useAccess } from '@/lib/client/session/access';
import {
  hasEnded,
  useApiKeys,
  type ApiKey,
  type IssuedApiKey,
} from '@/lib/client/settings/api-keys';
import { fill } from '@/lib/shared/fill';
import { AdminsOnly } from '../settings/admins-only';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Check } from '../ui/field';
import { later } from '../ui/later';
import { LoadedRows } from '../ui/loaded';
import { EmptyNotice } from '../ui/notice';
import { useTranslation } from '../translation';
import { CallExample } from './call-example';
import { KeysTable } from './keys-table';

const IssueKeyDialog = later(async () => (await import('./issue-key-dialog')).IssueKeyDialog);
const IssuedKeyDialog = later(async () => (await import('./issued-key-dialog')).IssuedKeyDialog);
const RotateKeyDialog = later(async () => (await import('./rotate-key-dialog')).RotateKeyDialog);
const RevokeKeyDialog = later(async () => (await import('./revoke-key-dialog')).RevokeKeyDialog);

type Opened =
  | { readonly kind: 'issue' }
  | { readonly kind: 'issued'; readonly issued: IssuedApiKey; readonly oldEnd: string | null }
  | { readonly kind: 'rotate' | 'revoke'; readonly key: ApiKey };

export function ApiKeysPage() {
  const { settings, apiKeys: messages } = useSettingsMessages();
  const access = useAccess();
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <SettingsHead
        title={settings.apiKeys}
        lead={access?.isAdmin && fill(messages.lead, { client: access.client?.name ?? '' })}
      >
        {access?.isAdmin && (
          <Button look="primary" onClick={() => setOpened({ kind: 'issue' })}>
            <Plus aria-hidden size={16} />
            {messages.issue}
          </Button>
        )}
      </SettingsHead>
      <AdminsOnly>
        <Keys onAct={(kind, key) => setOpened({ kind, key })} />
        <CallExample />
        <Suspense>{opened && <OpenDialog opened={opened} onOpen={setOpened} />}</Suspense>
      </AdminsOnly>
    </>
  );
}

function OpenDialog({
  opened,
  onOpen,
}: {
  opened: Opened;
  onOpen: Dispatch<SetStateAction<Opened | null>>;
}) {
  // While the next dialog's code loads, this one is hidden but still receives clicks, so it may
  // close only itself.
  const close = () => onOpen((now) => (now === opened ? null : now));
  const show = (issued: IssuedApiKey, oldEnd: string | null) =>
    onOpen({ kind: 'issued', issued, oldEnd });
  switch (opened.kind) {
    case 'issue':
      return <IssueKeyDialog onIssued={(issued) => show(issued, null)} onClose={close} />;
    case 'issued':
      return <IssuedKeyDialog issued={opened.issued} oldEnd={opened.oldEnd} onClose={close} />;
    case 'rotate':
      return <RotateKeyDialog apiKey={opened.key} onRotated={show} onClose={close} />;
    case 'revoke':
      return <RevokeKeyDialog apiKey={opened.key} onClose={close} />;
  }
}

function Keys({ onAct }: { onAct(kind: 'rotate' | 'revoke', key: ApiKey): void }) {
  const { apiKeys: messages } = useSettingsMessages();
  const { keys, readAtMs, ...query } = useApiKeys();
  return (
    <LoadedRows
      data={keys}
      query={query}
      failed={messages.loadFailed}
      empty={<EmptyNotice title={messages.noneTitle} text={messages.noneText} />}
    >
      {(all) => <ActiveKeys keys={all} readAtMs={readAtMs} onAct={onAct} />}
    </LoadedRows>
  );
}

/** Hides keys that have ended until the user asks to see them. */
function ActiveKeys({ keys, ...rest }: Parameters<typeof KeysTable>[0]) {
  const { plural } = useTranslation();
  const { apiKeys: messages } = useSettingsMessages();
  const [showsEnded, setShowsEnded] = useState(false);
  const ended = keys.filter(hasEnded).length;
  const shown = showsEnded ? keys : keys.filter((key) => !hasEnded(key));
  return (
    <section aria-label={messages.list} className="border-t border-line">
      {shown.length > 0 ? (
        <KeysTable keys={shown} {...rest} />
      ) : (
        <p className="px-4 py-6 text-ink-2 lg:px-6">{messages.noneActive}</p>
      )}
      {ended > 0 && (
        <div className="px-4 py-3 lg:px-6">
          <Check
            label={plural(messages.showEnded, ended)}
            checked={showsEnded}
            onChange={(event) => setShowsEnded(event.target.checked)}
          />
        </div>
      )}
    </section>
  );
}
