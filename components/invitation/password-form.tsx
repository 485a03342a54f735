'use client';
import { useRef, useState, type SyntheticEvent } from 'react';
import { openLink, type Link } from '@/lib/client/session/invitation';
import type { InvitationMessages } from '@/lib/i18n/en/invitation';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { Check, Field } from '../ui/field';
import { FormError } from '../ui/notice';

/** The limits in lib/identity/password.ts, where the service decides on the password. */
const LENGTH_MIN = 15;
const LENGTH_MAX = 1000;

interface PasswordFormProps {
  token: string;
  link: Extract<Link, { state: 'open' }>;
  messages: InvitationMessages;
  /** Called when the password was set or the link no longer works. */
  onOver(link: Link): void;
}

const OVER: ReadonlySet<Link['state']> = new Set([
  'done',
  'unknown',
  'used',
  'revoked',
  'expired',
  'too_many',
]);

/**
 * Sends one request at a time, however often the form is submitted, and reports why the password
 * was refused.
 */
function usePassword(token: string, onOver: (link: Link) => void) {
  const [refused, setRefused] = useState<Link['state'] | 'missing' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    if (isRunning.current) return;
    if (password.length < LENGTH_MIN) return setRefused(password === '' ? 'missing' : 'short');
    isRunning.current = true;
    setBusy(true);
    setRefused(null);
    const next = await openLink(token, password);
    isRunning.current = false;
    setBusy(false);
    if (OVER.has(next.state)) onOver(next);
    else setRefused(next.state);
  }
  return { refused, isBusy, submit };
}

export function PasswordForm({ token, link, messages, onOver }: PasswordFormProps) {
  const { refused, isBusy, submit } = usePassword(token, onOver);
  const [isShown, setShown] = useState(false);
  const isReset = link.kind === 'reset';
  const { client, name, email } = link;
  const error = refused === null ? undefined : errorTextOf(refused, messages);
  const isOfField =
    refused !== null && ['missing', 'short', 'long', 'other_password'].includes(refused);
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h1 className="mb-1 text-title font-semibold">
          {isReset ? messages.resetTitle : messages.title}
        </h1>
        <p className="break-words text-ink-2">
          {fill(isReset ? messages.resetLead : messages.joinLead, { client, name })}
        </p>
      </div>
      <p className="break-words">{fill(messages.email, { email })}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {error !== undefined && !isOfField && <FormError>{error}</FormError>}
      <Field
        label={messages.password}
        hint={fill(messages.passwordHint, { count: LENGTH_MIN })}
        error={isOfField ? error : undefined}
      >
        {(control) => (
          <input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete={isReset ? 'new-password' : 'on'}
            maxLength={LENGTH_MAX}
            required
          />
        )}
      </Field>
      {!isReset && <p className="text-meta text-ink-2">{messages.known}</p>}
      <Check
        label={messages.show}
        checked={isShown}
        onChange={({ target }) => setShown(target.checked)}
      />
      <Button type="submit" look="primary" isBusy={isBusy} className="mt-2 h-9">
        {isReset ? messages.reset : messages.join}
      </Button>
    </form>
  );
}

function errorTextOf(state: Link['state'] | 'missing', messages: InvitationMessages): string {
  switch (state) {
    case 'missing':
      return messages.missing;
    case 'short':
      return fill(messages.short, { count: LENGTH_MIN });
    case 'long':
      return fill(messages.long, { count: LENGTH_MAX });
    case 'other_password':
      return messages.other_password;
    case 'again':
      return messages.again;
    default:
      return messages.broken;
  }
}
