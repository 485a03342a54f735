import { z } from 'zod';
import { callerBody, callerQuery, claimPath, confidence, fraction, id, idIn, instant, none, required, text } from './fields';
import { operation } from './operation';

export const forensicsStatus = z.enum(['not_started', 'ongoing', 'complete', 'failed']);
export type ForensicsStatus = z.infer<typeof forensicsStatus>;

export const region = z
  .object({
    x_min: fraction,
    y_min: fraction,
    x_max: fraction,
    y_max: fraction,
    kind: z.enum(['edited', 'copied', 'copy_source', 'ai']),
    confidence,
    pair: z.int().optional(),
  })
  .meta({ id: 'Region' });

export type Region = z.infer<typeof region>;

export const signal = z
  .object({ name: z.string(), about: z.enum(['ai', 'manipulation']), finding: z.enum(['suspicious', 'neutral', 'supports', 'inconclusive']), score: confidence, sentence: z.string() })
  .meta({ id: 'Signal' });

export const pictureFacts = z
  .object({
    format: z.string(),
    width: z.int(),
    height: z.int(),
    medium: z.string(),
    camera: z.string().nullable(),
    software: z.string().nullable(),
    taken_at: z.string().nullable(),
    has_gps: z.boolean(),
    jpeg_quality: z.number().nullable(),
    generator: z.string().nullable(),
    content_credentials: z.string(),
  })
  .meta({ id: 'PictureFacts' });

/** Per attachment; `signals` and everything below it is additive to the service description. */
export const forensicsResult = z
  .object({
    row_id: id,
    file_name: z.string(),
    status: forensicsStatus,
    is_ai_generated: z.boolean().nullable(),
    is_digitally_manipulated: z.boolean().nullable(),
    ai_generated_confidence: confidence.nullable(),
    manipulation_confidence: confidence.nullable(),
    confidence: confidence.nullable(),
    analysis: z.string().nullable(),
    regions: z.array(region).nullable(),
    flagged: z.boolean(),
    update_time: instant,
    signals: z.array(signal).nullable(),
    facts: pictureFacts.nullable(),
    heatmap_url: z.string().nullable(),
    engine_version: z.string().nullable(),
    threshold: confidence.nullable(),
    cleared_by: z.string().nullable(),
    cleared_at: instant.nullable(),
    failure_reason: z.string().nullable(),
    duplicates: z.array(z.object({ client_reference_id: id, client_reference: z.string(), row_id: id, file_name: z.string() })),
  })
  .meta({ id: 'ForensicsResult' });

export type ForensicsResult = z.infer<typeof forensicsResult>;

export const getForensicsResults = operation({
  id: 'getForensicsResults',
  method: 'GET',
  path: '/forensics/{client_reference_id}/results/all',
  summary: 'Forensics results of the whole cart',
  location: '00',
  access: 'read',
  versioned: true,
  params: claimPath,
  query: callerQuery,
  body: none,
  reply: z.object({ forensics_results: z.record(z.string(), z.array(forensicsResult)) }),
});

const attachmentOfAppraisal = z.object({ ...callerBody, appraisal_id: idIn, file_name: required(255) });

export const clearForensicsVerdict = operation({
  id: 'clearForensicsVerdict',
  method: 'POST',
  path: '/forensics/{client_reference_id}/clear',
  summary: 'Mark a flagged image clean',
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: attachmentOfAppraisal.extend({ note: text(2000).optional() }),
  reply: z.object({ cleared: z.literal(true) }),
});

/** Takes a clear back within the desk: the machine's verdict stands again. Additive. */
export const restoreForensicsVerdict = operation({
  id: 'restoreForensicsVerdict',
  method: 'POST',
  path: '/forensics/{client_reference_id}/restore',
  summary: 'Undo a clear: the verdict of the machine stands again',
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: attachmentOfAppraisal,
  reply: z.object({ restored: z.literal(true) }),
});

export const analyzeAttachment = operation({
  id: 'analyzeAttachment',
  method: 'POST',
  path: '/forensics/{client_reference_id}/analyze',
  summary: 'Run the image forensics of an attachment again',
  location: '00',
  access: 'write',
  heavy: true,
  params: claimPath,
  query: callerQuery,
  body: attachmentOfAppraisal,
  reply: z.object({ status: forensicsStatus }),
});
