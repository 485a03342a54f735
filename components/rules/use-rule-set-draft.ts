'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
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
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { useFigure } from './use-rule-text';
import type { Editing } from './editing';

/** Changes that somebody left with the back button: they are there again when the same draft is opened again. */
const left = new Map<string, DraftForm>();

const stamp = ({ rule_set_id, update_time }: RuleSet) => `${rule_set_id}@${update_time}`;
const isSame = (one: DraftForm, other: DraftForm) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What the service has: as it was when this person began, and what somebody else has saved since, where that is known. */
function useStored(ruleSet: RuleSet) {
  const { language } = useTranslation();
  const [stored, setStored] = useState(() => draftForm(ruleSet, language));
  // What is being edited, whatever is read anew meanwhile.
  const [base, setBase] = useState(ruleSet);
  const [theirs, setTheirs] = useState<RuleSet | null>(null);
  const readNewest = useReadRuleSet(ruleSet.rule_set_id);
  function settle(kept: DraftForm, of: RuleSet) {
    setStored(kept);
    setBase(of);
    setTheirs(null);
  }
  /** Whoever saved first is told; where that cannot be read either, the refusal itself is shown. */
  async function tellChanged(refusal: unknown): Promise<null> {
    if (isEditConflict(refusal)) setTheirs(await readNewest());
    return null;
  }
  return { stored, base, theirs, readNewest, settle, tellChanged };
}

/** The rule set as it is being edited, and its saving. */
export function useRuleSetDraft(ruleSet: RuleSet) {
  const { language } = useTranslation();
  const { stored, base, theirs, readNewest, settle, tellChanged } = useStored(ruleSet);
  const [form, setForm] = useState(() => left.get(stamp(ruleSet)) ?? stored);
  const [isChecked, setChecked] = useState(false);
  const update = useUpdateRuleSet(ruleSet.rule_set_id);
  const { content, problems } = useMemo(() => readDraft(form), [form]);
  const isDirty = !isSame(form, stored);
  const change = (next: (before: DraftForm) => DraftForm) => {
    if (update.isError) update.reset();
    setForm(next);
  };
  useDraftOnLeaving(stamp(ruleSet), form, isDirty);

  /** True when the service has it. `over`: what somebody else saved meanwhile, and this person has chosen to replace. */
  async function save(over: RuleSet | null = null): Promise<boolean> {
    if (update.isPending || (theirs !== null && over === null)) return false;
    setChecked(true);
    if (problems.length > 0) return false;
    const sent = form;
    const saved = await update
      .mutateAsync({ ...content, revision: (over ?? base).revision })
      .catch(tellChanged);
    if (!saved) return false;
    settle(sent, saved);
    setChecked(false);
    return true;
  }

  const adopt = (newest: RuleSet, next = draftForm(newest, language)) => {
    settle(next, newest);
    change(() => next);
    setChecked(false);
  };
  const discard = () => {
    left.delete(stamp(ruleSet));
    adopt(base, stored);
  };
  /** The newest is what there is to go back to: one's own copy may be older than what somebody else has saved. */
  const reload = async () => {
    const newest = await readNewest();
    return newest ? adopt(newest) : discard();
  };
  const problemAt = useProblemMessage(problems, isChecked, fieldErrorsOf(update.error));
  return {
    form,
    isDirty,
    isChecked,
    problems,
    problemAt,
    save,
    discard,
    reload,
    adopt,
    base,
    theirs,
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

function useDraftOnLeaving(name: string, form: DraftForm, isDirty: boolean): void {
  const latest = useRef({ form, isDirty });
  useEffect(() => {
    latest.current = { form, isDirty };
  });
  useEffect(
    () => () => {
      if (latest.current.isDirty) left.set(name, latest.current.form);
      else left.delete(name);
    },
    [name],
  );
}

/** An empty field is shown when somebody has tried to save; what is wrong, at once; what the service says, wins. */
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

/** The rule that a path of the service speaks of. */
export function keyOfPath(path: string, form: DraftForm): string | null {
  if (path.startsWith('default_rule')) return DEFAULT_KEY;
  const [, at] = /^rules\.(\d+)/.exec(path) ?? [];
  return at === undefined ? null : (form.rules[Number(at)]?.key ?? null);
}
