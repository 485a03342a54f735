import { describe, expect, it } from 'vitest';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { api, FORBIDDEN } from '@/tests/setup/api';
import { makeAppraisal, makeClaim, makeTenant } from '@/tests/setup/tenants';
import { own, other } from './claims.fixture';

describe('reading and listing claims', () => {
  it('returns a claim with all fields', async () => {
    const id = await makeClaim(own, 'to read');
    const { status, body } = await api('GET', `/client_reference/${id}`, { key: own.key });
    expect(status).toBe(200);
    expect(body).toEqual({
      client_reference_id: id,
      client_reference: 'to read',
      client_id: own.clientId,
      date_damage: '2026-03-02',
      cause: null,
      policyholder_name: null,
      owner: null,
      owner_id: null,
      language: 'da',
      currency: 'DKK',
      claim_deductible: null,
      policy_limit: null,
      status: 'open',
      revision: 1,
      create_time: expect.any(String),
      update_time: expect.any(String),
    });
  });

  it('lists every claim exactly once, newest first', async () => {
    const { key, ...tenant } = await makeTenant();
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await makeClaim({ key, ...tenant }, `page ${n}`));
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { status, body } = await api(
        'GET',
        `/client_reference?limit=2${cursor && `&cursor=${cursor}`}`,
        { key },
      );
      expect(status).toBe(200);
      const page = body as {
        client_references: { client_reference_id: number }[];
        metadata: { next_cursor: string | null };
      };
      seen.push(...page.client_references.map((claim) => claim.client_reference_id));
      cursor = page.metadata.next_cursor;
    }
    expect(seen).toEqual(ids.toReversed());
  });

  it('sums the cart of each claim: quantity, price per line, ACV where there is one', async () => {
    const tenant = await makeTenant({ currency: 'DKK' });
    const claim = await makeClaim(tenant, 'sums');
    await makeAppraisal(tenant, claim, { replacement_cost_value: 10.01, item_quantity: 3 });
    const { id } = await makeAppraisal(tenant, claim, {
      replacement_cost_value: 100,
      item_quantity: 3,
      is_price_per_item: false,
    });
    await api('PUT', `/client_reference/${claim}/appraisal/${id}/acv`, {
      key: tenant.key,
      json: { actual_cash_value: 60.5, reason: 'worn' },
    });
    const { body } = await api('GET', '/client_reference', { key: tenant.key });
    expect(body).toMatchObject({
      client_references: [
        {
          appraisal_count: 2,
          replacement_cost_value: 130.03,
          actual_cash_value: 90.53,
          flagged_count: 0,
          confirmed_count: 0,
          inconclusive_count: 0,
          running_count: 0,
        },
      ],
    });
  });

  it('searches references and names literally, without wildcards % and _', async () => {
    const tenant = await makeTenant();
    for (const label of ['100% loss', '100 loss', 'a_b', 'acb']) await makeClaim(tenant, label);
    const found = async (q: string) =>
      (
        (await api('GET', `/client_reference?q=${encodeURIComponent(q)}`, { key: tenant.key }))
          .body as { client_references: { client_reference: string }[] }
      ).client_references.map((one) => one.client_reference);
    expect(await found('100%')).toEqual(['100% loss']);
    expect(await found('a_B')).toEqual(['a_b']);
    expect(await found("' OR 1=1 --")).toEqual([]);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=abc',
    'cursor=abc',
    'cursor=-1',
    'cursor=99999999999',
    'flagged=maybe',
    'q=%00',
  ])('returns 400 at CR for a wrong list parameter: %s', async (query) => {
    const { status, body } = await api('GET', `/client_reference?${query}`, { key: own.key });
    expect(status).toBe(400);
    expect((body as { event_code: string }).event_code).toMatch(/^ER(IP|WP)CR$/);
  });

  it('rejects a client that the key cannot access', async () => {
    const { status, body } = await api('GET', `/client_reference?client_id=${other.clientId}`, {
      key: own.key,
    });
    expect(status).toBe(403);
    expect(body).toEqual(FORBIDDEN);
  });

  it('a key of two clients lists only claims of the chosen one', async () => {
    const [one, two] = [await makeTenant(), await makeTenant()];
    const key = await issueKey({ name: 'both', clientIds: [one.clientId, two.clientId] });
    await makeClaim(one, 'of one');
    await makeClaim(two, 'of two');
    const { body } = await api('GET', `/client_reference?client_id=${two.clientId}`, { key });
    expect(
      (body as { client_references: { client_reference: string }[] }).client_references.map(
        (claim) => claim.client_reference,
      ),
    ).toEqual(['of two']);
  });
});
