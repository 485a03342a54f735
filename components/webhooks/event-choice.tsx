'use client';
import { useSettingsWords } from '../settings/settings-words';
import { Check } from '../ui/field';

interface EventChoiceProps {
  /** Null: everything. */
  types: readonly string[] | null;
  isWrong: boolean;
  onChange(types: readonly string[] | null): void;
}

export function EventChoice({ types, isWrong, onChange }: EventChoiceProps) {
  const { webhooks: words } = useSettingsWords();
  const known = Object.entries(words.events);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{words.form.events}</legend>
      <Check
        type="radio"
        name="events"
        label={words.form.all}
        hint={words.form.allHint}
        checked={types === null}
        onChange={() => onChange(null)}
      />
      <Check
        type="radio"
        name="events"
        label={words.form.some}
        checked={types !== null}
        onChange={() => onChange([])}
      />
      {types && (
        <div className="ml-6.5 flex flex-col gap-2">
          {known.map(([type, name]) => (
            <Check
              key={type}
              label={name}
              hint={type}
              checked={types.includes(type)}
              onChange={({ target }) =>
                onChange(target.checked ? [...types, type] : types.filter((one) => one !== type))
              }
            />
          ))}
        </div>
      )}
      {isWrong && (
        <p role="alert" className="text-meta text-flag">
          {words.form.noneChosen}
        </p>
      )}
    </fieldset>
  );
}
