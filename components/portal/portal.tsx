import { useEffect } from 'react';
import { fill } from '@/lib/shared/fill';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import { Claim } from './claim';
import { Ended, Failed, Locked, NoLink, Pin } from './gates';
import { useSpoken } from './language';
import { useVisitState } from './visit';

/** The policyholder's page in every state of the link. */
export function Portal() {
  const { t, suggest } = useSpoken();
  const state = useVisitState();
  const portal = state.phase === 'ready' ? state.portal : null;
  const sender = portal ?? ('insurer' in state ? state : null);
  const senderLanguage = sender?.language;
  useEffect(() => {
    if (senderLanguage) suggest(senderLanguage);
  }, [senderLanguage, suggest]);
  useEffect(() => {
    document.title = portal
      ? `${fill(t.intro.claim, { claim: portal.client_reference })} · ${portal.insurer}`
      : t.page.title;
  }, [portal, t]);
  return (
    <>
      <Header name={sender?.insurer ?? t.page.title} />
      {state.phase === 'ready' ? <Claim state={state} /> : <Gate />}
    </>
  );
}

function Gate() {
  const { t } = useSpoken();
  const state = useVisitState();
  return (
    <main className="mx-auto flex max-w-xl flex-col gap-4 px-4 py-8 break-words">
      {state.phase === 'loading' && <p aria-live="polite">{t.page.loading}</p>}
      {state.phase === 'noLink' && <NoLink />}
      {state.phase === 'pin' && (
        <Pin triesLeft={state.triesLeft} isBusy={state.isBusy} insurer={state.insurer} />
      )}
      {state.phase === 'ended' && (
        <Ended
          unsent={state.unsent}
          files={state.files}
          asking={state.asking}
          insurer={state.insurer}
        />
      )}
      {state.phase === 'locked' && <Locked isGuessed={state.isGuessed} insurer={state.insurer} />}
      {state.phase === 'failed' && <Failed isOffline={state.isOffline} />}
    </main>
  );
}

/** Each language is named in itself, so that people who read no other language can find it. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  da: 'Dansk',
  sv: 'Svenska',
  nb: 'Norsk',
  de: 'Deutsch',
  fi: 'Suomi',
};

function Header({ name }: { name: string }) {
  const { t, language, choose, hasFailed } = useSpoken();
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-xl flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <p className="min-w-[min(8rem,100%)] flex-1 font-semibold break-words">{name}</p>
        <select
          aria-label={t.page.language}
          value={language}
          onChange={({ target }) => choose(target.value as Language)}
          className="h-11 max-w-full shrink-0 rounded-md border border-control bg-surface px-2 text-ink"
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {NAMES[one]}
            </option>
          ))}
        </select>
      </div>
      {hasFailed && (
        <p role="alert" className="mx-auto max-w-xl px-4 pb-3">
          {t.page.languageFailed}
        </p>
      )}
    </header>
  );
}
