'use client';
import { FolderOpen, MapPin, MousePointerClick, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { showOverlay } from '@/lib/client/shell/overlays';
import { Dialog } from '../ui/dialog';
import { INPUT } from '../ui/field';
import { useTranslation } from '../translation';
import { useCommands, type Command } from './use-commands';

const ICONS: Readonly<Record<Command['group'], LucideIcon>> = {
  claims: FolderOpen,
  actions: MousePointerClick,
  places: MapPin,
};

/**
 * Opens claims and pages and runs the actions of the page (WAI-ARIA Authoring Practices,
 * "Combobox", with its list always shown).
 */
export function CommandMenu() {
  const { t, plural } = useTranslation();
  const [text, setText] = useState('');
  const { commands, isBusy } = useCommands(text);
  const { marked, mark, onKeyDown } = useMarked(commands);
  const listId = useId();
  const status = isBusy
    ? ''
    : commands.length === 0
      ? t.commands.none
      : plural(t.commands.found, commands.length);
  return (
    <Dialog title={t.commands.title} isOpen onOpenChange={() => showOverlay(null)}>
      <div className="flex min-h-0 flex-col gap-2 p-3">
        <input
          role="combobox"
          data-focus-first
          aria-label={t.commands.field}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={commands[marked] && `${listId}-${marked}`}
          placeholder={t.commands.field}
          autoComplete="off"
          spellCheck={false}
          className={`${INPUT} mx-3 w-auto!`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            mark(0);
          }}
          onKeyDown={onKeyDown}
        />
        <output className={status === t.commands.none ? 'px-3 py-1 text-ink-2' : 'sr-only'}>
          {status}
        </output>
        <CommandList id={listId} commands={commands} marked={marked} isBusy={isBusy} />
      </div>
    </Dialog>
  );
}

/** Runs the command after the menu has closed and returned the focus to the page. */
function run(command: Command | undefined): void {
  if (!command) return;
  showOverlay(null);
  window.setTimeout(() => command.run());
}

function useMarked(commands: readonly Command[]) {
  const [at, mark] = useState(0);
  const marked = Math.min(at, Math.max(0, commands.length - 1));
  const step = (by: number) => mark((marked + by + commands.length) % Math.max(1, commands.length));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => run(commands[marked]),
    Escape: () => showOverlay(null), // the dialog ignores Escape while a list is open
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { marked, mark, onKeyDown };
}

interface CommandListProps {
  id: string;
  commands: readonly Command[];
  marked: number;
  isBusy: boolean;
}

function CommandList({ id, commands, marked, isBusy }: CommandListProps) {
  const { t } = useTranslation();
  const groups = [...new Set(commands.map(({ group }) => group))];
  useEffect(() => {
    void document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);
  return (
    // A native list cannot mark an option while the text field has the focus.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      id={id}
      aria-label={t.commands.list}
      aria-busy={isBusy || undefined}
      // cuts off a row if there are more
      className="max-h-[min(25.125rem,55dvh)] overflow-y-auto"
    >
      {groups.map((group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={group} role="group" aria-label={t.commands.groups[group]}>
          <p aria-hidden className="px-3 pt-2 pb-1 text-meta text-ink-2">
            {t.commands.groups[group]}
          </p>
          {commands.map(
            (command, index) =>
              command.group === group && (
                <Option
                  key={command.key}
                  id={`${id}-${index}`}
                  command={command}
                  isMarked={index === marked}
                />
              ),
          )}
        </div>
      ))}
    </div>
  );
}

function Option({ id, command, isMarked }: { id: string; command: Command; isMarked: boolean }) {
  const Icon = ICONS[command.group];
  return (
    // The text field keeps the focus and handles all keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(command)}
      className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-3 py-1 hover:bg-sunken aria-selected:bg-accent-soft forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2 forced-colors:aria-selected:outline-[Highlight]"
    >
      <Icon aria-hidden size={16} className="shrink-0 text-ink-2" />
      <span className="min-w-0 truncate">{command.text}</span>
      {command.note !== null && (
        <span className="ml-auto min-w-0 truncate text-ink-2">{command.note}</span>
      )}
    </div>
  );
}
