import { z } from 'zod';
import { answeredItemExample } from './examples/portal';
import { id, instant, none } from './fields';
import { operation } from './operation';
import { portalAnswer } from './portal-customer';
import { portalItem, linkStatus, CLAIM_NOT_FOUND, customer, ofTheClaim } from './portal';

/** Fields that a policyholder can correct. */
export const correctedField = z.enum([
  'description',
  'quantity',
  'condition',
  'date_purchase',
  'age_months',
  'notes',
]);

export type CorrectedField = z.infer<typeof correctedField>;

export const answeredItem = z
  .object({
    appraisal_id: id,
    sent: portalItem,
    answer: portalAnswer.nullable(),
    answer_time: instant.nullable(),
    added_files: z.array(z.string()),
    date_request_time: instant.nullable().describe('When the purchase date was last asked for.'),
    decisions: z
      .partialRecord(correctedField, z.enum(['taken', 'kept']))
      .describe('Decisions on the corrections; absent: none yet.'),
  })
  .meta({
    id: 'AnsweredItem',
    description: "An item as sent, with the policyholder's answer.",
  });

export type AnsweredItem = z.infer<typeof answeredItem>;

export const listPortalAnswers = operation({
  ...ofTheClaim,
  id: 'listPortalAnswers',
  method: 'GET',
  path: `${customer}/answers`,
  summary: 'Read what was sent to the policyholder, and the answers',
  description: 'Answers may change until they are submitted.',
  access: 'read',
  body: none,
  reply: z.object({
    client_reference_id: id,
    link_status: linkStatus.nullable(),
    submit_time: instant.nullable(),
    comment: z.string(),
    items: z.array(answeredItem),
  }),
  faults: ['invalid', CLAIM_NOT_FOUND],
  examples: {
    reply: {
      client_reference_id: 48213,
      link_status: 'active',
      submit_time: null,
      comment: '',
      items: [answeredItemExample],
    },
  },
});
