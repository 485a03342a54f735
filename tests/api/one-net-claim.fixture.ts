/** Claims of random lines. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll } from 'vitest';
import { setAcv } from '@/lib/appraisals/acv/set';
import { setStatus } from '@/lib/appraisals/set-status';
import { createClaim } from '@/lib/claims/create';
import { api } from '../setup/api';
import { asOwner } from '../setup/owner';
import { GADGETS, makeProducts, ROBOTS } from '../setup/products';
import { makeDraft } from '../setup/rule-sets';
import { makeAppraisal, makeTenant, PRICE_DATE, type Tenant } from '../setup/tenants';

export const [ACCEPTED, REJECTED, CLOSED, ARCHIVED, PAID] = [2, 3, 4, 6, 7] as const;

export let tenant: Tenant;

export const send = async <Body>(method: string, path: string, json?: object): Promise<Body> => {
  const { status, body } = await api(method, path, { key: tenant.key, ...(json && { json }) });
  if (status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
  return body as Body;
};

/** Both categories have a limit that a few lines exceed. */
const RULES = [
  {
    name: 'Gadgets',
    client_category_ids: [GADGETS],
    method: { kind: 'table', unit: 'commenced_year', remaining_percents: [80, 33] },
    item_limit: 900,
    item_deductible: 25.5,
    category_limit: 1500,
  },
  {
    name: 'Robots',
    client_category_ids: [ROBOTS],
    method: { kind: 'table', unit: 'commenced_year', remaining_percents: [50] },
    category_limit: 700.01,
  },
];

const OFFERS = [{ price: '499.99', date: PRICE_DATE.toISOString() }];

beforeAll(async () => {
  await makeProducts(
    { pid: 'gadget', offers: OFFERS },
    { pid: 'robot', categoryId: ROBOTS, offers: OFFERS },
    { pid: 'priceless' },
  );
  tenant = await makeTenant({ currency: 'DKK', noPurchaseDate: 'ask' });
  const draft = await makeDraft(tenant, null);
  await send('PUT', `/rule_sets/${draft}`, { rules: RULES });
  await send('POST', `/rule_sets/${draft}/publish`, { effective_from: '2000-01-01' });
});

interface GivenAppraisal {
  readonly pid: 'gadget' | 'robot' | 'priceless';
  /** In cents. Null: the price of the offer, if there is one. */
  readonly rcv: number | null;
  readonly quantity: number;
  readonly isEach: boolean;
  readonly datePurchase: string | null;
  /** `alone`: an ACV without an RCV. */
  readonly acv: 'none' | 'rules' | 'entered' | 'alone';
  readonly status: number;
}

/** Without appraisals it is a listed item. */
interface GivenLine {
  readonly claimed: number | null;
  readonly appraisals: readonly GivenAppraisal[];
}

export interface GivenClaim {
  readonly deductible: number | null;
  readonly policyLimit: number | null;
  readonly lines: readonly GivenLine[];
}

const amount = fc.integer({ min: 1, max: 150_000 });

export const anAppraisal: fc.Arbitrary<GivenAppraisal> = fc.record({
  pid: fc.constantFrom('gadget', 'gadget', 'robot', 'priceless'),
  rcv: fc.option(amount, { freq: 3 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  isEach: fc.boolean(),
  datePurchase: fc.constantFrom('2025-06-01', '2023-06-01', null),
  acv: fc.constantFrom('rules', 'rules', 'rules', 'entered', 'none', 'alone'),
  status: fc.constantFrom(1, 1, ACCEPTED, REJECTED, CLOSED, 5, ARCHIVED, PAID),
});

const aLine: fc.Arbitrary<GivenLine> = fc.record({
  claimed: fc.option(amount),
  appraisals: fc.oneof(
    { weight: 5, arbitrary: fc.array(anAppraisal, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constant([]) },
  ),
});

export const aClaim: fc.Arbitrary<GivenClaim> = fc.record({
  deductible: fc.option(fc.integer({ min: 0, max: 60_000 })),
  policyLimit: fc.option(fc.integer({ min: 1, max: 300_000 })),
  lines: fc.array(aLine, { minLength: 1, maxLength: 5 }),
});

interface MadeLine {
  readonly rowId: number;
  /** Oldest first. */
  readonly appraisalIds: readonly number[];
}

export async function makeGiven({ deductible, policyLimit, lines }: GivenClaim) {
  const { client_reference_id: claimId } = await createClaim(tenant.caller, {
    client_reference: `claim ${randomUUID()}`,
    date_damage: '2026-03-02',
    claim_deductible: deductible === null ? null : deductible / 100,
    policy_limit: policyLimit === null ? null : policyLimit / 100,
  });
  const made: MadeLine[] = [];
  for (const line of lines) made.push(await makeGivenLine(claimId, line));
  return { claimId, lines: made };
}

async function makeGivenLine(claimId: number, { claimed, appraisals }: GivenLine) {
  const [item] = await asOwner<{ id: number }>(
    `INSERT INTO claimed_item (client_id, client_reference_id, display_id, description, claimed_amount)
    SELECT $1, $2, coalesce(max(display_id), 0) + 1, 'Thing', $3 FROM claimed_item
    WHERE client_id = $1 AND client_reference_id = $2 RETURNING id`,
    [tenant.clientId, claimId, claimed === null ? null : claimed / 100],
  );
  if (!item) throw new Error('No item was inserted');
  const appraisalIds: number[] = [];
  for (const one of appraisals) appraisalIds.push(await appraise(claimId, item.id, one));
  return { rowId: item.id, appraisalIds };
}

export async function appraise(
  claimId: number,
  rowId: number,
  { pid, rcv, quantity, isEach, datePurchase, acv, status }: GivenAppraisal,
): Promise<number> {
  const { caller } = tenant;
  const { id } = await makeAppraisal(tenant, claimId, {
    row_id: rowId,
    cpid: pid,
    rpid: pid,
    item_quantity: quantity,
    is_price_per_item: isEach,
    date_purchase: datePurchase,
    ...(rcv !== null && { replacement_cost_value: rcv / 100 }),
  });
  const hasPrice = rcv !== null || pid !== 'priceless';
  if (acv === 'rules' && hasPrice && datePurchase !== null) await setAcv(caller, claimId, id, {});
  if (acv === 'entered' && hasPrice)
    await setAcv(caller, claimId, id, {
      actual_cash_value: Math.floor((rcv ?? 10_000) / 3) / 100,
      reason: 'worn',
    });
  if (acv === 'alone')
    await asOwner(
      `UPDATE appraisal SET replacement_cost_value = NULL, actual_cash_value = 61.07
      WHERE client_id = $1 AND id = $2`,
      [tenant.clientId, id],
    );
  if (status !== 1) await setStatus(caller, claimId, id, status);
  return id;
}
