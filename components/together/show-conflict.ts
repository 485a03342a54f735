import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from '@/lib/client/api/call';
import { categoriesKey } from '@/lib/client/items/categories';
import { lastChangeOf } from '@/lib/client/claims/claim-events';
import { HANDLERS_KEY } from '@/lib/client/claims/claim-owner';
import { shownAppraisal } from '@/lib/client/cart/revisions';
import { SESSION_KEY, type Session } from '@/lib/client/session/session';
import { toast } from '@/lib/client/shell/toasts';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { personName } from '../person-name';
import type { Translation } from '../translation';
import { differenceText } from './difference-text';
import { eventActor } from './event-actor';

const SHOWN_MS = 30_000;

export interface Late {
  /** The appraisals when this person decided. */
  readonly before: readonly Appraisal[];
  readonly late: readonly number[];
  /** The message if only one appraisal is affected; `{name}` is replaced by its name. */
  readonly title: string;
  readonly action: { readonly label: string; onClick(late: readonly number[]): void };
}

interface Place {
  readonly messages: Translation;
  readonly cache: QueryClient;
  readonly claimId: number;
}

/**
 * Reports an action that failed because somebody else changed the appraisal: who changed what, with
 * a button that does it anyway.
 */
export async function showConflict(
  { messages, cache, claimId }: Place,
  { before, late, title, action: { label, onClick } }: Late,
): Promise<void> {
  const { t, plural, formats } = messages;
  const [first] = before.filter(({ appraisal_id: id }) => late.includes(id));
  if (!first) return;
  const action = { label, onClick: () => onClick(late) };
  if (late.length > 1)
    return toast.error(plural(t.together.manyStay, late.length), { action, durationMs: SHOWN_MS });
  const after = shownAppraisal(cache, claimId, first.appraisal_id);
  const event = await lastChangeOf(claimId, first).catch(() => null);
  const people = cache.getQueryData<Reply<'GET /claim_handlers'>>(HANDLERS_KEY)?.claim_handlers;
  const doer = eventActor(
    messages,
    cache.getQueryData<Session>(SESSION_KEY)?.actor,
    (actor) => personName(messages, people, actor),
    event,
  );
  const who = fill(t.together.changed, {
    who: doer,
    when: formats.since(event?.time ?? first.update_time, Date.now()),
  });
  const differences = after
    ? differenceText(messages, cache.getQueryData(categoriesKey(messages.language)), first, after)
    : [];
  toast.error(fill(title, { name: first.cp_name_cart }), {
    description: `${who}. ${differences.join(' · ')}`,
    action,
    durationMs: SHOWN_MS,
  });
}
