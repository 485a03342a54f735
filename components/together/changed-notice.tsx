'use client';
import { UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';

interface ChangedNoticeProps {
  /** Who changed it, and when. */
  text: string;
  /** The changed values; null if there is no version left to choose. */
  differences: readonly string[] | null;
  /** Labels of the fields that this person has changed. */
  mine: readonly string[];
  onTakeTheirs(): void;
  onApplyMine(): void;
}

/** Allows line breaks, because a label can be wider than the narrowest panel. */
const CHOICE = 'h-auto! min-h-8 max-w-full py-1 whitespace-normal! max-sm:w-full';

/**
 * Focuses the notice if the focused button was disabled or removed: nothing can be saved before a
 * version is chosen.
 */
function useLostFocus() {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches(':disabled')) notice.current?.focus();
  }, []);
  return notice;
}

export function ChangedNotice({
  text,
  differences,
  mine,
  onTakeTheirs,
  onApplyMine,
}: ChangedNoticeProps) {
  const { t } = useTranslation();
  const { together: messages } = t;
  return (
    <section
      ref={useLostFocus()}
      role="alert"
      tabIndex={-1}
      className="flex flex-col gap-2 border-t border-line bg-failed-soft px-4 py-3 outline-none max-lg:max-h-[40dvh] sm:px-6"
    >
      <p className="flex items-start gap-2 font-medium text-failed">
        <UsersRound aria-hidden size={16} className="mt-0.5 shrink-0" />
        <span className="min-w-0">{text}</span>
      </p>
      {differences && (
        <>
          <div className="flex min-h-0 flex-col gap-2 overflow-y-auto pl-6">
            <ul className="flex flex-col gap-0.5">
              {differences.map((difference) => (
                <li key={difference} className="break-words">
                  {difference}
                </li>
              ))}
              {differences.length === 0 && <li>{messages.otherDetails}</li>}
            </ul>
            <p className="text-ink-2">
              {messages.changedLead}{' '}
              {mine.length > 0 && fill(messages.yours, { fields: mine.join(', ') })}
            </p>
          </div>
          <div className="flex flex-wrap gap-2 sm:pl-6">
            <Button className={CHOICE} onClick={onTakeTheirs}>
              {messages.takeTheirs}
            </Button>
            <Button className={CHOICE} onClick={onApplyMine}>
              {messages.applyMine}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
