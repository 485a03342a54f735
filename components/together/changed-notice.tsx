'use client';
import { UsersRound } from 'lucide-react';
import { Button } from '../ui/button';
import { useWords } from '../words';

interface ChangedNoticeProps {
  /** Who, and when. */
  text: string;
  /** What became another; null where nothing is left to choose. */
  differences: readonly string[] | null;
  onTakeTheirs(): void;
  onApplyMine(): void;
}

export function ChangedNotice({ text, differences, onTakeTheirs, onApplyMine }: ChangedNoticeProps) {
  const { t } = useWords();
  const { together: words } = t;
  return (
    <section role="alert" className="flex flex-col gap-2 border-t border-line bg-failed-soft px-4 py-3 sm:px-6">
      <p className="flex items-start gap-2 font-medium text-failed">
        <UsersRound aria-hidden size={16} className="mt-0.5 shrink-0" />
        <span className="min-w-0">{text}</span>
      </p>
      {differences && (
        <>
          <ul className="flex flex-col gap-0.5 pl-6">
            {differences.map((difference) => (
              <li key={difference} className="break-words">
                {difference}
              </li>
            ))}
            {differences.length === 0 && <li>{words.otherDetails}</li>}
          </ul>
          <p className="pl-6 text-ink-2">{words.changedLead}</p>
          <div className="flex flex-wrap gap-2 pl-6">
            <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
            <Button onClick={onApplyMine}>{words.applyMine}</Button>
          </div>
        </>
      )}
    </section>
  );
}
