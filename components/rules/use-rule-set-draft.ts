'use client';
import { useMemo, useState } from 'react';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import { useDraft } from '@/lib/client/forms/use-draft';
import {
  DEFAULT_KEY,
  draftForm,
  newRule,
  type DraftForm,
  type RuleForm,
} from '@/lib/client/rules/rule-form';
import { readDraft, type Problem } from '@/lib/client/rules/read-rule-form';
import { isEditConflict } from '@/lib/client/cart/revisions';
import { useReadRuleSet, useUpdateRuleSet, type RuleSet } from '@/lib/client/rules/rule-sets';
import { fill } from '@/lib/shared/fill';
import type { Language } from '@/lib/shared/languages';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { useFigure } from './use-rule-text';
import type { Editing } from './editing';

/** The revision that an edit is based on. */
type Seen = Pick<RuleSet, 'revision'>;

const startOf = (ruleSet: RuleSet, language: Language) => ({
  seen: { revision: ruleSet.revision } satisfies Seen,
  before: draftForm(ruleSet, language),
});

/**
 * The draft being edited, which refetching does not overwrite, and the version that somebody else
 * has saved since then (`theirs`), if known.
 */
function useStored(ruleSet: RuleSet) {
  const { language } = useTranslation();
  const now = useMemo(() => startOf(ruleSet, language), [ruleSet, language]);
  const draft = useDraft<Seen, DraftForm>(`rule-set/${ruleSet.rule_set_id}`, now);
  const [theirs, setTheirs] = useState(
    draft.isTouched && draft.seen.revision !== ruleSet.revision ? ruleSet : null,
  );
  const readNewest = useReadRuleSet(ruleSet.rule_set_id);
  function adopt(newest: RuleSet | null) {
    const { seen, before } = draft;
    draft.begin(newest ? startOf(newest, language) : { seen, before });
    setTheirs(null);
  }
  /** Text typed during saving remains an unsaved change. */
  function settle(sent: DraftForm, { revision }: RuleSet) {
    draft.settle(({ form }) => form, { seen: { revision }, before: sent });
    setTheirs(null);
  }
  /**
   * Shows the version that was saved first or, if it cannot be loaded, the error of the rejected
   * save.
   */
  async function showConflict(refusal: unknown): Promise<null> {
    if (isEditConflict(refusal)) setTheirs(await readNewest());
    return null;
  }
  return { draft, theirs, readNewest, adopt, settle, showConflict };
}

/** State and actions of the rule set editor. */
export function useRuleSetDraft(ruleSet: RuleSet) {
  const { draft, theirs, readNewest, settle, showConflict, ...stored } = useStored(ruleSet);
  const { form, setForm, seen, before, isTouched: isDirty, isRestored } = draft;
  const [isChecked, setChecked] = useState(false);
  const update = useUpdateRuleSet(ruleSet.rule_set_id);
  const { content, problems } = useMemo(() => readDraft(form), [form]);
  const clearErrors = () => {
    if (update.isError) update.reset();
  };
  const change = (next: (last: DraftForm) => DraftForm) => {
    clearErrors();
    setForm(next);
  };

  /**
   * Returns whether the service stored the rules. `over` is a version by somebody else that this
   * person chose to overwrite.
   */
  async function save(over: RuleSet | null = null): Promise<boolean> {
    if (update.isPending || (theirs !== null && over === null)) return false;
    setChecked(true);
    if (problems.length > 0) return false;
    const saved = await update
      .mutateAsync({ ...content, revision: (over ?? seen).revision })
      .catch(showConflict);
    if (!saved) return false;
    settle(form, saved);
    setChecked(false);
    return true;
  }

  const adopt = (newest: RuleSet | null) => {
    clearErrors();
    stored.adopt(newest);
    setChecked(false);
  };
  const discard = () => adopt(null);
  /** Reverts to the newest stored version, because the loaded copy may be older. */
  const reload = async () => adopt(await readNewest());
  const problemAt = useProblemMessage(problems, isChecked, fieldErrorsOf(update.error));
  return {
    form,
    before,
    isDirty,
    isRestored,
    isChecked,
    problems,
    problemAt,
    save,
    discard,
    reload,
    adopt,
    theirs,
    seen,
    showConflict,
    isSaving: update.isPending,
    error: theirs ? null : update.error,
    edit: editingOf(change),
  };
}

const editingOf = (change: (next: (before: DraftForm) => DraftForm) => void) =>
  ({
    rename: (name: string) => change((before) => ({ ...before, name })),
    change: (key: string, part: Partial<RuleForm>) => {
      const changed = (rule: RuleForm) => (rule.key === key ? { ...rule, ...part } : rule);
      change((before) => ({
        ...before,
        rules: before.rules.map(changed),
        defaultRule: changed(before.defaultRule),
      }));
    },
    addRule: () => {
      const rule = newRule();
      change((before) => ({ ...before, rules: [...before.rules, rule] }));
      return rule.key;
    },
    removeRule: (key: string) =>
      change((before) => ({ ...before, rules: before.rules.filter((rule) => rule.key !== key) })),
  }) satisfies Editing & { rename(name: string): void };

/**
 * Errors of the service take precedence. Missing values are reported after an attempt to save,
 * invalid ones at once.
 */
function useProblemMessage(
  problems: readonly Problem[],
  isChecked: boolean,
  refused: Readonly<Record<string, string>>,
) {
  const { rules } = useSettingsMessages();
  const figure = useFigure();
  return (path: string): string | undefined => {
    if (refused[path] !== undefined) return refused[path];
    const problem = problems.find(
      (one) => one.path === path && (isChecked || one.kind !== 'missing'),
    );
    return (
      problem &&
      fill(rules.problems[problem.kind], {
        least: figure(problem.least ?? 0),
        most: figure(problem.most ?? 0),
      })
    );
  };
}

/** The key of the rule that a path of the API refers to. */
export function keyOfPath(path: string, form: DraftForm): string | null {
  if (path.startsWith('default_rule')) return DEFAULT_KEY;
  const [, at] = /^rules\.(\d+)/.exec(path) ?? [];
  return at === undefined ? null : (form.rules[Number(at)]?.key ?? null);
}
