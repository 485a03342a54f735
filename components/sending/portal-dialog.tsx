'use client';
import { useState } from 'react';
import { useCart } from '@/lib/client/cart/appraisals';
import { useClaim } from '@/lib/client/claims/claims';
import { useDraft } from '@/lib/client/forms/use-draft';
import { toSend } from '@/lib/client/sending/left-out';
import { usePortalAccess } from '@/lib/client/sending/portal-access';
import { useSendToPortal } from '@/lib/client/sending/sending';
import type { PortalAccess } from '@/lib/contract/portal';
import { fill } from '@/lib/shared/fill';
import { isMailAddress } from '@/lib/shared/mail-address';
import type { Language } from '@/lib/shared/languages';
import { LanguageField } from '../ui/language-field';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { Check, Field } from '../ui/field';
import { DraftNotice } from '../ui/draft-notice';
import { ErrorNotice, FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { LeftOut } from './left-out';
import { MailAddress } from './mail-address';
import { MailLink } from './mail-link';
import { PortalAnswers } from './portal-answers';
import { PortalLink } from './portal-link';

interface PortalDialogProps {
  claimId: number;
  onClose(): void;
}

/** What is sent along with the cart. */
interface Letter {
  readonly message: string;
  readonly language: Language | null;
  readonly withPin: boolean;
  readonly mailTo: string;
}

export function PortalDialog({ claimId, onClose }: PortalDialogProps) {
  const { t } = useTranslation();
  const { data: access, error } = usePortalAccess(claimId);
  const firstLead = useFirstLead(claimId);
  return (
    <Dialog
      title={t.sending.title}
      description={access?.link_status === null ? firstLead : t.sending.lead}
      isOpen
      onOpenChange={onClose}
    >
      {!access && error && <ErrorNotice title={t.sending.loadFailed} error={error} />}
      {access && <Body claimId={claimId} access={access} />}
    </Dialog>
  );
}

/** Count and total of the first send; a general text until the whole cart is loaded. */
function useFirstLead(claimId: number): string {
  const { t, formats, plural } = useTranslation();
  const { appraisals, totals, isComplete } = useCart(claimId);
  if (!appraisals || !totals || !isComplete) return t.sending.firstLead;
  const { count, total } = toSend(appraisals, new Map());
  if (count === 0 || total === null) return t.sending.firstLead;
  return fill(plural(t.sending.firstLeadTotal, count), {
    total: formats.money(total, totals.currency),
  });
}

/** The form of the dialog and its submission. */
function useLetter(claimId: number, access: PortalAccess) {
  const { data: claim } = useClaim(claimId);
  const draft = useDraft<null, Letter>(`portal/${claimId}`, {
    seen: null,
    before: {
      message: access.message ?? '',
      language: access.language,
      withPin: false,
      mailTo: '',
    },
  });
  const { form, setForm, begin } = draft;
  const change = (part: Partial<Letter>) => setForm((last) => ({ ...last, ...part }));
  const language = form.language ?? claim?.language ?? 'en';
  const [isAddressWrong, setAddressWrong] = useState(false);
  const send = useSendToPortal(claimId);

  async function submit(address: string) {
    const isWrong = address !== '' && !isMailAddress(address);
    setAddressWrong(isWrong);
    if (isWrong) return;
    const letter = { ...form, language, mailTo: address };
    const isDone = await send.run(letter);
    // Also runs if the dialog was closed in the meantime, so that sent text is not restored as a
    // draft.
    if (isDone) begin({ seen: null, before: { ...letter, withPin: false, mailTo: '' } });
  }
  return { ...draft, change, language, isAddressWrong, send, submit };
}

function Body({ claimId, access }: { claimId: number; access: PortalAccess }) {
  const { t } = useTranslation();
  const { before, form, begin, isRestored, change, language, isAddressWrong, send, submit } =
    useLetter(claimId, access);
  const { message, withPin, mailTo } = form;
  const sent = access.message ?? '';
  const isSent = access.link_status !== null;
  return (
    <form
      noValidate
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(isSent ? '' : mailTo.trim()); // an update sends no e-mail
      }}
    >
      <DialogBody>
        {isRestored && <DraftNotice onDiscard={() => begin()} />}
        {send.error && <FormError>{send.error.message}</FormError>}
        {isSent && <PortalLink claimId={claimId} access={access} />}
        {isSent && <MailLink key={access.mail?.mail_to} claimId={claimId} access={access} />}
        <div aria-live="polite" className="contents">
          {send.data && <Outcome sent={send.data} />}
        </div>
        <LeftOut claimId={claimId} />
        {isSent && <PortalAnswers claimId={claimId} />}
        <MessageField message={message} onType={(typed) => change({ message: typed })} />
        {isRestored && sent !== before.message && sent !== message && (
          <p className="break-words text-failed">
            {fill(t.sending.messageOther, { message: sent })}
          </p>
        )}
        <LanguageField value={language} onChange={(picked) => change({ language: picked })} />
        {!isSent && access.is_mail_set_up && (
          <MailAddress
            hint={t.sending.mail.hint}
            error={isAddressWrong ? t.sending.mail.wrong : undefined}
            value={mailTo}
            onType={(typed) => change({ mailTo: typed })}
          />
        )}
        {access.access_pin === null && (
          <Check
            label={t.sending.withPin}
            checked={withPin}
            onChange={({ target }) => change({ withPin: target.checked })}
          />
        )}
      </DialogBody>
      <Foot isSent={isSent} isBusy={send.isRunning} />
    </form>
  );
}

function MessageField({ message, onType }: { message: string; onType(text: string): void }) {
  const { t } = useTranslation();
  return (
    <Field label={t.sending.message} hint={t.sending.messageHint}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={5000}
          value={message}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}

function Foot({ isSent, isBusy }: { isSent: boolean; isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <DialogFoot>
      {isSent && <p className="mr-auto self-center text-ink-2">{t.sending.updateMailsNobody}</p>}
      <Button type="submit" look="primary" isBusy={isBusy} data-focus-first>
        {isSent ? t.sending.sendAgain : t.sending.send}
      </Button>
    </DialogFoot>
  );
}

type Sent = NonNullable<ReturnType<typeof useSendToPortal>['data']>;

function Outcome({ sent }: { sent: Sent }) {
  const { t, plural } = useTranslation();
  const skipped = 'skipped' in sent ? sent.skipped : [];
  const reasons = (['already_answered', 'same_item', 'no_amount'] as const).flatMap((reason) => {
    const count = skipped.filter((one) => one.reason === reason).length;
    return count > 0 ? [fill(t.sending.skipped[reason], { count })] : [];
  });
  const count = sent.sent_result.length;
  return (
    <p>
      {[count > 0 ? plural(t.sending.sent, count) : t.sending.nothingSent, reasons.join(', ')]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
