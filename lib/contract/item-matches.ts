import { problem } from '@/lib/shared/reasons';
import { z } from 'zod';
import { callerQuery, claimPath, id, none } from './fields';
import { operation } from './operation';

const itemMatch = z
  .object({
    row_id: id,
    pid: z.string(),
    product_name: z.string(),
    certainty: z
      .enum(['exact', 'likely'])
      .describe('`exact`: by its full name; `likely`: by all words of the description.'),
  })
  .meta({ id: 'ItemMatch', description: 'The product that an item probably was.' });

export type ItemMatch = z.input<typeof itemMatch>;

export const matchClaimedItems = operation({
  id: 'matchClaimedItems',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/claimed_item/matches',
  tag: 'Inventory',
  summary: 'Propose products for the items that wait',
  description:
    'For items without an appraisal, in order; an item without a match is left out. Nothing is changed: `POST …/appraisal` with `row_id`, `cpid` and `rpid` takes a product.',
  location: 'CR',
  access: 'read',
  params: claimPath,
  query: callerQuery,
  body: none,
  reply: z.object({
    matches: z.array(itemMatch),
    matches_complete: z
      .boolean()
      .describe('False: the time limit for product lookups was reached.'),
  }),
  faults: [
    'invalid',
    {
      fault: 'not_found',
      when: 'the client has no such claim',
      example: problem('client_reference_not_found'),
    },
  ],
  examples: {
    reply: {
      matches: [
        {
          row_id: 73_122,
          pid: 'apple-iphone-13-128-gb',
          product_name: 'Apple iPhone 13 128 GB',
          certainty: 'likely',
        },
      ],
      matches_complete: true,
    },
  },
});
