import { type Ready, whatIsSafe } from '@/lib/client/portal/state';
import { answeredCount } from '@/lib/client/portal/waiting';
import type { CustomerPortal } from '@/lib/contract/portal-customer';
import { fill } from '@/lib/shared/fill';
import { unbroken } from '@/lib/i18n/unbroken';
import { Button } from './button';
import { Comment } from './comment';
import { Done } from './done';
import { Facts } from './facts';
import { Items } from './items';
import { useSpoken } from './language';
import { NotCounted } from './not-counted';
import { Note } from './note';
import { SendBar } from './send-bar';
import { TakenBack } from './taken-back';
import { useVisit } from './visit';

/** Lists the sent items; after submission, with the answers that were given. */
export function Claim({ state }: { state: Ready }) {
  const { t, plural } = useSpoken();
  const { portal } = state;
  const isOpen = portal.link_status === 'active';
  const safe = whatIsSafe(state);
  return (
    <>
      <main className="mx-auto flex max-w-xl flex-col gap-4 px-4 py-6 break-words">
        {state.seenTime !== null && <FromBefore time={state.seenTime} />}
        {isOpen ? (
          <Intro state={state} />
        ) : (
          <Done state={state} about={<About portal={portal} />} />
        )}
        {isOpen && portal.reopen_time && <TakenBack state={state} />}
        <Items state={state} />
        <NotCounted portal={portal} />
        {!isOpen && portal.comment && (
          <div>
            <p className="font-medium">{t.done.comment}</p>
            <p className="whitespace-pre-line">{portal.comment}</p>
          </div>
        )}
        {portal.items.length === 0 && <p>{t.intro.empty}</p>}
        {isOpen && portal.items.length > 0 && (
          <Comment text={state.onDevice.remark ?? portal.comment} />
        )}
        <p className="sr-only" aria-live="polite">
          {safe !== null
            ? t.saving[safe]
            : state.isOffline
              ? `${t.saving.offline} ${plural(t.saving.safe, Object.keys(state.onDevice.waiting).length)}`
              : ''}
        </p>
      </main>
      {isOpen && portal.items.length > 0 && <SendBar state={state} />}
    </>
  );
}

/** Visible and announced, so that nobody mistakes stored data for the current state. */
function FromBefore({ time }: { time: string }) {
  const { t, formats } = useSpoken();
  const { session } = useVisit();
  return (
    <div aria-live="polite">
      <Note look="waiting">
        <p>{fill(t.saving.seen, { time: unbroken(formats.instant(time)) })}</p>
        <Button look="quiet" className="-mb-2 px-0!" onClick={session.retryNow}>
          {t.action.retry}
        </Button>
      </Note>
    </div>
  );
}

/** The claim reference and the date of damage. */
function About({ portal }: { portal: CustomerPortal }) {
  const { t, formats } = useSpoken();
  const { client_reference: claim, date_damage: damage } = portal;
  return (
    <Facts
      facts={[
        fill(t.intro.claim, { claim }),
        damage && fill(t.intro.damage, { date: unbroken(formats.day(damage)) }),
      ]}
    />
  );
}

function Intro({ state: { portal, onDevice, isStored } }: { state: Ready }) {
  const { t, formats, plural } = useSpoken();
  const count = portal.items.length;
  const isAnswered = count > 0 && answeredCount(portal, onDevice.waiting) === count;
  return (
    <>
      <div className="flex flex-col gap-1">
        <h1 className="text-title font-semibold">
          {plural(isAnswered ? t.intro.headingAnswered : t.intro.heading, count)}
        </h1>
        <p>
          {portal.policyholder_name
            ? fill(t.intro.hello, { name: portal.policyholder_name })
            : t.intro.helloPlain}
        </p>
        <About portal={portal} />
        <p className="text-ink-2">
          {isStored ? t.intro.saving : t.saving.notSaved}{' '}
          {fill(t.intro.valid, { date: unbroken(formats.day(portal.expire_time)) })}
        </p>
      </div>
      {portal.message.trim() && (
        <section
          aria-labelledby="message"
          className="rounded-md border border-line bg-accent-soft p-4"
        >
          <h2 id="message" className="font-semibold">
            {fill(t.intro.message, { insurer: portal.insurer })}
          </h2>
          <p className="whitespace-pre-line">{portal.message}</p>
        </section>
      )}
    </>
  );
}
