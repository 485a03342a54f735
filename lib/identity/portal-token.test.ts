import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/log';
import { api, errorBody, TITLES, UNAUTHENTICATED } from '@/tests/setup/api';
import { asOwner, tablesWithClient } from '@/tests/setup/owner';
import { sendCart, tokenOf } from '@/tests/setup/portal';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant;
let claimId: number;
let token: string;

const PIN = '481516';

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

beforeEach(async () => {
  claimId = await makeClaim(own);
  await makeAppraisal(own, claimId, { replacement_cost_value: 10 });
  token = tokenOf((await sendCart(own, claimId)).link);
});

const change = (json: object) =>
  api('PATCH', `/client_reference/${claimId}/portal/customer/access`, { key: own.key, json });
const read = (pin?: string, headers: Record<string, string> = {}) =>
  api('GET', '/portal', {
    portal: token,
    headers: { ...(pin === undefined ? {} : { 'x-portal-pin': pin }), ...headers },
  });
const attemptsLeft = async () =>
  (
    await asOwner<{ n: number }>(
      'SELECT pin_tries_left AS n FROM portal_access WHERE client_reference_id = $1',
      [claimId],
    )
  )[0]?.n;
const wrongPin = (left: number) =>
  errorBody('ERWP02', TITLES.WP, `X-Portal-Pin : is wrong; attempts left: ${left}`);
const named = async (pin?: string) =>
  decodeURIComponent((await read(pin)).headers.get('x-portal-insurer') ?? 'none');
const LOCKED = errorBody('ERIT02', TITLES.ERIT02, 'This link is locked; the insurer can unlock it');
const GUESSED = errorBody(
  'ERIT02',
  TITLES.ERIT02,
  'This link is locked after five wrong PINs; the insurer can unlock it',
);

describe('a portal token', () => {
  it('has 256 bits and opens the portal of its claim', async () => {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await read()).status).toBe(200);
  });

  it.each([
    ['one character less', () => `portal ${token.slice(0, -1)}`],
    ['one character more', () => `portal ${token}A`],
    ['another case', () => `PORTAL ${token}`],
    ['two spaces', () => `portal  ${token}`],
    ['the token alone', () => token],
    ['its hash', () => `portal ${'0'.repeat(43)}`],
    ['another token', () => `portal ${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
    ['two tokens', () => `portal ${token}, portal ${token}`],
  ])('returns the common 401 for %s', async (_what, header) => {
    expect(await api('GET', '/portal', { headers: { authorization: header() } })).toMatchObject({
      status: 401,
      body: UNAUTHENTICATED,
    });
  });

  it('appears in plain text in no table, audit trail or outbox, and neither does the PIN', async () => {
    await change({ access_pin: PIN });
    await read('000000');
    await api('POST', '/portal/open', { portal: token, headers: { 'x-portal-pin': PIN } });
    await api('POST', '/portal/submit', {
      portal: token,
      headers: { 'x-portal-pin': PIN },
      json: { version: 1, everything_is_correct: true },
    });
    await api('POST', `/client_reference/${claimId}/portal/customer/access`, {
      key: own.key,
      json: { access_pin: PIN },
    });
    for (const table of [...(await tablesWithClient()), 'rate_limit', 'request_log']) {
      const found = await asOwner(
        `SELECT FROM "${table}" t WHERE t::text LIKE $1 OR t::text LIKE $2 OR t::text LIKE $3 OR t::text LIKE $4`,
        [
          `%${token}%`,
          `%${PIN}%`,
          `%${Buffer.from(token).toString('hex')}%`,
          `%${Buffer.from(token, 'base64url').toString('hex')}%`,
        ],
      );
      expect(found, table).toEqual([]);
    }
    const recorded = await asOwner<{ type: string }>(
      `SELECT type FROM outbox WHERE client_reference_id = $1 AND type LIKE 'portal.%' ORDER BY id`,
      [claimId],
    );
    expect(recorded.map(({ type }) => type)).toEqual([
      'portal.sent',
      'portal.access_changed',
      'portal.opened',
      'portal.answered',
      'portal.access_changed',
    ]);
  });
});

it('logs neither the token nor the PIN, whatever the response', async () => {
  await change({ access_pin: PIN });
  const spies = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(log(), level));
  for (const pin of [PIN, '000000', undefined]) await read(pin);
  await api('PUT', '/portal/items/x/answer', {
    portal: token,
    headers: { 'x-portal-pin': PIN },
    json: {},
  });
  await api('POST', `/client_reference/${claimId}/portal/customer/access`, {
    key: own.key,
    json: { access_pin: PIN },
  });
  const logged = JSON.stringify(spies.flatMap(({ mock }) => mock.calls));
  for (const spy of spies) spy.mockRestore();
  expect(logged).toContain('readPortal');
  expect([token, PIN].filter((secret) => logged.includes(secret))).toEqual([]);
});

describe('a PIN', () => {
  it('is required (ERMP02) by each operation of a link that has one, and omitting it costs no attempt', async () => {
    await change({ access_pin: PIN });
    for (const [method, path] of [
      ['GET', '/portal'],
      ['POST', '/portal/open'],
      ['POST', '/portal/submit'],
      ['DELETE', '/portal/items/1/answer'],
      ['GET', '/portal/items/1/photos/a.jpg'],
    ] as const) {
      expect(await api(method, path, { portal: token }), path).toMatchObject({
        status: 400,
        body: errorBody('ERMP02', TITLES.MP, 'X-Portal-Pin : field required'),
      });
    }
    expect(await attemptsLeft()).toBe(5);
    expect((await read(PIN)).status).toBe(200);
  });

  it("is requested in the claim's language, also after a wrong PIN or a lock; unknown links name no language", async () => {
    await change({ access_pin: PIN });
    await asOwner(`UPDATE portal_access SET language = 'da' WHERE client_reference_id = $1`, [
      claimId,
    ]);
    const languages = [await read(), await read('000000')].map(({ headers }) =>
      headers.get('x-portal-language'),
    );
    await change({ link_status: 'locked' });
    expect([...languages, (await read()).headers.get('x-portal-language')]).toEqual([
      'da',
      'da',
      'da',
    ]);
    expect(
      (await api('GET', '/portal', { portal: 'x'.repeat(43) })).headers.get('x-portal-language'),
    ).toBeNull();
  });

  it("is requested with the insurer's name, like every refusal except of unknown or replaced links", async () => {
    await asOwner('UPDATE client SET name = $1 WHERE id = $2', [
      `Bjørk & Søn ${own.clientId}`,
      own.clientId,
    ]);
    await change({ access_pin: PIN });
    const names = [await named(), await named('000000')];
    await change({ link_status: 'locked' });
    expect(await read()).toMatchObject({ status: 403, body: LOCKED });
    names.push(await named());
    await asOwner(
      `UPDATE portal_access SET link_status = 'active', expire_time = now() - interval '1 day' WHERE client_reference_id = $1`,
      [claimId],
    );
    names.push(await named());
    await change({ revoke: true });
    names.push(await named());
    expect(names).toEqual(names.map(() => `Bjørk & Søn ${own.clientId}`));
    await api('POST', `/client_reference/${claimId}/portal/customer/access`, { key: own.key });
    expect(await named()).toBe('none');
    expect(
      (await api('GET', '/portal', { portal: 'x'.repeat(43) })).headers.get('x-portal-insurer'),
    ).toBeNull();
  });

  it('is not required for a link without one', async () => {
    expect((await read('anything')).status).toBe(200);
  });

  it('may be wrong four times; the fifth locks the link even for the right PIN', async () => {
    await change({ access_pin: PIN });
    for (const left of [4, 3, 2, 1])
      expect(await read('000000')).toMatchObject({ status: 400, body: wrongPin(left) });
    expect((await read(PIN)).status).toBe(200);
    for (const pin of ['000000', PIN, undefined])
      expect(await read(pin)).toMatchObject({ status: 403, body: GUESSED });
    expect(
      await api('GET', `/client_reference/${claimId}/portal/customer/access`, { key: own.key }),
    ).toMatchObject({ body: { link_status: 'locked', pin_tries_left: 0 } });
  });

  it('restores no attempts when it is right', async () => {
    await change({ access_pin: PIN });
    for (const pin of ['1', PIN, '2', PIN]) await read(pin);
    expect(await attemptsLeft()).toBe(3);
  });

  it('gets five attempts again when the insurer unlocks the link or sets another PIN', async () => {
    await change({ access_pin: PIN });
    for (let n = 0; n < 5; n += 1) await read('000000');
    expect(await change({ link_status: 'active' })).toMatchObject({ body: { pin_tries_left: 5 } });
    expect((await read(PIN)).status).toBe(200);
    await read('000000');
    expect(await change({ access_pin: '2342' })).toMatchObject({ body: { pin_tries_left: 5 } });
    expect([(await read('2342')).status, (await read(PIN)).status]).toEqual([200, 400]);
  });

  it('is compared with only five of 50 concurrent wrong guesses, and then the link is locked', async () => {
    await change({ access_pin: PIN });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => read(String(100_000 + n))),
    );
    expect(
      answers
        .filter(({ status }) => status === 400)
        .map(({ body }) => body)
        .sort((a, b) => JSON.stringify(b).localeCompare(JSON.stringify(a))),
    ).toEqual([4, 3, 2, 1].map(wrongPin));
    expect(answers.filter(({ status }) => status === 403).map(({ body }) => body)).toEqual(
      Array.from({ length: 46 }, () => GUESSED),
    );
    expect(await attemptsLeft()).toBe(0);
    expect(
      await asOwner(
        `SELECT count(*)::int AS n FROM audit_event WHERE type = 'portal.locked' AND client_reference_id = $1`,
        [claimId],
      ),
    ).toEqual([{ n: 1 }]);
  });

  it('admits a right guess among 50 concurrent ones only before the link is locked', async () => {
    await change({ access_pin: PIN });
    const answers = await Promise.all(
      [...Array.from({ length: 49 }, (_, n) => String(100_000 + n)), PIN].map((pin) => read(pin)),
    );
    const wrong = answers.slice(0, 49).filter(({ status }) => status === 400);
    expect(wrong).toHaveLength(4);
    expect(await attemptsLeft()).toBe(0);
    expect((await read(PIN)).status).toBe(403);
  });

  it('opens the link for 30 concurrent requests, as a page with many pictures sends', async () => {
    await change({ access_pin: PIN });
    const answers = await Promise.all(Array.from({ length: 30 }, () => read(PIN)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await attemptsLeft()).toBe(5);
  });
});
