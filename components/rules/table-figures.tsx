'use client';
import { Minus, Plus } from 'lucide-react';
import type { MethodForm } from '@/lib/client/rules/rule-form';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { FigureField } from './figure-field';

/** The maximum of the API: fifty years in months. */
const AGES_MAX = 600;

interface TableFiguresProps {
  method: MethodForm;
  path: string;
  onChange(table: readonly string[]): void;
}

/** The remaining value in each unit of age, with one field per unit. */
export function TableFigures({ method, path, onChange }: TableFiguresProps) {
  const { rules: messages } = useSettingsMessages();
  const { table, unit } = method;
  const isCompleted = unit.startsWith('completed');
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="font-medium">{messages.form.table}</legend>
      <p className="text-meta text-ink-2">{messages.form.tableHint}</p>
      <div className="grid grid-cols-3 items-start gap-x-3 gap-y-3 sm:grid-cols-6">
        {table.map((text, at) => (
          <FigureField
            // The index identifies the figure.
            key={at}
            label={fill(messages.form.nth, {
              nth: isCompleted ? at : at + 1,
              unit: unit.endsWith('month') ? messages.form.month : messages.form.year,
            })}
            path={`${path}.${at}`}
            value={text}
            onChange={(next) =>
              onChange(table.map((before, index) => (index === at ? next : before)))
            }
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={table.length >= AGES_MAX}
          onClick={() => onChange([...table, table.at(-1) ?? '100'])}
        >
          <Plus aria-hidden size={16} />
          {messages.form.addAge}
        </Button>
        <Button disabled={table.length < 2} onClick={() => onChange(table.slice(0, -1))}>
          <Minus aria-hidden size={16} />
          {messages.form.removeAge}
        </Button>
      </div>
    </fieldset>
  );
}
