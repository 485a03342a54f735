'use client';
import { setLetterKeys, useLetterKeys } from '@/lib/client/shell/letter-keys';
import { showOverlay } from '@/lib/client/shell/overlays';
import { Dialog, DialogBody } from '../ui/dialog';
import { Check } from '../ui/field';
import { useTranslation } from '../translation';

type CommandMessages = ReturnType<typeof useTranslation>['t']['commands'];
type Name =
  | keyof CommandMessages['keys']
  | 'clean'
  | 'keep'
  | 'restore'
  | 'retry'
  | 'regions'
  | 'heatmap'
  | 'original'
  | 'compare'
  | 'note'
  | 'contrast'
  | 'report'
  | 'fullScreen'
  | 'move'
  | 'remove'
  | 'choose';

/**
 * All shortcuts of the desk, by where they apply; alternatives for one action are listed together.
 */
const SECTIONS: readonly (readonly [
  keyof CommandMessages['sections'],
  readonly (readonly [Name, readonly string[]])[],
])[] = [
  [
    'everywhere',
    [
      ['commands', ['Ctrl+K', '⌘K']],
      ['shortcuts', ['Ctrl+/', '⌘/']],
      ['toasts', ['Alt+T']],
    ],
  ],
  [
    'rows',
    [
      ['next', ['J', '↓']],
      ['previous', ['K', '↑']],
      ['first', ['Home']],
      ['last', ['End']],
      ['openRow', ['Enter']],
      ['select', ['X']],
      ['selectTo', ['Shift+X']],
      ['choose', ['A']],
      ['report', ['R']],
      ['help', ['?']],
    ],
  ],
  [
    'inspector',
    [
      ['clean', ['C']],
      ['note', ['N']],
      ['keep', ['F']],
      ['restore', ['U']],
      ['retry', ['T']],
      ['move', ['M']],
      ['remove', ['Del']],
      ['choose', ['A']],
      ['regions', ['B']],
      ['heatmap', ['H']],
      ['original', ['O']],
      ['compare', ['V']],
      ['contrast', ['L']],
      ['region', ['1', '9']],
      ['zoom', ['+', '−']],
      ['fit', ['0']],
      ['fullScreen', ['Z']],
      ['pan', ['↑', '↓', '←', '→']],
      ['picture', ['←', '→']],
      ['line', ['J', 'K']],
      ['close', ['Esc']],
      ['help', ['?']],
    ],
  ],
  [
    'fields',
    [
      ['mark', ['↓', '↑']],
      ['take', ['Enter']],
      ['leave', ['Esc']],
    ],
  ],
];

/** Lists the shortcuts and has the switch that turns off single-letter keys (WCAG 2.2, 2.1.4). */
export function Shortcuts() {
  const { t } = useTranslation();
  const lettersOn = useLetterKeys();
  const {
    markClean: clean,
    confirmFlag: keep,
    restore,
    retry,
    layers,
    addNote: note,
    moreContrast: contrast,
  } = t.inspector;
  // A shortcut of a button has the button's label.
  const names: Readonly<Record<Name, string>> = {
    ...t.commands.keys,
    clean,
    keep,
    restore,
    retry,
    ...layers,
    note,
    contrast,
    report: t.cart.reportDialog.submit,
    fullScreen: t.workbench.fullScreen,
    move: t.workbench.move,
    remove: t.workbench.remove,
    choose: t.cart.choice.use,
  };
  return (
    <Dialog
      title={t.commands.shortcuts}
      description={t.commands.shortcutsLead}
      isOpen
      onOpenChange={() => showOverlay(null)}
    >
      <DialogBody>
        <Check
          label={t.shell.letterKeys}
          hint={t.commands.lettersHint}
          checked={lettersOn}
          onChange={(event) => setLetterKeys(event.target.checked)}
        />
        {SECTIONS.map(([section, keys]) => (
          <section key={section} aria-label={t.commands.sections[section]}>
            <h3 className="mb-1 font-semibold">{t.commands.sections[section]}</h3>
            <dl className="flex flex-col">
              {keys.map(([name, caps]) => (
                <KeyLine key={name} name={names[name]} caps={caps} />
              ))}
            </dl>
          </section>
        ))}
      </DialogBody>
    </Dialog>
  );
}

const KeyLine = ({ name, caps }: { name: string; caps: readonly string[] }) => (
  <div className="flex min-h-7 items-center justify-between gap-4 border-b border-line py-1">
    <dt className="min-w-0 text-ink-2">{name}</dt>
    <dd className="flex shrink-0 items-center gap-1">
      {caps.map((cap) => (
        <kbd
          key={cap}
          className="rounded-sm border border-line bg-sunken px-1.5 font-mono text-meta"
        >
          {cap}
        </kbd>
      ))}
    </dd>
  </div>
);
