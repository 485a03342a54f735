'use client';
import { PencilLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { EditedColumn } from '@/lib/client/sheet/cells';
import type { Line } from '@/lib/client/sheet/lines';
import type { CellEdit } from '@/lib/client/sheet/read-edits';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Popover } from '../ui/popover';
import { TextField } from '../ui/text-field';
import { useTranslation } from '../translation';
import { CATEGORIES, ROOMS } from './line-cell';
import { useSheetMessages } from './sheet-messages';

/** A description is of one thing only. */
const SET_TOGETHER = ['purchase', 'category', 'location', 'quantity', 'price', 'claimed'] as const;

const LISTS: Partial<Readonly<Record<EditedColumn, string>>> = {
  category: CATEGORIES,
  location: ROOMS,
};

interface SetValueProps {
  lines: readonly Line[];
  onChange(edits: readonly CellEdit[]): void;
}

/** Gives one column of all selected lines the same value. */
export function SetValue({ lines, onChange }: SetValueProps) {
  const { plural } = useTranslation();
  const messages = useSheetMessages();
  const [isOpen, setOpen] = useState(false);
  const [column, setColumn] = useState<(typeof SET_TOGETHER)[number]>('purchase');
  const [text, setText] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    setOpen(false);
    setText('');
    onChange(lines.map(({ rowId }) => ({ rowId, column, text })));
  }
  const trigger = (
    <Button>
      <PencilLine aria-hidden size={16} />
      {messages.setValue}
    </Button>
  );
  return (
    <Popover label={messages.setValue} isOpen={isOpen} onOpenChange={setOpen} trigger={trigger}>
      <form onSubmit={submit} className="flex flex-col gap-3 p-4">
        <Field label={messages.column}>
          {(control) => (
            <select
              {...control}
              value={column}
              onChange={({ target }) =>
                setColumn(SET_TOGETHER.find((one) => one === target.value) ?? 'purchase')
              }
            >
              {SET_TOGETHER.map((one) => (
                <option key={one} value={one}>
                  {messages.columns[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          label={messages.value}
          hint={messages.hints[column]}
          value={text}
          onType={setText}
          list={LISTS[column]}
        />
        <Button type="submit" look="primary" disabled={text.trim() === ''}>
          {plural(messages.setFor, lines.length)}
        </Button>
      </form>
    </Popover>
  );
}
