import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makePerson } from '@/tests/setup/people';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture, complete } from '@/tests/setup/verdicts';

let own: Tenant;

beforeEach(async () => {
  own = await makeTenant({ name: 'Nordlys', currency: 'DKK', language: 'da' });
});

const patch = (json: object, sent: object = { key: own.key }) =>
  api('PATCH', '/client_settings', { ...sent, json });
const read = async () =>
  (await api('GET', '/client_settings', { key: own.key })).body as Record<string, unknown>;
const refused = async (json: object) =>
  ((await patch(json)).body as { description: string }).description;
const events = async () =>
  (
    await asOwner<{ payload: string }>(
      'SELECT payload FROM client_event WHERE client_id = $1 ORDER BY sequence',
      [own.clientId],
    )
  ).map(({ payload }) => JSON.parse(payload) as { type: string; data: object });

describe('the settings of a client', () => {
  it('are changed individually, each recorded with its previous value', async () => {
    const before = await read();
    expect(before).toEqual({
      client_id: own.clientId,
      name: 'Nordlys',
      language: 'da',
      currency: 'DKK',
      currency_fixed: false,
      status_feature: true,
      flag_threshold: 0.8,
      acv_override_limit: null,
      acv_decided_by: 'anyone',
      no_purchase_date: 'none',
      report_retention_days: 365,
      request_log_days: 30,
      revision: 1,
    });
    expect(
      (
        await patch({
          name: ' Nordlys A/S 🐟 ',
          language: 'sv',
          currency: 'SEK',
          status_feature: false,
          revision: 1,
        })
      ).body,
    ).toEqual({
      ...before,
      name: 'Nordlys A/S 🐟',
      language: 'sv',
      currency: 'SEK',
      status_feature: false,
      revision: 2,
    });
    expect((await events()).at(-1)).toMatchObject({
      type: 'client.settings_changed',
      data: {
        changes: {
          name: { from: 'Nordlys', to: 'Nordlys A/S 🐟' },
          currency: { from: 'DKK', to: 'SEK' },
          status_feature: { from: true, to: false },
        },
      },
    });
    const count = (await events()).length;
    expect((await patch({ name: 'Nordlys A/S 🐟', language: null })).body).toMatchObject({
      revision: 2,
    });
    expect(await events()).toHaveLength(count);
  });

  it('have one limit for entered amounts, with one event from either endpoint', async () => {
    await patch({ acv_override_limit: 500 });
    expect((await api('GET', '/acv_settings', { key: own.key })).body).toEqual({
      override_limit: 500,
    });
    expect((await events()).at(-1)).toMatchObject({
      type: 'client.acv_settings_changed',
      data: { override_limit: 500, previous: null },
    });
    await api('PUT', '/acv_settings', { key: own.key, json: { override_limit: 700 } });
    expect((await patch({ acv_override_limit: null, revision: 2 })).status).toBe(412);
    expect((await patch({ acv_override_limit: null, revision: 3 })).body).toMatchObject({
      acv_override_limit: null,
    });
  });

  it('allow changing everything except the currency once a claim exists', async () => {
    await makeClaim(own);
    expect(await refused({ currency: 'EUR' })).toBe(
      'currency : cannot change from DKK: there are claims in it',
    );
    expect((await patch({ currency: 'DKK', name: 'N' })).body).toMatchObject({
      currency_fixed: true,
      name: 'N',
    });
  });

  it('return 412 to the second of two administrators with the same revision', async () => {
    const answers = await Promise.all([
      patch({ name: 'A', revision: 1 }),
      patch({ language: 'fi', revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await read()).toMatchObject(
      answers[0]?.status === 200
        ? { name: 'A', language: 'da' }
        : { name: 'Nordlys', language: 'fi' },
    );
  });

  it('reject values out of range, naming the field', async () => {
    expect(await refused({ flag_threshold: 0.49 })).toBe('flag_threshold : must be at least 0.5');
    expect(await refused({ flag_threshold: 1 })).toBe('flag_threshold : must be at most 0.99');
    expect(await refused({ flag_threshold: 0.705 })).toBe(
      'flag_threshold : must be a multiple of 0.01',
    );
    expect(await refused({ name: 'ß'.repeat(300) })).toBe(
      'name : must be at most 255 characters long',
    );
    expect(await refused({ report_retention_days: 0 })).toBe(
      'report_retention_days : must be at least 1',
    );
    expect(await refused({ request_log_days: 366 })).toBe('request_log_days : must be at most 365');
    expect(await refused({ currency: 'XXX' })).toBe(
      'currency : must be an ISO 4217 currency, such as DKK',
    );
    expect(await refused({ acv_decided_by: 'nobody' })).toBe(
      'acv_decided_by : must be one of "anyone", "lead"',
    );
    expect(await refused({ no_purchase_date: 'never' })).toBe(
      'no_purchase_date : must be one of "ask", "category_age", "none"',
    );
    expect((await patch({ flag_threshold: 0.57 })).status).toBe(200);
  });
});

const preview = async (threshold: number) =>
  (await api('GET', `/client_settings/flag_preview?flag_threshold=${threshold}`, { key: own.key }))
    .body;
const set = (row: number, column: string, value: unknown) =>
  asOwner(`UPDATE forensics_verdict SET ${column} = $1 WHERE row_id = $2`, [value, row]);

describe('changing the flag threshold', () => {
  it('is previewed on verdicts of the last 90 days and rewrites none of them', async () => {
    await loadCatalogue(PRICE_DATE);
    const claimId = await makeClaim(own);
    const rows: number[] = [];
    for (const [manipulation, generated] of [
      [0.95, 0.1],
      [0.75, 0.1],
      [0.1, 0.65],
      [0.9, 0.1],
      [0.9, 0.1],
    ] as const) {
      const made = await makeAppraisal(own, claimId);
      await complete(own, made, await attachPicture(own, claimId, made));
      rows.push(made.rowId);
      await set(made.rowId, 'is_digitally_manipulated', manipulation > 0.5);
      await set(made.rowId, 'is_ai_generated', generated > 0.5);
      await set(made.rowId, 'manipulation_confidence', manipulation);
      await set(made.rowId, 'ai_generated_confidence', generated);
    }
    // the engine's own verdict is negative, so it never counts as flagged
    await set(rows[3] ?? 0, 'is_digitally_manipulated', false);
    await set(rows[4] ?? 0, 'update_time', new Date(Date.now() - 91 * 86_400_000));
    const before = await asOwner(
      'SELECT v::text FROM forensics_verdict v WHERE client_id = $1 ORDER BY 1',
      [own.clientId],
    );
    const expected = { days: 90, present_threshold: 0.8, flagged_at_present: 1, is_complete: true };
    expect(await preview(0.7)).toEqual({ flag_threshold: 0.7, flagged: 2, ...expected });
    expect(await preview(0.6)).toEqual({ flag_threshold: 0.6, flagged: 3, ...expected });
    expect(await preview(0.99)).toEqual({ flag_threshold: 0.99, flagged: 0, ...expected });
    await patch({ flag_threshold: 0.6 });
    expect(
      await asOwner('SELECT v::text FROM forensics_verdict v WHERE client_id = $1 ORDER BY 1', [
        own.clientId,
      ]),
    ).toEqual(before);
  });
});

describe('who decides approval requests', () => {
  it('anyone but the requester, or only leads and administrators if the client chooses so', async () => {
    await loadCatalogue(PRICE_DATE);
    const claimId = await makeClaim(own);
    const decide = async (session: string) => {
      const { id } = await makeAppraisal(own, claimId, { replacement_cost_value: 100 });
      await asOwner(
        "INSERT INTO acv_override (client_id, appraisal_id, actual_cash_value, reason, entered_by) VALUES ($1, $2, 40, 'worn', 'user:somebody@example.test')",
        [own.clientId, id],
      );
      return (
        await api('POST', `/client_reference/${claimId}/appraisal/${id}/acv/decision`, {
          session,
          json: { decision: 'approve' },
        })
      ).status;
    };
    const [handler, lead, admin] = [
      await makePerson('handler', own),
      await makePerson('lead', own),
      await makePerson('admin', own),
    ];
    expect(await decide(handler.session)).toBe(200);
    await patch({ acv_decided_by: 'lead' });
    expect([
      await decide(handler.session),
      await decide(lead.session),
      await decide(admin.session),
    ]).toEqual([403, 200, 200]);
  });
});
