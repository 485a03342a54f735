'use client';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';
import { focusInspector } from './key-area';

const ID = 'inspector-note';
/** As long as the service takes it. */
const LENGTH_MAX = 2000;

export const focusNote = () => document.getElementById(ID)?.focus();

/** The reason for marking the picture clean; it goes with the decision, whichever way that is made. */
export function NoteField({ note, onChange }: { note: string; onChange(note: string): void }) {
  const { t } = useTranslation();
  return (
    <div className="basis-full">
      <Field
        label={t.inspector.note}
        isOptional={t.inspector.noteOptional}
        hint={t.inspector.noteHint}
        id={ID}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={LENGTH_MAX}
            value={note}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Back to where the keys count, the inspector stays open.
              event.stopPropagation();
              focusInspector();
            }}
          />
        )}
      </Field>
    </div>
  );
}
