import type { Chapter } from '../sample';

const NOWHERE = { client_reference_id: '999999999' };
const NO_INTEGER = { client_reference_id: 'first' };
const NO_ROW_ID = { row_id: 'first' };
const FILES_MAX = 20;
const NO_ROW = { row_id: '999999999' };
const HANDED_IN = 'the answers were handed in';
const authorization = 'portal $TOKEN';

/** The token is the last part of the link, after its `#` or `/`. */
const TOKEN = ({ link }: { link: string }) => link.split(/[/#=]/).at(-1) ?? '';

export const portal: Chapter = {
  title: 'Portal',
  samples: [
    { operation: 'sendToPortal', status: 200, json: { language: 'en', expires_in_days: 14, message: 'Please check these items.' }, keep: { TOKEN } },
    { operation: 'sendToPortal', status: 200, when: 'chosen appraisals', json: { appraisal_ids: ['$APPRAISAL'] } },
    { operation: 'sendToPortal', status: 400, code: 'ERIP00', when: 'a wrong type', json: { appraisal_ids: 'all' } },
    { operation: 'sendToPortal', status: 400, code: 'ERWP00', when: 'an appraisal of another claim', json: { appraisal_ids: [1] } },
    { operation: 'sendToPortal', status: 401, code: 'ERIT00', when: 'no key', key: 'none', json: {} },
    { operation: 'sendToPortal', status: 404, code: 'ERNF00', when: 'unknown client reference', path: NOWHERE, json: {} },
    { operation: 'changePortalAccess', status: 200, when: 'locked', json: { link_status: 'locked' } },
    { operation: 'changePortalAccess', status: 200, when: 'opened again', json: { link_status: 'active' } },
    { operation: 'changePortalAccess', status: 200, when: 'revoked', json: { revoke: true } },
    { operation: 'changePortalAccess', status: 400, code: 'ERIP00', when: 'a wrong type', json: { revoke: 'yes' } },
    { operation: 'changePortalAccess', status: 400, code: 'ERWP00', when: 'what was revoked stays revoked', json: { link_status: 'active' } },
    { operation: 'changePortalAccess', status: 404, code: 'ERNF00', when: 'unknown client reference', path: NOWHERE, json: {} },
    { operation: 'makePortalAccess', status: 200, when: 'a new link, with a PIN', json: { access_pin: '4711' }, keep: { TOKEN } },
    { operation: 'makePortalAccess', status: 400, code: 'ERIP00', when: 'a wrong type', json: { generate_pin: 'yes' } },
    { operation: 'makePortalAccess', status: 400, code: 'ERWP00', when: 'a time out of range', json: { expires_in_days: 1000 } },
    { operation: 'makePortalAccess', status: 404, code: 'ERNF00', when: 'unknown client reference', path: NOWHERE, json: {} },
    { operation: 'readPortalAccess', status: 200 },
    { operation: 'readPortalAccess', status: 400, code: 'ERIP00', when: 'the id is no integer', path: NO_INTEGER },
    { operation: 'readPortalAccess', status: 404, code: 'ERNF00', when: 'unknown client reference', path: NOWHERE },
  ],
};

export const policyholder: Chapter = {
  title: 'The policyholder\'s side of the portal',
  about: 'What the portal\'s own pages call. The credential is the token of the link.',
  samples: [
    { operation: 'readPortal', status: 400, code: 'ERMP02', when: 'the link has a PIN', authorization },
    { operation: 'readPortal', status: 400, code: 'ERWP02', when: 'another PIN; after five such tries the link is locked', authorization, headers: ['X-Portal-Pin: 0000'] },
    { operation: 'openPortal', status: 200, authorization, headers: ['X-Portal-Pin: 4711'] },
    { operation: 'changePortalAccess', status: 200, when: 'the PIN taken away', json: { access_pin: null } },
    {
      operation: 'readPortal', status: 200, authorization,
      keep: {
        ROW_ID: ({ items }: { items: { row_id: number }[] }) => items[0]?.row_id ?? 0,
        VERSION: ({ version }: { version: number }) => version,
      },
    },
    { operation: 'readPortal', status: 401, code: 'ERIT00', when: 'a link that does not exist, has expired or was revoked', authorization: 'portal nothing' },
    { operation: 'answerPortalItem', status: 200, authorization, json: { version: '$VERSION', answer: 'confirmed' } },
    { operation: 'answerPortalItem', status: 400, code: 'ERMP00', when: 'no version', authorization, json: { answer: 'confirmed' } },
    { operation: 'answerPortalItem', status: 400, code: 'ERIP00', when: 'a wrong type', authorization, json: { version: 'latest', answer: 'confirmed' } },
    { operation: 'answerPortalItem', status: 400, code: 'ERWP00', when: 'an older sending', authorization, json: { version: 0, answer: 'confirmed' } },
    { operation: 'answerPortalItem', status: 404, code: 'ERNF00', when: 'no such item', authorization, path: NO_ROW, json: { version: '$VERSION', answer: 'confirmed' } },
    { operation: 'withdrawPortalAnswer', status: 204, authorization },
    { operation: 'withdrawPortalAnswer', status: 400, code: 'ERIP00', when: 'the id is no integer', authorization, path: NO_ROW_ID },
    { operation: 'withdrawPortalAnswer', status: 404, code: 'ERNF00', when: 'no such item', authorization, path: NO_ROW },
    { operation: 'addPortalPhotos', status: 200, authorization, form: ['file=@photo.jpg'], keep: { PHOTO: ({ files }: { files: string[] }) => encodeURIComponent(files.at(-1) ?? '') } },
    { operation: 'addPortalPhotos', status: 400, code: 'ERMP00', when: 'no file', authorization, form: ['note=hello'] },
    { operation: 'addPortalPhotos', status: 400, code: 'ERIP00', when: 'the id is no integer', authorization, path: NO_ROW_ID, form: ['file=@receipt.pdf'] },
    { operation: 'addPortalPhotos', status: 400, code: 'ERWP00', when: 'more than 20 files', authorization, form: Array.from({ length: FILES_MAX + 1 }, () => 'file=@receipt.pdf') },
    { operation: 'addPortalPhotos', status: 404, code: 'ERNF00', when: 'no such item', authorization, path: NO_ROW, form: ['file=@photo.jpg'] },
    { operation: 'addPortalPhotos', status: 413, code: 'ERIP00', when: 'a file of more than 15 MB', authorization, form: ['file=@large.jpg'] },
    { operation: 'addPortalPhotos', status: 415, code: 'ERIP00', when: 'another kind of file', authorization, form: ['file=@notes.txt'] },
    { operation: 'addPortalPhotos', status: 422, code: 'ERWP00', when: 'a picture that is cut off', authorization, form: ['file=@broken.jpg'] },
    { operation: 'readPortalPhoto', status: 200, authorization, path: { file_name: '$PHOTO' }, query: 'variant=thumbnail', output: 'thumbnail.jpg' },
    { operation: 'readPortalPhoto', status: 400, code: 'ERIP00', when: 'the id is no integer', authorization, path: { ...NO_ROW_ID, file_name: 'photo.jpg' } },
    { operation: 'readPortalPhoto', status: 400, code: 'ERWP00', when: 'no such variant', authorization, path: { file_name: 'photo.jpg' }, query: 'variant=huge' },
    { operation: 'readPortalPhoto', status: 404, code: 'ERNF00', when: 'no such photo', authorization, path: { file_name: 'other.jpg' } },
    { operation: 'commentPortal', status: 200, authorization, json: { version: '$VERSION', comment: 'The charger was lost too.' } },
    { operation: 'commentPortal', status: 400, code: 'ERMP00', when: 'no version', authorization, json: { comment: 'The charger too' } },
    { operation: 'commentPortal', status: 400, code: 'ERIP00', when: 'a wrong type', authorization, json: { version: '$VERSION', comment: 7 } },
    { operation: 'commentPortal', status: 400, code: 'ERWP00', when: 'an older sending', authorization, json: { version: 0, comment: 'The charger too' } },
    { operation: 'submitPortal', status: 400, code: 'ERMP00', when: 'no version', authorization, json: {} },
    { operation: 'submitPortal', status: 400, code: 'ERIP00', when: 'a wrong type', authorization, json: { version: 'latest' } },
    { operation: 'submitPortal', status: 400, code: 'ERWP00', when: 'an older sending', authorization, json: { version: 0, everything_is_correct: true } },
    { operation: 'submitPortal', status: 404, code: 'ERNF00', when: 'no such item', authorization, json: { version: '$VERSION', answers: [{ row_id: 999_999_999, answer: 'confirmed' }] } },
    { operation: 'submitPortal', status: 200, authorization, json: { version: '$VERSION', everything_is_correct: true } },
    { operation: 'commentPortal', status: 403, code: 'ERIT02', when: HANDED_IN, authorization, json: { version: '$VERSION', comment: 'Too late' } },
    { operation: 'answerPortalItem', status: 403, code: 'ERIT02', when: HANDED_IN, authorization, json: { version: '$VERSION', answer: 'confirmed' } },
    { operation: 'withdrawPortalAnswer', status: 403, code: 'ERIT02', when: HANDED_IN, authorization },
    { operation: 'addPortalPhotos', status: 403, code: 'ERIT02', when: HANDED_IN, authorization, form: ['file=@photo.jpg'] },
    { operation: 'reopenPortal', status: 200, authorization },
    { operation: 'answerPortalItem', status: 200, when: 'corrected', authorization, json: { version: '$VERSION', answer: 'corrected', quantity: 2 }, keep: { ANSWER_TIME: ({ answer_time }: { answer_time: string }) => JSON.stringify(answer_time) } },
    { operation: 'submitPortal', status: 200, when: 'handed in again', authorization, json: { version: '$VERSION', everything_is_correct: true } },
    { operation: 'requestNewLink', status: 200, when: 'the link works: nobody is told', authorization },
    { operation: 'listPortalAnswers', status: 200 },
    { operation: 'decidePortalCorrection', status: 200, json: { field: 'quantity', decision: 'taken', answer_time: '$ANSWER_TIME' } },
    { operation: 'decidePortalCorrection', status: 400, code: 'ERMP00', when: 'no decision', json: { field: 'quantity', answer_time: '$ANSWER_TIME' } },
    { operation: 'decidePortalCorrection', status: 400, code: 'ERIP00', when: 'a wrong type', json: { field: 3, decision: 'taken', answer_time: '$ANSWER_TIME' } },
    { operation: 'decidePortalCorrection', status: 400, code: 'ERWP00', when: 'what was not corrected', json: { field: 'condition', decision: 'taken', answer_time: '$ANSWER_TIME' } },
    { operation: 'decidePortalCorrection', status: 404, code: 'ERNF00', when: 'no such item', path: NO_ROW, json: { field: 'quantity', decision: 'taken', answer_time: '$ANSWER_TIME' } },
    { operation: 'listPortalAnswers', status: 400, code: 'ERIP00', when: 'the id is no integer', path: NO_INTEGER },
    { operation: 'listPortalAnswers', status: 404, code: 'ERNF00', when: 'unknown client reference', path: NOWHERE },
    { operation: 'changePortalAccess', status: 200, when: 'locked', json: { link_status: 'locked' } },
    { operation: 'submitPortal', status: 403, code: 'ERIT02', when: 'the link is locked', authorization, json: { version: '$VERSION', everything_is_correct: true } },
  ],
};
