'use client';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useMapColumns, type Mapping } from '@/lib/client/inventory/use-draft';
import type { Inventory, InventoryColumn } from '@/lib/contract/inventory';
import {
  type HomeboxField,
  INVENTORY_FIELDS,
  type InventoryField,
} from '@/lib/shared/inventory-fields';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { INPUT } from '../ui/field';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { useDraftMessages } from './draft-messages';

interface MappingProps {
  claimId: number;
  inventory: Inventory;
  /** Stores the changes of cells first: what a column has decides how they are read. */
  settled(): Promise<boolean>;
}

/** The column names must be near the top: people put a title above their table. */
const HEADER_ROWS_SHOWN = 20;

/** What each column of the file is read as. */
export function ColumnMapping({ claimId, inventory, settled }: MappingProps) {
  const messages = useDraftMessages();
  const { mutate, isPending, error } = useMapColumns(claimId, inventory);
  const { columns, mapping } = inventory;
  const isNeeded = !columns.some(({ field }) => field === 'description' || field === 'model');
  // Stays open after the needed column is chosen: the others are chosen next.
  const [isOpen, setOpen] = useState(isNeeded);
  const map = (body: Mapping) => void settled().then(() => mutate(body));
  if (columns.length === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-b border-line px-4 py-2.5 @3xl:px-6"
    >
      <summary className="flex w-fit cursor-pointer list-none flex-wrap items-center gap-x-1 font-medium">
        <ChevronRight aria-hidden size={16} className="group-open:rotate-90" />
        {messages.columns}
        <MappingNote isNeeded={isNeeded} mapping={mapping} />
      </summary>
      {error && (
        <div className="mt-2 max-w-3xl">
          <FormError>
            <span className="font-medium">{messages.mapFailed}.</span> {error.message}
          </FormError>
        </div>
      )}
      <div aria-busy={isPending} className="mt-3 flex flex-col gap-3">
        {isPending && <progress aria-label={messages.mapping} className="block h-1.5 w-full" />}
        <ul className="grid grid-cols-1 gap-x-4 gap-y-3 @md:grid-cols-2 @3xl:grid-cols-3 @6xl:grid-cols-5">
          {columns.map((column) => (
            <ColumnChoice
              key={column.column}
              column={column}
              isDisabled={isPending}
              onChoose={(field) => map({ columns: [{ column: column.column, field }] })}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-end gap-3">
          <HeaderRow inventory={inventory} isDisabled={isPending} onChoose={map} />
          {mapping !== 'names' && (
            <Button disabled={isPending} onClick={() => map({ header_row: inventory.header_row })}>
              {messages.columnsByName}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}

function MappingNote({ isNeeded, mapping }: { isNeeded: boolean; mapping: Inventory['mapping'] }) {
  const messages = useDraftMessages();
  if (isNeeded) return <span className="font-normal text-flag">· {messages.columnsNeeded}</span>;
  if (mapping === 'names') return null;
  return (
    <span className="font-normal text-ink-2">
      · {mapping === 'remembered' ? messages.columnsRemembered : messages.columnsChosen}
    </span>
  );
}

const NOT_USED = '';

interface ColumnChoiceProps {
  column: InventoryColumn;
  isDisabled: boolean;
  onChoose(field: HomeboxField | null): void;
}

function ColumnChoice({ column, isDisabled, onChoose }: ColumnChoiceProps) {
  const { t } = useTranslation();
  const messages = useDraftMessages();
  const { field, samples } = column;
  const name = column.name || fill(messages.column, { number: column.column });
  const fields: readonly HomeboxField[] =
    field === null || isOwn(field) ? INVENTORY_FIELDS : [...INVENTORY_FIELDS, field];
  const nameOf = (one: HomeboxField) => t.inventory.fields[one] ?? messages.fields[one] ?? one;
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <span className="truncate font-medium" title={name}>
        {name}
      </span>
      <select
        aria-label={fill(messages.columnField, { name })}
        className={`${INPUT} ${field === null ? 'text-ink-2' : ''}`}
        value={field ?? NOT_USED}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(fields.find((one) => one === target.value) ?? null)}
      >
        <option value={NOT_USED}>{messages.notUsed}</option>
        {fields.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
      <span className="truncate text-meta text-ink-2" title={samples.join(' · ')}>
        {samples.length > 0 && fill(messages.samples, { values: samples.join(' · ') })}
      </span>
    </li>
  );
}

const isOwn = (field: HomeboxField): field is InventoryField =>
  (INVENTORY_FIELDS as readonly string[]).includes(field);

interface HeaderRowProps {
  inventory: Inventory;
  isDisabled: boolean;
  onChoose(body: Mapping): void;
}

function HeaderRow({ inventory, isDisabled, onChoose }: HeaderRowProps) {
  const messages = useDraftMessages();
  const { header_row: current } = inventory;
  const last = Math.max(current, HEADER_ROWS_SHOWN);
  return (
    <label className="flex flex-col gap-1">
      <span className="font-medium">{messages.headerRow}</span>
      <select
        className={INPUT}
        value={current}
        disabled={isDisabled}
        onChange={({ target }) => onChoose({ header_row: Number(target.value) })}
      >
        <option value={0}>{messages.headerNone}</option>
        {Array.from({ length: last }, (_, at) => (
          <option key={at} value={at + 1}>
            {fill(messages.headerAt, { row: at + 1 })}
          </option>
        ))}
      </select>
    </label>
  );
}
