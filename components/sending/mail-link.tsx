'use client';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { copyText } from '@/lib/client/shell/copy-text';
import { useMailLink } from '@/lib/client/sending/sending';
import type { PortalAccess } from '@/lib/contract/portal';
import { fill } from '@/lib/shared/fill';
import { unbroken } from '@/lib/i18n/unbroken';
import { isMailAddress } from '@/lib/shared/mail-address';
import { Button } from '../ui/button';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { MailAddress } from './mail-address';

/**
 * Sends the link by e-mail and shows the state of the last mail; without a mail server, offers the
 * text to copy.
 */
export function MailLink({ claimId, access }: { claimId: number; access: PortalAccess }) {
  const { t } = useTranslation();
  // the link would not work
  if (access.link === null || access.link_status === 'locked') return null;
  return (
    <section className="flex flex-col gap-4">
      {access.mail && <MailState mail={access.mail} />}
      {access.is_mail_set_up ? (
        <SendMail claimId={claimId} access={access} />
      ) : (
        <p>{t.sending.mail.notSetUp}</p>
      )}
      {access.letter && (!access.is_mail_set_up || access.mail?.status === 'failed') && (
        <CopyLetter letter={access.letter} />
      )}
    </section>
  );
}

function SendMail({ claimId, access }: { claimId: number; access: PortalAccess }) {
  const { t } = useTranslation();
  const send = useMailLink(claimId);
  const [address, setAddress] = useState(access.mail?.mail_to ?? '');
  const [problem, setProblem] = useState<'wrong' | 'missing' | null>(null);
  const mail = () => {
    const wrong =
      address.trim() === '' ? 'missing' : isMailAddress(address.trim()) ? null : 'wrong';
    setProblem(wrong);
    if (wrong === null && !send.isPending) send.mutate(address.trim());
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // prevents submitting the form, which would send the cart
    mail();
  };
  return (
    <>
      {send.error && <FormError>{send.error.message}</FormError>}
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-52 flex-1">
          <MailAddress
            hint={t.sending.mail.hintSent}
            error={problem ? t.sending.mail[problem] : undefined}
            value={address}
            onType={setAddress}
            onKeyDown={byKey}
          />
        </div>
        <Button className="h-9! sm:mt-6" isBusy={send.isPending} onClick={mail}>
          {access.mail ? t.sending.mail.again : t.sending.mail.send}
        </Button>
      </div>
    </>
  );
}

function MailState({ mail }: { mail: NonNullable<PortalAccess['mail']> }) {
  const { t, formats } = useTranslation();
  const { mail: messages } = t.sending;
  const { status, failure, answer, mail_to: address } = mail;
  const why = failure ? messages.why[failure] : '';
  const serverAnswer =
    failure === 'refused' || failure === 'not_let_in'
      ? answer && fill(messages.answer, { answer })
      : null;
  if (status === 'failed' && failure !== 'withdrawn')
    return (
      <FormError>
        {[fill(messages.failed, { address, why }), serverAnswer].filter(Boolean).join(' ')}
      </FormError>
    );
  const line =
    status === 'sent'
      ? fill(messages.sent, {
          address,
          time: mail.send_time === null ? '' : unbroken(formats.instant(mail.send_time)),
        })
      : status === 'failed'
        ? fill(messages.failed, { address, why })
        : failure && mail.next_try_time !== null
          ? fill(messages.retrying, {
              address,
              why,
              time: unbroken(formats.instant(mail.next_try_time)),
            })
          : fill(messages.queued, { address });
  const isWaiting = status === 'queued' && failure !== null;
  return (
    <p
      aria-live="polite"
      className={`flex gap-2 ${isWaiting ? 'rounded-md border border-failed bg-failed-soft p-3' : ''}`}
    >
      {status === 'sent' && (
        <CircleCheck aria-hidden size={16} className="mt-0.5 shrink-0 text-clear" />
      )}
      {isWaiting && <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-failed" />}
      <span className="min-w-0 break-words">{[line, serverAnswer].filter(Boolean).join(' ')}</span>
    </p>
  );
}

function CopyLetter({ letter }: { letter: NonNullable<PortalAccess['letter']> }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string | null>(null);
  const mailText = `${letter.subject}\n\n${letter.text}`;
  return (
    <Button
      className="self-start"
      onClick={() => void copyText(mailText).then((isCopied) => isCopied && setCopied(mailText))}
    >
      {copied === mailText ? t.sending.copied : t.sending.mail.copyText}
    </Button>
  );
}
