'use client';
import type { SyntheticEvent } from 'react';
import { useActingClient } from '@/lib/client/api/acting-client';
import { ApiError } from '@/lib/client/api/api-error';
import { useDraft } from '@/lib/client/forms/use-draft';
import {
  type CategorySettings,
  useUpdateCategorySettings,
} from '@/lib/client/settings/category-settings';
import { toast } from '@/lib/client/shell/toasts';
import { LeaveGuard } from '../settings/leave-guard';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { Button } from '../ui/button';
import { FormError } from '../ui/notice';
import { CategoryGroups } from './category-groups';
import { FeedWords } from './feed-words';
import { type CategoriesText, isChanged, sentOf, textOf, wrongNames } from './form';

interface CategoriesFormProps {
  settings: CategorySettings;
  onReread(): void;
}

/** Everything is saved together, and only on top of the displayed revision. */
export function CategoriesForm({ settings, onReread }: CategoriesFormProps) {
  const { language } = useTranslation();
  const { categories: messages } = useSettingsMessages();
  const {
    seen,
    form: text,
    setForm,
    forget,
    begin,
  } = useDraft(`categories/${language}/${useActingClient() ?? ''}`, {
    seen: settings,
    before: textOf(settings),
  });
  const update = useUpdateCategorySettings(language, () => {
    forget();
    toast.success(messages.saved);
  });
  const wrong = wrongNames(text, language);
  const hasChanged = isChanged(text, seen);
  const change = (next: (before: CategoriesText) => CategoriesText) => setForm(next);

  function showPresent() {
    begin();
    onReread();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (update.isPending || !hasChanged || wrong.size > 0) return;
    update.mutate({ ...sentOf(text, seen.manages_catalogue), revision: seen.revision });
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-8 border-t border-line px-4 pt-4 lg:px-6"
      onSubmit={submit}
    >
      {seen.manages_catalogue && <FeedWords text={text} onChange={change} />}
      <CategoryGroups text={text} wrong={wrong} onChange={change} />
      {update.error && <SaveError error={update.error} onReread={showPresent} />}
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 lg:-mx-6 lg:px-6">
        <Button
          type="submit"
          look="primary"
          isBusy={update.isPending}
          disabled={!hasChanged || wrong.size > 0}
        >
          {messages.save}
        </Button>
        {hasChanged && <Button onClick={() => begin()}>{messages.discard}</Button>}
        <output className={wrong.size > 0 ? 'text-flag' : 'text-ink-2'}>
          {wrong.size > 0 ? messages.nameWrong : hasChanged ? messages.unsaved : ''}
        </output>
      </div>
      <LeaveGuard isDirty={hasChanged} onLeave={() => begin()} />
    </form>
  );
}

function SaveError({ error, onReread }: { error: Error; onReread(): void }) {
  const { categories: messages } = useSettingsMessages();
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
