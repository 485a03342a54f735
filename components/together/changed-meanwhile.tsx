'use client';
import { UsersRound } from 'lucide-react';
import { useLastChange } from '@/lib/client/claim-events';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/fill';
import { Button } from '../ui/button';
import { useWords } from '../words';
import { useDifferenceWords } from './use-difference-words';
import { useEventActor } from './use-event-actor';

interface ChangedMeanwhileProps {
  /** As it was when this person opened it. */
  before: Appraisal;
  /** As it stands; null: it is gone. */
  after: Appraisal | null;
  onTakeTheirs(): void;
  onApplyMine(): void;
}

/** Somebody else has changed what is open here: who, when and what, and which of both is to hold. */
export function ChangedMeanwhile({ before, after, onTakeTheirs, onApplyMine }: ChangedMeanwhileProps) {
  const { t, formats } = useWords();
  const { together: words } = t;
  const { data: event, dataUpdatedAt, isPending } = useLastChange(before.client_reference_id, after ?? before);
  const nameOf = useEventActor();
  const differencesOf = useDifferenceWords(before.currency);
  if (isPending) return null;
  const said = { who: nameOf(event), when: formats.since(event?.time ?? after?.update_time ?? before.update_time, dataUpdatedAt) };
  const differences = after ? differencesOf(before, after) : [];
  return (
    <section role="alert" className="flex flex-col gap-2 border-t border-line bg-failed-soft px-4 py-3 sm:px-6">
      <p className="flex items-start gap-2 font-medium text-failed">
        <UsersRound aria-hidden size={16} className="mt-0.5 shrink-0" />
        <span className="min-w-0">{fill(after ? words.changed : words.gone, said)}</span>
      </p>
      {after && (
        <>
          <ul className="flex flex-col gap-0.5 pl-6">
            {differences.map((text) => (
              <li key={text} className="break-words">
                {text}
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
