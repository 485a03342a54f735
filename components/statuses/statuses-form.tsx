'use client';
import type { SyntheticEvent } from 'react';
import { useActingClient } from '@/lib/client/api/acting-client';
import { ApiError } from '@/lib/client/api/api-error';
import {
  useUpdateStatusSettings,
  type StatusSettings,
} from '@/lib/client/settings/client-settings';
import { useDraft } from '@/lib/client/forms/use-draft';
import { toast } from '@/lib/client/shell/toasts';
import { LeaveGuard } from '../settings/leave-guard';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { graphOf, isChanged, sentOf, textOf, wrongNames, type StatusesText } from './form';
import { Graph } from './graph';
import { StatusList } from './status-list';

interface StatusesFormProps {
  settings: StatusSettings;
  onReread(): void;
}

/** Statuses and transitions are saved together, and only on top of the displayed revision. */
export function StatusesForm({ settings, onReread }: StatusesFormProps) {
  const { statuses: messages } = useSettingsMessages();
  const {
    cart: { standardStatuses: standard },
  } = useTranslation().t;
  const {
    seen,
    form: text,
    setForm,
    forget,
    begin,
  } = useDraft(`statuses/${useActingClient() ?? ''}`, {
    seen: settings,
    before: textOf(settings, standard),
  });
  const update = useUpdateStatusSettings(() => {
    forget();
    toast.success(messages.saved);
  });
  const wrong = wrongNames(text);
  const isEmpty = graphOf(text)?.length === 0;
  const hasChanged = isChanged(text, seen);
  const change = (part: Partial<StatusesText>) => setForm((before) => ({ ...before, ...part }));

  function showPresent() {
    begin();
    onReread();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (update.isPending || !hasChanged || wrong.size > 0 || isEmpty) return;
    update.mutate({ ...sentOf(text), revision: seen.revision });
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-8 border-t border-line px-4 pt-4 pb-8 lg:px-6"
      onSubmit={submit}
    >
      <StatusList text={text} wrong={wrong} onChange={change} />
      <Graph text={text} isEmpty={isEmpty} onChange={change} />
      {update.error && <SaveError error={update.error} onReread={showPresent} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look="primary"
          isBusy={update.isPending}
          disabled={!hasChanged || wrong.size > 0 || isEmpty}
        >
          {messages.save}
        </Button>
        {hasChanged && <Button onClick={() => begin()}>{messages.discard}</Button>}
        <output className="text-ink-2">{hasChanged ? messages.unsaved : ''}</output>
      </div>
      <LeaveGuard isDirty={hasChanged} onLeave={() => begin()} />
    </form>
  );
}

function SaveError({ error, onReread }: { error: Error; onReread(): void }) {
  const { statuses: messages } = useSettingsMessages();
  const isEditConflict = error instanceof ApiError && error.status === 412;
  return (
    <div className="flex max-w-2xl flex-col items-start gap-2">
      <FormError>
        {isEditConflict ? messages.changed : `${messages.failed}: ${error.message}`}
      </FormError>
      {isEditConflict && <Button onClick={onReread}>{messages.showPresent}</Button>}
    </div>
  );
}
