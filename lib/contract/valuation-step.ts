import { z } from 'zod';
import { money } from './fields';

export const valuationStep = z
  .object({
    rule: z.string().describe('The rule that applied.'),
    message: z.string().describe('Code of the step; the same in every language.'),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('The figures of the step: amounts, percentages, dates.'),
    amount: money.describe(
      'The change of the amount. The first step is the RCV; together they make `payable`.',
    ),
    sentence: z.string().describe('The step as a sentence.'),
  })
  .meta({
    id: 'ValuationStep',
    description: 'A step of a valuation, with its figures and a sentence.',
  });

/**
 * The payment for a line. ACV is RCV minus depreciation, before limits and deductibles of the item.
 */
export const lineAmounts = {
  above_item_limit: money.describe("The part of the ACV above the rule's limit for the item."),
  item_deductible: money.describe("The rule's deductible for the item."),
  payable: money.describe('ACV minus both: the amount of the line in the net claim.'),
  recoverable_depreciation: money.describe('Paid once the item is replaced; 0 if not recoverable.'),
};
