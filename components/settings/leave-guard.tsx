'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Confirm } from '../ui/confirm';
import { useSettingsMessages } from './settings-messages';

/**
 * The address if the click is a plain click on a link to another page of the desk, otherwise null.
 */
function leadingTo(event: MouseEvent): string | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search;
}

/** Asks for confirmation before a link, a reload or a closed tab discards unsaved changes. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const { settings: messages } = useSettingsMessages();
  const router = useRouter();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!isDirty) return undefined;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const address = leadingTo(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(address);
    };
    window.addEventListener('beforeunload', beforeUnload);
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      window.removeEventListener('click', onClick, { capture: true });
    };
  }, [isDirty]);

  function leave() {
    onLeave();
    setWanted(null);
    if (wanted !== null) router.push(wanted);
  }

  return (
    <Confirm
      isOpen={wanted !== null}
      onOpenChange={() => setWanted(null)}
      title={messages.leaveTitle}
      text={messages.leaveText}
      action={messages.leave}
      isBusy={false}
      onConfirm={leave}
    />
  );
}
