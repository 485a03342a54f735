'use client';
import { ChartSpline, Table2 } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { DEFAULT_KEY } from '@/lib/client/rules/rule-form';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { CurveView } from './curve-view';
import { RuleGaps } from './rule-gaps';
import type { RuleSetBodyProps } from './rule-set-body-props';
import { RulesTable } from './rules-table';
import { TryOut } from './try-out';
import { useCategoriesById } from './use-categories-by-id';

/** The rules as a table or as curves, beside an example. */
export function RuleSetBody(props: RuleSetBodyProps) {
  const { ruleSet, form, openKey, edit, stale, isGone = false } = props;
  const categories = useCategoriesById();
  const isCurve = useSearchParams().get('view') === 'curve';
  // The curve view shows the first rule until one is chosen.
  const shownKey = openKey ?? (isCurve ? (form.rules[0]?.key ?? DEFAULT_KEY) : null);
  const shown = form.rules.find(({ key }) => key === shownKey);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] border-t border-line xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 lg:px-6">
          <ViewSwitch isCurve={isCurve} />
          {edit?.addRule && <AddRule onAdd={edit.addRule} />}
        </div>
        {edit && <RuleGaps form={form} categories={categories} />}
        {isCurve ? (
          <CurveView {...props} categories={categories} />
        ) : (
          <RulesTable {...props} categories={categories} />
        )}
      </div>
      <TryOut
        ruleSet={ruleSet}
        categories={categories}
        suggestedId={shown?.categoryIds[0] ?? null}
        stale={stale}
        isGone={isGone}
      />
    </div>
  );
}

/** The open view is part of the URL, so that it survives a reload. */
function show(view: 'table' | 'curve'): void {
  window.history.replaceState(
    null,
    '',
    view === 'curve' ? `${location.pathname}?view=curve` : location.pathname,
  );
}

function ViewSwitch({ isCurve }: { isCurve: boolean }) {
  const { rules: messages } = useSettingsMessages();
  return (
    <fieldset className="contents">
      <legend className="sr-only">{messages.editor.views}</legend>
      <Button aria-pressed={!isCurve} onClick={() => show('table')}>
        <Table2 aria-hidden size={16} />
        {messages.editor.table}
      </Button>
      <Button aria-pressed={isCurve} onClick={() => show('curve')}>
        <ChartSpline aria-hidden size={16} />
        {messages.editor.curve}
      </Button>
    </fieldset>
  );
}

function AddRule({ onAdd }: { onAdd: () => void }) {
  const { rules: messages } = useSettingsMessages();
  return (
    <Button className="ml-auto" onClick={onAdd}>
      {messages.editor.addRule}
    </Button>
  );
}
