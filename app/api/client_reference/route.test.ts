import { describe, expect, it } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { own, other, create, idOf } from './claims.fixture';

describe('creating a claim', () => {
  it('returns 200 with only the integer id and the reference', async () => {
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

  it("requires only the reference and defaults language and currency to the client's", async () => {
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

  it('stores every optional field as given', async () => {
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
    'returns ERMPCR for a missing reference: %j',
    async (json) => {
      const { status, body } = await create(json);
      expect(status).toBe(400);
      expect(body).toEqual(errorBody('ERMPCR', TITLES.MP, 'client_reference : field required'));
    },
  );

  it('returns ERMPCR without a body', async () => {
    const { status, body } = await api('POST', '/client_reference', { key: own.key });
    expect(status).toBe(400);
    expect(body).toEqual(errorBody('ERMPCR', TITLES.MP, 'client_reference : field required'));
  });

  it.each(
    ['{"client_reference":', 'nonsense', '{"client_reference":"\xff"}'].map((text) => [text]),
  )('returns ERIPCR for malformed JSON: %j', async (text) => {
    const { status, body } = await api('POST', '/client_reference', {
      key: own.key,
      bytes: Uint8Array.from(Buffer.from(text, 'latin1')),
    });
    expect(status).toBe(400);
    expect(body).toEqual(errorBody('ERIPCR', TITLES.IP, 'body : malformed JSON'));
  });

  it.each([[[]], ['text'], [5], [null], [true]])(
    'returns ERIPCR for JSON that is not an object: %j',
    async (json) => {
      const { status, body } = await create(json);
      expect(status).toBe(400);
      expect(body).toEqual(errorBody('ERIPCR', TITLES.IP, 'body : must be a JSON object'));
    },
  );

  it.each(['2026-02-30', '2026-2-3', '02.03.2026', '2026-03-02T00:00:00Z', '0000-01-01', ''])(
    'returns ERIPCR for a date that does not exist: %j',
    async (date_damage) => {
      const { status, body } = await create({ client_reference: 'bad date', date_damage });
      expect(status).toBe(400);
      expect(body).toEqual(
        errorBody('ERIPCR', TITLES.IP, 'date_damage : must be an existing date, YYYY-MM-DD'),
      );
    },
  );

  it('returns ERIPCR for a reference of another type', async () => {
    const { status, body } = await create({ client_reference: 4711 });
    expect(status).toBe(400);
    expect(body).toMatchObject({ event_code: 'ERIPCR' });
  });

  it('returns ERWPCR for damage tomorrow, but accepts today', async () => {
    const back = useClock({ now: () => new Date('2026-03-10T23:30:00Z') });
    try {
      const { status, body } = await create({
        client_reference: 'tomorrow',
        date_damage: '2026-03-11',
      });
      expect(status).toBe(400);
      expect(body).toEqual(errorBody('ERWPCR', TITLES.WP, 'date_damage : is in the future'));
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
  ])('returns ERWPCR for a well-typed but wrong value: %j', async (wrong) => {
    const { status, body } = await create({ client_reference: 'wrong value', ...wrong });
    expect([status, (body as { event_code: string }).event_code]).toEqual([400, 'ERWPCR']);
  });

  it('returns 409 ERAECR for a duplicate reference and creates nothing', async () => {
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

  it('of ten equal concurrent requests one succeeds and nine return ERAECR', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create({ client_reference: 'race' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  it('allows two clients to use the same reference', async () => {
    await create({ client_reference: 'shared label' });
    expect((await create({ client_reference: 'shared label' }, other.key)).status).toBe(200);
  });

  it('ignores unknown fields and does not store them', async () => {
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

  it('records the session label from query or body under either name', async () => {
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

  it('never fails with 500 on text that PostgreSQL cannot store', async () => {
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
