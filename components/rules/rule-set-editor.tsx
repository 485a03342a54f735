'use client';
import { useRouter } from 'next/navigation';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDeleteRuleSet, type RuleSet } from '@/lib/client/rules/rule-sets';
import { LeaveGuard } from '../settings/leave-guard';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { DraftNotice } from '../ui/draft-notice';
import { Field } from '../ui/field';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { ChangedDraft } from './changed-draft';
import { DeleteDraft } from './delete-draft';
import { ProblemsContext } from './editing';
import { RuleSetBody } from './rule-set-body';
import { RuleSetHead } from './rule-set-head';
import { keyOfPath, useRuleSetDraft } from './use-rule-set-draft';

/** Editor of a draft. Changes are sent only on saving. */
export function RuleSetEditor({ ruleSet }: { ruleSet: RuleSet }) {
  const draft = useRuleSetDraft(ruleSet);
  const deletion = useDeleteRuleSet({ ...ruleSet, ...draft.seen });
  const [openKey, setOpenKey] = useState<string | null>(null);

  async function save(over: RuleSet | null = null) {
    if (await draft.save(over)) return;
    const [first] = draft.problems;
    if (!first) return;
    // The field has to be rendered before it can be focused.
    flushSync(() => setOpenKey(keyOfPath(first.path, draft.form) ?? openKey));
    document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }
  const addRule = () => setOpenKey(draft.edit.addRule());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  return (
    // Ctrl+S or ⌘S saves like the Save button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <ProblemsContext value={{ problemAt: draft.problemAt }}>
        <RuleSetHead ruleSet={ruleSet} title={draft.form.name || ruleSet.name}>
          <EditorActions
            ruleSet={ruleSet}
            draft={draft}
            deletion={deletion}
            onSave={() => void save()}
          />
        </RuleSetHead>
        {draft.theirs && (
          <ChangedDraft
            before={draft.before}
            theirs={draft.theirs}
            isSaving={draft.isSaving}
            onTakeTheirs={draft.adopt}
            onKeepMine={(theirs) => void save(theirs)}
          />
        )}
        {draft.isRestored && (
          <div className="px-4 pb-3 lg:px-6">
            <DraftNotice onDiscard={draft.discard} />
          </div>
        )}
        <SaveTrouble draft={draft} />
        <NameField draft={draft} />
        <RuleSetBody
          ruleSet={ruleSet}
          form={draft.form}
          openKey={openKey}
          setOpenKey={setOpenKey}
          edit={{ ...draft.edit, addRule }}
          stale={draft.isDirty && <Stale draft={draft} onSave={() => void save()} />}
          isGone={deletion.isGone}
        />
        <LeaveGuard isDirty={draft.isDirty} onLeave={draft.discard} />
      </ProblemsContext>
    </div>
  );
}

type Draft = ReturnType<typeof useRuleSetDraft>;

/** The example is calculated with the stored rules, so unsaved changes have to be saved first. */
function Stale({ draft, onSave }: { draft: Draft; onSave(): void }) {
  const { rules: messages } = useSettingsMessages();
  return (
    <div className="flex flex-wrap items-center gap-2 text-ink-2">
      <span className="min-w-0 flex-1">{messages.tryOut.stale}</span>
      <Button isBusy={draft.isSaving} disabled={draft.theirs !== null} onClick={onSave}>
        {messages.tryOut.saveAndCalculate}
      </Button>
    </div>
  );
}

interface EditorActionsProps {
  ruleSet: RuleSet;
  draft: Draft;
  deletion: ReturnType<typeof useDeleteRuleSet>;
  onSave(): void;
}

function EditorActions({ ruleSet, draft, deletion, onSave }: EditorActionsProps) {
  const { rules: messages } = useSettingsMessages();
  const router = useRouter();
  const publish = () => router.push(`/settings/rules/${ruleSet.rule_set_id}/publish`);
  return (
    <>
      <output className="text-meta text-ink-2 max-sm:w-full">
        {draft.isDirty ? messages.editor.unsaved : messages.editor.allSaved}
      </output>
      <DeleteDraft
        deletion={deletion}
        onDeleted={draft.discard}
        onConflict={(refusal) => void draft.showConflict(refusal)}
      />
      {draft.isDirty && (
        <Button onClick={() => void draft.reload()}>{messages.editor.discard}</Button>
      )}
      <Button
        isBusy={draft.isSaving}
        disabled={!draft.isDirty || draft.theirs !== null}
        onClick={onSave}
      >
        {messages.editor.save}
      </Button>
      <Button
        look="primary"
        disabled={draft.isDirty}
        title={draft.isDirty ? messages.editor.saveFirst : undefined}
        onClick={publish}
      >
        {messages.editor.publish}
      </Button>
    </>
  );
}

/** Why the rules could not be saved; the invalid fields show their own errors. */
function SaveTrouble({ draft }: { draft: Draft }) {
  const { plural } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const isRefused = draft.error !== null;
  if (!isRefused && !(draft.isChecked && draft.problems.length > 0)) return null;
  return (
    <div className="px-4 pb-3 lg:px-6">
      <FormError>
        {isRefused
          ? `${messages.editor.saveFailed}: ${draft.error?.message ?? ''}`
          : plural(messages.editor.problems, draft.problems.length)}
      </FormError>
    </div>
  );
}

function NameField({ draft }: { draft: Draft }) {
  const { rules: messages } = useSettingsMessages();
  return (
    <div className="max-w-md px-4 pb-4 lg:px-6">
      <Field label={messages.editor.name} error={draft.problemAt('name')}>
        {(control) => (
          <input
            {...control}
            value={draft.form.name}
            maxLength={255}
            autoComplete="off"
            onChange={(event) => draft.edit.rename(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
