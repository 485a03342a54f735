import { z } from 'zod';
import { problem, problemOf } from '@/lib/shared/reasons';
import {
  attachmentList,
  FILE_TYPES,
  LIST_EXAMPLE,
  UPLOAD_FAULTS,
  UPLOAD_TEXT,
  uploadQuery,
  variantQuery,
  WRONG_NAME,
  WRONG_VARIANT,
} from './attachments';
import { claimedItemPath } from './claimed-item';
import { callerBody, callerQuery, fileName, id, idIn, none } from './fields';
import { operation } from './operation';

const PATH = '/client_reference/{client_reference_id}/claimed_item/{row_id}/attachments';
const itemFilePath = claimedItemPath.extend({ file_name: fileName });

const ITEM_NOT_FOUND = {
  fault: 'not_found',
  when: 'the claim or the item does not exist for this client',
  example: problem('claimed_item_not_found'),
} as const;
const FILE_NOT_FOUND = {
  fault: 'not_found',
  when: 'the claim, the item or the attachment does not exist for this client',
  example: problem('attachment_not_found'),
} as const;

export const uploadItemAttachments = operation({
  id: 'uploadItemAttachments',
  method: 'POST',
  path: PATH,
  tag: 'Attachments',
  summary: 'Upload photos and receipts of an item (multipart/form-data, one or more files)',
  description: `${UPLOAD_TEXT}\nThe item may have no appraisal yet; all of its appraisals share its files.`,
  location: 'AT',
  access: 'write',
  heavy: true,
  carries: 'files',
  params: claimedItemPath,
  query: uploadQuery,
  body: none,
  reply: attachmentList,
  faults: [...UPLOAD_FAULTS, ITEM_NOT_FOUND],
  examples: { reply: LIST_EXAMPLE },
});

export const listItemAttachments = operation({
  id: 'listItemAttachments',
  method: 'GET',
  path: PATH,
  tag: 'Attachments',
  summary: 'List the attachments of an item',
  description: 'Those of its appraisals are the same.',
  location: 'AT',
  access: 'read',
  params: claimedItemPath,
  query: callerQuery,
  body: none,
  reply: attachmentList,
  faults: ['invalid', ITEM_NOT_FOUND],
  examples: { reply: LIST_EXAMPLE },
});

export const readItemAttachment = operation({
  id: 'readItemAttachment',
  method: 'GET',
  path: `${PATH}/{file_name}`,
  tag: 'Attachments',
  summary: 'Download an attachment of an item',
  description:
    'The original file, or one made from it, as `GET …/appraisal/{appraisal_id}/attachments/{file_name}`.',
  location: 'AT',
  access: 'read',
  params: itemFilePath,
  query: variantQuery,
  body: none,
  reply: z.instanceof(Response),
  produces: FILE_TYPES,
  faults: ['invalid', FILE_NOT_FOUND, WRONG_VARIANT],
  examples: { query: { variant: 'original' } },
});

export const deleteItemAttachment = operation({
  id: 'deleteItemAttachment',
  method: 'DELETE',
  path: `${PATH}/{file_name}`,
  tag: 'Attachments',
  summary: 'Remove an attachment from an item',
  description: 'From all of its appraisals, with its verdict. A second time it is not found.',
  location: 'AT',
  access: 'write',
  params: itemFilePath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', FILE_NOT_FOUND, WRONG_NAME],
});

const moved = z.object({
  row_id: id.describe('The item that has the file now.'),
  file_name: z.string().describe('Gets ` (2)` where the item has a file of this name.'),
});

export const moveItemAttachment = operation({
  id: 'moveItemAttachment',
  method: 'POST',
  path: `${PATH}/{file_name}/move`,
  tag: 'Attachments',
  summary: 'Move an attachment to another item of the claim',
  description:
    'With its verdict and its review, as the last file of the item. A photo that is being examined is examined again there. To its own item: no effect.',
  location: 'AT',
  access: 'write',
  params: itemFilePath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    to_row_id: idIn.describe('The item to move it to.'),
  }),
  reply: moved,
  faults: [
    {
      fault: 'missing',
      when: '`to_row_id` is missing',
      example: problemOf('to_row_id', 'required'),
    },
    'invalid',
    {
      ...ITEM_NOT_FOUND,
      when: 'the claim, one of the items or the attachment does not exist for this client',
    },
    WRONG_NAME,
  ],
  examples: {
    body: { to_row_id: 73_124 },
    reply: { row_id: 73_124, file_name: 'phone-front.jpg' },
  },
});
