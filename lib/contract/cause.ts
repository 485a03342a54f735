import { z } from 'zod';
import type { Reason } from '@/lib/shared/reasons';

const reason = z.string().meta({
  pattern: '^[a-z][a-z0-9_]*$',
  description: 'A stable code, for messages of your own. New codes may be added.',
  examples: ['not_a_date'],
}) as z.ZodType<string> as z.ZodType<Reason>;

/** The reason for a refusal or a failure, with its values. */
export const cause = z
  .object({
    reason,
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('The values in the text: amounts as `7499.00`, dates as YYYY-MM-DD.'),
  })
  .meta({ id: 'Cause', description: 'Why something was refused or failed.' });
