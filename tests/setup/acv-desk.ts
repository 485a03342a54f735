/**
 * Creates a client with a limit, rules for two categories, products with one offer each, and a
 * second API key.
 */
import { updateAcvSettings } from '@/lib/appraisals/acv/settings';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { type Answer, api } from './api';
import { asOwner } from './owner';
import { GADGETS, makeProducts, ROBOTS } from './products';
import { makeDraft } from './rule-sets';
import { makeClaim, makeTenant, PRICE_DATE, type Tenant } from './tenants';

const LIMIT = 500;

const OFFER = { price: '1000.00', date: PRICE_DATE.toISOString() };

/**
 * Each costs 1000.00. With a purchase date the rules leave a fifth of a gadget's price; a robot's
 * value is entered by a person.
 */
export const makeGoods = () =>
  makeProducts(
    { pid: 'gadget', offers: [OFFER] },
    { pid: 'robot', categoryId: ROBOTS, offers: [OFFER] },
    { pid: 'priceless' },
  );

const RULES = [
  {
    name: 'Gadgets',
    client_category_ids: [GADGETS],
    method: { kind: 'table', unit: 'commenced_year', remaining_percents: [20] },
  },
  { name: 'Robots', client_category_ids: [ROBOTS], method: { kind: 'market_value' } },
];

export interface Desk {
  readonly tenant: Tenant;
  readonly second: string;
  readonly send: (method: string, path: string, json?: unknown) => Promise<Answer>;
  readonly sendAs: (key: string, method: string, path: string, json?: unknown) => Promise<Answer>;
}

const sendAs: Desk['sendAs'] = (key, method, path, json) =>
  api(method, path, { key, ...(json === undefined ? {} : { json }) });

export async function makeDesk(limit: number | null = LIMIT): Promise<Desk> {
  const tenant = await makeTenant({ currency: 'DKK' });
  const send: Desk['send'] = (...request) => sendAs(tenant.key, ...request);
  const draft = await makeDraft(tenant, null);
  await send('PUT', `/rule_sets/${draft}`, { rules: RULES });
  await send('POST', `/rule_sets/${draft}/publish`, { effective_from: '2000-01-01' });
  await updateAcvSettings(tenant.caller, limit);
  const second = await issueKey({ name: 'second', clientIds: [tenant.clientId] });
  return { tenant, send, sendAs, second };
}

/**
 * Counts at its RCV: the client does not ask for a date, and a line without one is not calculated
 * with its creation.
 */
export const UNDATED = { date_purchase: null };

export interface Line {
  readonly claimId: number;
  readonly id: number;
  readonly path: string;
  readonly warnings: readonly string[];
}

export async function makeLine(
  { tenant, send }: Desk,
  given: object = {},
  claim?: number,
): Promise<Line> {
  const claimId = claim ?? (await makeClaim(tenant));
  const { body } = await send('POST', `/client_reference/${claimId}/appraisal`, {
    cpid: 'gadget',
    rpid: 'gadget',
    date_purchase: '2025-01-01',
    ...given,
  });
  const { appraisal_id: id, warnings = [] } = body as { appraisal_id: number; warnings?: string[] };
  return { claimId, id, warnings, path: `/client_reference/${claimId}/appraisal/${id}` };
}

/** A dated line that nothing has calculated: from before they were calculated with their creation. */
export async function makeUncalculatedLine(
  desk: Desk,
  given: { readonly date_purchase?: string | null },
  claim: number,
): Promise<Line> {
  const line = await makeLine(desk, { ...given, ...UNDATED }, claim);
  const { date_purchase: day = '2025-01-01' } = given;
  await asOwner('UPDATE appraisal SET date_purchase = $2 WHERE id = $1', [line.id, day]);
  return line;
}

export const decide = (path: string, key: string, decision = 'approve') =>
  api('POST', `${path}/acv/decision`, { key, json: { decision } });

/** Returns the ACV events of the trail, oldest first. */
export async function acvEventsOf({
  claimId,
}: Line): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const rows = await asOwner<{ type: string; payload: string }>(
    "SELECT type, payload FROM audit_event WHERE client_reference_id = $1 AND type LIKE 'appraisal.acv%' ORDER BY sequence",
    [claimId],
  );
  return rows.map(({ type, payload }) => ({
    type: type.replace('appraisal.', ''),
    data: (JSON.parse(payload) as { data: Record<string, unknown> }).data,
  }));
}
