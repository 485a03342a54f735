'use client';
import { type Cause } from '@/lib/shared/reasons';
import { useState } from 'react';
import { useImportErrors } from '@/lib/client/settings/price-imports';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Loaded } from '../ui/loaded';
import { useCauseText } from '../use-cause-text';
import { useTranslation } from '../translation';

const STORED_MAX = 1000;

/** The rejected rows, in pages. */
export function ImportErrors({ runId, refused }: { runId: number; refused: number }) {
  const { priceImports: messages } = useSettingsMessages();
  // The cursors of all pages up to the current one, so that "previous" can go back.
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const query = useImportErrors(runId, cursors.at(-1));
  const next = query.data?.metadata.next_cursor;
  return (
    <div className="mt-4">
      <h3 className="font-semibold">{messages.errors.title}</h3>
      {refused > STORED_MAX && <p className="text-ink-2">{messages.errors.firstOnly}</p>}
      <Loaded data={query.data?.errors} query={query} failed={messages.errors.loadFailed}>
        {(errors) => <ErrorsTable errors={errors} isOld={query.isPlaceholderData} />}
      </Loaded>
      {(cursors.length > 1 || next) && (
        <Pager
          page={cursors.length}
          onPrevious={cursors.length > 1 ? () => setCursors(cursors.slice(0, -1)) : null}
          onNext={next && !query.isPlaceholderData ? () => setCursors([...cursors, next]) : null}
        />
      )}
    </div>
  );
}

interface RowError {
  readonly row: number;
  readonly field: string;
  readonly reason: string;
  readonly cause: Cause | null;
}

function ErrorsTable({ errors, isOld }: { errors: readonly RowError[]; isOld: boolean }) {
  const { formats } = useTranslation();
  const { priceImports: messages } = useSettingsMessages();
  const causeText = useCauseText();
  const { row, field, reason } = messages.errors.columns;
  return (
    <table
      aria-label={messages.errors.table}
      aria-busy={isOld}
      className={`mt-2 w-full table-fixed border-collapse ${isOld ? 'bg-sunken' : ''}`}
    >
      <thead>
        <tr className="border-b border-line text-left text-meta text-ink-2">
          <th scope="col" className="w-16 py-1.5 pr-4 text-right font-medium">
            {row}
          </th>
          <th scope="col" className="w-28 py-1.5 pr-4 font-medium sm:w-48">
            {field}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            {reason}
          </th>
        </tr>
      </thead>
      <tbody>
        {errors.map((error) => (
          <tr
            key={`${error.row}/${error.field}/${error.reason}`}
            className="border-b border-line align-baseline"
          >
            <td className="py-1.5 pr-4 text-right">{formats.count(error.row)}</td>
            <td className="py-1.5 pr-4 font-mono text-meta break-words">{error.field}</td>
            <td className="py-1.5 break-words">{causeText(error.cause, error.reason)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PagerProps {
  page: number;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

function Pager({ page, onPrevious, onNext }: PagerProps) {
  const { formats } = useTranslation();
  const { priceImports: messages } = useSettingsMessages();
  return (
    <nav aria-label={messages.errors.title} className="mt-2 flex items-center gap-3">
      <Button disabled={!onPrevious} onClick={() => onPrevious?.()}>
        {messages.errors.previous}
      </Button>
      <span>{fill(messages.errors.page, { page: formats.count(page) })}</span>
      <Button disabled={!onNext} onClick={() => onNext?.()}>
        {messages.errors.next}
      </Button>
    </nav>
  );
}
