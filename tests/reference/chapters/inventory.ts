import type { Chapter } from '../sample';
import { corrections } from './inventory-corrections';

const NOWHERE = { client_reference_id: '999999999' };
const NO_INTEGER = { client_reference_id: 'first' };
const NO_INTAKE = { intake_id: '999999999' };

interface Committed {
  readonly items: readonly { readonly row_id: number; readonly appraisal_id: number | null }[];
}

const WAITING = { row_id: '$WAITING' };

const firstWaiting = ({ items }: Committed): number =>
  items.find(({ appraisal_id: id }) => id === null)?.row_id ?? 0;

const firstTaken = ({ items }: Committed): number =>
  items.find(({ appraisal_id: id }) => id !== null)?.row_id ?? 0;

const firstAppraisal = ({ items }: Committed): number =>
  items.find(({ appraisal_id: id }) => id !== null)?.appraisal_id ?? 0;

export const inventory: Chapter = {
  title: 'Inventory',
  samples: [
    {
      operation: 'previewInventory',
      status: 200,
      form: ['file=@household.csv'],
      capture: { INTAKE: ({ intake_id: id }: { intake_id: number }) => id },
    },
    {
      operation: 'previewInventory',
      status: 400,
      code: 'ERMPCR',
      when: 'no file',
      form: ['note=hello'],
    },
    {
      operation: 'previewInventory',
      status: 400,
      code: 'ERIPCR',
      when: 'the id is no integer',
      path: NO_INTEGER,
      form: ['file=@household.csv'],
    },
    {
      operation: 'previewInventory',
      status: 400,
      code: 'ERWPCR',
      when: 'a file without a column of ours',
      form: ['file=@notes.txt'],
    },
    {
      operation: 'previewInventory',
      status: 401,
      code: 'ERIT00',
      when: 'no key',
      key: 'none',
      form: ['file=@household.csv'],
    },
    {
      operation: 'previewInventory',
      status: 404,
      code: 'ERNFCR',
      when: 'unknown client reference',
      path: NOWHERE,
      form: ['file=@household.csv'],
    },
    {
      operation: 'previewInventory',
      status: 413,
      code: 'ERIPCR',
      when: 'a file of more than 10 MB',
      form: ['file=@large.jpg'],
    },
    {
      operation: 'previewInventory',
      status: 415,
      code: 'ERIPCR',
      when: 'another kind of file',
      form: ['file=@receipt.pdf'],
    },
    {
      operation: 'previewInventory',
      status: 422,
      code: 'ERWPCR',
      when: 'an old .xls',
      form: ['file=@old.xls'],
    },
    { operation: 'readInventory', status: 200 },
    {
      operation: 'readInventory',
      status: 400,
      code: 'ERIPCR',
      when: 'the id is no integer',
      path: NO_INTEGER,
    },
    {
      operation: 'readInventory',
      status: 404,
      code: 'ERNFCR',
      when: 'no such intake',
      path: NO_INTAKE,
    },
    ...corrections,
    {
      operation: 'commitInventory',
      status: 400,
      code: 'ERWPCR',
      when: 'rows with errors are not to be left out',
      json: {},
    },
    {
      operation: 'commitInventory',
      status: 400,
      code: 'ERMPCR',
      when: 'a choice without its product',
      json: { choices: [{ row: 2 }] },
    },
    {
      operation: 'commitInventory',
      status: 400,
      code: 'ERIPCR',
      when: 'a wrong type',
      json: { leave_out: 'all' },
    },
    {
      operation: 'commitInventory',
      status: 404,
      code: 'ERNFCR',
      when: 'no such intake',
      path: NO_INTAKE,
      json: {},
    },
    {
      operation: 'commitInventory',
      status: 200,
      json: { leave_out_errors: true, take_matches: 'exact' },
    },
    {
      operation: 'listClaimedItems',
      status: 200,
      when: 'those that wait for a product',
      query: 'waiting=true',
    },
    {
      operation: 'listClaimedItems',
      status: 400,
      code: 'ERIPCR',
      when: 'the id is no integer',
      path: NO_INTEGER,
    },
    {
      operation: 'listClaimedItems',
      status: 400,
      code: 'ERWPCR',
      when: 'a page that is too long',
      query: 'limit=101',
    },
    {
      operation: 'listClaimedItems',
      status: 404,
      code: 'ERNFCR',
      when: 'unknown client reference',
      path: NOWHERE,
    },
    {
      operation: 'matchClaimedItems',
      status: 200,
      when: 'the products that they probably were',
    },
    {
      operation: 'matchClaimedItems',
      status: 400,
      code: 'ERIPCR',
      when: 'the id is no integer',
      path: NO_INTEGER,
    },
    {
      operation: 'matchClaimedItems',
      status: 404,
      code: 'ERNFCR',
      when: 'unknown client reference',
      path: NOWHERE,
    },
    { operation: 'undoInventory', status: 200, json: {} },
    {
      operation: 'previewInventory',
      status: 200,
      when: 'the same file again',
      form: ['file=@household.csv'],
      capture: { INTAKE: ({ intake_id: id }: { intake_id: number }) => id },
    },
    {
      operation: 'commitInventory',
      status: 200,
      when: 'again',
      json: { leave_out_errors: true, take_matches: 'exact' },
      capture: { TAKEN: firstAppraisal, TAKEN_ROW: firstTaken, WAITING: firstWaiting },
    },
    {
      operation: 'updateClaimedItem',
      status: 200,
      path: WAITING,
      json: { date_purchase: '2020-11-27', condition: 3 },
    },
    {
      operation: 'updateClaimedItem',
      status: 400,
      code: 'ERMPCR',
      when: '`description` is empty',
      path: WAITING,
      json: { description: '' },
    },
    {
      operation: 'updateClaimedItem',
      status: 400,
      code: 'ERIPCR',
      when: 'a day that does not exist',
      path: WAITING,
      json: { date_purchase: '2023-02-29' },
    },
    {
      operation: 'updateClaimedItem',
      status: 400,
      code: 'ERWPCR',
      when: 'an amount in another currency',
      path: WAITING,
      json: { claimed_amount: 100, currency: 'USD' },
    },
    {
      operation: 'updateClaimedItem',
      status: 404,
      code: 'ERNFCR',
      when: 'no such item',
      path: { row_id: '999999999' },
      json: {},
    },
    {
      operation: 'updateAppraisal',
      status: 200,
      when: 'a comment on what was taken over',
      path: { appraisal_id: '$TAKEN' },
      json: { comment: 'worn' },
    },
    {
      operation: 'updateClaimedItem',
      status: 412,
      code: 'ERWPCR',
      when: 'an appraisal of it has changed since it was read',
      path: { row_id: '$TAKEN_ROW' },
      json: { quantity: 2, appraisal_revisions: [{ appraisal_id: '$TAKEN', revision: 1 }] },
    },
    {
      operation: 'undoInventory',
      status: 400,
      code: 'ERWPCR',
      when: 'the items have been changed since',
      json: {},
    },
    {
      operation: 'undoInventory',
      status: 400,
      code: 'ERIPCR',
      when: 'the id is no integer',
      path: NO_INTEGER,
      json: {},
    },
    {
      operation: 'undoInventory',
      status: 404,
      code: 'ERNFCR',
      when: 'no such intake',
      path: NO_INTAKE,
      json: {},
    },
  ],
};
