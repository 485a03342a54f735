'use client';
import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { useCategories } from '@/lib/client/items/categories';
import type { InventoryField } from '@/lib/shared/inventory-fields';
import { useTranslation } from '../translation';
import { useDraftMessages } from './draft-messages';
import type { Move } from './use-grid';

interface CellEditorProps {
  field: InventoryField;
  label: string;
  /** The text that editing starts with. */
  start: string;
  /** Without a text nothing is saved. `next` is null if the focus has gone elsewhere. */
  onFinish(typed: string | null, next: Move | 'stay' | null): void;
}

const LOOK =
  'h-7 w-full min-w-0 rounded-sm border border-accent bg-surface px-1 text-ink pointer-coarse:h-9';

/** Enter and Tab save, Escape does not; leaving the cell or the page saves too. */
export function CellEditor({ field, label, start, onFinish }: CellEditorProps) {
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isFinished = useRef(false);
  const finish = (isSaved: boolean, next: Move | 'stay' | null) => {
    if (isFinished.current) return;
    isFinished.current = true;
    onFinish(isSaved ? (control.current?.value ?? null) : null, next);
  };
  useSaveOnLeave(() => finish(true, null));
  useEffect(() => {
    const input = control.current;
    input?.focus();
    if (input instanceof HTMLInputElement)
      input.setSelectionRange(input.value.length, input.value.length);
  }, []);
  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    const direction = directionOf(event);
    if (direction === null && event.key !== 'Escape') return;
    event.preventDefault();
    finish(direction !== null, direction ?? 'stay');
  }
  const props = {
    ref: control,
    'aria-label': label,
    defaultValue: start,
    className: LOOK,
    onKeyDown,
    onBlur: () => finish(true, null),
    onClick: (event: { stopPropagation(): void }) => event.stopPropagation(),
  };
  if (field === 'condition') return <ConditionChoice {...props} />;
  if (field === 'receipt') return <YesOrNo {...props} />;
  return (
    <>
      <input
        {...props}
        autoComplete="off"
        maxLength={10_000}
        inputMode={field === 'quantity' ? 'numeric' : undefined}
        list={field === 'category' ? 'inventory-categories' : undefined}
      />
      {field === 'category' && <CategoryNames />}
    </>
  );
}

function directionOf({ key, shiftKey }: KeyboardEvent): Move | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key !== 'Tab') return null;
  return shiftKey ? 'left' : 'right';
}

/** A reload would lose what is typed. */
function useSaveOnLeave(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}

type ChoiceProps = ComponentProps<'select'>;

function ConditionChoice(props: ChoiceProps) {
  const { t } = useTranslation();
  const names = t.newItem.fields.conditions;
  const isCode = names[Number(props.defaultValue)] !== undefined;
  return (
    <select {...props} defaultValue={isCode ? props.defaultValue : '0'}>
      {names.map((name, code) => (
        <option key={name} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

function YesOrNo(props: ChoiceProps) {
  const messages = useDraftMessages();
  return (
    <select {...props} defaultValue={props.defaultValue === 'x' ? 'x' : '-'}>
      <option value="x">{messages.yes}</option>
      <option value="-">{messages.no}</option>
    </select>
  );
}

/** Suggests the categories; any other word is kept in the notes. */
function CategoryNames() {
  const { language } = useTranslation();
  const { data } = useCategories(language);
  return (
    <datalist id="inventory-categories">
      {data?.categories.map(({ client_category_id: id, client_category: name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
