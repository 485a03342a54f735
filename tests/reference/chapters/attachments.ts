import type { Chapter } from '../sample';
import { NO_INTEGER } from './forensics';

const FILES_MAX = 20;

interface Receipts {
  readonly receipts: readonly { readonly status: string }[];
}

const isRead = ({ receipts }: Receipts) =>
  receipts.length > 0 && receipts.every(({ status }) => status !== 'waiting');

export const attachments: Chapter = {
  title: 'Attachments',
  samples: [
    { operation: 'uploadAttachments', status: 200, form: ['file=@photo.jpg'] },
    {
      operation: 'uploadAttachments',
      status: 200,
      when: 'several files; a name that is taken gets a number',
      form: ['file=@photo.jpg', 'file=@receipt.pdf'],
    },
    {
      operation: 'uploadAttachments',
      status: 200,
      when: 'a picture that says that a model made it',
      form: ['file=@generated.jpg'],
    },
    {
      operation: 'uploadAttachments',
      status: 400,
      code: 'ERMPAT',
      when: 'no file',
      form: ['note=hello'],
    },
    {
      operation: 'uploadAttachments',
      status: 400,
      code: 'ERIPAT',
      when: 'the id is no integer',
      path: NO_INTEGER,
      form: ['file=@receipt.pdf'],
    },
    {
      operation: 'uploadAttachments',
      status: 400,
      code: 'ERWPAT',
      when: 'more than 20 files',
      form: Array.from({ length: FILES_MAX + 1 }, () => 'file=@receipt.pdf'),
    },
    {
      operation: 'uploadAttachments',
      status: 401,
      code: 'ERIT00',
      when: 'no key',
      key: 'none',
      form: ['file=@photo.jpg'],
    },
    {
      operation: 'uploadAttachments',
      status: 404,
      code: 'ERNFAT',
      when: 'no such appraisal',
      path: { appraisal_id: '999999999' },
      form: ['file=@photo.jpg'],
    },
    {
      operation: 'uploadAttachments',
      status: 413,
      code: 'ERIPAT',
      when: 'a file of more than 15 MB',
      form: ['file=@large.jpg'],
    },
    {
      operation: 'uploadAttachments',
      status: 415,
      code: 'ERIPAT',
      when: 'another kind of file',
      form: ['file=@notes.txt'],
    },
    {
      operation: 'uploadAttachments',
      status: 415,
      code: 'ERIPAT',
      when: 'no form',
      json: { file: 'photo.jpg' },
    },
    {
      operation: 'uploadAttachments',
      status: 422,
      code: 'ERWPAT',
      when: 'a picture that is cut off',
      form: ['file=@broken.jpg'],
    },
    { operation: 'listAttachments', status: 200 },
    {
      operation: 'listAttachments',
      status: 400,
      code: 'ERIPAT',
      when: 'the id is no integer',
      path: NO_INTEGER,
    },
    {
      operation: 'listAttachments',
      status: 404,
      code: 'ERNFAT',
      when: 'no such appraisal',
      path: { appraisal_id: '999999999' },
    },
    { operation: 'readAttachment', status: 200, output: 'photo-again.jpg' },
    {
      operation: 'readAttachment',
      status: 200,
      when: 'a small copy for a browser',
      query: 'variant=thumbnail',
      output: 'thumbnail.jpg',
    },
    {
      operation: 'readAttachment',
      status: 400,
      code: 'ERIPAT',
      when: 'the id is no integer',
      path: NO_INTEGER,
    },
    {
      operation: 'readAttachment',
      status: 400,
      code: 'ERWPAT',
      when: 'no such variant',
      query: 'variant=huge',
    },
    {
      operation: 'readAttachment',
      status: 404,
      code: 'ERNFAT',
      when: 'no such file',
      path: { file_name: 'other.jpg' },
    },
    { operation: 'deleteAttachment', status: 204, path: { file_name: 'photo%20(2).jpg' } },
    {
      operation: 'deleteAttachment',
      status: 400,
      code: 'ERIPAT',
      when: 'the id is no integer',
      path: NO_INTEGER,
    },
    {
      operation: 'deleteAttachment',
      status: 400,
      code: 'ERWPAT',
      when: 'a name that no file can have',
      path: { file_name: 'a%00b.jpg' },
    },
    {
      operation: 'deleteAttachment',
      status: 404,
      code: 'ERNFAT',
      when: 'it is gone already',
      path: { file_name: 'photo%20(2).jpg' },
    },
    {
      operation: 'listReceipts',
      status: 200,
      when: 'once the receipts are read',
      until: isRead,
    },
    {
      operation: 'listReceipts',
      status: 400,
      code: 'ERIPAT',
      when: 'the id is no integer',
      path: NO_INTEGER,
    },
    { operation: 'listReceipts', status: 401, code: 'ERIT00', when: 'no key', key: 'none' },
    {
      operation: 'listReceipts',
      status: 404,
      code: 'ERNFAT',
      when: 'no such claim',
      path: { client_reference_id: '999999999' },
    },
  ],
};
