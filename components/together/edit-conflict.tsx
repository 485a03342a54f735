'use client';
import { useLastChange } from '@/lib/client/claims/claim-events';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { useValueText } from './use-value-text';
import { useTranslation } from '../translation';
import { ChangedNotice } from './changed-notice';
import { useDifferenceText } from './use-difference-text';
import { useEventActor } from './use-event-actor';

interface EditConflictProps {
  /** The appraisal when this person opened it. */
  before: Appraisal;
  /** The current appraisal; null if it was deleted. */
  after: Appraisal | null;
  /** The names of the fields that this person has changed. */
  mine?: readonly string[];
  onTakeTheirs(): void;
  onApplyMine(): void;
}

/** Shows who changed the open appraisal, when and how, and asks which version to use. */
export function EditConflict({ before, after, mine = [], ...choose }: EditConflictProps) {
  const { t, formats } = useTranslation();
  const { together: messages } = t;
  const {
    data: event,
    dataUpdatedAt,
    isPending,
  } = useLastChange(before.client_reference_id, after ?? before);
  const nameOf = useEventActor();
  const differencesOf = useDifferenceText();
  const { field } = useValueText(before.currency);
  if (isPending) return null;
  const values = {
    who: nameOf(event),
    when: formats.since(event?.time ?? after?.update_time ?? before.update_time, dataUpdatedAt),
  };
  return (
    <ChangedNotice
      text={fill(after ? messages.changed : messages.gone, values)}
      differences={after && differencesOf(before, after)}
      mine={mine.map(field)}
      {...choose}
    />
  );
}
