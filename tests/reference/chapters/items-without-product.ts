import type { Chapter, Sample } from '../sample';
import { changingItems } from './changing-items';
import { filesOfItems } from './files-of-items';
import { beforePaid, whilePaid } from './locked-lines';

const NOWHERE = { client_reference_id: '999999999' };
const NO_INTEGER = { client_reference_id: 'first' };
const MADE = { row_id: '$MADE' };
const WITH_STATUSES = {
  key: 'STATUS_KEY',
  path: { client_reference_id: '$STATUS_CLAIM' },
} as const;

interface Item {
  readonly row_id: number;
  readonly appraisal_ids: readonly number[];
}

const making: readonly Sample[] = [
  {
    operation: 'createClaimedItem',
    status: 201,
    when: 'an item that no product fits, valued by an expert',
    json: {
      description: 'Wedding ring, 18 carat gold',
      age_months: 84,
      claimed_amount: 9800,
      valuation: {
        replacement_cost_value: 9200,
        basis: 'expert',
        basis_source: 'Goldsmith Lund',
      },
    },
    capture: { MADE: ({ row_id: id }: Item) => id },
  },
  {
    operation: 'createClaimedItem',
    status: 400,
    code: 'ERMPCR',
    when: '`description` is missing',
    json: {},
  },
  {
    operation: 'createClaimedItem',
    status: 400,
    code: 'ERIPCR',
    when: 'a day that does not exist',
    json: { description: 'Lamp', date_purchase: '2023-02-29' },
  },
  {
    operation: 'createClaimedItem',
    status: 400,
    code: 'ERWPCR',
    when: 'an unknown category',
    json: { description: 'Lamp', client_category_id: 999_999 },
  },
  {
    operation: 'createClaimedItem',
    status: 404,
    code: 'ERNFCR',
    when: 'unknown client reference',
    path: NOWHERE,
    json: { description: 'Lamp' },
  },
  {
    operation: 'createClaimedItems',
    status: 201,
    json: { items: [{ description: 'Floor lamp' }, { description: 'Table lamp', quantity: 2 }] },
    capture: {
      LAMP: ({ claimed_items: [item] }: { claimed_items: readonly Item[] }) => item?.row_id ?? 0,
    },
  },
  {
    operation: 'createClaimedItems',
    status: 400,
    code: 'ERMPCR',
    when: '`items` is missing',
    json: {},
  },
  {
    operation: 'createClaimedItems',
    status: 400,
    code: 'ERIPCR',
    when: 'a wrong type',
    json: { items: [{ description: 'Lamp', quantity: 'two' }] },
  },
  {
    operation: 'createClaimedItems',
    status: 400,
    code: 'ERWPCR',
    when: 'one of them cannot be added, so none is',
    json: {
      items: [{ description: 'Lamp' }, { description: 'Lamp', client_category_id: 999_999 }],
    },
  },
  {
    operation: 'createClaimedItems',
    status: 404,
    code: 'ERNFCR',
    when: 'unknown client reference',
    path: NOWHERE,
    json: { items: [{ description: 'Lamp' }] },
  },
];

const removing: readonly Sample[] = [
  {
    operation: 'deleteClaimedItems',
    status: 400,
    code: 'ERMPCR',
    when: '`row_ids` is missing',
  },
  {
    operation: 'deleteClaimedItems',
    status: 400,
    code: 'ERIPCR',
    when: 'the id is no integer',
    path: NO_INTEGER,
    query: 'row_ids=1',
  },
  {
    operation: 'deleteClaimedItems',
    status: 400,
    code: 'ERWPCR',
    when: 'no list of ids',
    query: 'row_ids=all',
  },
  {
    operation: 'deleteClaimedItems',
    status: 404,
    code: 'ERNFCR',
    when: 'one is not of the claim, so none is removed',
    query: 'row_ids=999999999',
  },
  { operation: 'deleteClaimedItems', status: 204, query: 'row_ids=$LAMP' },
  {
    operation: 'createClaimedItem',
    status: 201,
    when: 'an item of a client with statuses',
    ...WITH_STATUSES,
    json: {
      description: 'Painting',
      valuation: { replacement_cost_value: 4000, basis: 'expert' },
    },
    capture: {
      PAID: ({ row_id: id }: Item) => id,
      PAID_LINE: ({ appraisal_ids: [id = 0] }: Item) => id,
    },
  },
  ...beforePaid,
  {
    operation: 'updateAppraisalStatus',
    status: 200,
    when: 'it is paid',
    key: 'STATUS_KEY',
    path: { client_reference_id: '$STATUS_CLAIM', appraisal_id: '$PAID_LINE' },
    json: { appraisal_status_id: 7 },
  },
  {
    operation: 'deleteClaimedItem',
    status: 409,
    code: 'ERWPCR',
    when: 'it is paid',
    key: 'STATUS_KEY',
    path: { client_reference_id: '$STATUS_CLAIM', row_id: '$PAID' },
  },
  {
    operation: 'deleteClaimedItems',
    status: 409,
    code: 'ERWPCR',
    when: 'one of them is paid',
    ...WITH_STATUSES,
    query: 'row_ids=$PAID',
  },
  ...whilePaid,
  { operation: 'deleteClaimedItem', status: 204, path: MADE },
  {
    operation: 'deleteClaimedItem',
    status: 400,
    code: 'ERIPCR',
    when: 'the id is no integer',
    path: { row_id: 'first' },
  },
  {
    operation: 'deleteClaimedItem',
    status: 404,
    code: 'ERNFCR',
    when: 'a second time',
    path: MADE,
  },
];

export const itemsWithoutProduct: Chapter = {
  title: 'Items without a product',
  about: 'Anything can be valued: by its receipt, a quote, an expert or an estimate.',
  samples: [...making, ...changingItems, ...filesOfItems, ...removing],
};
