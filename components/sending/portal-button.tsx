'use client';
import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePortalAccess } from '@/lib/client/sending/portal-access';
import type { PortalAccess } from '@/lib/contract/portal';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { useWords } from '../words';

const PortalDialog = later(async () => (await import('./portal-dialog')).PortalDialog);

/** How far the policyholder is, in a word; the dialog has the rest. */
export function PortalButton({ claimId, isEmpty }: { claimId: number; isEmpty: boolean }) {
  const { t } = useWords();
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
  words: ReturnType<typeof useWords>['t']['sending']['states'],
): string {
  if (access.link_status === 'locked') return words.locked;
  if (access.link_status === 'submitted') return words.submitted;
  if (access.answered_count > 0)
    return fill(words.answered, { done: access.answered_count, total: access.item_count });
  if (access.first_open_time !== null) return words.opened;
  const { mail } = access;
  return mail && mail.failure !== 'withdrawn'
    ? { queued: words.mailWaits, sent: words.sent, failed: words.mailFailed }[mail.status]
    : words.sent;
}
