import { z } from 'zod';
import type { Reason } from '@/lib/shared/reasons';

const reason = z.string().meta({
  pattern: '^[a-z][a-z0-9_]*$',
  description: 'A stable name: show a text of your own by it. More names may come.',
  examples: ['not_a_date'],
}) as z.ZodType<string> as z.ZodType<Reason>;

/** Why something was refused or failed, as data. */
export const cause = z
  .object({
    reason,
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('What such a text names: amounts as `7499.00`, days as YYYY-MM-DD.'),
  })
  .meta({ id: 'Cause', description: 'Why something was refused or failed.' });
