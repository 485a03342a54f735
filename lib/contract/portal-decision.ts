import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
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
  summary: 'Take over one thing that the policyholder has corrected, or keep what we had',
  description:
    'One field at a time. `taken` changes the claimed item, and with it its appraisals, as `PUT …/claimed_item/{row_id}` does; `kept` changes nothing but that it is noted. ' +
    'What was decided can be decided otherwise; what was taken over is not taken back by it. An answer that the policyholder gives anew is undecided again.',
  access: 'write',
  params: claimPath.extend({ row_id: idIn }),
  query: callerQuery,
  body: z.object({
    ...callerBody,
    field: correctedField,
    decision: z.enum(['taken', 'kept']),
    answer_time: instant.describe(
      'Of the answer that was read: nobody takes over what was said since.',
    ),
  }),
  reply: answeredItem,
  faults: [
    'missing',
    'invalid',
    {
      fault: 'not_found',
      when: 'the claim does not exist for this client, or nothing was sent of the row',
      example: problem('item_not_found'),
    },
    {
      fault: 'wrong',
      when: 'the policyholder has answered anew, has not corrected the field, or what was said does not fit the claim',
      example: problemOf('answer_time', 'answered_since'),
    },
  ],
  examples: {
    body: { field: 'date_purchase', decision: 'taken', answer_time: '2026-03-12T18:20:09.004Z' },
    reply: { ...answeredItemExample, decisions: { date_purchase: 'taken' } },
  },
});
