import { z } from 'zod';
import { attachmentDetails } from './appraisals';
import { appraisalPath, attachmentPath, callerQuery, none } from './fields';
import { operation } from './operation';

export const uploadAttachments = operation({
  id: 'uploadAttachments',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments',
  summary: 'Add photos and receipts (multipart/form-data, one or more files)',
  location: 'AT',
  access: 'write',
  heavy: true,
  carries: 'files',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: z.object({ attachments: z.array(z.string()), attachment_details: z.array(attachmentDetails) }),
});

export const listAttachments = operation({
  id: 'listAttachments',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments',
  summary: 'The attachments of an appraisal',
  location: 'AT',
  access: 'read',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: z.object({ attachments: z.array(z.string()), attachment_details: z.array(attachmentDetails) }),
});

/** Answers the file itself: the original as a download, or a re-encoded copy without metadata for a browser to show. */
export const readAttachment = operation({
  id: 'readAttachment',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments/{file_name}',
  summary: 'Download an attachment',
  location: 'AT',
  access: 'read',
  params: attachmentPath,
  query: callerQuery.extend({ variant: z.enum(['original', 'preview', 'thumbnail', 'heatmap']).optional() }),
  body: none,
  reply: z.instanceof(Response),
});

export const deleteAttachment = operation({
  id: 'deleteAttachment',
  method: 'DELETE',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments/{file_name}',
  summary: 'Remove an attachment from its claimed item',
  location: 'AT',
  access: 'write',
  params: attachmentPath,
  query: callerQuery,
  body: none,
  reply: none,
});
