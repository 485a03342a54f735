'use client';
import type { DraftForm, RuleForm } from '@/lib/client/rules/rule-form';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Check } from '../ui/field';
import { useProblems } from './editing';

interface CategoryChoiceProps {
  one: RuleForm;
  path: string;
  form: DraftForm;
  categories: ReadonlyMap<number, string>;
  onChange(categoryIds: readonly number[]): void;
}

/**
 * A category belongs to at most one rule. Categories of other rules are shown with the rule's name
 * and cannot be chosen.
 */
export function CategoryChoice({ one, path, form, categories, onChange }: CategoryChoiceProps) {
  const { rules: messages } = useSettingsMessages();
  const { problemAt } = useProblems();
  const takenBy = new Map(
    form.rules
      .filter(({ key }) => key !== one.key)
      .flatMap((rule) => rule.categoryIds.map((id) => [id, rule.name] as const)),
  );
  const gone = one.categoryIds.filter((id) => !categories.has(id));
  const options = [
    ...categories,
    ...gone.map((id) => [id, fill(messages.table.unknownCategory, { id })] as const),
  ];
  const problem = problemAt(`${path}.client_category_ids`);
  const toggle = (id: number, isIn: boolean) =>
    onChange(isIn ? [...one.categoryIds, id] : one.categoryIds.filter((other) => other !== id));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-semibold">{messages.form.categories}</legend>
      <p className="text-meta text-ink-2">{messages.form.categoriesHint}</p>
      {problem && <p className="text-meta text-flag">{problem}</p>}
      <div className="mt-1 grid max-h-60 grid-cols-1 gap-x-4 gap-y-1.5 overflow-y-auto py-1 pl-0.5 sm:grid-cols-2 lg:grid-cols-3">
        {options.map(([id, name]) => {
          const other = takenBy.get(id);
          return (
            <Check
              key={id}
              label={name}
              disabled={other !== undefined}
              {...(other !== undefined && { hint: fill(messages.form.takenBy, { rule: other }) })}
              checked={one.categoryIds.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
