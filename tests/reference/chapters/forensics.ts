import type { Chapter } from '../sample';

const NOWHERE = { client_reference_id: '999999999' };

export const NO_INTEGER = { client_reference_id: 'first' };

const TOO_LONG = 'x'.repeat(256);

const FLAGGED = { appraisal_id: '$APPRAISAL', file_name: 'generated.jpg' };

const PHOTO = { appraisal_id: '$APPRAISAL', file_name: 'photo.jpg' };

interface Results {
  readonly forensics_results: Readonly<Record<string, readonly { readonly status: string }[]>>;
}

const isDone = ({ forensics_results: results }: Results) =>
  Object.values(results)
    .flat()
    .every(({ status }) => status === 'complete' || status === 'failed');

export const forensics: Chapter = {
  title: 'Forensics',
  samples: [
    {
      operation: 'getForensicsResults',
      status: 200,
      when: 'once the photo is examined',
      until: isDone,
      capture: { RESULTS_TAG: (_body: never, headers: Headers) => headers.get('etag') ?? '' },
    },
    {
      operation: 'getForensicsResults',
      status: 304,
      when: 'nothing of the claim has changed',
      headers: ['If-None-Match: $RESULTS_TAG'],
    },
    {
      operation: 'getForensicsResults',
      status: 400,
      code: 'ERIP00',
      when: 'the id is no integer',
      path: { client_reference_id: 'first' },
    },
    { operation: 'getForensicsResults', status: 401, code: 'ERIT00', when: 'no key', key: 'none' },
    {
      operation: 'getForensicsResults',
      status: 403,
      code: 'ERIT02',
      when: "no such claim, or another client's",
      path: NOWHERE,
    },

    { operation: 'clearForensicsVerdict', status: 200, json: PHOTO },
    {
      operation: 'clearForensicsVerdict',
      status: 400,
      code: null,
      when: 'an invalid body',
      json: { appraisal_id: '$APPRAISAL' },
    },
    {
      operation: 'clearForensicsVerdict',
      status: 400,
      code: 'ERIP00',
      when: 'the id in the path is no integer',
      path: NO_INTEGER,
      json: PHOTO,
    },
    {
      operation: 'clearForensicsVerdict',
      status: 401,
      code: 'ERIT00',
      when: 'no key',
      key: 'none',
      json: PHOTO,
    },
    {
      operation: 'clearForensicsVerdict',
      status: 403,
      code: 'ERIT02',
      when: "no such claim, or another client's",
      path: NOWHERE,
      json: PHOTO,
    },
    {
      operation: 'clearForensicsVerdict',
      status: 404,
      code: null,
      when: 'no completed verdict',
      json: { ...PHOTO, file_name: 'other.jpg' },
    },

    {
      operation: 'keepForensicsFlag',
      status: 200,
      json: { ...FLAGGED, note: 'The file says so itself' },
    },
    {
      operation: 'keepForensicsFlag',
      status: 400,
      code: 'ERMP00',
      when: 'no file named',
      json: { appraisal_id: '$APPRAISAL' },
    },
    {
      operation: 'keepForensicsFlag',
      status: 400,
      code: 'ERIP00',
      when: 'the id is no integer',
      path: NO_INTEGER,
      json: FLAGGED,
    },
    {
      operation: 'keepForensicsFlag',
      status: 400,
      code: 'ERWP00',
      when: 'a name too long',
      json: { ...FLAGGED, file_name: TOO_LONG },
    },
    {
      operation: 'keepForensicsFlag',
      status: 403,
      code: 'ERIT02',
      when: "no such claim, or another client's",
      path: NOWHERE,
      json: FLAGGED,
    },
    {
      operation: 'keepForensicsFlag',
      status: 404,
      code: 'ERNF00',
      when: 'no flag: the photo was marked clean',
      json: PHOTO,
    },

    { operation: 'restoreForensicsVerdict', status: 200, json: PHOTO },
    {
      operation: 'restoreForensicsVerdict',
      status: 400,
      code: 'ERMP00',
      when: 'no file named',
      json: { appraisal_id: '$APPRAISAL' },
    },
    {
      operation: 'restoreForensicsVerdict',
      status: 400,
      code: 'ERIP00',
      when: 'the id is no integer',
      path: NO_INTEGER,
      json: PHOTO,
    },
    {
      operation: 'restoreForensicsVerdict',
      status: 400,
      code: 'ERWP00',
      when: 'a name too long',
      json: { ...PHOTO, file_name: TOO_LONG },
    },
    {
      operation: 'restoreForensicsVerdict',
      status: 404,
      code: 'ERNF00',
      when: 'no verdict of that name',
      json: { ...PHOTO, file_name: 'other.jpg' },
    },
    {
      operation: 'restoreForensicsVerdict',
      status: 403,
      code: 'ERIT02',
      when: "no such claim, or another client's",
      path: NOWHERE,
      json: PHOTO,
    },

    { operation: 'analyzeAttachment', status: 200, json: PHOTO },
    {
      operation: 'analyzeAttachment',
      status: 400,
      code: 'ERMP00',
      when: 'no file named',
      json: { appraisal_id: '$APPRAISAL' },
    },
    {
      operation: 'analyzeAttachment',
      status: 400,
      code: 'ERIP00',
      when: 'the id is no integer',
      path: NO_INTEGER,
      json: PHOTO,
    },
    {
      operation: 'analyzeAttachment',
      status: 400,
      code: 'ERWP00',
      when: 'a name too long',
      json: { ...PHOTO, file_name: TOO_LONG },
    },
    {
      operation: 'analyzeAttachment',
      status: 403,
      code: 'ERIT02',
      when: "no such claim, or another client's",
      path: NOWHERE,
      json: PHOTO,
    },
    {
      operation: 'analyzeAttachment',
      status: 404,
      code: 'ERNF00',
      when: 'no picture of that name',
      json: { ...PHOTO, file_name: 'other.jpg' },
    },
  ],
};
