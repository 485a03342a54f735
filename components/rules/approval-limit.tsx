'use client';
import Link from 'next/link';
import { useAccess } from '@/lib/client/session/access';
import { useAcvSettings } from '@/lib/client/rules/acv-settings';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';

/**
 * Shows the amount above which a manual ACV needs the approval of a second person; it is edited in
 * the client settings.
 */
export function ApprovalLimit() {
  const { formats } = useTranslation();
  const { rules, clientSettings } = useSettingsMessages();
  const access = useAccess();
  const { data } = useAcvSettings();
  if (!access || !data) return null;
  const { title } = clientSettings.approval;
  const limit = data.override_limit;
  const limitText =
    limit === null
      ? rules.approval.never
      : fill(rules.approval.above, { amount: formats.money(limit, access.client?.currency ?? '') });
  return (
    <section aria-label={title} className="flex max-w-2xl flex-col gap-2 px-4 py-6 lg:px-6">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-ink-2">{limitText}</p>
      {access.isAdmin && (
        <Link href="/settings/client" className="self-start text-accent underline">
          {rules.approval.change}
        </Link>
      )}
    </section>
  );
}
