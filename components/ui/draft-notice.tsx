'use client';
import { useTranslation } from '../translation';
import { Button } from './button';

/** Says that an unsaved draft was restored, and lets the person discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken py-1 pr-1 pl-3">
      <p className="py-1 text-ink-2">{t.common.draftRestored}</p>
      <Button
        look="quiet"
        className="-ml-3"
        onClick={({ currentTarget }) => {
          // because this button is about to disappear
          currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
          onDiscard();
        }}
      >
        {t.common.discardDraft}
      </Button>
    </div>
  );
}
