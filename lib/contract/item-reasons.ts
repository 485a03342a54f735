import { z } from 'zod';
import { problem, problemOf } from '@/lib/shared/reasons';
import { claimedItemPath } from './claimed-item';
import { callerBody, callerQuery, text } from './fields';
import { operation } from './operation';

const PATH = '/client_reference/{client_reference_id}/claimed_item/{row_id}/reasons';

const ITEM_NOT_FOUND = {
  fault: 'not_found',
  when: 'the claim or the item does not exist for this client',
  example: problem('claimed_item_not_found'),
} as const;

export const clearItemReasons = operation({
  id: 'clearItemReasons',
  method: 'POST',
  path: `${PATH}/clear`,
  tag: 'Forensics',
  summary: 'Mark the reasons to look at an item as reviewed',
  description:
    'After review by a person: the item no longer counts in `item_reason_count` of the claim. Another serial number that is in another claim counts again. Repeating it, or an item without reasons: 200 without another event.',
  location: 'CR',
  access: 'write',
  params: claimedItemPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    note: text(2000).nullish().describe('The result of the review; stored in the audit trail.'),
  }),
  reply: z.object({ cleared: z.literal(true) }),
  faults: [
    'invalid',
    {
      fault: 'wrong',
      when: '`note` is too long',
      example: problemOf('note', 'too_long', { limit: 2000 }),
    },
    ITEM_NOT_FOUND,
  ],
  examples: { body: { note: 'One claim, entered twice' }, reply: { cleared: true } },
});

export const restoreItemReasons = operation({
  id: 'restoreItemReasons',
  method: 'POST',
  path: `${PATH}/restore`,
  tag: 'Forensics',
  summary: 'Undo the review of the reasons to look at an item',
  description: 'They count again. Without a review it is 200 and changes nothing.',
  location: 'CR',
  access: 'write',
  params: claimedItemPath,
  query: callerQuery,
  body: z.object(callerBody),
  reply: z.object({ restored: z.literal(true) }),
  faults: ['invalid', ITEM_NOT_FOUND],
  examples: { body: {}, reply: { restored: true } },
});
