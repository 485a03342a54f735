'use client';
import type { Categories } from '@/lib/client/categories/category-tree';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DEFAULT_KEY, type DraftForm, type RuleForm } from '@/lib/client/rules/rule-form';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Check, Field } from '../ui/field';
import { useTranslation } from '../translation';
import { CategoryChoice } from './category-choice';
import { useProblems, type Editing } from './editing';
import { FigureField } from './figure-field';
import { MethodFields } from './method-fields';

interface RuleFieldsProps {
  one: RuleForm;
  path: string;
  edit: Editing;
  form: DraftForm;
  categories: Categories;
}

/** All editable fields of one rule. */
export function RuleFields({ one, path, edit, form, categories }: RuleFieldsProps) {
  const { rules: messages } = useSettingsMessages();
  const { problemAt } = useProblems();
  const change = (part: Partial<RuleForm>) => edit.change(one.key, part);
  const isDefault = one.key === DEFAULT_KEY;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div className="max-w-md">
        <Field label={messages.form.name} error={problemAt(`${path}.name`)}>
          {(control) => (
            <input
              {...control}
              value={one.name}
              maxLength={255}
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
      </div>
      {!isDefault && (
        <CategoryChoice
          one={one}
          path={path}
          form={form}
          categories={categories}
          onChange={(categoryIds) => change({ categoryIds })}
        />
      )}
      <RuleFigures one={one} path={path} change={change} />
      {!isDefault && (
        <Button className="self-start" onClick={() => edit.removeRule(one.key)}>
          <Trash2 aria-hidden size={16} />
          {messages.table.remove}
        </Button>
      )}
    </div>
  );
}

/** Method, modifiers and limits of a rule. */
export function RuleFigures({ one, path, change }: PartProps) {
  const { rules: messages } = useSettingsMessages();
  return (
    <>
      <Group title={messages.form.method}>
        <MethodFields one={one} path={`${path}.method`} change={change} />
      </Group>
      <Group title={messages.form.modifiers}>
        <Modifiers one={one} path={path} change={change} />
      </Group>
      <Group title={messages.form.limits}>
        <Limits one={one} path={path} change={change} />
      </Group>
    </>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="flex min-w-0 flex-col gap-3">
    <legend className="mb-2 font-semibold">{title}</legend>
    {children}
  </fieldset>
);

interface PartProps {
  one: RuleForm;
  path: string;
  change(part: Partial<RuleForm>): void;
}

const FIGURES = 'grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3';

function Modifiers({ one, path, change }: PartProps) {
  const { t } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  return (
    <>
      <div className={FIGURES}>
        <FigureField
          label={messages.form.noReceipt}
          path={`${path}.no_receipt_extra_years`}
          value={one.noReceiptYears}
          onChange={(noReceiptYears) => change({ noReceiptYears })}
        />
        <FigureField
          label={messages.form.assumedAge}
          isOptional={t.common.optional}
          path={`${path}.assumed_age_months`}
          value={one.assumedAge}
          onChange={(assumedAge) => change({ assumedAge })}
        />
        <FigureField
          label={messages.form.used}
          path={`${path}.bought_used_extra_percent`}
          value={one.usedPercent}
          onChange={(usedPercent) => change({ usedPercent })}
        />
      </div>
      <p className="text-meta text-ink-2">{messages.form.assumedAgeHint}</p>
      <Check
        label={messages.form.countsCondition}
        hint={messages.form.countsConditionHint}
        checked={one.countsCondition}
        onChange={(event) => change({ countsCondition: event.target.checked })}
      />
      {one.countsCondition && <Conditions one={one} path={path} change={change} />}
    </>
  );
}

function Conditions({ one, path, change }: PartProps) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-5">
      {t.newItem.fields.conditions.slice(1).map((name, at) => (
        <FigureField
          key={name}
          label={`${name}, %`}
          path={`${path}.condition_percents.${at}`}
          value={one.conditions[at] ?? ''}
          onChange={(text) =>
            change({
              conditions: one.conditions.map((before, index) => (index === at ? text : before)),
            })
          }
        />
      ))}
    </div>
  );
}

function Limits({ one, path, change }: PartProps) {
  const { t } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const optional = t.common.optional;
  return (
    <>
      <div className={FIGURES}>
        <FigureField
          label={messages.form.maximum}
          isOptional={optional}
          path={`${path}.maximum_percent`}
          value={one.maximum}
          onChange={(maximum) => change({ maximum })}
        />
        <FigureField
          label={messages.form.floor}
          isOptional={optional}
          path={`${path}.floor_percent`}
          value={one.floor}
          onChange={(floor) => change({ floor })}
        />
      </div>
      <div className={FIGURES}>
        <FigureField
          label={messages.form.itemLimit}
          isOptional={optional}
          path={`${path}.item_limit`}
          value={one.itemLimit}
          onChange={(itemLimit) => change({ itemLimit })}
        />
        <FigureField
          label={messages.form.itemDeductible}
          isOptional={optional}
          path={`${path}.item_deductible`}
          value={one.itemDeductible}
          onChange={(itemDeductible) => change({ itemDeductible })}
        />
        <FigureField
          label={messages.form.categoryLimit}
          isOptional={optional}
          path={`${path}.category_limit`}
          value={one.categoryLimit}
          onChange={(categoryLimit) => change({ categoryLimit })}
        />
      </div>
      <Check
        label={messages.form.recoverable}
        checked={one.isRecoverable}
        onChange={(event) => change({ isRecoverable: event.target.checked })}
      />
    </>
  );
}
