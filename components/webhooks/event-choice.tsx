'use client';
import { useSettingsMessages } from '../settings/settings-messages';
import { Check } from '../ui/field';

interface EventChoiceProps {
  /** Null for all event types. */
  types: readonly string[] | null;
  isWrong: boolean;
  onChange(types: readonly string[] | null): void;
}

export function EventChoice({ types, isWrong, onChange }: EventChoiceProps) {
  const { webhooks: messages } = useSettingsMessages();
  const known = Object.entries(messages.events);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{messages.form.events}</legend>
      <Check
        type="radio"
        name="events"
        label={messages.form.all}
        hint={messages.form.allHint}
        checked={types === null}
        onChange={() => onChange(null)}
      />
      <Check
        type="radio"
        name="events"
        label={messages.form.some}
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
          {messages.form.noneChosen}
        </p>
      )}
    </fieldset>
  );
}
