'use client';
import { ArrowDown, ArrowUp, CircleAlert, X } from 'lucide-react';
import { useId, useState } from 'react';
import { fill } from '@/lib/shared/fill';
import { FIRST_STATUS } from '@/lib/shared/status-graph';
import { useSettingsMessages } from '../settings/settings-messages';
import { IconButton } from '../ui/button';
import { Check, INPUT } from '../ui/field';
import { addedStatus, moved, type StatusesText, type StatusText } from './form';

interface StatusListProps {
  text: StatusesText;
  wrong: ReadonlyMap<number, 'missing' | 'twice'>;
  onChange(part: Partial<StatusesText>): void;
}

/**
 * Names and order of the statuses. A move is announced to screen readers, because the row changes
 * its place.
 */
export function StatusList({ text, wrong, onChange }: StatusListProps) {
  const { statuses: messages } = useSettingsMessages();
  const [announced, announce] = useState('');
  const { statuses } = text;

  function move(at: number, by: -1 | 1) {
    onChange({ statuses: moved(statuses, at, by) });
    announce(
      fill(messages.moved, {
        name: statuses[at]?.name ?? '',
        place: at + by + 1,
        count: statuses.length,
      }),
    );
  }
  function remove({ id, standard: name, standardCounts }: StatusText) {
    onChange({
      statuses: statuses.filter((one) => one.id !== id),
      unused: [...text.unused, { id, name, standardCounts }],
    });
  }
  function change(id: number, part: Partial<StatusText>) {
    onChange({ statuses: statuses.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  }

  return (
    <section aria-label={messages.list} className="flex max-w-2xl flex-col gap-3">
      <p aria-hidden className="-mb-2 text-meta font-medium text-ink-2">
        {messages.column}
      </p>
      <ol className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
        {statuses.map((status, at) => (
          <li
            key={status.id}
            data-status-id={status.id}
            className="col-span-full grid grid-cols-subgrid items-center max-sm:pb-2"
          >
            <NameField
              status={status}
              wrong={wrong.get(status.id)}
              onName={(name) => change(status.id, { name })}
            />
            <CountsField status={status} onCounts={(counts) => change(status.id, { counts })} />
            <RowButtons
              status={status}
              isFirst={at === 0}
              isLast={at === statuses.length - 1}
              onMove={(by) => move(at, by)}
              onRemove={() => remove(status)}
            />
          </li>
        ))}
      </ol>
      <output className="sr-only">{announced}</output>
      <p className="text-meta text-ink-2">{messages.countsHint}</p>
      {text.unused.length > 0 && <AddStatus text={text} onChange={onChange} />}
    </section>
  );
}

interface RowButtonsProps {
  status: StatusText;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

function RowButtons({ status: { id, name }, isFirst, isLast, onMove, onRemove }: RowButtonsProps) {
  const { statuses: messages } = useSettingsMessages();
  return (
    <div className="col-start-3 row-start-1 flex gap-1 sm:col-start-4">
      <IconButton label={fill(messages.up, { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden size={16} />
      </IconButton>
      <IconButton label={fill(messages.down, { name })} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden size={16} />
      </IconButton>
      <IconButton
        label={fill(messages.remove, { name })}
        disabled={id === FIRST_STATUS}
        onClick={onRemove}
      >
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}

interface CountsFieldProps {
  status: StatusText;
  onCounts(counts: boolean): void;
}

/** Beside the name; below it where the window is narrow. */
function CountsField({ status: { name, counts }, onCounts }: CountsFieldProps) {
  const { statuses: messages } = useSettingsMessages();
  return (
    <div className="max-sm:col-span-full max-sm:mt-1 sm:col-start-2 sm:row-start-1">
      <Check
        label={messages.counts}
        aria-label={fill(messages.countsOf, { name })}
        checked={counts}
        onChange={({ target }) => onCounts(target.checked)}
      />
    </div>
  );
}

interface NameFieldProps {
  status: StatusText;
  wrong: 'missing' | 'twice' | undefined;
  onName(name: string): void;
}

/** Only a custom or invalid name has a note below, so that all other rows have the same height. */
function NameField({ status: { id, name, standard, isUsed }, wrong, onName }: NameFieldProps) {
  const { statuses: messages } = useSettingsMessages();
  const noteId = useId();
  const error =
    wrong === 'missing' ? messages.nameMissing : wrong === 'twice' ? messages.nameTwice : undefined;
  const note =
    error ?? (name.trim() === standard ? undefined : fill(messages.standard, { standard }));
  return (
    <>
      <input
        className={INPUT}
        aria-label={fill(messages.nameOf, { standard })}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note && noteId}
        maxLength={64}
        autoComplete="off"
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
      <span className="text-meta text-ink-2 sm:col-start-3 sm:row-start-1">
        {id === FIRST_STATUS ? messages.first : isUsed && messages.inUse}
      </span>
      {note && (
        <p
          id={noteId}
          className={`col-span-full mt-1 flex items-start gap-1 text-meta ${error ? 'text-flag' : 'text-ink-2'}`}
        >
          {error && <CircleAlert aria-hidden size={14} className="mt-px shrink-0" />}
          {note}
        </p>
      )}
    </>
  );
}

function AddStatus({ text, onChange }: Omit<StatusListProps, 'wrong'>) {
  const { statuses: messages } = useSettingsMessages();
  const id = useId();
  function add(chosen: number) {
    const status = text.unused.find((one) => one.id === chosen);
    if (!status) return;
    onChange({
      statuses: [...text.statuses, addedStatus(status)],
      unused: text.unused.filter((one) => one.id !== chosen),
    });
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id}>{messages.add}</label>
      <select
        id={id}
        className={`${INPUT} max-w-60`}
        value=""
        onChange={({ target }) => add(Number(target.value))}
      >
        <option value="">{messages.addNone}</option>
        {text.unused.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
