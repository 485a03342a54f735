'use client';
import { useQueryClient } from '@tanstack/react-query';
import { categoriesKey } from '@/lib/client/categories';
import { lastChangeOf } from '@/lib/client/claim-events';
import { shownAppraisal } from '@/lib/client/revisions';
import { toast } from '@/lib/client/toasts';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/fill';
import { useWords } from '../words';
import { useEventActor } from './use-event-actor';

const SHOWN_MS = 30_000;

interface Late {
  /** As they were when this person decided. */
  readonly before: readonly Appraisal[];
  readonly late: readonly number[];
  /** For one: what was not done, `{name}` being the line. */
  readonly title: string;
  readonly action: { readonly label: string; onClick(late: readonly number[]): void };
}

/** Tells what was not done because somebody else has changed the line meanwhile, who and what; and lets it be done all the same. */
export function useToldLate(claimId: number): (what: Late) => Promise<void> {
  const words = useWords();
  const { t, plural, formats } = words;
  const cache = useQueryClient();
  const nameOf = useEventActor();
  return async ({ before, late, title, action: { label, onClick } }) => {
    const [first] = before.filter(({ appraisal_id: id }) => late.includes(id));
    if (!first) return;
    const action = { label, onClick: () => onClick(late) };
    if (late.length > 1) return toast.error(plural(t.together.manyStay, late.length), { action, durationMs: SHOWN_MS });
    const after = shownAppraisal(cache, claimId, first.appraisal_id);
    const event = await lastChangeOf(claimId, first).catch(() => null);
    const who = fill(t.together.changed, { who: nameOf(event), when: formats.since(event?.time ?? first.update_time, Date.now()) });
    // Rare, so fetched with the first of them; what is told without it is who and when.
    const told = await import('./difference-words').catch(() => null);
    const differences = after && told ? told.differenceWords(words, cache.getQueryData(categoriesKey(words.language)), first, after) : [];
    toast.error(fill(title, { name: first.cp_name_cart }), { description: `${who}. ${differences.join(' · ')}`, action, durationMs: SHOWN_MS });
  };
}
