'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { call } from '@/lib/client/api/call';
import { goToSignIn, SESSION_KEY, type Session } from '@/lib/client/session/session';
import { answerSignIn } from '@/lib/client/api/signed-in-again';
import { signInWithPassword, type SignInOutcome } from '@/lib/client/session/sign-in';
import { toast } from '@/lib/client/shell/toasts';
import { useOutcomeText } from '../login/use-outcome-text';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { Field } from '../ui/field';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';

/** Lets the person sign in again when the session has expired; pending requests are then sent. */
export function SignInAgain() {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t.together.signInAgain}
      description={t.together.signInText}
      isOpen
      onOpenChange={() => answerSignIn(false)}
    >
      <SignInForm />
    </Dialog>
  );
}

function SignInForm() {
  const { t } = useTranslation();
  const { outcome, isBusy, signIn, email } = useSignIn();
  const textOf = useOutcomeText();
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // Otherwise a form around this one on the page would be submitted too.
    event.stopPropagation();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    await signIn(String(form.get('email')), String(form.get('password')));
    password.current?.select();
  }

  return (
    <form method="post" className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
      <DialogBody>
        {outcome && outcome.kind !== 'done' && <FormError>{textOf(outcome)}</FormError>}
        <Field label={t.signIn.email}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={email}
              required
            />
          )}
        </Field>
        <Field label={t.signIn.password}>
          {(control) => (
            <input
              {...control}
              ref={password}
              data-focus-first
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
      </DialogBody>
      <DialogFoot>
        <Button onClick={goToSignIn}>{t.together.signInLeave}</Button>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {isBusy ? t.signIn.busy : t.signIn.submit}
        </Button>
      </DialogFoot>
    </form>
  );
}

const USER = 'user:';

function useSignIn() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const before = cache.getQueryData<Session>(SESSION_KEY);
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function signIn(email: string, password: string): Promise<void> {
    setBusy(true);
    setOutcome(null);
    const next = await signInWithPassword(email, password);
    const now = next.kind === 'done' ? await call('GET /session', {}).catch(() => null) : null;
    if (now && now.actor === before?.actor) return answerSignIn(true);
    setBusy(false);
    if (!now) return setOutcome(next.kind === 'done' ? { kind: 'broken' } : next);
    // Never sends one person's pending requests as another person.
    toast.error(t.together.otherPerson);
    answerSignIn(false);
    return location.assign('/claims');
  }
  return {
    outcome,
    isBusy,
    signIn,
    email: before?.actor.startsWith(USER) ? before.actor.slice(USER.length) : '',
  };
}
