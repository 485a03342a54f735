'use client';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';
import { focusInspector } from './key-area';

const ID = 'inspector-note';
/** In characters; the service's limit. */
const LENGTH_MAX = 2000;

export const focusNote = () => document.getElementById(ID)?.focus();

/**
 * An optional note about the decision, sent with it whether the picture is cleared or the flag
 * confirmed.
 */
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
              // Returns the focus to the area where the keys work; the inspector stays open.
              event.stopPropagation();
              focusInspector();
            }}
          />
        )}
      </Field>
    </div>
  );
}
