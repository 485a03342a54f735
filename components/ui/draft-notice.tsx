'use client';
import { useTranslation } from '../translation';
import { Button } from './button';

/** What was typed before and never saved is there again, and can be given up. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken py-1 pr-1 pl-3">
      <p className="py-1 text-ink-2">{t.common.draftRestored}</p>
      <Button
        look="quiet"
        className="-ml-3"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[role=dialog]')?.focus(); // the button goes
          onDiscard();
        }}
      >
        {t.common.discardDraft}
      </Button>
    </div>
  );
}
