import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as openFile } from '@/app/files/reports/[file_name]/route';
import { EVENT_TYPES } from '@/lib/contract/webhooks';
import { useClock } from '@/lib/platform/clock';
import { clean } from '@/lib/worker/clean';
import { api, errorBody, ORIGIN, TITLES } from '@/tests/setup/api';
import { keyOf } from '@/tests/setup/api-keys';
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
import { documentIdOf, newDocumentId } from './document-id';
import { printed } from './printed.fixture';
import { renderer } from './renderer';
import { verifyDocument } from './verify';

let tenant: Tenant;
let other: Tenant;
let claimId: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  [tenant, other] = [
    await makeTenant({ name: 'Nordlys Forsikring' }),
    await makeTenant({ name: 'Another insurer' }),
  ];
  claimId = await makeClaim(tenant, 'secret reference');
  await makeAppraisal(tenant, claimId, { cp_name_cart: 'Vase' });
});
afterAll(() => renderer().stop());

const create = async (json: object = {}) =>
  String(
    (
      await api('POST', `/client_reference/${claimId}/report/pdf`, {
        key: tenant.key,
        json: { language: 'en', ...json },
      })
    ).body,
  );
const list = async (key = tenant.key) => api('GET', `/client_reference/${claimId}/report`, { key });
const open = (address: string) =>
  openFile(new Request(address), {
    params: Promise.resolve({
      file_name: decodeURIComponent(address.slice(`${ORIGIN}/files/reports/`.length)),
    }),
  });

async function made(json: object = {}) {
  const address = await create(json);
  const bytes = new Uint8Array(await (await open(address)).arrayBuffer());
  const { reports } = (await list()).body as {
    reports: { report_id: number; document_id: string }[];
  };
  return { address, bytes, ...(reports[0] ?? expect.unreachable()) };
}

describe('a document id', () => {
  it('is recognized as people type it from paper', () => {
    const id = newDocumentId();
    expect(
      documentIdOf(
        ` ${id.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `,
      ),
    ).toBe(id);
    for (const none of ['', id.slice(1), `${id}0`, id.replace(/.$/, 'U'), "' OR 1=1 --", '\0'])
      expect(documentIdOf(none)).toBeNull();
  });

  it("is printed on every page beside the URL for verification, and is in the claim's list of reports", async () => {
    const { bytes, document_id: id } = await made();
    const pages = printed(bytes);
    for (const { texts } of pages)
      expect(texts.map(({ text }) => text)).toContain(`Document ${id}`);
    expect(pages.flatMap(({ links }) => links)).toContain(`${ORIGIN}/verify/${id}`);
  });
});

describe('somebody with the paper', () => {
  it('learns the insurer, the day and the digest of the file, and nothing about the claim', async () => {
    const { bytes, document_id: id } = await made();
    const verified = await verifyDocument(id.toLowerCase(), 'a');
    expect(verified).toEqual({
      state: 'ours',
      documentId: id,
      insurer: 'Nordlys Forsikring',
      createTime: expect.any(Date),
      timeZone: expect.any(String),
      revokeTime: null,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  it('learns nothing from an unknown document id', async () => {
    expect(await verifyDocument(newDocumentId(), 'b')).toEqual({ state: 'unknown' });
    expect(await verifyDocument('../../etc/passwd', 'b')).toEqual({ state: 'unknown' });
  });

  it('may verify sixty times in a quarter of an hour, and others are not affected', async () => {
    const { document_id: id } = await made();
    for (let n = 0; n < 60; n += 1) expect((await verifyDocument(id, 'busy')).state).toBe('ours');
    expect(await verifyDocument(id, 'busy')).toMatchObject({
      state: 'too_many',
      retryAfterSeconds: expect.any(Number),
    });
    expect((await verifyDocument(id, 'quiet')).state).toBe('ours');
  });

  it('can still verify it after the retention period, when the file is gone', async () => {
    const { address, document_id: id } = await made({ photos: false });
    const restore = useClock({ now: () => new Date(Date.now() + 400 * 86_400_000) });
    await clean();
    expect((await open(address)).status).toBe(404);
    expect((await verifyDocument(id, 'c')).state).toBe('ours');
    restore();
  });
});

const revoke = (id: number, key = tenant.key, claim = claimId) =>
  api('DELETE', `/client_reference/${claim}/report/${id}`, { key });

describe('a revoked report', () => {
  it('cannot be opened, is shown as revoked on that day, and is recorded once', async () => {
    const { address, report_id: id, document_id: document } = await made({ paper: 'letter' });
    expect([(await revoke(id)).status, (await revoke(id)).status]).toEqual([204, 204]);
    expect((await open(address)).status).toBe(404);
    expect(await verifyDocument(document, 'd')).toMatchObject({
      state: 'revoked',
      revokeTime: expect.any(Date),
    });
    const events = await asOwner(
      "SELECT 1 FROM audit_event WHERE client_id = $1 AND type = 'report.revoked'",
      [tenant.clientId],
    );
    expect(events).toHaveLength(1);
    expect(EVENT_TYPES).toContain('report.revoked');
    expect(
      await asOwner(
        "SELECT payload->'data' AS data FROM outbox WHERE client_id = $1 AND type = 'report.revoked'",
        [tenant.clientId],
      ),
    ).toEqual([{ data: { report_id: id } }]);
    const { reports } = (await list()).body as { reports: { revoke_time: string | null }[] };
    expect(reports[0]?.revoke_time).toEqual(expect.any(String));
    expect(await create({ paper: 'letter' })).not.toBe(address);
  });

  it('cannot be revoked by another client or under another claim', async () => {
    const { address, report_id: id } = await made({ audit: true });
    const elsewhere = await makeClaim(tenant);
    expect((await revoke(id, other.key)).body).toEqual(
      errorBody('ERNF00', TITLES.NF, 'Client reference not found'),
    );
    expect((await revoke(id, tenant.key, elsewhere)).body).toEqual(
      errorBody('ERNF00', TITLES.NF, 'Report not found'),
    );
    expect((await list(other.key)).status).toBe(404);
    expect((await open(address)).status).toBe(200);
  });
});

const listed = async (who: { key?: string; session?: string }) =>
  (
    (await api('GET', `/client_reference/${claimId}/report`, who)).body as {
      reports: { report_id: number; address: string | null }[];
    }
  ).reports;

describe("the list of a claim's reports", () => {
  it('has the URLs for people, for a key only those of its own reports, and none of a revoked report', async () => {
    const { address, report_id: id } = await made({ photos: false });
    const { session } = await makePerson('handler', tenant);
    const key = await keyOf(tenant, ['read']);
    const addressFor = async (who: { key?: string; session?: string }) =>
      (await listed(who)).find((one) => one.report_id === id)?.address;
    expect([
      await addressFor({ key: tenant.key }),
      await addressFor({ session }),
      await addressFor({ key }),
    ]).toEqual([address, address, null]);
    await revoke(id);
    expect(await addressFor({ session })).toBeNull();
  });
});

describe('a request for equal content', () => {
  it('returns the same report until the claim changes or its file is gone', async () => {
    const first = await create({ forensics: true });
    expect(await create({ forensics: true })).toBe(first);
    expect(await create({ forensics: true, language: 'da' })).not.toBe(first);
    await makeAppraisal(tenant, claimId, { cp_name_cart: 'Lamp' });
    const second = await create({ forensics: true });
    expect(second).not.toBe(first);
    const restore = useClock({ now: () => new Date(Date.now() + 86_400_000) });
    expect(await create({ forensics: true })).not.toBe(second);
    restore();
  });
});
