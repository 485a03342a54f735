'use client';
import { useAccess } from '@/lib/client/session/access';
import { hasEnded, useApiKeys } from '@/lib/client/settings/api-keys';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Field } from '../ui/field';
import { usePersonName } from '../use-person-name';

interface CallerFieldProps {
  actor: string | undefined;
  onChange(actor: string): void;
}

/**
 * Lists API keys by name. Any other caller in the filter is shown by its name in the audit trail.
 */
export function CallerField({ actor, onChange }: CallerFieldProps) {
  const { requestLog: messages } = useSettingsMessages();
  const access = useAccess();
  const nameOf = usePersonName();
  const { keys = [] } = useApiKeys();
  const known = keys.map((key) => ({
    actor: `key:${key.api_key_id}`,
    name: hasEnded(key) ? fill(messages.ended, { name: key.name }) : key.name,
  }));
  const isKnown =
    actor === undefined || actor === access?.actor || known.some((one) => one.actor === actor);
  return (
    <Field label={messages.caller}>
      {(control) => (
        <select {...control} value={actor ?? ''} onChange={(event) => onChange(event.target.value)}>
          <option value="">{messages.anyCaller}</option>
          {access && <option value={access.actor}>{messages.you}</option>}
          {!isKnown && <option value={actor}>{nameOf(actor)}</option>}
          {known.length > 0 && (
            <optgroup label={messages.keys}>
              {known.map((one) => (
                <option key={one.actor} value={one.actor}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      )}
    </Field>
  );
}
