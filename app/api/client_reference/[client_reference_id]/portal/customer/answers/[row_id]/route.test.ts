import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnsweredItem } from '@/lib/contract/portal-answers';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { openLink, sendCart } from '@/tests/setup/portal';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant;
let claimId: number;
let made: MadeAppraisal;
let token: string;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

beforeEach(async () => {
  claimId = await makeClaim(own);
  made = await makeAppraisal(own, claimId, { replacement_cost_value: 100, item_quantity: 4 });
  token = await openLink(own, claimId);
});

const answer = (json: object) =>
  api('PUT', `/portal/items/${made.rowId}/answer`, {
    portal: token,
    json: { version: 1, ...json },
  });
const read = async () =>
  (
    (await api('GET', `/client_reference/${claimId}/portal/customer/answers`, { key: own.key }))
      .body as { items: AnsweredItem[] }
  ).items[0];
const decide = async (field: string, decision: string, time?: string | null) =>
  api('PUT', `/client_reference/${claimId}/portal/customer/answers/${made.rowId}`, {
    key: own.key,
    json: { field, decision, answer_time: time ?? (await read())?.answer_time },
  });
const appraisal = async () =>
  (await api('GET', `/client_reference/${claimId}/appraisal/${made.id}`, { key: own.key })).body;
const decided = async () =>
  (
    await asOwner('SELECT 1 FROM audit_event WHERE client_reference_id = $1 AND type = $2', [
      claimId,
      'portal.correction_decided',
    ])
  ).length;

describe('deciding a correction', () => {
  it('applies one field to the item and its appraisal and no others', async () => {
    await answer({ answer: 'corrected', quantity: 3, condition: 2 });
    expect(await decide('quantity', 'taken')).toMatchObject({
      status: 200,
      body: { decisions: { quantity: 'taken' }, answer: { quantity: 3, condition: 2 } },
    });
    expect(await appraisal()).toMatchObject({ item_quantity: 3, appraisal_condition: 0 });
    expect(await decide('condition', 'kept')).toMatchObject({
      body: { decisions: { quantity: 'taken', condition: 'kept' } },
    });
    expect(await appraisal()).toMatchObject({ item_quantity: 3, appraisal_condition: 0 });
    await decide('condition', 'kept');
    expect(await decided()).toBe(2); // repeating a decision records no event
  });

  it('is rejected if the policyholder has changed the answer, and changes nothing', async () => {
    await answer({ answer: 'corrected', quantity: 3 });
    const seen = (await read())?.answer_time;
    await answer({ answer: 'corrected', quantity: 2 });
    expect((await decide('quantity', 'taken', seen)).status).toBe(400);
    expect(await appraisal()).toMatchObject({ item_quantity: 4 });
  });

  it('is reset when the policyholder changes the answer', async () => {
    await answer({ answer: 'corrected', quantity: 3 });
    await decide('quantity', 'kept');
    await answer({ answer: 'corrected', quantity: 2 });
    expect((await read())?.decisions).toEqual({});
  });

  it('stays with the answer when the cart is sent again', async () => {
    await answer({ answer: 'corrected', quantity: 3 });
    await decide('quantity', 'taken');
    await sendCart(own, claimId);
    expect(await read()).toMatchObject({
      answer: { quantity: 3 },
      decisions: { quantity: 'taken' },
      sent: { quantity: 4 },
    });
  });

  it('is rejected for a field without a correction or a value that conflicts with the claim', async () => {
    await answer({ answer: 'corrected', date_purchase: '2026-03-05' });
    expect((await decide('quantity', 'taken')).status).toBe(400);
    // this date lies after the damage
    expect((await decide('date_purchase', 'taken')).status).toBe(400);
    expect(await decided()).toBe(0);
  });
});
