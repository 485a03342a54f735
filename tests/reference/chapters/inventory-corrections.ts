import type { Chapter } from '../sample';

/** Corrections of a draft, before it is committed. */
export const corrections: Chapter['samples'] = [
  {
    operation: 'correctInventory',
    status: 200,
    json: {
      rows: [
        { row: 2, cells: [{ field: 'notes', text: 'with its box' }], take_match: true },
        { row: 3, include: false },
        { row: 3, include: null },
      ],
    },
  },
  {
    operation: 'correctInventory',
    status: 400,
    code: 'ERMPCR',
    when: 'a cell without its text',
    json: { rows: [{ row: 2, cells: [{ field: 'notes' }] }] },
  },
  {
    operation: 'correctInventory',
    status: 400,
    code: 'ERIPCR',
    when: 'a column that is no number',
    json: { columns: [{ column: 'one', field: 'notes' }] },
  },
  {
    operation: 'correctInventory',
    status: 400,
    code: 'ERWPCR',
    when: 'a row that is not in the file',
    json: { rows: [{ row: 9999, include: false }] },
  },
  {
    operation: 'correctInventory',
    status: 404,
    code: 'ERNFCR',
    when: 'no such intake',
    path: { intake_id: '999999999' },
    json: {},
  },
  {
    operation: 'correctInventory',
    status: 412,
    code: 'ERWPCR',
    when: 'somebody has changed the draft since that revision',
    headers: ['If-Match: "99"'],
    json: {},
  },
  {
    operation: 'commitInventory',
    status: 412,
    code: 'ERWPCR',
    when: 'somebody has changed the draft since that revision',
    headers: ['If-Match: "99"'],
    json: {},
  },
];
