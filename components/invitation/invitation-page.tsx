'use client';
import { Scale } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { askLink, type Link } from '@/lib/client/session/invitation';
import type { InvitationMessages } from '@/lib/i18n/en/invitation';
import { fill } from '@/lib/shared/fill';
import { Button, buttonLook } from '../ui/button';
import { useWords } from '../words';
import { PasswordForm } from './password-form';

/** What stands behind the # of the address; the same page may be opened with another link. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
}

export function InvitationPage({ words }: { words: InvitationMessages }) {
  const { t } = useWords();
  const token = useToken();
  return (
    <main className="grid min-h-dvh place-items-center bg-bg px-4 py-12">
      <div className="w-full max-w-sm">
        <p className="mb-6 flex items-center gap-2 font-semibold">
          <Scale aria-hidden size={20} />
          {t.common.product}
        </p>
        <div className="rounded-lg border border-line bg-surface p-6">
          {token !== null && <Invitation key={token} token={token} words={words} />}
        </div>
      </div>
    </main>
  );
}

function Invitation({ token, words }: { token: string; words: InvitationMessages }) {
  const { t } = useWords();
  const [link, setLink] = useState<Link | null>(null);
  const look = useCallback(() => void askLink(token).then(setLink), [token]);
  useEffect(look, [look]);
  if (!link) return <output className="text-ink-2">{words.looking}</output>;
  switch (link.state) {
    case 'open':
      return <PasswordForm token={token} link={link} words={words} onOver={setLink} />;
    case 'done':
      return (
        <Message title={words.doneTitle} text={fill(words.doneText, { email: link.email })}>
          <SignInLink words={words} />
        </Message>
      );
    case 'too_many':
      return (
        <Message
          title={words.title}
          text={fill(words.too_many, {
            count: Math.max(1, Math.ceil(link.retry_after_seconds / 60)),
          })}
        />
      );
    case 'unknown':
    case 'used':
    case 'revoked':
    case 'expired':
      return (
        <Message {...words.over[link.state]}>
          {link.state === 'used' && <SignInLink words={words} />}
        </Message>
      );
    default:
      return (
        <Message title={words.title} text={words.broken}>
          <Button onClick={look}>{t.common.retry}</Button>
        </Message>
      );
  }
}

const SignInLink = ({ words }: { words: InvitationMessages }) => (
  <a href="/login" className={buttonLook('primary')}>
    {words.signIn}
  </a>
);

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <div aria-live="polite">
        <h1 className="mb-1 text-title font-semibold">{title}</h1>
        <p className="break-words text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
