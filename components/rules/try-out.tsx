'use client';
import { type Categories, offered } from '@/lib/client/categories/category-tree';
import { useState, type ReactNode } from 'react';
import { useAccess } from '@/lib/client/session/access';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import { exampleOf, newExample, type ExampleForm } from '@/lib/client/rules/example-form';
import { useTryOut, type RuleSet } from '@/lib/client/rules/rule-sets';
import { useSettled } from '@/lib/client/api/settled';
import { CategoryOptions } from '../item-fields/category-options';
import { useSettingsMessages } from '../settings/settings-messages';
import { Check, Field } from '../ui/field';
import { TextField } from '../ui/text-field';
import { useTranslation } from '../translation';
import { TryOutResult } from './try-out-result';

const TYPING_PAUSE_MS = 250;

/**
 * Starts the example in a category with a rule, because other categories may keep their full value.
 */
const firstRuled = ({ rules }: RuleSet): number | null =>
  rules.flatMap(({ client_category_ids: ids }) => ids)[0] ?? null;

interface TryOutProps {
  ruleSet: RuleSet;
  categories: Categories;
  /** The category of the rule being viewed; when it changes, the example switches to it. */
  suggestedId: number | null;
  stale: ReactNode;
  /** The rule set is being deleted, so it must not be requested any more. */
  isGone: boolean;
}

/** Values an example item while it is edited. */
export function TryOut({ ruleSet, categories, suggestedId, stale, isGone }: TryOutProps) {
  const { language } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const [form, setForm] = useState<ExampleForm>(() => newExample(language, firstRuled(ruleSet)));
  const [lastSuggested, setLastSuggested] = useState<number | null>(null);
  if (suggestedId !== lastSuggested) {
    setLastSuggested(suggestedId);
    if (suggestedId !== null) setForm({ ...form, categoryId: String(suggestedId) });
  }
  const example = useSettled(exampleOf(form, language), TYPING_PAUSE_MS);
  const tryOut = useTryOut(ruleSet.rule_set_id, ruleSet.update_time, isGone ? null : example);
  const change = (part: Partial<ExampleForm>) => setForm((before) => ({ ...before, ...part }));
  return (
    <section
      aria-label={messages.tryOut.title}
      className="border-t border-line bg-bg xl:border-t-0 xl:border-l"
    >
      <div className="flex flex-col gap-3 px-4 py-3 xl:sticky xl:top-0 lg:px-6 xl:px-4">
        <div>
          <h2 className="font-semibold">{messages.tryOut.title}</h2>
          <p className="text-ink-2">{messages.tryOut.text}</p>
        </div>
        <ExampleFields
          form={form}
          change={change}
          categories={categories}
          errors={fieldErrorsOf(tryOut.error)}
        />
        {stale}
        <TryOutResult
          valued={tryOut.data}
          error={tryOut.error}
          isComplete={example !== null}
          isFetching={tryOut.isFetching}
        />
      </div>
    </section>
  );
}

interface ExampleFieldsProps {
  form: ExampleForm;
  change(part: Partial<ExampleForm>): void;
  categories: Categories;
  errors: Readonly<Record<string, string>>;
}

function ExampleFields({ form, change, categories, errors }: ExampleFieldsProps) {
  const { rules: messages } = useSettingsMessages();
  const access = useAccess();
  const currency = access?.client?.currency;
  const rcv = currency === undefined ? messages.tryOut.rcv : `${messages.tryOut.rcv}, ${currency}`;
  return (
    <>
      <div className="grid grid-cols-4 gap-x-4 gap-y-3 sm:grid-cols-8 xl:grid-cols-4">
        <div className="col-span-4">
          <Field label={messages.tryOut.category}>
            {(control) => (
              <select
                {...control}
                value={form.categoryId}
                onChange={(event) => change({ categoryId: event.target.value })}
              >
                <option value="">{messages.tryOut.anyCategory}</option>
                <CategoryOptions categories={offered(categories, [Number(form.categoryId)])} />
              </select>
            )}
          </Field>
        </div>
        <div className="col-span-3">
          <Field label={rcv} error={errors['replacement_cost_value']}>
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={form.rcv}
                onChange={(event) => change({ rcv: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Field label={messages.tryOut.quantity} error={errors['item_quantity']}>
          {(control) => (
            <input
              {...control}
              type="number"
              min="1"
              step="1"
              value={form.quantity}
              onChange={(event) => change({ quantity: event.target.value })}
            />
          )}
        </Field>
      </div>
      <ItemFacts form={form} change={change} errors={errors} />
    </>
  );
}

const RECEIPTS = ['unknown', 'yes', 'no'] as const;

function ItemFacts({ form, change, errors }: Omit<ExampleFieldsProps, 'categories'>) {
  const { t } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4 xl:grid-cols-2">
      <TextField
        label={messages.tryOut.purchase}
        error={errors['date_purchase']}
        type="date"
        value={form.purchase}
        onType={(purchase) => change({ purchase })}
      />
      <TextField
        label={messages.tryOut.damage}
        error={errors['date_damage']}
        type="date"
        value={form.damage}
        onType={(damage) => change({ damage })}
      />
      <Field label={messages.tryOut.condition} error={errors['appraisal_condition']}>
        {(control) => (
          <select
            {...control}
            value={form.condition}
            onChange={(event) => change({ condition: event.target.value })}
          >
            {t.newItem.fields.conditions.map((name, code) => (
              <option key={name} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ReceiptField form={form} change={change} />
      <TextField
        label={messages.tryOut.market}
        isOptional={t.common.optional}
        error={errors['market_value']}
        inputMode="decimal"
        value={form.market}
        onType={(market) => change({ market })}
      />
      <div className="flex items-end pb-2">
        <Check
          label={messages.tryOut.used}
          checked={form.isUsed}
          onChange={(event) => change({ isUsed: event.target.checked })}
        />
      </div>
    </div>
  );
}

function ReceiptField({ form, change }: Pick<ExampleFieldsProps, 'form' | 'change'>) {
  const { rules: messages } = useSettingsMessages();
  return (
    <Field label={messages.tryOut.receipt}>
      {(control) => (
        <select
          {...control}
          value={form.receipt}
          onChange={(event) =>
            change({ receipt: RECEIPTS.find((one) => one === event.target.value) ?? 'unknown' })
          }
        >
          {RECEIPTS.map((one) => (
            <option key={one} value={one}>
              {messages.tryOut.receipts[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
