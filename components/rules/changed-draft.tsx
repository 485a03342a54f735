'use client';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { rulesThatDiffer } from '@/lib/client/rules/rule-differences';
import { draftForm, type DraftForm } from '@/lib/client/rules/rule-form';
import type { RuleSet } from '@/lib/client/rules/rule-sets';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';

interface ChangedDraftProps {
  /** The draft when this person started editing. */
  before: DraftForm;
  /** The draft as saved by somebody else since then. */
  theirs: RuleSet;
  isSaving: boolean;
  onTakeTheirs(theirs: RuleSet): void;
  onKeepMine(theirs: RuleSet): void;
}

/**
 * Edit conflict: shows when somebody else saved the draft and which rules differ, and asks which
 * version to use.
 */
export function ChangedDraft({
  before,
  theirs,
  isSaving,
  onTakeTheirs,
  onKeepMine,
}: ChangedDraftProps) {
  const { formats } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const [shownAt] = useState(Date.now);
  const names = rulesThatDiffer(before, draftForm(theirs, before.language));
  return (
    <section
      role="alert"
      className="mb-3 flex flex-col gap-2 border-y border-line bg-failed-soft px-4 py-3 lg:px-6"
    >
      <p className="flex items-start gap-2 font-medium text-failed">
        <UsersRound aria-hidden size={16} className="mt-0.5 shrink-0" />
        <span className="min-w-0">
          {fill(messages.editor.changedMeanwhile, {
            when: formats.since(theirs.update_time, shownAt),
          })}
        </span>
      </p>
      {names.length > 0 && (
        <p className="pl-6 break-words">
          {fill(messages.editor.changedRules, { rules: names.join(', ') })}
        </p>
      )}
      <p className="pl-6 text-ink-2">{messages.editor.changedLead}</p>
      <div className="flex flex-wrap gap-2 pl-6">
        <Button onClick={() => onTakeTheirs(theirs)}>{messages.editor.loadTheirs}</Button>
        <Button isBusy={isSaving} onClick={() => onKeepMine(theirs)}>
          {messages.editor.keepMine}
        </Button>
      </div>
    </section>
  );
}
