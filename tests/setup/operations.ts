/** Every operation of the contract with a route, with a valid path and a valid body. */
import type { Sent } from './api';
import type { Method, Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { fileOf, INVENTORY } from './inventories';
import { formOf, jpeg } from './pictures';
import { findRoute, loadRoute } from './routes';
import { CLAIMED, REPLACEMENT } from './tenants';

export interface Target {
  readonly claimId: number;
  readonly appraisalId: number;
  readonly fileName: string;
  /** The claimed item of the appraisal, for the policyholder's paths. */
  readonly rowId?: number;
  readonly apiKeyId?: string;
  readonly webhookEndpointId?: number;
  readonly deliveryId?: number;
  /** Id of a draft, not of a published version. */
  readonly ruleSetId?: number;
  readonly priceImportId?: number;
  readonly intakeId?: number;
  readonly userId?: number;
  readonly invitationId?: number;
  readonly reportId?: number;
  readonly reportJobId?: number;
}

const NO_KEY = 'NoSuchKey000';

const values = ({
  claimId,
  appraisalId,
  fileName,
  rowId = appraisalId,
  apiKeyId = NO_KEY,
  webhookEndpointId = 1,
  deliveryId = 1,
  ruleSetId = 1,
  priceImportId = 1,
  intakeId = 1,
  userId = 1,
  invitationId = 1,
  reportId = 1,
  reportJobId = 1,
}: Target): Readonly<Record<string, string>> => ({
  client_reference_id: String(claimId),
  appraisal_id: String(appraisalId),
  file_name: encodeURIComponent(fileName),
  row_id: String(rowId),
  api_key_id: apiKeyId,
  webhook_endpoint_id: String(webhookEndpointId),
  delivery_id: String(deliveryId),
  rule_set_id: String(ruleSetId),
  price_import_id: String(priceImportId),
  intake_id: String(intakeId),
  user_id: String(userId),
  invitation_id: String(invitationId),
  report_id: String(reportId),
  report_job_id: String(reportJobId),
});

/** A valid body for each operation that takes one. */
const bodies: Readonly<Record<string, (target: Target) => Record<string, unknown>>> = {
  createClaimedItem: () => ({ description: 'Floor lamp', external_id: `made ${Math.random()}` }),
  createClaimedItems: () => ({ items: [{ description: 'Floor lamp' }] }),
  createClientReference: () => ({ client_reference: `made ${Math.random()}` }),
  updateClientReference: () => ({ cause: `changed ${Math.random()}` }),
  setClaimOwner: () => ({ user_id: null }),
  createAppraisal: () => ({ cpid: CLAIMED, rpid: REPLACEMENT }),
  updateAppraisal: () => ({ comment: 'changed' }),
  changeAppraisals: ({ appraisalId }) => ({
    changes: [{ appraisal_id: appraisalId, comment: 'changed' }],
  }),
  updateAppraisalStatus: () => ({ appraisal_status_id: 2 }),
  setAcv: () => ({ actual_cash_value: 1, reason: 'a reason' }),
  decideAcv: () => ({ decision: 'approve' }),
  updateAcvSettings: () => ({ override_limit: null }),
  createRuleSet: () => ({ name: 'a draft', template: 'sparebank1' }),
  updateRuleSet: () => ({ name: 'renamed' }),
  tryRuleSet: () => ({
    replacement_cost_value: 100,
    date_purchase: '2020-01-01',
    date_damage: '2024-05-07',
  }),
  publishRuleSet: () => ({ effective_from: '2020-01-01' }),
  clearForensicsVerdict: ({ appraisalId, fileName }) => ({
    appraisal_id: appraisalId,
    file_name: fileName,
    note: 'note',
  }),
  keepForensicsFlag: ({ appraisalId, fileName }) => ({
    appraisal_id: appraisalId,
    file_name: fileName,
    note: 'note',
  }),
  restoreForensicsVerdict: ({ appraisalId, fileName }) => ({
    appraisal_id: appraisalId,
    file_name: fileName,
  }),
  analyzeAttachment: ({ appraisalId, fileName }) => ({
    appraisal_id: appraisalId,
    file_name: fileName,
  }),
  clearItemReasons: () => ({ note: 'note' }),
  restoreItemReasons: () => ({}),
  moveItemAttachment: ({ appraisalId, rowId = appraisalId }) => ({ to_row_id: rowId }),
  correctInventory: () => ({
    rows: [{ row: 2, cells: [{ field: 'quantity', text: '2' }] }],
  }),
  commitInventory: () => ({
    take_matches: 'all',
    leave_out_errors: true,
    choices: [{ row: 4, pid: null }],
    leave_out: [],
  }),
  undoInventory: () => ({}),
  updateClaimedItem: () => ({ notes: `changed ${Math.random()}`, date_purchase: '2024-02-29' }),
  changeClaimedItems: ({ appraisalId, rowId = appraisalId }) => ({
    items: [{ row_id: rowId, notes: `changed ${Math.random()}` }],
  }),
  createAppraisalReport: () => ({}),
  createClaimReport: () => ({}),
  sendToPortal: () => ({}),
  makePortalAccess: () => ({ access_pin: '0815' }),
  changePortalAccess: () => ({ access_pin: null, expires_in_days: 10 }),
  decidePortalCorrection: () => ({
    field: 'quantity',
    decision: 'kept',
    answer_time: '2026-03-12T18:20:09.004Z',
  }),
  answerPortalItem: () => ({ version: 1, answer: 'confirmed' }),
  commentPortal: () => ({ version: 1, comment: 'The charger too.' }),
  submitPortal: () => ({ version: 1, everything_is_correct: true }),
  createApiKey: () => ({ name: 'made', scopes: ['read'] }),
  updateApiKey: () => ({ name: 'renamed' }),
  rotateApiKey: () => ({ grace_hours: 1 }),
  inviteUser: () => ({ email: `${Math.random()}@example.test`, name: 'Ola Berg', role: 'handler' }),
  updateUser: () => ({ role: 'lead' }),
  createResetLink: () => ({}),
  renewInvitation: () => ({}),
  updateClientSettings: () => ({ flag_threshold: 0.7, report_retention_days: 30 }),
  updateCategorySettings: () => ({
    categories: [{ id: 10, name: 'Mobiles' }],
    feed_words: [{ word: 'Phone things', category_id: 10 }],
  }),
  updateStatusSettings: () => ({
    statuses: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id })),
    transitions: null,
  }),
  createWebhookEndpoint: () => ({
    url: 'https://hooks.example.com/in',
    description: 'a hook',
    event_types: ['report.created'],
  }),
  updateWebhookEndpoint: () => ({ description: 'changed' }),
  rotateWebhookSecret: () => ({ grace_hours: 1 }),
};

const filled = (template: string, target: Target): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values(target)[name] ?? '');

export const pathOf = ({ path }: Operation, target: Target): string => filled(path, target);

/** A valid query for each operation that requires one. */
const queries: Readonly<Record<string, string>> = {
  searchSuggestion: 'query=iphone',
  productSearch: 'query=iphone%2013',
  prices: `pid=${CLAIMED}`,
  priceHistory: `pid=${CLAIMED}`,
  previewFlagThreshold: 'flag_threshold=0.7',
  deleteClaimedItems: 'row_ids={row_id}',
};

/**
 * Returns the path with its required query. `query` begins with a question mark; its parameters
 * take precedence.
 */
export function addressOf(operation: Operation, target: Target, query = ''): string {
  const path = pathOf(operation, target);
  const usual = queries[operation.id];
  if (usual === undefined || query.includes(`${usual.split('=')[0]}=`)) return path + query;
  return `${path}?${filled(usual, target)}${query.replace('?', '&')}`;
}

export const bodyOf = ({ id }: Operation, target: Target): Record<string, unknown> | undefined =>
  bodies[id]?.(target);

const nowhere: Target = { claimId: 1, appraisalId: 1, fileName: 'a.jpg' };

/** Returns valid files for each operation that takes an upload. */
export async function uploadOf({ id }: Operation): Promise<FormData> {
  if (id === 'createPriceImport') return formOf({ name: 'feed.tsv', bytes: Buffer.from(FEED) });
  return formOf(
    id === 'previewInventory' ? fileOf(INVENTORY) : { name: 'b.jpg', bytes: await jpeg(5) },
  );
}

/** A valid body of the operation: files, JSON or none. */
export async function usualBody(operation: Operation, target: Target): Promise<Sent> {
  if (operation.carries === 'files') return { form: await uploadOf(operation) };
  const json = bodyOf(operation, target);
  return json ? { json } : {};
}

const FEED = 'id\ttitle\tprice\tgoogle_product_category\n1\tA phone\t1299.00 DKK\t267\n';

/**
 * In the order of the reference; declared operations without a route file are listed in `undone`.
 */
export async function routedOperations(): Promise<{ routed: Operation[]; undone: string[] }> {
  const [routed, undone]: [Operation[], string[]] = [[], []];
  for (const operation of operations as readonly Operation[]) {
    const { file } = findRoute(pathOf(operation, nowhere).split('/').slice(1));
    if (file.includes('...')) undone.push(operation.id);
    else if ((await loadRoute(file))[operation.method]) routed.push(operation);
  }
  return { routed, undone };
}

export const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
