'use client';
import { Flag, NotebookPen, RotateCcw, RotateCw, UserCheck } from 'lucide-react';
import { Button } from '../ui/button';
import { Kbd } from '../ui/kbd';
import { useTranslation } from '../translation';
import { NoteField } from './note-field';
import type { Decisions } from './use-decisions';

/** The decision buttons, always visible. Renders nothing where there is nothing to decide. */
export function Actions({ decisions }: { decisions: Decisions }) {
  const { t, plural } = useTranslation();
  const { markClean, confirmFlag, restore, retry, note, setNote, writeNote, sharerCount } =
    decisions;
  const hasNote = writeNote !== undefined && note !== null;
  if (!markClean && !confirmFlag && !restore && !retry && !hasNote) return null;
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3">
      {hasNote && <NoteField note={note} onChange={setNote} />}
      {markClean && (
        <Button data-command={t.inspector.markClean} look="primary" onClick={markClean}>
          <UserCheck aria-hidden size={16} />
          {t.inspector.markClean} <Kbd onAccent>C</Kbd>
        </Button>
      )}
      {confirmFlag && (
        <Button data-command={t.inspector.confirmFlag} onClick={confirmFlag}>
          <Flag aria-hidden size={16} />
          {t.inspector.confirmFlag} <Kbd>F</Kbd>
        </Button>
      )}
      {markClean && writeNote && (
        <Button
          data-command={note === null ? t.inspector.addNote : t.inspector.dropNote}
          onClick={note === null ? writeNote : () => setNote(null)}
        >
          <NotebookPen aria-hidden size={16} />
          <span className="max-sm:sr-only">
            {note === null ? t.inspector.addNote : t.inspector.dropNote}
          </span>{' '}
          <Kbd>N</Kbd>
        </Button>
      )}
      {restore && (
        <Button data-command={t.inspector.restore} onClick={restore}>
          <RotateCcw aria-hidden size={16} />
          {t.inspector.restore} <Kbd>U</Kbd>
        </Button>
      )}
      {retry && (
        <Button data-command={t.inspector.retry} onClick={retry}>
          <RotateCw aria-hidden size={16} />
          {t.inspector.retry} <Kbd>T</Kbd>
        </Button>
      )}
      {sharerCount > 1 && (
        <p className="text-ink-2 max-sm:order-first max-sm:w-full sm:ml-auto">
          {plural(t.inspector.applies, sharerCount)}
        </p>
      )}
    </footer>
  );
}
