'use client';
import type { SyntheticEvent } from 'react';
import { useActingClient } from '@/lib/client/api/acting-client';
import { ApiError, fieldErrorsOf } from '@/lib/client/api/api-error';
import {
  useUpdateClientSettings,
  type ClientSettings,
} from '@/lib/client/settings/client-settings';
import { useDraft } from '@/lib/client/forms/use-draft';
import { toast } from '@/lib/client/shell/toasts';
import { LeaveGuard } from '../settings/leave-guard';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { DraftNotice } from '../ui/draft-notice';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { ApprovalSection } from './approval-section';
import { changesOf, textOf, wrongIn, type SettingsText } from './form';
import { ForensicsSection } from './forensics-section';
import { IdentitySection } from './identity-section';
import { NoDateSection } from './no-date-section';
import { RetentionSection } from './retention-section';

interface SettingsFormProps {
  settings: ClientSettings;
  onReread(): void;
}

/**
 * Sends all changed settings, and only those, in one request. Its revision makes the request fail
 * if somebody else has changed the settings since.
 */
export function SettingsForm({ settings, onReread }: SettingsFormProps) {
  const { language } = useTranslation();
  const { clientSettings: messages } = useSettingsMessages();
  const {
    seen,
    form: text,
    setForm,
    forget,
    begin,
    isRestored,
  } = useDraft(`settings/${useActingClient() ?? ''}`, {
    seen: settings,
    before: textOf(settings, language),
  });
  const update = useUpdateClientSettings(() => {
    forget();
    toast.success(messages.saved);
  });
  const wrong = wrongIn(text, language);
  const changes = changesOf(text, seen, language);
  const isChanged = wrong.size > 0 || Object.keys(changes).length > 0;
  const errors = fieldErrorsOf(update.error);
  const section = {
    settings: seen,
    text,
    wrong,
    errors,
    onChange: (change: Partial<SettingsText>) => setForm((before) => ({ ...before, ...change })),
  };

  function showPresent() {
    begin();
    onReread();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (update.isPending || wrong.size > 0 || !isChanged) return;
    update.mutate({ ...changes, revision: seen.revision });
  }

  return (
    <form noValidate className="border-t border-line" onSubmit={submit}>
      <div className="flex max-w-2xl flex-col gap-8 px-4 pt-4 pb-8 lg:px-6">
        {isRestored && <DraftNotice onDiscard={() => begin()} />}
        <IdentitySection {...section} />
        <ForensicsSection {...section} />
        <NoDateSection {...section} />
        <ApprovalSection {...section} />
        <RetentionSection {...section} />
        {update.error && Object.keys(errors).length === 0 && (
          <SaveError error={update.error} onReread={showPresent} />
        )}
        <SaveBar
          isChanged={isChanged}
          isBusy={update.isPending}
          isBlocked={!isChanged || wrong.size > 0}
        />
      </div>
      <LeaveGuard isDirty={isChanged} onLeave={() => begin()} />
    </form>
  );
}

interface SaveBarProps {
  isChanged: boolean;
  isBusy: boolean;
  isBlocked: boolean;
}

function SaveBar({ isChanged, isBusy, isBlocked }: SaveBarProps) {
  const { clientSettings: messages } = useSettingsMessages();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" look="primary" isBusy={isBusy} disabled={isBlocked}>
        {messages.save}
      </Button>
      <output className="text-ink-2">{isChanged ? messages.unsaved : ''}</output>
    </div>
  );
}

function SaveError({ error, onReread }: { error: Error; onReread(): void }) {
  const { clientSettings: messages } = useSettingsMessages();
  const isEditConflict = error instanceof ApiError && error.status === 412;
  return (
    <div className="flex flex-col items-start gap-2">
      <FormError>
        {isEditConflict ? messages.changed : `${messages.failed}: ${error.message}`}
      </FormError>
      {isEditConflict && <Button onClick={onReread}>{messages.showPresent}</Button>}
    </div>
  );
}
