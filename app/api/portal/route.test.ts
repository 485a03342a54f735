import { describe, expect, it } from 'vitest';
import type { CustomerPortal } from '@/lib/contract/portal-customer';
import { setStatus } from '@/lib/appraisals/set-status';
import { api } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { asOwner } from '@/tests/setup/owner';
import { openLink, sendCart } from '@/tests/setup/portal';
import { makeAppraisal, makeClaim } from '@/tests/setup/tenants';
import { attachPicture, complete } from '@/tests/setup/verdicts';
import { own, claimId, one, two, token, rowOf, portal, answer, events } from './portal.fixture';

const REJECTED = 3;

describe('the portal as the policyholder sees it', () => {
  it('contains only what was sent, with insurer, message, state and sums', async () => {
    await asOwner(`UPDATE client_reference SET policyholder_name = 'Maja' WHERE id = $1`, [
      claimId,
    ]);
    const body = await at('2026-03-10T10:00:00Z', async () => {
      await sendCart(own, claimId, { message: 'Please check', expires_in_days: 7 });
      return portal();
    });
    expect(body).toEqual({
      insurer: 'Nordisk Forsikring',
      client_reference: expect.stringMatching(/^claim /),
      policyholder_name: 'Maja',
      date_damage: '2026-03-02',
      language: 'en',
      message: 'Please check',
      link_status: 'active',
      expire_time: expect.stringMatching(/Z$/),
      submit_time: null,
      reopen_time: null,
      comment: '',
      version: 2,
      items: [
        {
          row_id: rowOf(one),
          display_id: 1,
          location: '',
          description: 'Television',
          quantity: 2,
          condition: 0,
          age: '2 years',
          date_purchase: '2024-03-02',
          date_purchase_precision: 'day',
          notes: '',
          cost: 1000.1,
          total: 2000.2,
          actual_cash_value: 1500.05,
          is_valued: true,
          basis: 'catalogue',
          basis_source: null,
          date_request_time: null,
          files: [],
          answer: null,
          answer_time: null,
        },
        {
          row_id: rowOf(two),
          display_id: 2,
          location: '',
          description: 'Speaker',
          quantity: 1,
          condition: 0,
          age: '',
          date_purchase: null,
          date_purchase_precision: null,
          notes: '',
          cost: 500,
          total: 500,
          actual_cash_value: 500,
          is_valued: true,
          basis: 'catalogue',
          basis_source: null,
          date_request_time: null,
          files: [],
          answer: null,
          answer_time: null,
        },
      ],
      totals: {
        replacement_cost_value: 2500.2,
        depreciation: 500.15,
        actual_cash_value: 2000.05,
        other_items: 0,
        above_limits: 0,
        claim_deductible: 0,
        net_claim: 2000.05,
        item_count: 2,
        answered_count: 0,
        currency: 'DKK',
        line_count: 2,
        lines_counted: 2,
        lines_excluded: 0,
        lines_not_valued: 0,
        claimed_not_valued: 0,
      },
      not_counted: [],
    });
  });

  it('lists what is not in the total with its reason, also what was not sent, and no notes', async () => {
    const items = [
      { description: 'Floor lamp', claimed_amount: 900, notes: 'internal: doubtful' },
      { description: 'Carpet' },
    ];
    for (const json of items)
      await api('POST', `/client_reference/${claimId}/claimed_item`, { key: own.key, json });
    await setStatus(own.caller, claimId, two?.id ?? 0, REJECTED);
    const { totals, not_counted: notCounted } = await portal();
    expect(totals).toMatchObject({
      net_claim: 1500.05,
      line_count: 4,
      lines_counted: 1,
      lines_excluded: 1,
      lines_not_valued: 2,
      claimed_not_valued: 900,
    });
    const line = { row_id: expect.any(Number), claimed_amount: null };
    const waiting = { ...line, state: 'not_valued', reason: 'no_appraisal' };
    expect(notCounted).toEqual([
      { ...line, description: 'Speaker', state: 'excluded', reason: 'status' },
      { ...waiting, description: 'Floor lamp', claimed_amount: 900 },
      { ...waiting, description: 'Carpet' },
    ]);
    expect((await api('GET', '/portal', { portal: token })).text).not.toContain('internal');
  });

  it('never contains verdicts, shops or employees of the insurer', async () => {
    const fileName = await attachPicture(own, claimId, one ?? { id: 0, rowId: 0 });
    await complete(own, one ?? { id: 0, rowId: 0 }, fileName);
    const sent = await sendCart(own, claimId);
    await answer(one, { version: 2, answer: 'confirmed' });
    const texts = [
      await api('GET', '/portal', { portal: token }),
      await api('POST', '/portal/open', { portal: token }),
      await api('POST', '/portal/submit', {
        portal: token,
        json: { version: 2, everything_is_correct: true },
      }),
    ].map(({ text }) => text);
    for (const text of [...texts, JSON.stringify(sent)]) {
      expect(text).not.toMatch(
        /forensic|verdict|flag|manipulat|is_ai|confidence|engine|Compressed|shop|Elektronik|key:|user:|actor/i,
      );
    }
    expect(texts[0]).toContain(fileName);
  });

  it('omits an item that is no longer in the cart, also from the sums', async () => {
    await api('DELETE', `/client_reference/${claimId}/appraisal/${two?.id}`, { key: own.key });
    expect(await portal()).toMatchObject({
      items: [{ row_id: rowOf(one) }],
      totals: { actual_cash_value: 1500.05, item_count: 1 },
    });
    expect((await answer(two, { answer: 'confirmed' })).status).toBe(404);
  });

  it('sums any lines exactly and never fails', async () => {
    const rich = await makeClaim(own);
    const { rowId } = await makeAppraisal(own, rich, {
      replacement_cost_value: 999_999_999_999.99,
    });
    await asOwner(
      `INSERT INTO claimed_item (client_id, id, client_reference_id, display_id) SELECT client_id, next_resource_id(), client_reference_id, n FROM claimed_item, generate_series(2, 150) n WHERE id = $1`,
      [rowId],
    );
    await asOwner(
      `INSERT INTO appraisal (client_id, client_reference_id, row_id, cpid, rpid, cp_name_cart, rp_name_cart, replacement_cost_value)
      SELECT client_id, client_reference_id, id, 'x', 'x', 'x', 'x', 999999999999.99 FROM claimed_item WHERE client_reference_id = $1 AND display_id > 1`,
      [rich],
    );
    const { totals } = (await api('GET', '/portal', { portal: await openLink(own, rich) }))
      .body as CustomerPortal;
    expect(totals).toMatchObject({
      replacement_cost_value: 149_999_999_999_998.5,
      depreciation: 0,
      item_count: 150,
    });
  });

  it('records no event on reading and one on opening, even with 20 concurrent requests', async () => {
    for (let n = 0; n < 3; n += 1) await portal();
    expect(await events('portal.opened')).toEqual([]);
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => api('POST', '/portal/open', { portal: token })),
    );
    expect(new Set(opened.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await events('portal.opened')).toMatchObject([
      { actor: `policyholder:${claimId}`, data: opened[0]?.body },
    ]);
    expect(
      await api('GET', `/client_reference/${claimId}/portal/customer/access`, { key: own.key }),
    ).toMatchObject({ body: opened[0]?.body });
  });
});
