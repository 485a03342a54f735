import { problemOf } from '@/lib/shared/reasons';
/** Of an operation that takes `If-Match`: whoever says which revision they saw is refused when it is another by now. */
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
