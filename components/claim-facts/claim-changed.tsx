'use client';
import { CLAIM_FACTS } from '@/lib/client/claims/claim-facts';
import { useLastClaimChange } from '@/lib/client/claims/claim-events';
import type { ClientReference } from '@/lib/contract/claims';
import { fill } from '@/lib/shared/fill';
import { useValueText } from '../together/use-value-text';
import { ChangedNotice } from '../together/changed-notice';
import { useEventActor } from '../together/use-event-actor';
import { useTranslation } from '../translation';

interface ClaimChangedProps {
  /** `before` is the claim when this person opened it, `after` the claim now. */
  before: ClientReference;
  after: ClientReference;
  /** The facts that this person has changed. */
  mine: readonly string[];
  onTakeTheirs(): void;
  onApplyMine(): void;
}

/**
 * Shows that somebody else has changed the open claim: who, when and what. The person chooses which
 * version to keep.
 */
export function ClaimChanged({ before, after, mine, ...choose }: ClaimChangedProps) {
  const { t, formats } = useTranslation();
  const { data: event, dataUpdatedAt, isPending } = useLastClaimChange(after);
  const nameOf = useEventActor();
  const { field: fieldName, value } = useValueText(after.currency);
  if (isPending) return null;
  const differences = CLAIM_FACTS.filter((name) => before[name] !== after[name]).map((name) =>
    fill(t.timeline.change, {
      field: fieldName(name),
      was: value(name, before[name]),
      is: value(name, after[name]),
    }),
  );
  const text = fill(t.together.changed, {
    who: nameOf(event),
    when: formats.since(event?.time ?? after.update_time, dataUpdatedAt),
  });
  return (
    <ChangedNotice text={text} differences={differences} mine={mine.map(fieldName)} {...choose} />
  );
}
