import { z } from 'zod';

/** The state of a result, additive beside the fields of the service description. */
export const forensicsState = z
  .enum([
    'not_started',
    'ongoing',
    'failed',
    'no_findings',
    'inconclusive',
    'flagged',
    'confirmed',
    'cleared',
  ])
  .meta({
    id: 'ForensicsState',
    description:
      'While the analysis is not complete, its `status`. `no_findings`: the checks could see enough and found nothing; `inconclusive`: they could not, or found only weak signs; `flagged`: review needed, by the verdict or by `reasons`; `confirmed`: a person agreed with the flag; `cleared`: a person marked the image clean.',
  });

export type ForensicsState = z.infer<typeof forensicsState>;

export const reasonToLook = z
  .enum([
    'same_file',
    'same_picture',
    'same_receipt',
    'taken_before_purchase',
    'receipt_total',
    'receipt_date',
  ])
  .meta({
    id: 'ReasonToLook',
    description:
      'Why a person should look, though nothing points to an edit or an AI origin. `same_file`: the same file is in another claim of the client; `same_picture`: the same picture, in another file; `same_receipt`: a picture of the same receipt, or a PDF with the same text; `taken_before_purchase`: the camera dates the photo more than 30 days before the stated purchase; `receipt_total`, `receipt_date`: the receipt clearly states another amount or date than the item.',
  });

export type ReasonToLook = z.infer<typeof reasonToLook>;

/** A serial number is an IMEI where it has 15 digits, the last of which is their check digit. */
export const itemReason = z.enum(['serial_number', 'imei']);

export type ItemReason = z.infer<typeof itemReason>;

export const inconclusiveReason = z
  .enum([
    'weak_signs',
    'screenshot',
    'drawing',
    'not_read',
    'few_checks',
    'small',
    'strongly_compressed',
  ])
  .meta({
    id: 'InconclusiveReason',
    description:
      '`weak_signs`: a true verdict below the threshold; `screenshot`, `drawing`: not a photo; the others as `not_judged`.',
  });

export type InconclusiveReason = z.infer<typeof inconclusiveReason>;

export const wouldHelp = z
  .enum(['original_file', 'new_photo'])
  .describe('What to request from the policyholder to get a conclusive result.');

export type WouldHelp = z.infer<typeof wouldHelp>;

export const notJudged = z
  .enum(['few_checks', 'small', 'strongly_compressed', 'not_read'])
  .nullable()
  .describe(
    'Why the picture was not judged: too few applicable detectors, too small or strongly compressed; `not_read`: a receipt that could not be read. Null if it was judged. Findings still count.',
  );
