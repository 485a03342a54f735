import { describe, expect, test } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { storage } from '@/lib/platform/storage/storage';
import { errorBody, TITLES } from '@/tests/setup/api';
import { asOwner, rowsOfClient } from '@/tests/setup/owner';
import { tenant, other, claimId, ids, create, createOne, open } from './create.fixture';

describe('the URL of a report', () => {
  test('is a JSON string that opens the PDF without a key, and browsers may not store the PDF', async () => {
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
  ])('of a report that is %s returns the same 404 as an unknown one', async (_, spoil) => {
    const { body } = await create({ appraisal_ids: ids.slice(0, 1) });
    expect((await open(body)).status).toBe(200);
    await spoil(decodeURIComponent(String(body).split('/').at(-1) ?? ''));
    const response = await open(body);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(errorBody('ERNF00', TITLES.NF, 'Report not found'));
  });

  test('returns 404 after the client’s retention period', async () => {
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

describe('a refused request', () => {
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
        'appraisal_ids : must have at least one appraisal; omit it for all',
      ),
    ],
    [
      'an appraisal of another claim',
      () => create({ appraisal_ids: [ids[0], 999_999] }),
      400,
      errorBody(
        'ERWP00',
        TITLES.WP,
        'appraisal_ids : contains an appraisal that is not in this claim',
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

  test('for an unsupported language names the field', async () => {
    const { status, body } = await create({ language: 'fr' });
    expect([status, body]).toMatchObject([400, { event_code: 'ERWP00' }]);
  });
});

const reports = () =>
  asOwner<{ id: number; sha256: string; size_bytes: number }>(
    'SELECT id, sha256, size_bytes FROM report WHERE client_id = $1 ORDER BY id',
    [tenant.clientId],
  );

test('row and event describe the same report, and each is written once', async () => {
  const before = (await reports()).length;
  // differs from the reports above, because equal content returns the existing report
  await create({ appraisal_ids: ids, language: 'en' });
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
    language: 'en',
    sha256: last?.sha256,
    size: last?.size_bytes,
  });
});
