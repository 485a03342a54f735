import type { Sample } from '../sample';

const NO_ITEM = { row_id: '999999999' };
const MADE = { row_id: '$MADE' };
const MADE_FILE = { row_id: '$MADE', file_name: 'photo.jpg' };
const NOT_AN_ID = {
  status: 400,
  code: 'ERIPAT',
  when: 'the id is no integer',
  path: { ...MADE_FILE, row_id: 'first' },
} as const;
const FILES_MAX = 20;

const UPLOAD_REFUSALS: readonly Sample[] = (
  [
    [400, 'ERMPAT', 'no file', ['note=hello']],
    [
      400,
      'ERWPAT',
      'more than 20 files',
      Array.from({ length: FILES_MAX + 1 }, () => 'file=@receipt.pdf'),
    ],
    [413, 'ERIPAT', 'a file of more than 15 MB', ['file=@large.jpg']],
    [415, 'ERIPAT', 'another kind of file', ['file=@notes.txt']],
    [422, 'ERWPAT', 'a picture that is cut off', ['file=@broken.jpg']],
  ] as const
).map(([status, code, when, form]) => ({
  operation: 'uploadItemAttachments',
  status,
  code,
  when,
  form,
  path: MADE,
}));

const REVIEWING: readonly Sample[] = (['clearItemReasons', 'restoreItemReasons'] as const).flatMap(
  (operation) => [
    { operation, status: 200, path: MADE, json: {} },
    {
      operation,
      status: 400,
      code: 'ERIPCR',
      when: 'the id is no integer',
      path: { row_id: 'first' },
      json: {},
    },
    {
      operation,
      status: 404,
      code: 'ERNFCR',
      when: 'no such item',
      path: NO_ITEM,
      json: {},
    },
    ...(operation === 'clearItemReasons'
      ? [
          {
            operation,
            status: 400,
            code: 'ERWPCR',
            when: 'a note too long',
            path: MADE,
            json: { note: 'x'.repeat(2001) },
          },
        ]
      : []),
  ],
);

const MOVING: readonly Sample[] = [
  {
    operation: 'moveItemAttachment',
    status: 200,
    path: MADE_FILE,
    json: { to_row_id: '$LAMP' },
  },
  {
    operation: 'moveItemAttachment',
    status: 200,
    when: 'back to the item',
    path: { row_id: '$LAMP', file_name: 'photo.jpg' },
    json: { to_row_id: '$MADE' },
  },
  { operation: 'moveItemAttachment', ...NOT_AN_ID, json: { to_row_id: '$LAMP' } },
  {
    operation: 'moveItemAttachment',
    status: 400,
    code: 'ERMPAT',
    when: 'no item is named to move it to',
    path: MADE_FILE,
    json: {},
  },
  {
    operation: 'moveItemAttachment',
    status: 400,
    code: 'ERWPAT',
    when: 'the name cannot be a file name',
    path: { ...MADE_FILE, file_name: '%00' },
    json: { to_row_id: '$LAMP' },
  },
  {
    operation: 'moveItemAttachment',
    status: 404,
    code: 'ERNFAT',
    when: 'no such item in the claim',
    path: MADE_FILE,
    json: { to_row_id: '999999999' },
  },
];

export const filesOfItems: readonly Sample[] = [
  {
    operation: 'uploadItemAttachments',
    status: 200,
    path: MADE,
    form: ['file=@photo.jpg'],
  },
  ...UPLOAD_REFUSALS,
  {
    operation: 'uploadItemAttachments',
    status: 400,
    code: 'ERIPAT',
    when: 'the id is no integer',
    path: { row_id: 'first' },
    form: ['file=@receipt.pdf'],
  },
  {
    operation: 'uploadItemAttachments',
    status: 404,
    code: 'ERNFAT',
    when: 'no such item',
    path: NO_ITEM,
    form: ['file=@photo.jpg'],
  },
  {
    operation: 'analyzeAttachment',
    status: 200,
    when: 'the photo is named by its item, which may have no appraisal',
    json: MADE_FILE,
  },
  { operation: 'listItemAttachments', status: 200, path: MADE },
  { operation: 'listItemAttachments', ...NOT_AN_ID },
  {
    operation: 'listItemAttachments',
    status: 404,
    code: 'ERNFAT',
    when: 'no such item',
    path: NO_ITEM,
  },
  {
    operation: 'readItemAttachment',
    status: 200,
    path: MADE_FILE,
    query: 'variant=thumbnail',
    output: 'item-thumbnail.jpg',
  },
  { operation: 'readItemAttachment', ...NOT_AN_ID },
  {
    operation: 'readItemAttachment',
    status: 400,
    code: 'ERWPAT',
    when: 'an unknown variant',
    path: MADE_FILE,
    query: 'variant=large',
  },
  {
    operation: 'readItemAttachment',
    status: 404,
    code: 'ERNFAT',
    when: 'no such file',
    path: { ...MADE_FILE, file_name: 'none.jpg' },
  },
  ...MOVING,
  ...REVIEWING,
  { operation: 'deleteItemAttachment', status: 204, path: MADE_FILE },
  { operation: 'deleteItemAttachment', ...NOT_AN_ID },
  {
    operation: 'deleteItemAttachment',
    status: 400,
    code: 'ERWPAT',
    when: 'the name cannot be a file name',
    path: { ...MADE_FILE, file_name: '%00' },
  },
  {
    operation: 'deleteItemAttachment',
    status: 404,
    code: 'ERNFAT',
    when: 'a second time',
    path: MADE_FILE,
  },
];
