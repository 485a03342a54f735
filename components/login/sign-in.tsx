'use client';
import { Scale } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { signInWithPassword, type SignInOutcome } from '@/lib/client/session/sign-in';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { FormError } from '../ui/notice';
import { LanguageField } from '../ui/language-field';
import { useLanguageSwitch } from '../use-language-switch';
import { useTranslation } from '../translation';
import { useOutcomeText } from './use-outcome-text';

interface SignInProps {
  returnPath: string;
  isExpired: boolean;
}

export function SignIn({ returnPath, isExpired }: SignInProps) {
  const { t, language } = useTranslation();
  const switchLanguage = useLanguageSwitch();
  return (
    <main className="grid min-h-dvh place-items-center bg-bg px-4 py-12">
      <div className="w-full max-w-sm">
        <p className="mb-6 flex items-center gap-2 font-semibold">
          <Scale aria-hidden size={20} />
          {t.common.product}
        </p>
        <div className="rounded-lg border border-line bg-surface p-6">
          <h1 className="mb-1 text-title font-semibold">{t.signIn.title}</h1>
          <p className="mb-6 text-ink-2">{isExpired ? t.signIn.expired : t.signIn.lead}</p>
          <SignInForm returnPath={returnPath} />
        </div>
        <div className="mt-6">
          <LanguageField value={language} onChange={switchLanguage} />
        </div>
      </div>
    </main>
  );
}

function SignInForm({ returnPath }: { returnPath: string }) {
  const { t } = useTranslation();
  const textOf = useOutcomeText();
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setOutcome(null);
    const next = await signInWithPassword(String(form.get('email')), String(form.get('password')));
    // A full page load, so that nothing of an earlier session stays in memory. It replaces this
    // page in the history, so that Back does not lead to it.
    if (next.kind === 'done') return location.replace(returnPath);
    setBusy(false);
    setOutcome(next);
    password.current?.select();
  }

  return (
    <form method="post" className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {outcome && outcome.kind !== 'done' && <FormError>{textOf(outcome)}</FormError>}
      <Field label={t.signIn.email}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            // Signing in is the only purpose of this page.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            required
          />
        )}
      </Field>
      <Field label={t.signIn.password}>
        {(control) => (
          <input
            {...control}
            ref={password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <Button type="submit" look="primary" isBusy={isBusy} className="mt-2 h-9">
        {isBusy ? t.signIn.busy : t.signIn.submit}
      </Button>
    </form>
  );
}
