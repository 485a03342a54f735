import { PRODUCTS, NOTHING, type Chapter } from '../sample';

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
