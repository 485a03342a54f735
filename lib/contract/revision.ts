import { problemOf } from '@/lib/shared/reasons';
/** The fault of operations with `If-Match` if the revision has changed. */
export const CHANGED_APPRAISAL = {
  fault: 'changed',
  when: 'the appraisal has changed since the revision in `If-Match`; nothing is changed',
  example: problemOf('revision', 'appraisal_changed', { revision: 7 }),
} as const;

export const CHANGED_CLAIM = {
  fault: 'changed',
  when: 'the claim has changed since the revision in `If-Match`; nothing is changed',
  example: problemOf('revision', 'claim_changed', { revision: 7 }),
} as const;
