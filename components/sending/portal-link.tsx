'use client';
import { useState } from 'react';
import { useChangeAccess } from '@/lib/client/sending/sending';
import type { PortalAccess } from '@/lib/contract/portal';
import { fill } from '@/lib/shared/fill';
import { unbroken } from '@/lib/i18n/unbroken';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Field } from '../ui/field';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';

/** The policyholder's progress, and why the link does not open if it is locked. */
function useAccessFacts(access: PortalAccess): readonly string[] {
  const { t, formats } = useTranslation();
  const instant = (time: string) => unbroken(formats.instant(time));
  const isLocked = access.link_status === 'locked';
  const facts = [
    access.first_open_time === null
      ? t.sending.notOpened
      : fill(t.sending.opened, { time: instant(access.first_open_time) }),
    access.submit_time !== null && fill(t.sending.submitted, { time: instant(access.submit_time) }),
    access.reopen_time !== null && fill(t.sending.reopened, { time: instant(access.reopen_time) }),
    access.reopen_time === null &&
      access.submit_time === null &&
      access.answered_count > 0 &&
      t.sending.notHandedIn,
    isLocked &&
      access.revoke_time === null &&
      (access.pin_tries_left === 0 ? t.sending.lockedByPin : t.sending.lockedHere),
    !isLocked &&
      access.expire_time !== null &&
      fill(t.sending.expires, { date: unbroken(formats.day(access.expire_time)) }),
  ];
  return facts.filter((fact) => fact !== false);
}

/** The link to copy, the policyholder's progress, and the actions on the link. */
export function PortalLink({ claimId, access }: { claimId: number; access: PortalAccess }) {
  const { t, formats } = useTranslation();
  const change = useChangeAccess(claimId);
  const instant = (time: string) => unbroken(formats.instant(time));
  const [isConfirming, setConfirming] = useState(false);
  const isLocked = access.link_status === 'locked';
  const isSubmitted = access.link_status === 'submitted';
  const facts = useAccessFacts(access);
  return (
    <section className="flex flex-col gap-2">
      {change.error && <FormError>{change.error.message}</FormError>}
      {access.new_link_request_time !== null && (
        <FormError>
          {fill(t.sending.requestedNewLink, { time: instant(access.new_link_request_time) })}
        </FormError>
      )}
      {access.link !== null && <CopyLink link={access.link} />}
      {access.access_pin !== null && <p>{fill(t.sending.pin, { pin: access.access_pin })}</p>}
      <p aria-live="polite" className="text-ink-2">
        {facts.join(' · ')}
      </p>
      <div className="flex flex-wrap gap-2">
        {access.revoke_time === null && (
          <Button
            isBusy={change.isPending}
            onClick={() => change.mutate(isLocked || isSubmitted ? 'unlock' : 'lock')}
          >
            {isLocked ? t.sending.unlock : isSubmitted ? t.sending.reopen : t.sending.lock}
          </Button>
        )}
        {isSubmitted && (
          <Button isBusy={change.isPending} onClick={() => change.mutate('lock')}>
            {t.sending.lock}
          </Button>
        )}
        <Button isBusy={change.isPending} onClick={() => setConfirming(true)}>
          {t.sending.renew}
        </Button>
      </div>
      <Confirm
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t.sending.renewTitle}
        text={t.sending.renewText}
        action={t.sending.renew}
        isBusy={change.isPending}
        onConfirm={() => change.mutate('renew', { onSettled: () => setConfirming(false) })}
      />
    </section>
  );
}

/**
 * Focusing the field selects the link, so that it can be copied by key without clipboard access.
 */
function CopyLink({ link }: { link: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(link),
      () => {},
    );
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={t.sending.link}>
          {(control) => (
            <input {...control} readOnly value={link} onFocus={({ target }) => target.select()} />
          )}
        </Field>
      </div>
      <Button className="h-9!" onClick={() => void copy()}>
        {copied === link ? t.sending.copied : t.sending.copy}
      </Button>
    </div>
  );
}
