import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { callerQuery, claimPath, none } from './fields';
import { operation } from './operation';

/** Streams a file. Its amounts are those of `readClaimTotals`. */
export const exportClaimLines = operation({
  id: 'exportClaimLines',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/lines',
  tag: 'ACV',
  summary: 'Download the lines of a claim with its net claim',
  description: [
    'One row per line (`record` is `line`), in the order of the items: its `state`, the `reason` if it is not counted, and the amounts in the sums: RCV and ACV are empty and `payable` is 0 unless it is counted. `photo_state` is the worst `state` of its photos; `photo_reasons` has the codes of their `reasons`, separated by spaces, also of cleared ones; `item_reasons` is `serial_number` where that of the item is in another claim, too; who has reviewed that is `item_cleared_by`. `GET …/totals` has the same without photos as JSON.',
    'Below them the rows `total`, `above_category_limits`, `claim_deductible`, `above_policy_limit` and `net_claim`: the `payable` of the lines and of the three rows between, which are negative, add up to that of `net_claim`. Last, the rows `lines_counted`, `lines_excluded` and `lines_not_valued` have numbers of lines in `item_quantity`, the last also what is claimed for them in `claimed_amount`.',
    'UTF-8 with a byte order mark, comma as separator, amounts with a decimal point. Text that a spreadsheet would take for a formula begins with an apostrophe.',
  ].join('\n'),
  location: '00',
  access: 'read',
  params: claimPath,
  query: callerQuery.extend({ format: z.enum(['csv']).optional().describe('Default `csv`.') }),
  body: none,
  reply: z.instanceof(Response),
  produces: ['text/csv'],
  faults: [
    'invalid',
    {
      fault: 'not_found',
      when: 'the client has no such claim',
      example: problem('client_reference_not_found'),
    },
    {
      fault: 'wrong',
      when: '`format` is unknown',
      example: problemOf('format', 'not_equal', { value: '"csv"' }),
    },
  ],
  examples: { query: { format: 'csv' } },
});
