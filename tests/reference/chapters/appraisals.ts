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
