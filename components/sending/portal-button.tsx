'use client';
import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePortalAccess } from '@/lib/client/sending/portal-access';
import type { PortalAccess } from '@/lib/contract/portal';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { useTranslation } from '../translation';

const PortalDialog = later(async () => (await import('./portal-dialog')).PortalDialog);

/** Shows the policyholder's progress in a few words; the dialog has the details. */
export function PortalButton({ claimId, isEmpty }: { claimId: number; isEmpty: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data: access } = usePortalAccess(claimId);
  return (
    <>
      <Button
        data-command={t.sending.button}
        onClick={() => setOpen(true)}
        disabled={isEmpty && !access?.link_status}
      >
        <Send aria-hidden size={16} />
        {t.sending.button}
        {access?.link_status && (
          <span className="text-ink-2">· {stateOf(access, t.sending.states)}</span>
        )}
      </Button>
      <Suspense>
        {isOpen && <PortalDialog claimId={claimId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

function stateOf(
  access: PortalAccess,
  messages: ReturnType<typeof useTranslation>['t']['sending']['states'],
): string {
  if (access.link_status === 'locked') return messages.locked;
  if (access.link_status === 'submitted') return messages.submitted;
  if (access.answered_count > 0)
    return fill(messages.answered, { done: access.answered_count, total: access.item_count });
  if (access.first_open_time !== null) return messages.opened;
  const { mail } = access;
  return mail && mail.failure !== 'withdrawn'
    ? { queued: messages.mailWaits, sent: messages.sent, failed: messages.mailFailed }[mail.status]
    : messages.sent;
}
