'use client';
import { LoaderCircle } from 'lucide-react';
import {
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { FLOAT } from './float';

export interface ComboboxOption {
  readonly key: string;
  readonly content: ReactNode;
  /** Picking it changes the list and does not choose a value. */
  readonly staysOpen?: boolean;
  /** Stays visible at the bottom of a long list. */
  readonly isAtFoot?: boolean;
  onPick(): void;
}

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string;
  onType(text: string): void;
  /** Called when the text is final: on Enter without a marked option, or when the focus leaves. */
  onSettle(): void;
  options: readonly ComboboxOption[];
  /** The accessible name of the list. */
  listLabel: string;
  /** Announced to screen readers whenever it changes while the list is open. */
  status: string;
  /** Shown above the options. */
  note?: ReactNode;
  isBusy?: boolean;
}

/**
 * A text field with suggestions (WAI-ARIA Authoring Practices, "Editable combobox with list
 * autocomplete", manual selection). The focus stays in the field: arrows mark an option, Enter
 * takes it, Escape closes the list and keeps the text, Tab moves on and keeps the text.
 */
export function Combobox(props: ComboboxProps) {
  const {
    value,
    onType,
    onSettle,
    options,
    listLabel,
    status,
    note,
    isBusy = false,
    ...rest
  } = props;
  const listId = useId();
  const list = useMarkedList(options, onSettle);
  useSeen(list.marked < 0 ? null : optionId(listId, list.marked));
  return (
    <div className="relative">
      <input
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? listId : undefined}
        aria-activedescendant={list.marked < 0 ? undefined : optionId(listId, list.marked)}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onType(event.target.value);
          list.open(-1);
        }}
        onKeyDown={list.onKeyDown}
        onClick={() => list.open(list.marked)}
        onBlur={() => {
          list.close();
          onSettle();
        }}
      />
      {isBusy && (
        <LoaderCircle
          aria-hidden
          size={16}
          className="absolute top-1/2 right-2.5 -translate-y-1/2 animate-spin text-ink-3"
        />
      )}
      <output className="sr-only">{list.isWanted ? status : ''}</output>
      {list.isOpen && (
        <div
          className={`${FLOAT} absolute inset-x-0 top-full mt-1 max-h-[min(28.5rem,60dvh)] scroll-pb-16 overflow-y-auto p-1`}
        >
          {note}
          <OptionList id={listId} label={listLabel} isBusy={isBusy} options={options} {...list} />
        </div>
      )}
    </div>
  );
}

/** Which option is marked (−1 for none, which means the text itself), and what the keys do. */
function useMarkedList(options: readonly ComboboxOption[], onSettle: () => void) {
  const [isWanted, setWanted] = useState(false);
  const [mark, setMark] = useState<string | null>(null);
  const isOpen = isWanted && options.length > 0;
  // Marked by key, so that another option cannot take its place unnoticed when the options change.
  const marked = isOpen ? options.findIndex(({ key }) => key === mark) : -1;
  const open = (at: number) => {
    setWanted(true);
    setMark(options[at]?.key ?? null);
  };
  const close = () => {
    setWanted(false);
    setMark(null);
  };
  const pick = (option: ComboboxOption | undefined) => {
    if (!option?.staysOpen) close();
    if (option) option.onPick();
    else onSettle();
  };
  const move = (by: 1 | -1) => {
    if (!isOpen) return open(by === 1 ? 0 : options.length - 1);
    // Moving past either end leads to the text itself, which is one place before the first option.
    const places = options.length + 1;
    return open(((marked + 1 + by + places) % places) - 1);
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => pick(options[marked]),
    ...(isOpen && { Escape: close }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { isWanted, isOpen, marked, open, close, pick, onKeyDown };
}

interface OptionListProps {
  id: string;
  label: string;
  isBusy: boolean;
  options: readonly ComboboxOption[];
  marked: number;
  pick(option: ComboboxOption): void;
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

const OptionList = ({ id, label, isBusy, options, marked, pick }: OptionListProps) => (
  // A native list shows only one line of text per option and cannot mark one while the text field
  // has the focus.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  <div role="listbox" id={id} aria-label={label} aria-busy={isBusy || undefined}>
    {options.map((option, index) => (
      <Option
        key={option.key}
        id={optionId(id, index)}
        isMarked={index === marked}
        isAtFoot={option.isAtFoot === true}
        onPick={() => pick(option)}
      >
        {option.content}
      </Option>
    ))}
  </div>
);

interface OptionProps {
  id: string;
  isMarked: boolean;
  isAtFoot: boolean;
  onPick(): void;
  children: ReactNode;
}

/**
 * The field keeps the focus and handles all keys, so a mouse press must not take the focus away.
 */
const Option = ({ id, isMarked, isAtFoot, onPick, children }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <div
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    role="option"
    tabIndex={-1}
    aria-selected={isMarked}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPick}
    className={`${isAtFoot ? 'sticky -bottom-1 border-t border-line bg-(--float)' : ''} flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 py-1 hover:bg-sunken aria-selected:bg-accent-soft forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2 forced-colors:aria-selected:outline-[Highlight]`}
  >
    {children}
  </div>
);

/** Scrolls the marked option into view. */
function useSeen(id: string | null) {
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
