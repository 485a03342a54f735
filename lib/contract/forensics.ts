import { cause } from './cause';
import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { pictureExample, resultExample } from './examples/forensics';
import {
  callerBody,
  callerQuery,
  claimPath,
  confidence,
  fraction,
  id,
  idIn,
  instant,
  none,
  required,
} from './fields';
import { operation } from './operation';

export const forensicsStatus = z
  .enum(['not_started', 'ongoing', 'complete', 'failed'])
  .meta({ id: 'ForensicsStatus', description: 'Only `complete` carries a verdict.' });

export type ForensicsStatus = z.infer<typeof forensicsStatus>;

export const region = z
  .object({
    x_min: fraction,
    y_min: fraction,
    x_max: fraction,
    y_max: fraction,
    kind: z
      .enum(['edited', 'copied', 'copy_source', 'ai'])
      .describe('`copied` is a copy, `copy_source` where it was taken from.'),
    confidence: confidence.describe('How sure the detector is that drew the box.'),
    pair: z
      .int()
      .optional()
      .describe('Regions with the same number belong together: a copy and its source.'),
  })
  .meta({
    id: 'Region',
    description: 'The bounding box of a detected edit, in fractions of the picture as it is shown.',
  });

export type Region = z.infer<typeof region>;

export const signal = z
  .object({
    name: z.string().describe('The detector.'),
    about: z.enum(['ai', 'manipulation']).describe('Which of the two verdicts it speaks to.'),
    finding: z
      .enum(['suspicious', 'neutral', 'supports', 'inconclusive'])
      .describe(
        '`suspicious` speaks for an edit or an AI origin, `supports` for an untouched picture, `neutral` saw nothing, `inconclusive` could not look.',
      ),
    score: confidence.describe("The detector's own confidence."),
    message: z.string().describe('Which sentence it is; the same in every language.'),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('The names and figures in the sentence.'),
    sentence: z.string().describe("What it saw, in words of the claim's language."),
  })
  .meta({ id: 'Signal', description: "One detector's word." });

export const pictureFacts = z
  .object({
    format: z.string(),
    width: z.int().describe('Pixels, as shown.'),
    height: z.int().describe('Pixels, as shown.'),
    medium: z
      .string()
      .describe(
        'Where the picture most likely comes from: `camera`, `web_copy`, `screenshot`, `scan` or `graphic`.',
      ),
    camera: z.string().nullable(),
    software: z.string().nullable().describe('The program that the file names.'),
    taken_at: z.string().nullable().describe("By the camera's clock, without a time zone."),
    has_gps: z
      .boolean()
      .describe('Whether the file says where it was taken; the place itself is not shown.'),
    jpeg_quality: z
      .number()
      .nullable()
      .describe('Estimated from the quantization table, 1 to 100.'),
    generator: z
      .string()
      .nullable()
      .describe('The AI tool that the file itself names as its maker.'),
    content_credentials: z
      .string()
      .describe('C2PA: `valid`, `invalid`, `untrusted`, `absent` or `unchecked`.'),
  })
  .meta({ id: 'PictureFacts', description: 'What the file says about itself.' });

/** Per attachment; `signals` and everything below it is additive to the service description. */
export const forensicsResult = z
  .object({
    row_id: id.describe('The claimed item that the attachment belongs to.'),
    file_name: z
      .string()
      .describe(
        "As in the appraisal's `attachments`; names the picture when a verdict is cleared.",
      ),
    status: forensicsStatus,
    is_ai_generated: z.boolean().nullable().describe('Null until `status` is `complete`.'),
    is_digitally_manipulated: z.boolean().nullable().describe('Null until `status` is `complete`.'),
    ai_generated_confidence: confidence.nullable(),
    manipulation_confidence: confidence.nullable(),
    confidence: confidence
      .nullable()
      .describe('The higher of the two, for consumers that want one score; the two are preferred.'),
    analysis: z
      .string()
      .nullable()
      .describe(
        "The verdict in words of the claim's language; after a clear, who cleared it and when, in English.",
      ),
    regions: z.array(region).nullable().describe('Where, when the manipulation is localized.'),
    flagged: z
      .boolean()
      .describe(
        "A true verdict's confidence reached the client's threshold: a person should look.",
      ),
    update_time: instant,
    signals: z.array(signal).nullable().describe('What each detector said.'),
    facts: pictureFacts.nullable(),
    heatmap_url: z.string().nullable().describe('A PNG of where the evidence lies.'),
    not_judged: z
      .enum(['few_checks', 'small', 'strongly_compressed'])
      .nullable()
      .describe(
        'Why the picture was not judged: too few detectors applied, it is small, or strongly compressed. Null if it was judged. What was found still counts.',
      ),
    engine_version: z.string().nullable(),
    threshold: confidence.nullable().describe('From which confidence the picture was flagged.'),
    cleared_by: z.string().nullable().describe('Who marked it clean.'),
    cleared_at: instant.nullable(),
    cleared_note: z.string().nullable().describe('What that person noted; null where nothing was.'),
    kept_by: z
      .string()
      .nullable()
      .describe('Who looked at the flagged picture and keeps the flag; `flagged` stays true.'),
    kept_at: instant.nullable(),
    kept_note: z.string().nullable().describe('What that person noted; null where nothing was.'),
    failure_reason: z.string().nullable().describe('Why it failed, for a claim handler.'),
    failure_cause: cause
      .nullable()
      .describe('`failure_reason` as data; null for a failure from before it was kept.'),
    duplicates: z
      .array(
        z.object({
          client_reference_id: id,
          client_reference: z.string(),
          row_id: id,
          appraisal_id: id
            .nullable()
            .describe(
              'One of its item, where it can be opened; null where the item has left the cart.',
            ),
          file_name: z.string(),
          match: z
            .enum(['same_file', 'same_picture', 'mirrored'])
            .describe('`same_picture`: resized or saved again; `mirrored`: its mirror image.'),
        }),
      )
      .describe(
        "The same picture elsewhere in this client's claims, the same file at once, other files once they were examined.",
      ),
  })
  .meta({
    id: 'ForensicsResult',
    description: 'What the image forensics found in one attachment.',
  });

export type ForensicsResult = z.infer<typeof forensicsResult>;

/** On these routes what is missing and what is another client's is a matter of access. */
export const CLAIM_FORBIDDEN = {
  fault: 'forbidden',
  when: 'the client has no such claim',
  example: problem('access_denied'),
} as const;

export const getForensicsResults = operation({
  id: 'getForensicsResults',
  method: 'GET',
  path: '/forensics/{client_reference_id}/results/all',
  tag: 'Forensics',
  summary: 'Forensics results of the whole cart',
  description:
    'By appraisal id. An appraisal without analysed attachments is absent, so an absent key means no results. Poll while something is `not_started` or `ongoing`; with `If-None-Match` an unchanged answer costs next to nothing.',
  location: '00',
  access: 'read',
  versioned: true,
  params: claimPath,
  query: callerQuery,
  body: none,
  reply: z.object({
    forensics_results: z
      .record(z.string(), z.array(forensicsResult))
      .describe('Keys are appraisal ids as strings.'),
  }),
  faults: ['invalid', CLAIM_FORBIDDEN],
  examples: { reply: { forensics_results: { '91207': [resultExample] } } },
});

export const attachmentOfAppraisal = z.object({
  ...callerBody,
  appraisal_id: idIn.describe('Any appraisal of the claimed item.'),
  file_name: required(255).describe("As in the appraisal's `attachments` or in the results."),
});

export const WRONG_NAME = {
  fault: 'wrong',
  when: '`appraisal_id` is negative or `file_name` too long',
  example: problemOf('file_name', 'too_long', { limit: 255 }),
} as const;

export const analyzeAttachment = operation({
  id: 'analyzeAttachment',
  method: 'POST',
  path: '/forensics/{client_reference_id}/analyze',
  tag: 'Forensics',
  summary: 'Run the image forensics of an attachment again',
  description:
    'Makes a new verdict; a clear or a kept flag belonged to the old one and is gone. One that is waiting or running is left alone.',
  location: '00',
  access: 'write',
  heavy: true,
  params: claimPath,
  query: callerQuery,
  body: attachmentOfAppraisal,
  reply: z.object({ status: forensicsStatus }),
  faults: [
    'missing',
    'invalid',
    WRONG_NAME,
    CLAIM_FORBIDDEN,
    {
      fault: 'not_found',
      when: 'the appraisal has no such photo',
      example: problem('picture_not_found'),
    },
  ],
  examples: { body: pictureExample, reply: { status: 'not_started' } },
});
