import { cause } from './cause';
import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { itemReasonExample, pictureExample, resultExample } from './examples/forensics';
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
import { pictureFacts } from './forensics-facts';
import { foundItemReason, parts, reasons } from './forensics-reasons';
import { forensicsState, inconclusiveReason, notJudged, wouldHelp } from './forensics-state';
import { operation } from './operation';

export const forensicsStatus = z
  .enum(['not_started', 'ongoing', 'complete', 'failed'])
  .meta({ id: 'ForensicsStatus', description: 'Only `complete` has a verdict.' });

export type ForensicsStatus = z.infer<typeof forensicsStatus>;

const region = z
  .object({
    x_min: fraction,
    y_min: fraction,
    x_max: fraction,
    y_max: fraction,
    kind: z
      .enum(['edited', 'copied', 'copy_source', 'ai'])
      .describe('`copied`: a copy; `copy_source`: where it was copied from.'),
    confidence: confidence.describe('Confidence of the detector.'),
    pair: z.int().optional().describe('Regions with the same number are a copy and its source.'),
  })
  .meta({
    id: 'Region',
    description: 'The bounding box of a detected edit, in fractions of the picture as displayed.',
  });

export type Region = z.infer<typeof region>;

const signal = z
  .object({
    name: z.string().describe('The detector.'),
    about: z.enum(['ai', 'manipulation']).describe('The verdict it contributes to.'),
    finding: z
      .enum(['suspicious', 'neutral', 'supports', 'inconclusive'])
      .describe(
        '`suspicious`: evidence of an edit or an AI origin; `supports`: of an untouched picture; `neutral`: none; `inconclusive`: not applicable.',
      ),
    score: confidence.describe('Confidence of the detector.'),
    message: z.string().describe('Code of the sentence; the same in every language.'),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('The names and figures in the sentence.'),
    sentence: z.string().describe('The four parts below as one text.'),
    ...parts,
  })
  .meta({ id: 'Signal', description: 'The finding of one detector.' });

const clearedFindings = z
  .object({
    flagged: z.boolean(),
    reasons,
    is_ai_generated: z.boolean().nullable(),
    is_digitally_manipulated: z.boolean().nullable(),
    ai_generated_confidence: confidence.nullable(),
    manipulation_confidence: confidence.nullable(),
    analysis: z.string().nullable(),
    regions: z.array(region).nullable(),
    signals: z.array(signal).nullable(),
    not_judged: notJudged,
    heatmap_url: z.string().nullable(),
  })
  .meta({
    id: 'ClearedFindings',
    description: 'What the engine found in an image that a person marked clean.',
  });

/**
 * One result per attachment. `signals` and the fields below it are not in the service description.
 */
const forensicsResult = z
  .object({
    row_id: id.describe('The item of the attachment.'),
    file_name: z
      .string()
      .describe(
        "As in the appraisal's `attachments`; identifies the picture when a verdict is cleared.",
      ),
    status: forensicsStatus,
    is_ai_generated: z.boolean().nullable().describe('Null until `status` is `complete`.'),
    is_digitally_manipulated: z.boolean().nullable().describe('Null until `status` is `complete`.'),
    ai_generated_confidence: confidence.nullable(),
    manipulation_confidence: confidence.nullable(),
    confidence: confidence
      .nullable()
      .describe('The higher of the two confidences. Prefer the two.'),
    analysis: z
      .string()
      .nullable()
      .describe(
        "The verdict for a reader without technical knowledge: headline, further findings, advice and innocent reasons, in the claim's language. After a clear, who cleared it and when, in English.",
      ),
    ...parts,
    headline: parts.headline
      .nullable()
      .describe(
        'The verdict in at most 90 characters, of the first of `reasons` where only they flag it; null where no signals are stored.',
      ),
    regions: z.array(region).nullable().describe('Where the picture was edited, if localized.'),
    flagged: z
      .boolean()
      .describe("The confidence of a true verdict reached the client's threshold: review needed."),
    update_time: instant,
    state: forensicsState,
    reasons: reasons.describe(
      'Why a person should look at the file besides the verdict. Empty in most results, and after a clear. A PDF without scanned pages is not examined and has a result only while it has a reason or could not be read: its verdict fields are null.',
    ),
    inconclusive_reason: inconclusiveReason
      .nullable()
      .describe('Null unless `state` is `inconclusive`.'),
    would_help: wouldHelp.nullable(),
    signals: z.array(signal).nullable().describe('The findings of the detectors.'),
    facts: pictureFacts.nullable(),
    page: z
      .int()
      .nullable()
      .describe(
        'The page of a PDF that the verdict is of: of the scanned ones among its first pages, the one with the strongest findings. Null for a picture.',
      ),
    heatmap_url: z.string().nullable().describe('A PNG of where the evidence lies.'),
    not_judged: notJudged,
    engine_version: z.string().nullable(),
    threshold: confidence.nullable().describe('The confidence from which the picture was flagged.'),
    cleared_by: z.string().nullable().describe('Who marked it clean.'),
    cleared_at: instant.nullable(),
    cleared_note: z.string().nullable().describe('Note of that person, or null.'),
    cleared_findings: clearedFindings
      .nullable()
      .describe('The findings of the engine behind a clear; null in every other state.'),
    kept_by: z.string().nullable().describe('Who confirmed the flag; `flagged` stays true.'),
    kept_at: instant.nullable(),
    kept_note: z.string().nullable().describe('Note of that person, or null.'),
    failure_reason: z.string().nullable().describe('Why the analysis failed, for a claim handler.'),
    failure_cause: cause
      .nullable()
      .describe('`failure_reason` as code and values; null for old failures.'),
    duplicates: z
      .array(
        z.object({
          client_reference_id: id,
          client_reference: z.string(),
          row_id: id,
          appraisal_id: id.nullable().describe('An appraisal of its item; null if it has none.'),
          file_name: z.string(),
          item: z.string().describe('The description of its item.'),
          match: z
            .enum(['same_file', 'same_picture', 'mirrored'])
            .describe(
              '`same_picture`: also resized, turned, slightly cropped or saved again; `mirrored`: its mirror image.',
            ),
          is_other_receipt: z
            .boolean()
            .describe(
              'Both were read as receipts that only look alike: total, date or, without a date, shop differ.',
            ),
        }),
      )
      .describe(
        "The same picture in other places of this client's claims: identical files at once, others once examined.",
      ),
  })
  .meta({
    id: 'ForensicsResult',
    description: 'The forensics result of one attachment.',
  });

export type ForensicsResult = z.infer<typeof forensicsResult>;

/**
 * These routes answer 403 for a missing claim and for another client's, as the service description
 * requires.
 */
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
  summary: 'Read the forensics results of the whole cart',
  description:
    'By appraisal id; an appraisal without results is absent. Those of items without an appraisal stand in `item_results`. Poll while a status is `not_started` or `ongoing`, with `If-None-Match`: an unchanged response is cheap.',
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
    item_results: z
      .record(z.string(), z.array(forensicsResult))
      .describe(
        'Of items that have no appraisal; keys are their `row_id`s as strings. An item moves to `forensics_results` with its first appraisal.',
      ),
    item_reasons: z
      .record(z.string(), z.array(foundItemReason))
      .describe(
        'Reasons to look at items themselves; keys are their `row_id`s as strings. Serial numbers are compared without spaces, punctuation and case; those of fewer than 6 characters or without a digit are not, nor are days, sizes, prices, six digits and models.',
      ),
  }),
  faults: ['invalid', CLAIM_FORBIDDEN],
  examples: {
    reply: {
      forensics_results: { '91207': [resultExample] },
      item_results: {},
      item_reasons: { '66102': [itemReasonExample] },
    },
  },
});

const isWithoutItem = (body: { appraisal_id?: unknown; row_id?: unknown }) =>
  (body.appraisal_id ?? body.row_id ?? null) === null;

export const attachmentOfItem = z
  .object({
    ...callerBody,
    appraisal_id: idIn.nullish().describe('Any appraisal of the item. Required without `row_id`.'),
    row_id: idIn.nullish().describe('The item; read only without `appraisal_id`.'),
    file_name: required(255).describe('As in `attachments` or in the results.'),
  })
  .superRefine(
    (body, { issues }) => {
      // First, as the field comes first.
      if (isWithoutItem(body))
        issues.unshift({
          code: 'custom',
          path: ['appraisal_id'],
          input: body,
          message: reason('required'),
          params: { missing: true },
        });
    },
    // Also where another field is wrong, so that one answer names every missing field.
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  );

export const WRONG_NAME = {
  fault: 'wrong',
  when: 'an id is negative or `file_name` too long',
  example: problemOf('file_name', 'too_long', { limit: 255 }),
} as const;

export const analyzeAttachment = operation({
  id: 'analyzeAttachment',
  method: 'POST',
  path: '/forensics/{client_reference_id}/analyze',
  tag: 'Forensics',
  summary: 'Run the image forensics of an attachment again',
  description:
    'Replaces the verdict, including a clear or a confirmed flag. No effect on an analysis that is waiting or running.',
  location: '00',
  access: 'write',
  heavy: true,
  params: claimPath,
  query: callerQuery,
  body: attachmentOfItem,
  reply: z.object({ status: forensicsStatus }),
  faults: [
    'missing',
    'invalid',
    WRONG_NAME,
    CLAIM_FORBIDDEN,
    {
      fault: 'not_found',
      when: 'the item has no such photo',
      example: problem('picture_not_found'),
    },
  ],
  examples: { body: pictureExample, reply: { status: 'not_started' } },
});
