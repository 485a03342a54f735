import { useId } from 'react';
import { useSpoken } from './language';
import { useVisit } from './visit';

/** A comment on the whole claim, submitted together with the answers. */
export function Comment({ text }: { text: string }) {
  const { t } = useSpoken();
  const { session } = useVisit();
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {t.submit.comment}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={5000}
        aria-describedby={`${id}-hint`}
        defaultValue={text}
        onChange={({ target }) => session.comment(target.value)}
        className="w-full rounded-md border border-control bg-surface p-3"
      />
      <p id={`${id}-hint`} className="text-desk text-ink-2">
        {t.submit.commentHint}
      </p>
    </div>
  );
}
