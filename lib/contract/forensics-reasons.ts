import { z } from 'zod';
import { id, instant } from './fields';
import { itemReason, reasonToLook } from './forensics-state';

/** The text of a signal or a verdict, in the claim's language. */
export const parts = {
  headline: z.string().describe('Place and finding, at most 90 characters.'),
  advice: z.string().nullable().describe('What to do, in one line.'),
  innocent_reasons: z.string().nullable().describe('What else looks the same.'),
  details: z.string().nullable().describe('Technical details with figures.'),
};

export const reasons = z.array(
  z
    .object({ code: reasonToLook, ...parts })
    .meta({ id: 'FoundReason', description: 'A reason to look and its text.' }),
);

export const foundItemReason = z
  .object({
    code: itemReason,
    serial_number: z.string().describe('As compared.'),
    ...parts,
    cleared_by: z.string().nullable().describe('Who marked it as reviewed.'),
    cleared_at: instant.nullable(),
    cleared_note: z.string().nullable(),
    elsewhere: z
      .array(
        z.object({
          client_reference_id: id,
          client_reference: z.string(),
          row_id: id,
          appraisal_id: id.nullable().describe('An appraisal of the item; null if it has none.'),
          item: z.string().describe('The description of the item.'),
        }),
      )
      .describe('Items of other claims of the client with the same number, at most 20.'),
  })
  .meta({
    id: 'FoundItemReason',
    description: 'A reason to look at an item: its serial number is in another claim.',
  });

export type ForensicsItemReason = z.infer<typeof foundItemReason>;
