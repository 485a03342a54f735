import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GET as openFile } from '@/app/files/reports/[file_name]/route';
import { setAcv } from '@/lib/appraisals/acv/set';
import { attach } from '@/lib/appraisals/attachments/attach';
import { useClock } from '@/lib/platform/clock';
import { storage } from '@/lib/platform/storage/storage';
import { api, errorBody, ORIGIN, TITLES } from '@/tests/setup/api';
import { asOwner, rowsOfClient } from '@/tests/setup/owner';
import { jpeg } from '@/tests/setup/pictures';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { printed } from './printed';
import { renderer } from './renderer';

let tenant: Tenant;
let other: Tenant;
let claimId: number;
let ids: number[];

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  tenant = await makeTenant({ name: 'Nordlys Forsikring', language: 'da', currency: 'DKK' });
  other = await makeTenant({ name: 'Another insurer' });
  claimId = await makeClaim(tenant, 'Skade/7 æøå');
  ids = [];
  for (const [name, value] of [
    ['Vase', 100.1],
    ['Lampe', 33.33],
    ['Stol', 0.29],
  ] as const) {
    ids.push(
      (
        await makeAppraisal(tenant, claimId, {
          cp_name_cart: name,
          replacement_cost_value: value,
          item_quantity: name === 'Lampe' ? 3 : 1,
        })
      ).id,
    );
  }
});
afterAll(() => renderer().stop());

const create = (json: object = {}, claim = claimId, key = tenant.key) =>
  api('POST', `/client_reference/${claim}/report/pdf`, { key, json });
const createOne = (appraisal: number, json: object = {}, key = tenant.key) =>
  api('POST', `/client_reference/${claimId}/appraisal/${appraisal}/report`, { key, json });

async function open(address: unknown): Promise<Response> {
  const file_name = decodeURIComponent(String(address).slice(`${ORIGIN}/files/reports/`.length));
  return openFile(new Request(String(address)), { params: Promise.resolve({ file_name }) });
}

async function textOf(address: unknown): Promise<string> {
  const pages = printed(new Uint8Array(await (await open(address)).arrayBuffer()));
  return pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')
    .replaceAll('\u00a0', ' ');
}

describe('the address', () => {
  test('is a JSON string that opens the PDF without any key and without leaving a copy', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toMatch(
      /^http:\/\/127\.0\.0\.1:3000\/files\/reports\/Skade-7%20%C3%A6%C3%B8%C3%A5%20report%20\d{4}-\d\d-\d\d%20[0-9a-f]{32}\.pdf$/,
    );
    const response = await open(body);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'application/pdf', 'private, no-store']);
    expect(response.headers.get('content-disposition')).toMatch(
      /^inline; filename="Skade-7 ___ report .*\.pdf"; filename\*=UTF-8''Skade-7%20%C3%A6/,
    );
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test.each([
    [
      'expired',
      (name: string) =>
        asOwner(
          "UPDATE report SET expire_time = now() - interval '1 second' WHERE file_name = $1",
          [name],
        ),
    ],
    [
      'revoked',
      (name: string) =>
        asOwner('UPDATE report SET revoke_time = now() WHERE file_name = $1', [name]),
    ],
    [
      'lost',
      async (name: string) => {
        const [row] = await asOwner<{ storage_key: string }>(
          'SELECT storage_key FROM report WHERE file_name = $1',
          [name],
        );
        await storage().remove(row?.storage_key ?? '');
      },
    ],
    [
      'unknown',
      async (name: string) => {
        await asOwner("UPDATE report SET file_name = file_name || 'x' WHERE file_name = $1", [
          name,
        ]);
      },
    ],
  ])('of a report that is %s opens nothing, told alike', async (_, spoil) => {
    const { body } = await create({ appraisal_ids: ids.slice(0, 1) });
    expect((await open(body)).status).toBe(200);
    await spoil(decodeURIComponent(String(body).split('/').at(-1) ?? ''));
    const response = await open(body);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(errorBody('ERNF00', TITLES.NF, 'Report not found'));
  });

  test('opens nothing after the client’s retention', async () => {
    const { body } = await create({ appraisal_ids: ids.slice(0, 1) });
    const later = useClock({ now: () => new Date(Date.now() + 366 * 86_400_000) });
    try {
      expect((await open(body)).status).toBe(404);
    } finally {
      later();
    }
    expect((await open(body)).status).toBe(200);
  });
});

describe('what is in it', () => {
  test('the whole cart with its sums, in the claim’s language', async () => {
    const text = await textOf((await create()).body);
    for (const word of [
      'Nordlys Forsikring',
      'Vase',
      'Lampe',
      'Stol',
      'Dagsværdi (ACV)',
      '200,38 DKK',
    ])
      expect(text).toContain(word);
  });

  test('only the appraisals that were asked for, in the language that was asked for', async () => {
    const text = await textOf(
      (await create({ appraisal_ids: [ids[2], ids[0], ids[0]], language: 'de' })).body,
    );
    expect(text).toContain('100,39 DKK');
    expect(text).toContain('2 von 3 des Schadens');
    expect(text).not.toContain('Lampe');
  });

  test('one appraisal, with the ACV that was entered by hand and its reason', async () => {
    await setAcv(tenant.caller, claimId, ids[0] ?? 0, {
      actual_cash_value: 80.05,
      reason: 'en revne',
    });
    const text = await textOf((await createOne(ids[0] ?? 0)).body);
    for (const word of ['Vase', '80,05', '−20,05', 'en revne', '1 af skadens 3'])
      expect(text).toContain(word);
    expect(text).not.toContain('Stol');
  });

  test('the photos of the item and their state; without photos when they are not wanted', async () => {
    await attach(tenant.caller, claimId, ids[1] ?? 0, [
      { name: 'lampe.jpg', bytes: await jpeg(3, 600) },
    ]);
    const pagesOf = async (json: object) =>
      printed(
        new Uint8Array(await (await open((await createOne(ids[1] ?? 0, json)).body)).arrayBuffer()),
      );
    const [plain, full, bare] = [
      await pagesOf({}),
      await pagesOf({ forensics: true }),
      await pagesOf({ photos: false, forensics: false }),
    ];
    expect(
      [plain, full, bare].map((pages) =>
        pages.reduce((sum, { photoCount }) => sum + photoCount, 0),
      ),
    ).toEqual([1, 2, 0]); // in full once beside the item, once in the annex
    expect(full.flatMap(({ texts }) => texts.map(({ text }) => text))).toContain('lampe.jpg');
    expect(bare.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ')).not.toContain(
      'undersøgt',
    );
  });

  test('the audit trail of the claim when it is wanted, without any report’s name', async () => {
    const text = await textOf((await create({ audit: true, language: 'en' })).body);
    for (const word of ['Audit trail', 'Claim created', 'Report created', 'API key of-the-tests'])
      expect(text).toContain(word);
    const payloads = await asOwner<{ payload: string }>(
      "SELECT payload FROM audit_event WHERE type = 'report.created'",
    );
    expect(payloads.length).toBeGreaterThan(0);
    for (const { payload } of payloads) expect(payload).not.toContain('.pdf');
  });

  test('a claim without appraisals says that it covers none', async () => {
    const empty = await makeClaim(tenant, 'nothing yet');
    expect(await textOf((await create({ language: 'en' }, empty)).body)).toContain(
      'This report covers no items.',
    );
  });
});

/** Figures that stand after a label, in the order of the items; a sum has the longer label. */
function amountsAfter(label: string, texts: readonly string[]): number[] {
  return texts.flatMap((text, index) =>
    text.trim() === label
      ? [Number((texts[index + 1] ?? '').replaceAll(',', '').replace('−', '-'))]
      : [],
  );
}

const cents = (amount: number | string) => Math.round(Number(amount) * 100);

test('every amount on the paper is that of the database, to the cent, and they add up to the sums', async () => {
  const own = await makeClaim(tenant, 'to the cent');
  for (const [index, rcv] of [
    0.01, 0.29, 1.1, 33.33, 99_999_999.99, 1234.5, 19.99, 1_000_000, 7.07,
  ].entries()) {
    const { id } = await makeAppraisal(tenant, own, {
      cp_name_cart: `Thing ${index}`,
      replacement_cost_value: rcv,
      item_quantity: 1 + (index % 3),
      is_price_per_item: index % 2 === 0,
    });
    if (index % 4 === 1)
      await setAcv(tenant.caller, own, id, {
        actual_cash_value: Math.round(rcv * 70) / 100,
        reason: 'worn',
      });
  }
  const address = (await create({ language: 'en' }, own)).body;
  const texts = printed(new Uint8Array(await (await open(address)).arrayBuffer())).flatMap((page) =>
    page.texts.map(({ text }) => text),
  );
  const rows = await asOwner<{ rcv: string; acv: string }>(
    `SELECT line_rcv(replacement_cost_value, is_price_per_item, item_quantity)::text AS rcv,
    coalesce(actual_cash_value, line_rcv(replacement_cost_value, is_price_per_item, item_quantity))::text AS acv FROM appraisal WHERE client_reference_id = $1 ORDER BY id`,
    [own],
  );
  const [rcv, acv] = [rows.map((row) => cents(row.rcv)), rows.map((row) => cents(row.acv))];
  expect(amountsAfter('RCV', texts).map(cents)).toEqual(rcv);
  expect(amountsAfter('ACV', texts).map(cents)).toEqual(acv);
  expect(amountsAfter('Replacement cost (RCV)', texts).map(cents)).toEqual([
    rcv.reduce((a, b) => a + b, 0),
  ]);
  const { body } = await api('GET', `/client_reference/${own}/totals`, { key: tenant.key });
  const { replacement_cost_value: sum, actual_cash_value: worth } = body as Record<string, number>;
  expect([cents(sum ?? 0), cents(worth ?? 0)]).toEqual(
    [rcv, acv].map((amounts) => amounts.reduce((a, b) => a + b, 0)),
  );
});

describe('what is refused', () => {
  const claimMissing = errorBody('ERNF00', TITLES.NF, 'Client reference not found');

  test.each([
    ['a claim that is not there', () => create({}, 999_999), 404, claimMissing],
    ['another client’s claim', () => create({}, claimId, other.key), 404, claimMissing],
    ['another client’s appraisal', () => createOne(ids[0] ?? 0, {}, other.key), 404, claimMissing],
    [
      'an appraisal that is not there',
      () => createOne(999_999),
      404,
      errorBody('ERNF00', TITLES.NF, 'Appraisal not found'),
    ],
    [
      'an empty list of appraisals',
      () => create({ appraisal_ids: [] }),
      400,
      errorBody(
        'ERWP00',
        TITLES.WP,
        'appraisal_ids : must name at least one appraisal; leave it out for all',
      ),
    ],
    [
      'an appraisal of another claim',
      () => create({ appraisal_ids: [ids[0], 999_999] }),
      400,
      errorBody(
        'ERWP00',
        TITLES.WP,
        'appraisal_ids : holds an appraisal that is not of this claim',
      ),
    ],
  ])('%s leaves no row and no event', async (_, call, status, body) => {
    const before = [await rowsOfClient(tenant.clientId), await rowsOfClient(other.clientId)];
    const answer = await call();
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect([await rowsOfClient(tenant.clientId), await rowsOfClient(other.clientId)]).toEqual(
      before,
    );
  });

  test('a language that is not spoken', async () => {
    const { status, body } = await create({ language: 'fr' });
    expect([status, body]).toMatchObject([400, { event_code: 'ERWP00' }]);
  });
});

test('row and event tell the same report, once', async () => {
  const reports = () =>
    asOwner<{ id: number; sha256: string; size_bytes: number }>(
      'SELECT id, sha256, size_bytes FROM report WHERE client_id = $1 ORDER BY id',
      [tenant.clientId],
    );
  const before = (await reports()).length;
  await create({ appraisal_ids: ids });
  const after = await reports();
  expect(after).toHaveLength(before + 1);
  const last = after.at(-1);
  const events = await asOwner<{ payload: string }>(
    "SELECT payload FROM audit_event WHERE client_id = $1 AND type = 'report.created' ORDER BY sequence",
    [tenant.clientId],
  );
  expect(events).toHaveLength(after.length);
  const { data } = JSON.parse(events.at(-1)?.payload ?? '{}') as { data: object };
  expect(data).toEqual({
    report_id: last?.id,
    document_id: expect.stringMatching(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/),
    appraisal_ids: ids,
    language: 'da',
    sha256: last?.sha256,
    size: last?.size_bytes,
  });
});
