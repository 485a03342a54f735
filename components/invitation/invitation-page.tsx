'use client';
import { Scale } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { openLink, type Link } from '@/lib/client/session/invitation';
import type { InvitationMessages } from '@/lib/i18n/en/invitation';
import { fill } from '@/lib/shared/fill';
import { Button, buttonLook } from '../ui/button';
import { useTranslation } from '../translation';
import { PasswordForm } from './password-form';

/** The token after the # of the URL. It changes if another link is opened in the same page. */
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

export function InvitationPage({ messages }: { messages: InvitationMessages }) {
  const { t } = useTranslation();
  const token = useToken();
  return (
    <main className="grid min-h-dvh place-items-center bg-bg px-4 py-12">
      <div className="w-full max-w-sm">
        <p className="mb-6 flex items-center gap-2 font-semibold">
          <Scale aria-hidden size={20} />
          {t.common.product}
        </p>
        <div className="rounded-lg border border-line bg-surface p-6">
          {token !== null && <Invitation key={token} token={token} messages={messages} />}
        </div>
      </div>
    </main>
  );
}

function Invitation({ token, messages }: { token: string; messages: InvitationMessages }) {
  const { t } = useTranslation();
  const [link, setLink] = useState<Link | null>(null);
  const look = useCallback(() => void openLink(token).then(setLink), [token]);
  useEffect(look, [look]);
  if (!link) return <output className="text-ink-2">{messages.looking}</output>;
  switch (link.state) {
    case 'open':
      return <PasswordForm token={token} link={link} messages={messages} onOver={setLink} />;
    case 'done':
      return (
        <Message title={messages.doneTitle} text={fill(messages.doneText, { email: link.email })}>
          <SignInLink messages={messages} />
        </Message>
      );
    case 'too_many':
      return (
        <Message
          title={messages.title}
          text={fill(messages.too_many, {
            count: Math.max(1, Math.ceil(link.retry_after_seconds / 60)),
          })}
        />
      );
    case 'unknown':
    case 'used':
    case 'revoked':
    case 'expired':
      return (
        <Message {...messages.over[link.state]}>
          {link.state === 'used' && <SignInLink messages={messages} />}
        </Message>
      );
    default:
      return (
        <Message title={messages.title} text={messages.broken}>
          <Button onClick={look}>{t.common.retry}</Button>
        </Message>
      );
  }
}

const SignInLink = ({ messages }: { messages: InvitationMessages }) => (
  <a href="/login" className={buttonLook('primary')}>
    {messages.signIn}
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
