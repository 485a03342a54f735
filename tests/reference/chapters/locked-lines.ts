/** What cannot be done to a line that is paid. */
import type { Sample } from '../sample';
import { TOKEN } from './portal';

const WHEN = 'the line is paid';
const key = 'STATUS_KEY';
const claim = { client_reference_id: '$STATUS_CLAIM' };
const line = { ...claim, appraisal_id: '$PAID_LINE' };
const item = { ...claim, row_id: '$PAID' };
const authorization = 'portal $PAID_TOKEN';

/** An amount that awaits approval, and a correction of the policyholder. */
export const beforePaid: readonly Sample[] = [
  {
    operation: 'updateAcvSettings',
    status: 200,
    when: 'from here on amounts above it await approval',
    key,
    json: { override_limit: 100 },
  },
  {
    operation: 'setAcv',
    status: 200,
    when: 'above the limit',
    key,
    path: line,
    json: { actual_cash_value: 3900, reason: 'The frame is worn' },
  },
  {
    operation: 'updateAcvSettings',
    status: 200,
    when: 'no limit again',
    key,
    json: { override_limit: null },
  },
  {
    operation: 'sendToPortal',
    status: 200,
    when: 'the claim of the painting',
    key,
    path: claim,
    json: {},
    capture: { PAID_TOKEN: TOKEN },
  },
  {
    operation: 'readPortal',
    status: 200,
    when: 'the claim of the painting',
    authorization,
    capture: { PAID_VERSION: ({ version }: { version: number }) => version },
  },
  {
    operation: 'answerPortalItem',
    status: 200,
    when: 'the painting is corrected',
    authorization,
    path: { row_id: '$PAID' },
    json: { version: '$PAID_VERSION', answer: 'corrected', quantity: 2 },
    capture: {
      PAID_ANSWER_TIME: ({ answer_time }: { answer_time: string }) => JSON.stringify(answer_time),
    },
  },
];

const refused = (sample: Pick<Sample, 'operation' | 'path' | 'json'>, code = 'ERWPAP'): Sample => ({
  status: 409,
  code,
  when: WHEN,
  key,
  ...sample,
});

export const whilePaid: readonly Sample[] = [
  refused({ operation: 'updateAppraisal', path: line, json: { item_quantity: 2 } }),
  refused({ operation: 'deleteAppraisal', path: line }),
  refused({ operation: 'setAcv', path: line, json: {} }),
  refused({ operation: 'deleteAcv', path: line }),
  refused({ operation: 'decideAcv', path: line, json: { decision: 'approve' } }),
  refused({
    operation: 'changeAppraisals',
    path: claim,
    json: { changes: [{ appraisal_id: '$PAID_LINE', item_quantity: 2 }] },
  }),
  refused({ operation: 'updateClaimedItem', path: item, json: { quantity: 2 } }, 'ERWPCR'),
  refused(
    {
      operation: 'changeClaimedItems',
      path: claim,
      json: { items: [{ row_id: '$PAID', quantity: 2 }] },
    },
    'ERWPCR',
  ),
  refused(
    {
      operation: 'decidePortalCorrection',
      path: item,
      json: { field: 'quantity', decision: 'taken', answer_time: '$PAID_ANSWER_TIME' },
    },
    'ERWP00',
  ),
];
