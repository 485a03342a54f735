import { z } from 'zod';
import { money } from './fields';

export const valuationStep = z
  .object({
    rule: z.string().describe('The rule that was used.'),
    message: z.string().describe('Which step it is; the same in every language.'),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('The figures of the step: amounts, percents, days.'),
    amount: money.describe(
      'By how much the step changes the amount. The first step is the RCV; all together make `payable`.',
    ),
    sentence: z.string().describe('What the step did, in words.'),
  })
  .meta({
    id: 'ValuationStep',
    description: 'One step of a valuation, with its figures and in words.',
  });

/** What is paid for a line; ACV is RCV minus depreciation, before limits and deductibles of the item. */
export const lineAmounts = {
  above_item_limit: money.describe("What of the ACV lies above the rule's limit for the item."),
  item_deductible: money.describe("The rule's deductible for the item."),
  payable: money.describe('ACV minus both: what the line counts with in the net claim.'),
  recoverable_depreciation: money.describe(
    'Paid once the item has been replaced; 0 where the rule does not say so.',
  ),
};
