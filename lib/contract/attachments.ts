import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { attachmentDetails } from './appraisals';
import { attachmentExample } from './examples/appraisals';
import { appraisalPath, attachmentPath, callerQuery, none, text } from './fields';
import { type DeclaredFault, operation } from './operation';

export const attachmentList = z.object({
  attachments: z.array(z.string()).describe('File names, in order.'),
  attachment_details: z.array(attachmentDetails),
});

export const LIST_EXAMPLE = {
  attachments: [attachmentExample.name],
  attachment_details: [attachmentExample],
};
const APPRAISAL_NOT_FOUND = {
  fault: 'not_found',
  when: 'the claim or the appraisal does not exist for this client',
  example: problem('appraisal_not_found'),
} as const;
const ATTACHMENT_NOT_FOUND = {
  fault: 'not_found',
  when: 'the claim, the appraisal or the attachment does not exist for this client',
  example: problem('attachment_not_found'),
} as const;

export const UPLOAD_FAULTS = [
  { fault: 'missing', when: 'the form has no file', example: problemOf('file', 'required') },
  {
    fault: 'invalid',
    when: 'the form is malformed, or an id is not an integer',
    example: problemOf('body', 'body_malformed_form'),
  },
  {
    fault: 'wrong',
    when: 'there are more than 20 files',
    example: problemOf('file', 'too_many_files', { count: 20 }),
  },
  {
    fault: 'too_large',
    when: 'a file is larger than 15 MB, or the request than 60 MB',
    example: problem('upload_too_large', { name: 'phone-front.jpg', size: 15 }),
  },
  {
    fault: 'unsupported',
    when: 'a file is of an unsupported type, or the body is not a multipart form',
    example: problem('upload_unsupported', { name: 'notes.txt' }),
  },
  {
    fault: 'undecodable',
    when: 'a file cannot be decoded or its dimensions are over the limit',
    example: problem('upload_picture_unreadable', { name: 'phone-front.jpg' }),
  },
] as const satisfies readonly DeclaredFault[];

export const UPLOAD_TEXT = [
  'JPEG, PNG, WebP, HEIC or PDF, detected from the bytes; at most 15 MB, 50 megapixels and 16,384 pixels a side each, 20 files and 60 MB together.',
  'If one file is refused, none is stored. A file with a name in use gets ` (2)`. Photos are examined at once; a PDF is a receipt and is read, then its scanned pages are examined.',
].join('\n');

/** Form fields of an upload besides its files; also taken from the query. */
export const reducedFrom = text(20)
  .optional()
  .describe(
    'Width and height of the pictures before the sender made them smaller, as `12000x8400`. Recorded in the event; send such pictures one by one.',
  );
export const uploadQuery = callerQuery.extend({ reduced_from: reducedFrom });

export const uploadAttachments = operation({
  id: 'uploadAttachments',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments',
  tag: 'Attachments',
  summary: 'Upload photos and receipts (multipart/form-data, one or more files)',
  description: UPLOAD_TEXT,
  location: 'AT',
  access: 'write',
  heavy: true,
  carries: 'files',
  params: appraisalPath,
  query: uploadQuery,
  body: none,
  reply: attachmentList,
  faults: [...UPLOAD_FAULTS, APPRAISAL_NOT_FOUND],
  examples: { reply: LIST_EXAMPLE },
});

export const listAttachments = operation({
  id: 'listAttachments',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments',
  tag: 'Attachments',
  summary: 'List the attachments of an appraisal',
  description: 'Those of its item: appraisals of the same item have the same.',
  location: 'AT',
  access: 'read',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: attachmentList,
  faults: ['invalid', APPRAISAL_NOT_FOUND],
  examples: { reply: LIST_EXAMPLE },
});

export const variantQuery = callerQuery.extend({
  variant: z
    .enum(['original', 'preview', 'thumbnail', 'heatmap'])
    .optional()
    .describe('Default `original`.'),
});
export const FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
];
export const WRONG_VARIANT = {
  fault: 'wrong',
  when: '`variant` is unknown, or the name is too long',
  example: problemOf('variant', 'not_one_of', {
    values: '"original", "preview", "thumbnail", "heatmap"',
  }),
} as const;
export const WRONG_NAME = {
  fault: 'wrong',
  when: 'the name cannot be a file name',
  example: problemOf('file_name', 'not_plain_text'),
} as const;

/**
 * Returns the file: the original as a download, or a re-encoded copy without metadata for browsers.
 */
export const readAttachment = operation({
  id: 'readAttachment',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments/{file_name}',
  tag: 'Attachments',
  summary: 'Download an attachment',
  description:
    'The original file, or one made from it: `preview` and `thumbnail` are JPEG without metadata, `heatmap` is a PNG of where the evidence lies.',
  location: 'AT',
  access: 'read',
  params: attachmentPath,
  query: variantQuery,
  body: none,
  reply: z.instanceof(Response),
  produces: FILE_TYPES,
  faults: ['invalid', ATTACHMENT_NOT_FOUND, WRONG_VARIANT],
  examples: { query: { variant: 'original' } },
});

export const deleteAttachment = operation({
  id: 'deleteAttachment',
  method: 'DELETE',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments/{file_name}',
  tag: 'Attachments',
  summary: 'Remove an attachment from its item',
  description: 'From all appraisals of the item, with its verdict. A second time it is not found.',
  location: 'AT',
  access: 'write',
  params: attachmentPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', ATTACHMENT_NOT_FOUND, WRONG_NAME],
});
