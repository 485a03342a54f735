import { type Answer, api } from '../setup/api';
import { furnishAtRevision } from '../setup/furnished';
import { makeIntake } from '../setup/inventories';
import { disabledPerson, invite, makePerson } from '../setup/people';
import { refusalsOfImports } from '../setup/price-imports';
import { makePublished } from '../setup/rule-sets';
import {
  MISSING,
  own,
  target,
  featureless,
  sent,
  operationOf,
  send,
  usual,
} from './declared-faults.fixture';
import { locked } from './locked-refusals.fixture';
import {
  submittedLink,
  switchedOffWebhook,
  workedOnIntake,
  keyWithoutWrite,
  endedKey,
  idOf,
  decideOnOwn,
  draftOfRevision7,
  changedSeven,
  nameless,
} from './refused-states.fixture';
import { fileOf, uploads } from './refused-uploads.fixture';

const REVISIONED = [
  'updateAppraisal',
  'deleteAppraisal',
  'updateAppraisalStatus',
  'setAcv',
  'deleteAcv',
  'decideAcv',
];
const changedSince = Object.fromEntries(
  REVISIONED.map((id) => [
    `${id} changed`,
    async () =>
      send(
        id,
        { ...(await usual(operationOf(id))), headers: { 'if-match': '"6"' } },
        '',
        await furnishAtRevision(own, 7),
      ),
  ]),
);
const HANDED_IN = ['answerPortalItem', 'withdrawPortalAnswer', 'commentPortal', 'addPortalPhotos'];
const handedIn = Object.fromEntries(
  HANDED_IN.map((id) => [
    `${id} forbidden`,
    async () => {
      const made = await submittedLink();
      return send(id, { ...(await usual(operationOf(id))), portal: made.token }, '', made.target);
    },
  ]),
);

async function changedDraft(id: string): Promise<Answer> {
  const made = { ...target, ...(await makeIntake(own, target.claimId)) };
  return changedSeven('UPDATE inventory_intake SET revision = 7 WHERE id = $1', made.intakeId, () =>
    send(id, { json: {}, headers: { 'if-match': '"6"' } }, '', made),
  );
}

/** Refusals that need specific data. */
export const particular: Readonly<Record<string, () => Promise<Answer> | Answer>> = {
  ...uploads('uploadAttachments', 'phone-front.jpg'),
  ...uploads('uploadItemAttachments', 'phone-front.jpg'),
  ...nameless,
  ...locked,
  'previewInventory missing': () => send('previewInventory', { form: new FormData() }),
  'previewInventory wrong': () =>
    send('previewInventory', { form: fileOf('a.csv', Buffer.from('colour,size\nred,3\n')) }),
  'previewInventory too_large': () =>
    send('previewInventory', {
      form: fileOf('a.csv', Buffer.from(`description\n${'lamp\n'.repeat(5001)}`)),
    }),
  'previewInventory unsupported': () =>
    send('previewInventory', { form: fileOf('a.csv', Buffer.from('%PDF-1.7')) }),
  'previewInventory undecodable': () =>
    send('previewInventory', { form: fileOf('a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')) }),
  'commitInventory wrong': async () =>
    send('commitInventory', { json: {} }, '', {
      ...target,
      ...(await makeIntake(
        own,
        target.claimId,
        'description;quantity\na;1\nb;1\nc;0\nd;1\ne;1\nf;0\n',
      )),
    }),
  'correctInventory changed': () => changedDraft('correctInventory'),
  'commitInventory changed': () => changedDraft('commitInventory'),
  'undoInventory wrong': async () =>
    send('undoInventory', { json: {} }, '', await workedOnIntake()),
  'createClaimReport wrong': () =>
    send('createClaimReport', { json: { appraisal_ids: [MISSING.appraisalId] } }),
  'clearForensicsVerdict invalid ': () =>
    send('clearForensicsVerdict', { json: { appraisal_id: target.appraisalId } }),
  'clearForensicsVerdict not_found ': () =>
    send('clearForensicsVerdict', {
      json: { appraisal_id: target.appraisalId, file_name: 'phone-front.jpg' },
    }),
  ...Object.fromEntries(
    (['keepForensicsFlag', 'restoreForensicsVerdict', 'analyzeAttachment'] as const).map((id) => [
      `${id} not_found`,
      () => send(id, { json: { appraisal_id: target.appraisalId, file_name: 'none.jpg' } }),
    ]),
  ),
  'changeAppraisals changed': async () => {
    const { appraisalId, ...rest } = await furnishAtRevision(own, 7);
    const json = { changes: [{ appraisal_id: appraisalId, revision: 6, comment: 'late' }] };
    return send('changeAppraisals', { json }, '', { appraisalId, ...rest });
  },
  'changeAppraisals not_found': () =>
    send('changeAppraisals', { json: { changes: [{ appraisal_id: MISSING.appraisalId }] } }),
  'changeAppraisals forbidden ': () =>
    send(
      'changeAppraisals',
      {
        key: featureless.tenant.key,
        json: {
          changes: [{ appraisal_id: featureless.target.appraisalId, appraisal_status_id: 2 }],
        },
      },
      '',
      featureless.target,
    ),
  'updateAppraisalStatus forbidden ': () =>
    send(
      'updateAppraisalStatus',
      { key: featureless.tenant.key, json: { appraisal_status_id: 2 } },
      '',
      featureless.target,
    ),
  'createApiKey forbidden': async () =>
    send('createApiKey', { key: await keyWithoutWrite(), json: { name: 'a', scopes: ['write'] } }),
  'updateApiKey missing': async () =>
    send('updateApiKey', { json: { name: ' ' } }, '', {
      ...target,
      apiKeyId: idOf(await keyWithoutWrite()),
    }),
  'updateApiKey wrong': async () =>
    send('updateApiKey', { json: { scopes: ['write'] } }, '', {
      ...target,
      apiKeyId: idOf(await keyWithoutWrite()),
    }),
  'rotateApiKey forbidden': async () =>
    send('rotateApiKey', { key: await keyWithoutWrite(), json: {} }, '', {
      ...target,
      apiKeyId: idOf(own.key),
    }),
  'rotateApiKey wrong': async () =>
    send('rotateApiKey', { json: {} }, '', { ...target, apiKeyId: idOf(await endedKey()) }),
  'sendToPortal wrong': () =>
    send('sendToPortal', { json: { appraisal_ids: [MISSING.appraisalId] } }),
  'decidePortalCorrection wrong': async () =>
    send(
      'decidePortalCorrection',
      await usual(operationOf('decidePortalCorrection')),
      '',
      sent.target,
    ),
  'decidePortalCorrection not_found': async () =>
    send('decidePortalCorrection', await usual(operationOf('decidePortalCorrection')), '', {
      ...sent.target,
      rowId: MISSING.appraisalId,
    }),
  'changePortalAccess wrong': () =>
    send('changePortalAccess', { json: { revoke: true, link_status: 'active' } }, '', sent.target),
  ...handedIn,
  ...uploads('addPortalPhotos', 'receipt.pdf', 'phone-back.jpg'),
  'testWebhookEndpoint wrong': async () =>
    send('testWebhookEndpoint', {}, '', await switchedOffWebhook()),
  'redeliverWebhook wrong': async () =>
    send('redeliverWebhook', {}, '', await switchedOffWebhook()),
  'decideAcv forbidden': () => decideOnOwn(),
  'setClaimOwner forbidden': async () =>
    api('PUT', `/client_reference/${target.claimId}/owner`, {
      session: (await makePerson('handler', own)).session,
      json: { user_id: target.userId },
    }),
  ...changedSince,
  'changeClaimedItems changed': async () => {
    const made = await furnishAtRevision(own, 7);
    const items = [{ row_id: made.rowId, quantity: 3, seen: { quantity: 2 } }];
    return send('changeClaimedItems', { json: { items } }, '', made);
  },
  'changeClaimedItems not_found': () =>
    send('changeClaimedItems', { json: { items: [{ row_id: MISSING.appraisalId }] } }),
  'updateClaimedItem changed': async () => {
    const made = await furnishAtRevision(own, 7);
    return send(
      'updateClaimedItem',
      {
        json: {
          quantity: 2,
          appraisal_revisions: [{ appraisal_id: made.appraisalId, revision: 6 }],
        },
      },
      '',
      made,
    );
  },
  'updateClientReference changed': () =>
    changedSeven('UPDATE client_reference SET revision = 7 WHERE id = $1', target.claimId, () =>
      send('updateClientReference', { json: { cause: 'Fire' }, headers: { 'if-match': '"6"' } }),
    ),
  'updateRuleSet changed': async () =>
    send('updateRuleSet', { json: { name: 'a', revision: 6 } }, '', await draftOfRevision7()),
  'publishRuleSet changed': async () =>
    send(
      'publishRuleSet',
      { json: { effective_from: '2020-01-01', revision: 6 } },
      '',
      await draftOfRevision7(),
    ),
  'deleteRuleSet changed': async () =>
    send('deleteRuleSet', { headers: { 'if-match': '"6"' } }, '', await draftOfRevision7()),
  'updateRuleSet wrong': async () =>
    send('updateRuleSet', { json: { name: 'a' } }, '', {
      ...target,
      ruleSetId: await makePublished(own),
    }),
  'deleteRuleSet wrong': async () =>
    send('deleteRuleSet', {}, '', { ...target, ruleSetId: await makePublished(own) }),
  'publishRuleSet wrong': async () =>
    send('publishRuleSet', { json: { effective_from: '2020-01-01' } }, '', {
      ...target,
      ruleSetId: await makePublished(own),
    }),
  'updateUser wrong': async () =>
    send('updateUser', { json: { role: 'handler' } }, '', {
      ...target,
      userId: (await makePerson('admin', own)).userId,
    }),
  'updateUser changed': () =>
    changedSeven('UPDATE user_client SET revision = 7 WHERE user_id = $1', target.userId, () =>
      send('updateUser', { json: { role: 'lead', revision: 6 } }),
    ),
  'createResetLink wrong': async () =>
    send('createResetLink', {}, '', { ...target, userId: await disabledPerson(own) }),
  'inviteUser exists': async () =>
    send('inviteUser', {
      json: { email: (await invite(own)).email, name: 'Ola', role: 'handler' },
    }),
  'updateClientSettings changed': () =>
    changedSeven('UPDATE client SET settings_revision = 7 WHERE id = $1', own.clientId, () =>
      send('updateClientSettings', { json: { revision: 6 } }),
    ),
  'updateStatusSettings changed': () =>
    changedSeven('UPDATE client SET status_revision = 7 WHERE id = $1', own.clientId, () =>
      send('updateStatusSettings', {
        json: { statuses: [{ id: 1 }], transitions: null, revision: 6 },
      }),
    ),
  'updateCategorySettings changed': () =>
    changedSeven('UPDATE client SET category_revision = 7 WHERE id = $1', own.clientId, () =>
      send('updateCategorySettings', { json: { categories: [], revision: 6 } }),
    ),
  'updateCategorySettings forbidden': () =>
    send('updateCategorySettings', {
      json: { categories: [], feed_words: [] },
      key: featureless.tenant.key,
    }),
  ...refusalsOfImports(
    send,
    (id) => usual(operationOf(id)),
    () => featureless.tenant.key,
  ),
};
