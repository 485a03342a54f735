import { z } from 'zod';
import { problem } from '@/lib/shared/reasons';
import { id, money } from './fields';

/** Beside every sum of a claim: counted + excluded + not valued = all lines. */
export const lineCounts = {
  line_count: z
    .int()
    .describe('Lines of the claim: its items. Alternatives of an item are one line.'),
  lines_counted: z.int().describe('Lines in the sums.'),
  lines_excluded: z.int().describe('Lines whose status does not count.'),
  lines_not_valued: z.int().describe('Lines without an amount yet.'),
  claimed_not_valued: money.describe('What is claimed for the lines that are not valued.'),
};

export type LineCounts = z.infer<z.ZodObject<typeof lineCounts>>;

const lineState = z.enum(['counted', 'excluded', 'not_valued']);

const REASONS = [
  'status',
  'no_appraisal',
  'no_amount',
  'awaiting_approval',
  'no_purchase_date',
] as const;

/** The fault of operations that change what a line counts for. */
export const LOCKED_LINE = {
  fault: 'locked',
  when: 'the chosen appraisal of the item is paid or closed; another status opens the line again',
  example: problem('line_paid'),
} as const;

/** Beside the amounts of an appraisal. */
export const lineOfAppraisal = {
  line_state: lineState.describe(
    'Whether the amounts of this appraisal are in the sums of the claim.',
  ),
  line_reason: z
    .enum([...REASONS, 'alternative'])
    .nullable()
    .describe(
      'Why not: its `status` does not count, another appraisal of the item is chosen (`alternative`), it has no amount or no purchase date, or its whole amount awaits approval (`awaiting_approval`).',
    ),
  chosen_appraisal_id: id.describe(
    'The appraisal of the item that counts: the newest that is accepted, closed or paid; else the one that was chosen, even if it was rejected or archived, so that another one changes nothing until it is chosen (`chosen`) or accepted; without one, the newest whose status counts, else the newest.',
  ),
};

export type LineState = z.infer<typeof lineState>;
export type LineReason = (typeof REASONS)[number];

export const claimLine = z
  .object({
    row_id: id,
    display_id: z.int().describe('The number of the item within the claim.'),
    description: z.string(),
    appraisal_id: id.nullable().describe('The chosen appraisal; null without one.'),
    state: lineState,
    reason: z.enum(REASONS).nullable().describe('Why the line is not counted.'),
    replacement_cost_value: money.describe('RCV in the sums; 0 unless counted.'),
    actual_cash_value: money.describe('ACV in the sums; 0 unless counted.'),
    payable: money.describe('ACV after the limit and the deductible of the item.'),
    claimed_amount: money.nullable(),
  })
  .meta({ id: 'ClaimLine', description: 'A line of a claim, and whether it is in the sums.' });
