import type { Chapter } from '../sample';

const PRODUCTS = { cpid: 'apple-iphone-13-128-gb', rpid: 'apple-iphone-15-pro-128-gb' };
const NOWHERE = { client_reference_id: '999999999' };
const NOTHING = { appraisal_id: '999999999' };
const NO_INTEGER = { client_reference_id: 'first' };

export const appraisals: Chapter = {
  title: 'Appraisals',
  samples: [
    {
      operation: 'createAppraisal',
      status: 200,
      json: {
        ...PRODUCTS,
        item_quantity: 1,
        replacement_cost_value: 7999.5,
        date_purchase: '2023-11-04',
        appraisal_condition: 3,
      },
      capture: { APPRAISAL: (body: { appraisal_id: number }) => body.appraisal_id },
    },
    {
      operation: 'createAppraisal',
      status: 200,
      when: 'the price left to the catalogue',
      json: PRODUCTS,
      capture: { SECOND: (body: { appraisal_id: number }) => body.appraisal_id },
    },
    {
      operation: 'createAppraisal',
      status: 400,
      code: 'ERMPAP',
      when: 'required fields are missing',
      json: { item_quantity: 1 },
    },
    {
      operation: 'createAppraisal',
      status: 400,
      code: 'ERIPAP',
      when: 'a wrong type',
      json: { ...PRODUCTS, item_quantity: 'two' },
    },
    {
      operation: 'createAppraisal',
      status: 400,
      code: 'ERWPAP',
      when: 'an amount that is no multiple of 0.01',
      json: { ...PRODUCTS, replacement_cost_value: 10.005 },
    },
    {
      operation: 'createAppraisal',
      status: 400,
      code: 'ERWPAP',
      when: 'a product that the catalogue lacks',
      json: { ...PRODUCTS, cpid: 'no-such-product' },
    },
    {
      operation: 'createAppraisal',
      status: 401,
      code: 'ERIT00',
      when: 'no key',
      key: 'none',
      json: PRODUCTS,
    },
    {
      operation: 'createAppraisal',
      status: 404,
      code: 'ERNFAP',
      when: 'unknown client reference',
      path: NOWHERE,
      json: PRODUCTS,
    },

    {
      operation: 'listAppraisals',
      status: 200,
      capture: { CART_TAG: (_body: never, headers: Headers) => headers.get('etag') ?? '' },
    },
    {
      operation: 'listAppraisals',
      status: 304,
      when: 'nothing of the claim has changed',
      headers: ['If-None-Match: $CART_TAG'],
    },
    {
      operation: 'listAppraisals',
      status: 200,
      when: 'a page of one, with the way to the next',
      query: 'limit=1',
    },
    {
      operation: 'listAppraisals',
      status: 400,
      code: 'ERIPAP',
      when: 'the id is no integer',
      path: NO_INTEGER,
    },
    {
      operation: 'listAppraisals',
      status: 400,
      code: 'ERWPAP',
      when: '`limit` is out of range',
      query: 'limit=101',
    },
    {
      operation: 'listAppraisals',
      status: 404,
      code: 'ERNFAP',
      when: 'unknown client reference',
      path: NOWHERE,
    },

    { operation: 'readAppraisal', status: 200 },
    {
      operation: 'readAppraisal',
      status: 400,
      code: 'ERIPAP',
      when: 'the id is no integer',
      path: { appraisal_id: 'first' },
    },
    {
      operation: 'readAppraisal',
      status: 404,
      code: 'ERNFAP',
      when: 'no such appraisal',
      path: NOTHING,
    },

    {
      operation: 'updateAppraisal',
      status: 200,
      json: { comment: 'Screen cracked, receipt seen', replacement_cost_value: 7899 },
    },
    {
      operation: 'updateAppraisal',
      status: 400,
      code: 'ERMPAP',
      when: '`rpid` is empty',
      json: { rpid: '' },
    },
    {
      operation: 'updateAppraisal',
      status: 400,
      code: 'ERIPAP',
      when: 'a wrong type',
      json: { comment: 7 },
    },
    {
      operation: 'updateAppraisal',
      status: 400,
      code: 'ERWPAP',
      when: 'a negative amount',
      json: { replacement_cost_value: -1 },
    },
    {
      operation: 'updateAppraisal',
      status: 412,
      code: 'ERWPAP',
      when: 'it has changed since it was read',
      headers: ['If-Match: "0"'],
      json: { comment: 'x' },
    },
    {
      operation: 'updateAppraisal',
      status: 404,
      code: 'ERNFAP',
      when: 'no such appraisal',
      path: NOTHING,
      json: { comment: 'x' },
    },

    {
      operation: 'deleteAppraisal',
      status: 412,
      code: 'ERWPAP',
      when: 'it has changed since it was read',
      headers: ['If-Match: "0"'],
      path: { appraisal_id: '$SECOND' },
    },
    { operation: 'deleteAppraisal', status: 204, path: { appraisal_id: '$SECOND' } },
    {
      operation: 'deleteAppraisal',
      status: 400,
      code: 'ERIPAP',
      when: 'the id is no integer',
      path: NO_INTEGER,
    },
    {
      operation: 'deleteAppraisal',
      status: 404,
      code: 'ERNFAP',
      when: 'it is gone already',
      path: { appraisal_id: '$SECOND' },
    },
  ],
};

export const statuses: Chapter = {
  title: 'Statuses',
  about: 'A feature that is switched on per client: `$KEY` is of a client without it.',
  samples: [
    { operation: 'listAppraisalStatuses', status: 200, key: 'STATUS_KEY' },
    { operation: 'listAppraisalStatuses', status: 200, when: 'the feature is off' },
    {
      operation: 'createClientReference',
      status: 200,
      when: 'a claim to show it on',
      key: 'STATUS_KEY',
      json: { client_reference: '${STATUS_REFERENCE}' },
      capture: {
        STATUS_CLAIM: (body: { client_reference_id: number }) => body.client_reference_id,
      },
    },
    {
      operation: 'createAppraisal',
      status: 200,
      when: 'and an appraisal',
      key: 'STATUS_KEY',
      path: { client_reference_id: '$STATUS_CLAIM' },
      json: PRODUCTS,
      capture: { STATUS_APPRAISAL: (body: { appraisal_id: number }) => body.appraisal_id },
    },
    ...(
      [
        [200, undefined, undefined, { appraisal_status_id: 2 }],
        [400, 'ERMPAP', 'no status', {}],
        [400, 'ERIPAP', 'no integer', { appraisal_status_id: 'accepted' }],
        [400, 'ERWPAP', 'a status that does not exist', { appraisal_status_id: 99 }],
      ] as const
    ).map(([status, code, when, json]) => ({
      operation: 'updateAppraisalStatus' as const,
      status,
      key: 'STATUS_KEY' as const,
      path: { client_reference_id: '$STATUS_CLAIM', appraisal_id: '$STATUS_APPRAISAL' },
      json,
      ...(code ? { code } : {}),
      ...(when ? { when } : {}),
    })),
    {
      operation: 'changeAppraisals',
      status: 200,
      when: 'status and purchase date of many at once',
      key: 'STATUS_KEY',
      path: { client_reference_id: '$STATUS_CLAIM' },
      json: {
        changes: [
          {
            appraisal_id: '$STATUS_APPRAISAL',
            appraisal_status_id: 2,
            date_purchase: '2023-06-01',
          },
        ],
      },
    },
    {
      operation: 'changeAppraisals',
      status: 404,
      code: 'ERNFAP',
      when: 'one of them is not of the claim: nothing is changed',
      key: 'STATUS_KEY',
      path: { client_reference_id: '$STATUS_CLAIM' },
      json: { changes: [{ appraisal_id: '$STATUS_APPRAISAL' }, { appraisal_id: 1 }] },
    },
    ...(
      [
        [400, 'ERMPAP', 'no changes', {}],
        [400, 'ERIPAP', 'no list of changes', { changes: 'all' }],
        [
          400,
          'ERWPAP',
          'an appraisal named twice',
          {
            changes: [{ appraisal_id: '$STATUS_APPRAISAL' }, { appraisal_id: '$STATUS_APPRAISAL' }],
          },
        ],
        [
          412,
          'ERWPAP',
          'one has changed since it was read',
          { changes: [{ appraisal_id: '$STATUS_APPRAISAL', revision: 1000 }] },
        ],
      ] as const
    ).map(([status, code, when, json]) => ({
      operation: 'changeAppraisals' as const,
      status,
      code,
      when,
      key: 'STATUS_KEY' as const,
      path: { client_reference_id: '$STATUS_CLAIM' },
      json,
    })),
    {
      operation: 'changeAppraisals',
      status: 403,
      code: null,
      when: 'the status feature is off',
      json: { changes: [{ appraisal_id: '$APPRAISAL', appraisal_status_id: 2 }] },
    },
    {
      operation: 'updateAppraisalStatus',
      status: 404,
      code: 'ERNFAP',
      when: 'no such appraisal',
      key: 'STATUS_KEY',
      path: { client_reference_id: '$STATUS_CLAIM', ...NOTHING },
      json: { appraisal_status_id: 2 },
    },
    {
      operation: 'updateAppraisalStatus',
      status: 412,
      code: 'ERWPAP',
      when: 'it has changed since it was read',
      headers: ['If-Match: "0"'],
      key: 'STATUS_KEY',
      path: { client_reference_id: '$STATUS_CLAIM', appraisal_id: '$STATUS_APPRAISAL' },
      json: { appraisal_status_id: 3 },
    },
    {
      operation: 'updateAppraisalStatus',
      status: 403,
      code: null,
      when: 'the feature is off',
      json: { appraisal_status_id: 2 },
    },
    {
      operation: 'updateAppraisalStatus',
      status: 401,
      code: 'ERIT00',
      when: 'no key',
      key: 'none',
      json: { appraisal_status_id: 2 },
    },
  ],
};
