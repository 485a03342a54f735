import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { lineCounts } from './claim-lines';
import { appraisalExample } from './examples/appraisals';
import { callerQuery, claimPath, metadata, money, none, page } from './fields';
import { operation } from './operation';
import { appraisal } from './appraisals';

const totals = z
  .object({
    replacement_cost_value: money,
    depreciation: money,
    actual_cash_value: money,
    appraisal_count: z.int(),
    ...lineCounts,
    currency: z.string(),
  })
  .meta({
    id: 'CartTotals',
    description: 'Sums of the counted lines of the claim, not of the page; with the RCV in effect.',
  });

export type CartTotals = z.infer<typeof totals>;

export const listAppraisals = operation({
  id: 'listAppraisals',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/appraisal',
  tag: 'Appraisals',
  summary: 'List the appraisals of a claim (the cart)',
  description:
    'In order of creation. Follow `metadata.next_cursor` or the `Link` header to the last page.',
  location: 'AP',
  access: 'read',
  versioned: true,
  params: claimPath,
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({ appraisals: z.array(appraisal), metadata: metadata.extend({ totals }) }),
  faults: [
    'invalid',
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 100, or the cursor is too long',
      example: problemOf('limit', 'too_big', { limit: 100 }),
    },
    {
      fault: 'not_found',
      when: 'the client has no such claim',
      example: problem('client_reference_not_found'),
    },
  ],
  examples: {
    reply: {
      appraisals: [appraisalExample],
      metadata: {
        next_cursor: null,
        totals: {
          replacement_cost_value: 7499,
          depreciation: 2249.5,
          actual_cash_value: 5249.5,
          appraisal_count: 1,
          line_count: 1,
          lines_counted: 1,
          lines_excluded: 0,
          lines_not_valued: 0,
          claimed_not_valued: 0,
          currency: 'DKK',
        },
      },
    },
  },
});
