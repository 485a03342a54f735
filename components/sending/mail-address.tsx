import type { KeyboardEvent } from 'react';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';

interface MailAddressProps {
  hint: string;
  error: string | undefined;
  value: string;
  onType(address: string): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/**
 * The form around it is `noValidate`, because the browser's messages may be in another language
 * than the page.
 */
export function MailAddress({ hint, error, value, onType, onKeyDown }: MailAddressProps) {
  const { t } = useTranslation();
  return (
    <Field label={t.sending.mail.label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={value}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </Field>
  );
}
