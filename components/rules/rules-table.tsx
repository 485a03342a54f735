'use client';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RuleForm } from '@/lib/client/rules/rule-form';
import { fill } from '@/lib/shared/fill';
import { DataRow, DataTable } from '../settings/data-table';
import { useSettingsMessages } from '../settings/settings-messages';
import { RuleFields } from './rule-fields';
import { CategoryNames, type WithCategories } from './category-names';
import type { RuleSetBodyProps } from './rule-set-body-props';
import { useLastGood } from './use-last-good';
import { useRuleText } from './use-rule-text';

const GRID =
  'grid-cols-[minmax(0,1fr)] gap-y-1 lg:items-start lg:grid-cols-[minmax(8rem,1fr)_minmax(8rem,1fr)_minmax(12rem,1.8fr)_minmax(6.5rem,0.7fr)_minmax(8.5rem,1fr)]';

type RulesTableProps = Pick<RuleSetBodyProps, 'form' | 'openKey' | 'setOpenKey' | 'edit'> &
  WithCategories;

/** One row per rule, described in text; in a draft a row expands to its fields. */
export function RulesTable(props: RulesTableProps) {
  const { form } = props;
  const { rules: messages } = useSettingsMessages();
  const { rule, categories, method, modifiers, limits } = messages.table;
  return (
    <DataTable
      label={messages.table.label}
      grid={GRID}
      from="lg"
      columns={{ rule, categories, method, modifiers, limits }}
      edge="none"
    >
      {form.rules.map((one, at) => (
        <RuleRow key={one.key} {...props} one={one} path={`rules.${at}`} />
      ))}
      <RuleRow {...props} one={form.defaultRule} path="default_rule" />
    </DataTable>
  );
}

interface RuleRowProps extends RulesTableProps {
  one: RuleForm;
  /** The rule's path in the API. */
  path: string;
}

/**
 * The texts of a row do not contain the rule's name, so a missing name does not make them outdated.
 */
const isOfTable = (path: string): boolean => path !== 'rule.name';

function RuleRow({ one, path, form, openKey, setOpenKey, edit, categories }: RuleRowProps) {
  const { rules: messages } = useSettingsMessages();
  const { methodText, modifierTexts, limitTexts } = useRuleText();
  const { rule, isCurrent } = useLastGood(one, isOfTable);
  const isOpen = edit !== null && openKey === one.key;
  const id = `fields-${one.key}`;
  return (
    <>
      <DataRow className={isOpen ? 'bg-accent-soft' : 'hover:bg-sunken'}>
        <td className="min-w-0 font-medium break-words">
          {edit ? (
            <RowButton
              name={one.name || messages.editor.newRuleName}
              id={id}
              isOpen={isOpen}
              onToggle={() => setOpenKey(isOpen ? null : one.key)}
            />
          ) : (
            one.name
          )}
        </td>
        <Cell name={messages.table.categories}>
          <CategoryNames one={one} categories={categories} />
        </Cell>
        <Cell name={messages.table.method} isStrong>
          {rule && <Lines lines={methodText(rule.method)} />}
          {!isCurrent && <p className="font-normal text-flag">{messages.table.wrong}</p>}
        </Cell>
        <Cell name={messages.table.modifiers} isEmpty={!rule || modifierTexts(rule).length === 0}>
          {rule && <Lines lines={modifierTexts(rule)} />}
        </Cell>
        <Cell name={messages.table.limits} isEmpty={!rule || limitTexts(rule).length === 0}>
          {rule && <Lines lines={limitTexts(rule)} />}
        </Cell>
      </DataRow>
      {isOpen && (
        <tr className="block border-b border-line">
          <td id={id} className="block px-4 py-4 lg:px-6">
            <RuleFields one={one} path={path} edit={edit} form={form} categories={categories} />
          </td>
        </tr>
      )}
    </>
  );
}

interface RowButtonProps {
  name: string;
  id: string;
  isOpen: boolean;
  onToggle(): void;
}

function RowButton({ name, id, isOpen, onToggle }: RowButtonProps) {
  const { rules: messages } = useSettingsMessages();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-label={fill(isOpen ? messages.table.close : messages.table.edit, { name })}
      onClick={onToggle}
      className="-mx-1 flex min-h-6 items-start gap-1 rounded-sm px-1 text-left hover:underline"
    >
      <ChevronDown
        aria-hidden
        size={16}
        className={`mt-0.5 shrink-0 text-ink-2 ${isOpen ? '' : '-rotate-90'}`}
      />
      {name}
    </button>
  );
}

interface CellProps {
  name: string;
  isStrong?: boolean;
  /** An empty cell is hidden on narrow screens. */
  isEmpty?: boolean;
  children: ReactNode;
}

const Cell = ({ name, isStrong = false, isEmpty = false, children }: CellProps) => (
  <td
    className={`min-w-0 break-words ${isStrong ? '' : 'text-ink-2'} ${isEmpty ? 'max-lg:hidden' : ''}`}
  >
    <span className="block text-meta text-ink-2 lg:hidden">{name}</span>
    {children}
  </td>
);

function Lines({ lines }: { lines: readonly string[] }) {
  const { rules: messages } = useSettingsMessages();
  if (lines.length === 0) return <span className="text-ink-3">{messages.ruleText.nothing}</span>;
  return lines.map((line) => (
    <span key={line} className="block pl-3 -indent-3">
      {line}
    </span>
  ));
}
