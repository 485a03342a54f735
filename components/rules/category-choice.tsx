'use client';
import { useState } from 'react';
import {
  type Categories,
  type Category,
  categoryGroups,
  findInGroups,
  offered,
} from '@/lib/client/categories/category-tree';
import type { DraftForm, RuleForm } from '@/lib/client/rules/rule-form';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Check } from '../ui/field';
import { SearchInput } from '../ui/search-input';
import { useProblems } from './editing';

interface CategoryChoiceProps {
  one: RuleForm;
  path: string;
  form: DraftForm;
  categories: Categories;
  onChange(categoryIds: readonly number[]): void;
}

/**
 * A category belongs to at most one rule. Categories of other rules are shown with the rule's name
 * and cannot be chosen.
 */
export function CategoryChoice({ one, path, form, categories, onChange }: CategoryChoiceProps) {
  const { rules: messages } = useSettingsMessages();
  const { problemAt } = useProblems();
  const [text, setText] = useState('');
  const gone = one.categoryIds.filter((id) => !categories.has(id));
  const shown = new Map([
    ...offered(categories, one.categoryIds),
    ...gone.map((id) => {
      const name = fill(messages.table.unknownCategory, { id });
      return [id, { id, name, parentId: null, isHidden: false, valuedAsId: null }] as const;
    }),
  ]);
  const groups = findInGroups(categoryGroups(shown), text);
  const problem = problemAt(`${path}.client_category_ids`);
  const toggle = (id: number, isIn: boolean) =>
    onChange(isIn ? [...one.categoryIds, id] : one.categoryIds.filter((other) => other !== id));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-semibold">{messages.form.categories}</legend>
      <p className="text-meta text-ink-2">{messages.form.categoriesHint}</p>
      {problem && <p className="text-meta text-flag">{problem}</p>}
      <div className="mt-1 flex">
        <SearchInput
          label={messages.form.findCategory}
          hint={messages.form.findCategory}
          value={text}
          onChange={setText}
        />
      </div>
      <div className="mt-1 flex max-h-80 flex-col gap-3 overflow-y-auto py-1 pl-0.5">
        {groups.length === 0 && <p className="text-ink-2">{messages.form.noCategoryFound}</p>}
        {groups.map(({ group, members }) => (
          <div key={group.id} className="flex flex-col gap-1.5">
            <CategoryCheck category={group} one={one} form={form} toggle={toggle} />
            {members.length > 0 && (
              <div className="grid grid-cols-1 gap-x-4 gap-y-1.5 pl-6 sm:grid-cols-2 lg:grid-cols-3">
                {members.map((member) => (
                  <CategoryCheck
                    key={member.id}
                    category={member}
                    one={one}
                    form={form}
                    toggle={toggle}
                  />
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface CategoryCheckProps {
  category: Category;
  one: RuleForm;
  form: DraftForm;
  toggle(id: number, isIn: boolean): void;
}

function CategoryCheck({
  category: { id, name, parentId, valuedAsId },
  one,
  form,
  toggle,
}: CategoryCheckProps) {
  const { rules: messages } = useSettingsMessages();
  const isIn = one.categoryIds.includes(id);
  const other = form.rules.find(
    ({ key, categoryIds }) => key !== one.key && categoryIds.includes(id),
  );
  const isByGroup =
    !isIn && valuedAsId === null && parentId !== null && one.categoryIds.includes(parentId);
  const hint = other
    ? fill(messages.form.takenBy, { rule: other.name })
    : isByGroup && messages.form.inGroup;
  return (
    <Check
      label={name}
      disabled={other !== undefined}
      {...(hint && { hint })}
      checked={isIn}
      onChange={(event) => toggle(id, event.target.checked)}
    />
  );
}
