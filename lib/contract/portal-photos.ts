import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { reducedFrom } from './attachments';
import { none, text } from './fields';
import { operation } from './operation';
import { policyholder, noItem, handedIn, rowPath } from './portal-customer';

export const addPortalPhotos = operation({
  ...policyholder,
  id: 'addPortalPhotos',
  method: 'POST',
  path: '/portal/items/{row_id}/photos',
  summary:
    'Policyholder: upload photos and receipts of an item (multipart/form-data, one or more files)',
  description: 'Types and limits as for attachments of an appraisal; at most 30 files per item.',
  carries: 'files',
  heavy: true,
  params: rowPath,
  query: z.object({ reduced_from: reducedFrom }),
  body: none,
  reply: z.object({ files: z.array(z.string()) }),
  faults: [
    { fault: 'missing', when: 'the form has no file', example: problemOf('file', 'required') },
    {
      fault: 'invalid',
      when: 'the form is malformed, or the id is not an integer',
      example: problemOf('body', 'body_malformed_form'),
    },
    {
      fault: 'wrong',
      when: 'there are more than 20 files at once, or 30 for the item',
      example: problemOf('file', 'too_many_files', { count: 20 }),
    },
    noItem,
    handedIn,
    {
      fault: 'too_large',
      when: 'a file is larger than 15 MB, or the request than 60 MB',
      example: problem('upload_too_large', { name: 'receipt.pdf', size: 15 }),
    },
    {
      fault: 'unsupported',
      when: 'a file is of an unsupported type, or the body is not a multipart form',
      example: problem('upload_unsupported', { name: 'notes.txt' }),
    },
    {
      fault: 'undecodable',
      when: 'a file cannot be decoded or its dimensions are over the limit',
      example: problem('upload_picture_unreadable', { name: 'phone-back.jpg' }),
    },
  ],
  examples: { reply: { files: ['phone-front.jpg', 'phone-back.jpg'] } },
});

export const readPortalPhoto = operation({
  ...policyholder,
  id: 'readPortalPhoto',
  method: 'GET',
  path: '/portal/items/{row_id}/photos/{file_name}',
  summary: 'Policyholder: read a photo of an item',
  description: 'A JPEG copy without metadata.',
  params: rowPath.extend({ file_name: text(1024) }),
  query: z.object({ variant: z.enum(['preview', 'thumbnail']).optional() }),
  body: none,
  reply: z.instanceof(Response),
  produces: ['image/jpeg'],
  faults: [
    'invalid',
    noItem,
    {
      fault: 'wrong',
      when: '`variant` is unknown, or the name cannot be a file name',
      example: problemOf('variant', 'not_one_of', { values: '"preview", "thumbnail"' }),
    },
  ],
});
