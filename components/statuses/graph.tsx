'use client';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { fill } from '@/lib/shared/fill';
import { LOCALES } from '@/lib/shared/languages';
import { FIRST_STATUS } from '@/lib/shared/status-graph';
import { useSettingsMessages } from '../settings/settings-messages';
import { Check } from '../ui/field';
import { useTranslation } from '../translation';
import { consequencesOf, toggled, type StatusesText } from './form';

interface GraphProps {
  text: StatusesText;
  isEmpty: boolean;
  onChange(part: Partial<StatusesText>): void;
}

export function Graph({ text, isEmpty, onChange }: GraphProps) {
  const { statuses: messages } = useSettingsMessages();
  return (
    <section aria-label={messages.graph.title} className="flex flex-col gap-3">
      <h2 className="font-semibold">{messages.graph.title}</h2>
      <Check
        label={messages.graph.any}
        checked={text.isFree}
        onChange={({ target }) => onChange({ isFree: target.checked })}
      />
      {!text.isFree && (
        <>
          <p className="max-w-2xl text-ink-2">
            {messages.graph.text}{' '}
            <span className="pointer-coarse:hidden">{messages.graph.keys}</span>
          </p>
          <Matrix text={text} onChange={onChange} />
          <Consequences text={text} isEmpty={isEmpty} />
        </>
      )}
    </section>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Arrow keys move to the next checkbox and skip the diagonal, where a status would lead to itself;
 * Tab works as usual.
 */
function step(event: KeyboardEvent<HTMLInputElement>): void {
  const [down, right] = STEPS[event.key] ?? [0, 0];
  if (down === 0 && right === 0) return;
  event.preventDefault();
  let [row, column] = [
    Number(event.currentTarget.dataset['row']),
    Number(event.currentTarget.dataset['column']),
  ];
  for (let tries = 0; tries < 2; tries += 1) {
    [row, column] = [row + down, column + right];
    const next = event.currentTarget
      .closest('table')
      ?.querySelector(`input[data-row="${row}"][data-column="${column}"]`);
    if (next instanceof HTMLInputElement) return next.focus();
  }
}

function Matrix({ text: { statuses, transitions }, onChange }: Omit<GraphProps, 'isEmpty'>) {
  const { statuses: messages } = useSettingsMessages();
  const isTicked = (from: number, to: number) =>
    transitions.some((one) => one.from_id === from && one.to_id === to);
  return (
    <div className="edge-shadow max-w-full overflow-x-auto">
      <table aria-label={messages.graph.title} className="border-collapse">
        <MatrixHead statuses={statuses} />
        <tbody>
          {statuses.map((from, row) => (
            <tr key={from.id} className="border-b border-line">
              <th
                scope="row"
                className="sticky left-0 z-10 max-w-32 bg-surface p-2 text-left font-medium break-words"
              >
                {from.name}
              </th>
              {statuses.map((to, column) => (
                <td key={to.id} className="p-0 text-center">
                  {from.id === to.id ? (
                    <span aria-hidden className="text-ink-3">
                      –
                    </span>
                  ) : (
                    <Tick
                      data-row={row}
                      data-column={column}
                      aria-label={fill(messages.graph.cell, { from: from.name, to: to.name })}
                      checked={isTicked(from.id, to.id)}
                      onChange={() =>
                        onChange({ transitions: toggled(transitions, from.id, to.id) })
                      }
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MatrixHead({ statuses }: Pick<GraphProps['text'], 'statuses'>) {
  const { statuses: messages } = useSettingsMessages();
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className="sticky left-0 z-10 border-b border-line bg-surface p-2 text-left text-meta whitespace-nowrap font-medium text-ink-2"
        >
          {messages.graph.corner}
        </th>
        {statuses.map(({ id, name }) => (
          <th
            key={id}
            scope="col"
            className="max-w-32 border-b border-line p-2 text-meta font-medium break-words"
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const Tick = (
  box: ComponentProps<'input'> & { readonly 'data-row': number; readonly 'data-column': number },
) => (
  <label className="inline-flex size-9 items-center justify-center">
    <input {...box} type="checkbox" className="size-4" onKeyDown={step} />
  </label>
);

/** Shows what the transitions mean for appraisals while they are edited. */
function Consequences({ text, isEmpty }: Pick<GraphProps, 'text' | 'isEmpty'>) {
  const { plural, language } = useTranslation();
  const { statuses: messages } = useSettingsMessages();
  const { lost, ends, stuck } = consequencesOf(text);
  const first = text.statuses.find(({ id }) => id === FIRST_STATUS)?.name ?? '';
  const all = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  const any = new Intl.ListFormat(LOCALES[language], { type: 'disjunction' });
  return (
    <div aria-live="polite" className="flex max-w-2xl flex-col gap-2">
      {isEmpty && <p className="text-flag">{messages.graph.none}</p>}
      {!isEmpty && lost.length > 0 && (
        <p
          data-warning="unreachable"
          className="flex gap-2 rounded-md border border-failed bg-failed-soft p-3 text-ink"
        >
          <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-failed" />
          <span>
            {fill(plural(messages.graph.unreachable, lost.length), {
              names: all.format(lost),
              first,
            })}
            {stuck.length > 0 && ` ${fill(messages.graph.stuck, { names: any.format(stuck) })}`}
          </span>
        </p>
      )}
      {!isEmpty && ends.length > 0 && (
        <p className="text-ink-2">
          {fill(plural(messages.graph.final, ends.length), { names: any.format(ends) })}
        </p>
      )}
    </div>
  );
}
