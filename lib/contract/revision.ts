/** Of an operation that takes `If-Match`: whoever says which revision they saw is refused when it is another by now. */
export const CHANGED_APPRAISAL = {
  fault: 'changed',
  when: 'the appraisal has changed since the revision in `If-Match`; nothing is done',
  says: 'revision : is 7 by now: somebody changed the appraisal since it was read',
} as const;

export const CHANGED_CLAIM = {
  fault: 'changed',
  when: 'what the claim states has changed since the revision in `If-Match`; nothing is done',
  says: 'revision : is 7 by now: somebody changed the claim since it was read',
} as const;
