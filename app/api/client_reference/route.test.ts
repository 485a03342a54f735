import { beforeAll, describe, expect, it } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { api, errorBody, FORBIDDEN, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant;
let other: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK', language: 'da' });
  other = await makeTenant();
});

const create = (json: unknown, key = own.key) => api('POST', '/client_reference', { key, json });
const idOf = (body: unknown) => (body as { client_reference_id: number }).client_reference_id;

describe('create client reference', () => {
  it('answers 200 with exactly the id, an integer, and the label', async () => {
    const { status, body } = await create({
      client_reference: '2026-0001',
      date_damage: '2026-03-02',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      client_reference_id: expect.any(Number),
      client_reference: '2026-0001',
    });
    expect(Number.isInteger(idOf(body))).toBe(true);
  });

  it('needs nothing but the label, and takes language and currency from the client', async () => {
    const { body } = await create({ client_reference: 'label only' });
    const read = await api('GET', `/client_reference/${idOf(body)}`, { key: own.key });
    expect(read.body).toMatchObject({
      client_reference: 'label only',
      client_id: own.clientId,
      date_damage: null,
      language: 'da',
      currency: 'DKK',
      status: 'open',
    });
  });

  it('keeps every additive field as it was given', async () => {
    const given = {
      client_reference: 'all fields',
      date_damage: '2024-02-29',
      cause: 'Water',
      policyholder_name: 'Åse Ødegård',
      language: 'nb',
      currency: 'NOK',
      claim_deductible: 1500.5,
      policy_limit: 999999999999.99,
    };
    const { body } = await create({ ...given, policyholder_email: 'ase@example.test' });
    expect(
      (await api('GET', `/client_reference/${idOf(body)}`, { key: own.key })).body,
    ).toMatchObject(given);
  });

  it.each([{}, { client_reference: null }, { client_reference: '' }, { client_reference: '  \t' }])(
    'a missing label is ERMPCR: %j',
    async (json) => {
      const { status, body } = await create(json);
      expect(status).toBe(400);
      expect(body).toEqual(errorBody('ERMPCR', TITLES.MP, 'client_reference : field required'));
    },
  );

  it('no body at all is ERMPCR too', async () => {
    const { status, body } = await api('POST', '/client_reference', { key: own.key });
    expect(status).toBe(400);
    expect(body).toEqual(errorBody('ERMPCR', TITLES.MP, 'client_reference : field required'));
  });

  it.each(
    ['{"client_reference":', 'nonsense', '{"client_reference":"\xff"}'].map((text) => [text]),
  )('malformed JSON is ERIPCR: %j', async (text) => {
    const { status, body } = await api('POST', '/client_reference', {
      key: own.key,
      bytes: Uint8Array.from(Buffer.from(text, 'latin1')),
    });
    expect(status).toBe(400);
    expect(body).toEqual(errorBody('ERIPCR', TITLES.IP, 'body : malformed JSON'));
  });

  it.each([[[]], ['text'], [5], [null], [true]])(
    'a JSON body that is no object is ERIPCR: %j',
    async (json) => {
      const { status, body } = await create(json);
      expect(status).toBe(400);
      expect(body).toEqual(errorBody('ERIPCR', TITLES.IP, 'body : must be a JSON object'));
    },
  );

  it.each(['2026-02-30', '2026-2-3', '02.03.2026', '2026-03-02T00:00:00Z', '0000-01-01', ''])(
    'a date that does not exist is ERIPCR: %j',
    async (date_damage) => {
      const { status, body } = await create({ client_reference: 'bad date', date_damage });
      expect(status).toBe(400);
      expect(body).toEqual(
        errorBody('ERIPCR', TITLES.IP, 'date_damage : must be a date that exists, YYYY-MM-DD'),
      );
    },
  );

  it('a label of another type is ERIPCR', async () => {
    const { status, body } = await create({ client_reference: 4711 });
    expect(status).toBe(400);
    expect(body).toMatchObject({ event_code: 'ERIPCR' });
  });

  it('damage tomorrow is ERWPCR, damage today is not', async () => {
    const back = useClock({ now: () => new Date('2026-03-10T23:30:00Z') });
    try {
      const { status, body } = await create({
        client_reference: 'tomorrow',
        date_damage: '2026-03-11',
      });
      expect(status).toBe(400);
      expect(body).toEqual(errorBody('ERWPCR', TITLES.WP, 'date_damage : lies in the future'));
      expect((await create({ client_reference: 'today', date_damage: '2026-03-10' })).status).toBe(
        200,
      );
    } finally {
      back();
    }
  });

  it.each([
    { language: 'fr' },
    { claim_deductible: -1 },
    { policy_limit: 0.001 },
    { policy_limit: 1e12 },
    { client_reference: 'x'.repeat(256) },
    { cause: 'NUL \u0000' },
  ])('a well-typed but wrong value is ERWPCR: %j', async (wrong) => {
    const { status, body } = await create({ client_reference: 'wrong value', ...wrong });
    expect([status, (body as { event_code: string }).event_code]).toEqual([400, 'ERWPCR']);
  });

  it('the same label twice is 409 ERAECR, and nothing is made', async () => {
    await create({ client_reference: 'twice' });
    const { status, body } = await create({ client_reference: 'twice', date_damage: '2026-01-01' });
    expect(status).toBe(409);
    expect(body).toEqual(
      errorBody('ERAECR', TITLES.AE, "client_reference : 'twice' exists already"),
    );
    expect(
      await asOwner(
        `SELECT date_damage FROM client_reference WHERE client_id = $1 AND reference = 'twice'`,
        [own.clientId],
      ),
    ).toEqual([{ date_damage: null }]);
  });

  it('of ten equal creations at once one succeeds and nine are ERAECR', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create({ client_reference: 'race' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  it('two clients may use the same label', async () => {
    await create({ client_reference: 'shared label' });
    expect((await create({ client_reference: 'shared label' }, other.key)).status).toBe(200);
  });

  it('ignores unknown fields and stores nothing of them', async () => {
    const { status, body } = await create({
      client_reference: 'tolerant',
      colour: 'puce',
      id: 1,
      clientId: other.clientId,
      status: 'closed',
      constructor: { x: 1 },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ client_reference_id: expect.any(Number), client_reference: 'tolerant' });
    const [row] = await asOwner<{ row: string; client_id: number; status: string }>(
      'SELECT t::text AS row, client_id, status FROM client_reference t WHERE id = $1',
      [idOf(body)],
    );
    expect(row).toMatchObject({ client_id: own.clientId, status: 'open' });
    expect(row?.row).not.toContain('puce');
  });

  it('writes the event with the session label, in query or body, under either name', async () => {
    const sent = [
      ['?session-id=q1', {}],
      ['', { 'session-id': 'b1' }],
      ['', { session_id: 'b2' }],
    ] as const;
    for (const [query, extra] of sent)
      await api('POST', `/client_reference${query}`, {
        key: own.key,
        json: { client_reference: `session ${query}${Object.values(extra).join('')}`, ...extra },
      });
    const rows = await asOwner<{ session: string }>(
      `SELECT payload::jsonb->>'session_id' AS session FROM audit_event WHERE client_id = $1 AND payload::jsonb->'data'->>'client_reference' LIKE 'session %' ORDER BY client_reference_id`,
      [own.clientId],
    );
    expect(rows.map(({ session }) => session)).toEqual(['q1', 'b1', 'b2']);
  });

  it('a text that PostgreSQL cannot keep is refused or kept as text, never a failure of ours', async () => {
    const hostile = ['half \ud800 a pair', 'NUL \u0000 here', '\ufffe', '😀'.repeat(100)];
    for (const text of hostile) {
      expect(
        (await create({ client_reference: `h ${text}` })).status,
        JSON.stringify(text),
      ).toBeLessThan(500);
      expect(
        (await create({ client_reference: `s ${text}`, 'session-id': text })).status,
        JSON.stringify(text),
      ).toBeLessThan(500);
    }
  });
});

describe('read and list client references', () => {
  it('reads a claim in full, and a foreign one is answered as a missing one', async () => {
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
    const foreign = await api('GET', `/client_reference/${id}`, { key: other.key });
    const missing = await api('GET', '/client_reference/999999', { key: other.key });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(errorBody('ERNF00', TITLES.NF, 'Client reference not found'));
    expect(foreign.text).toBe(missing.text);
  });

  it('lists newest first and pages through every claim exactly once', async () => {
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
          running_count: 0,
        },
      ],
    });
  });

  it('a search finds labels and names literally: % and _ are no wildcards', async () => {
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
  ])('a wrong list parameter is 400 at CR: %s', async (query) => {
    const { status, body } = await api('GET', `/client_reference?${query}`, { key: own.key });
    expect(status).toBe(400);
    expect((body as { event_code: string }).event_code).toMatch(/^ER(IP|WP)CR$/);
  });

  it('a client of another is refused before anything is listed', async () => {
    const { status, body } = await api('GET', `/client_reference?client_id=${other.clientId}`, {
      key: own.key,
    });
    expect(status).toBe(403);
    expect(body).toEqual(FORBIDDEN);
  });

  it('a key of two clients sees of each only its own', async () => {
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
