'use client';
import { useAccess } from '@/lib/client/session/access';
import { fill } from '@/lib/shared/fill';
import { AdminsOnly } from '../settings/admins-only';
import { CodeBlock } from '../settings/code-block';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { ClientEvents } from './client-events';
import { ExportForm } from './export-form';

const VERIFY_COMMAND = 'npm run audit:verify';

export function AuditPage() {
  const { settings, audit: messages } = useSettingsMessages();
  const access = useAccess();
  return (
    <>
      <SettingsHead
        title={settings.audit}
        lead={access?.isAdmin && fill(messages.lead, { client: access.client?.name ?? '' })}
      />
      <AdminsOnly>
        <div className="grid grid-cols-[minmax(0,1fr)] border-y border-line xl:grid-cols-2">
          <ExportForm />
          <Verifying />
        </div>
        <ClientEvents />
      </AdminsOnly>
    </>
  );
}

function Verifying() {
  const { audit: messages } = useSettingsMessages();
  return (
    <section
      aria-label={messages.verify.title}
      className="flex flex-col gap-3 border-t border-line px-4 py-4 lg:px-6 xl:border-t-0 xl:border-l"
    >
      <h2 className="font-semibold">{messages.verify.title}</h2>
      <p>{messages.verify.text}</p>
      <CodeBlock
        label={messages.verify.command}
        code={VERIFY_COMMAND}
        copyLabel={messages.verify.copy}
      />
      <p className="text-ink-2">{messages.verify.digest}</p>
    </section>
  );
}
