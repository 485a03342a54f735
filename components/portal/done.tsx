import type { ReactNode } from 'react';
import type { Ready } from '@/lib/client/portal/state';
import { fill } from '@/lib/shared/fill';
import { unbroken } from '@/lib/i18n/unbroken';
import { Button } from './button';
import { useSpoken } from './language';
import { Note } from './note';
import { Total } from './total';
import { useVisit } from './visit';

/** Shown after submission: what happens next, and how to reopen the answers. */
export function Done({ state: { portal, submit }, about }: { state: Ready; about: ReactNode }) {
  const { t, formats } = useSpoken();
  const { session } = useVisit();
  return (
    <>
      <div className="flex flex-col gap-1">
        <h1 className="text-title font-semibold">{t.done.title}</h1>
        {about}
      </div>
      <Note look="good">
        {fill(t.done.text, {
          insurer: portal.insurer,
          time: portal.submit_time === null ? '' : unbroken(formats.instant(portal.submit_time)),
        })}
      </Note>
      <Total portal={portal} />
      <div className="flex flex-col gap-1">
        <Button isBusy={submit === 'sending'} onClick={() => void session.reopen()}>
          {t.done.change}
        </Button>
        <p className="text-ink-2">{t.done.changeHint}</p>
        {submit === 'failed' && (
          <div role="alert">
            <Note look="problem">{t.failed.offline}</Note>
          </div>
        )}
      </div>
    </>
  );
}
