import { z } from 'zod';
import { cause } from './cause';

export const warnings = z
  .array(z.string())
  .describe(
    'Accepted but possibly wrong, without effect or awaiting approval, as `field : text`: a replacement of another category, a price of 0, an unknown field. The texts may change.',
  );

export const warningDetails = z
  .array(
    cause
      .extend({ field: z.string(), text: z.string().describe('In English.') })
      .meta({ id: 'Warning', description: 'A warning with its reason.' }),
  )
  .describe('The same warnings with their reasons, in the same order.');

export const approval = z
  .enum(['pending'])
  .describe(
    "`pending`: an amount above the client's limit is stored as given and counts once another person approves it (`POST …/acv/decision`).",
  );
