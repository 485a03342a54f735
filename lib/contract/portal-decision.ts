import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { LOCKED_LINE } from './claim-lines';
import { answeredItemExample } from './examples/portal';
import { callerBody, callerQuery, claimPath, idIn, instant } from './fields';
import { operation } from './operation';
import { answeredItem, correctedField } from './portal-answers';

export const decidePortalCorrection = operation({
  location: '00',
  tag: 'Portal',
  id: 'decidePortalCorrection',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/portal/customer/answers/{row_id}',
  summary: 'Accept or decline a correction of the policyholder',
  description:
    'One field at a time. ' +
    '`taken` changes the item and its appraisals, as `PUT …/claimed_item/{row_id}` does; `kept` ' +
    'only records the decision. ' +
    'A later decision replaces it, but does not undo an accepted change. ' +
    'A new answer of the policyholder is undecided again.',
  access: 'write',
  params: claimPath.extend({ row_id: idIn }),
  query: callerQuery,
  body: z.object({
    ...callerBody,
    field: correctedField,
    decision: z.enum(['taken', 'kept']),
    answer_time: instant.describe(
      'Time of the answer that was read: refused if there is a newer one.',
    ),
  }),
  reply: answeredItem,
  faults: [
    'missing',
    'invalid',
    {
      fault: 'not_found',
      when: 'the claim does not exist for this client, or the item was not sent',
      example: problem('item_not_found'),
    },
    {
      fault: 'wrong',
      when:
        'the policyholder has answered again or has not corrected the field, or the ' +
        'correction is not valid for the claim',
      example: problemOf('answer_time', 'answered_since'),
    },
    { ...LOCKED_LINE, when: `the correction is taken, and ${LOCKED_LINE.when}` },
  ],
  examples: {
    body: { field: 'date_purchase', decision: 'taken', answer_time: '2026-03-12T18:20:09.004Z' },
    reply: { ...answeredItemExample, decisions: { date_purchase: 'taken' } },
  },
});
