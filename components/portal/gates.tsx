import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Asking } from '@/lib/client/portal/state';
import { fill } from '@/lib/shared/fill';
import { unbroken } from '@/lib/i18n/unbroken';
import { Button, buttonLook } from './button';
import { useSpoken } from './language';
import { Note } from './note';
import { useVisit } from './visit';

const Title = ({ children }: { children: ReactNode }) => (
  <h1 className="text-title font-semibold">{children}</h1>
);

export function NoLink() {
  const { t } = useSpoken();
  return (
    <>
      <Title>{t.noLink.title}</Title>
      <p>{t.noLink.text}</p>
    </>
  );
}

const PIN = /^\d{4,8}$/;

interface OfInsurer {
  /** Null if the service did not return the insurer's name. */
  insurer: string | null;
}

/** Inserts the insurer's name into a sentence, or a generic term if the name is unknown. */
function useNamed({ insurer }: OfInsurer) {
  const { t } = useSpoken();
  return (sentence: string) => fill(sentence, { insurer: insurer ?? t.page.insurer });
}

export function Pin({
  triesLeft,
  isBusy,
  insurer,
}: OfInsurer & { triesLeft: number | null; isBusy: boolean }) {
  const named = useNamed({ insurer });
  const { t, plural } = useSpoken();
  const { session } = useVisit();
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const problem = isMissing
    ? t.pin.missing
    : triesLeft === null || isBusy
      ? null
      : plural(t.pin.wrong, triesLeft);
  useEffect(() => {
    if (triesLeft !== null && !isBusy) input.current?.select();
  }, [triesLeft, isBusy]);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const pin = input.current?.value.trim() ?? '';
    setMissing(!PIN.test(pin));
    if (PIN.test(pin)) void session.enterPin(pin);
    else input.current?.focus();
  };
  return (
    <form onSubmit={enter} noValidate className="flex flex-col gap-4">
      <Title>{t.pin.title}</Title>
      <p>{named(t.pin.lead)}</p>
      <div className="flex flex-col gap-1">
        <label htmlFor="pin" className="font-medium">
          {t.pin.label}
        </label>
        <input
          ref={input}
          id="pin"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : 'pin-problem'}
          className="h-12 w-full max-w-56 rounded-md border border-control bg-surface px-3 text-total tracking-widest aria-invalid:border-flag"
        />
      </div>
      {problem !== null && (
        <div id="pin-problem">
          <Note look="problem">{problem}</Note>
        </div>
      )}
      <button
        type="submit"
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        className={`${buttonLook(isBusy ? 'busy' : 'primary')} w-full`}
      >
        {t.pin.submit}
      </button>
    </form>
  );
}

export function Ended({
  unsent,
  files,
  asking,
  insurer,
}: OfInsurer & { unsent: number; files: number; asking: Asking }) {
  const named = useNamed({ insurer });
  const { t, plural } = useSpoken();
  const { session } = useVisit();
  const isOver = asking === 'replaced' || asking === 'revoked' || asking === 'unknown';
  const maySend = asking === 'idle' || asking === 'asking' || asking === 'failed';
  return (
    <>
      <Title>{t.ended.title}</Title>
      <p aria-live="polite">{named(isOver ? t.ended[asking] : t.ended.text)}</p>
      {asking !== 'unknown' && <p>{t.ended.safe}</p>}
      {unsent > 0 && <p>{plural(t.ended.unsent, unsent)}</p>}
      <p aria-live="polite" className="empty:hidden">
        {files > 0 && plural(t.ended.files, files)}
      </p>
      <div aria-live="polite">
        <NewLinkState asking={asking} />
      </div>
      {maySend && (
        <Button
          look="primary"
          isBusy={asking === 'asking'}
          onClick={() => void session.requestNewLink()}
        >
          {t.ended.requestNewLink}
        </Button>
      )}
      {asking === 'works' && (
        <Button look="primary" onClick={() => location.reload()}>
          {t.action.retry}
        </Button>
      )}
    </>
  );
}

function NewLinkState({ asking }: { asking: Asking }) {
  const { t, formats } = useSpoken();
  if (typeof asking === 'object')
    return (
      <Note look="good">
        {fill(t.ended.newLinkRequested, { time: unbroken(formats.instant(asking.requestTime)) })}
      </Note>
    );
  return asking === 'works' || asking === 'failed' ? (
    <Note look={asking === 'works' ? 'good' : 'problem'}>{t.ended[asking]}</Note>
  ) : null;
}

export function Locked({ isGuessed, insurer }: OfInsurer & { isGuessed: boolean }) {
  const { t } = useSpoken();
  const named = useNamed({ insurer });
  return (
    <>
      <Title>{t.locked.title}</Title>
      <p>{isGuessed ? t.locked.guessed : named(t.locked.text)}</p>
      <p>{t.locked.todo}</p>
    </>
  );
}

export function Failed({ isOffline }: { isOffline: boolean }) {
  const { t } = useSpoken();
  const { session } = useVisit();
  return (
    <>
      <Title>{t.failed.title}</Title>
      <p role="alert">{isOffline ? t.failed.offline : t.failed.service}</p>
      <Button look="primary" onClick={() => void session.load()}>
        {t.action.retry}
      </Button>
    </>
  );
}
