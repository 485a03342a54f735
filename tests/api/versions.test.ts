import { problem } from '@/lib/shared/reasons';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { fail } from '@/lib/verdicts/fail';
import { api, type Answer } from '../setup/api';
import { asOwner } from '../setup/owner';
import { jpeg } from '../setup/pictures';
import {
  loadCatalogue,
  makeAppraisal,
  type MadeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '../setup/tenants';
import { attachPicture, complete } from '../setup/verdicts';

let tenant: Tenant;
let claimId: number;
let made: MadeAppraisal;
let fileName: string;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  tenant = await makeTenant();
  claimId = await makeClaim(tenant);
  made = await makeAppraisal(tenant, claimId);
  fileName = await attachPicture(tenant, claimId, made);
  await complete(tenant, made, fileName);
});

const cartPath = () => `/client_reference/${claimId}/appraisal`;
const resultsPath = () => `/forensics/${claimId}/results/all`;
const get = (path: string, etag?: string): Promise<Answer> =>
  api('GET', path, { key: tenant.key, headers: etag ? { 'if-none-match': etag } : {} });
const etagOf = async (path: string) => (await get(path)).headers.get('etag') ?? '';
const send = (method: string, path: string, json?: object) =>
  api(method, path, { key: tenant.key, ...(json ? { json } : {}) });

describe.each([
  ['the cart', cartPath],
  ['the forensics results', resultsPath],
])('%s', (_name, path) => {
  it('with an unchanged ETag is 304 without a body', async () => {
    const first = await get(path());
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toBe('Authorization, Cookie');
    for (const named of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const { status, text, headers } = await get(path(), named);
      expect([status, text, headers.get('etag')], named).toEqual([304, '', etag]);
    }
  });

  it('with another ETag is sent in full', async () => {
    const { text } = await get(path());
    for (const named of ['"other"', 'W/"0"', 'nonsense', '""'])
      expect((await get(path(), named)).text, named).toBe(text);
  });

  it('is refused without access, whatever the ETag', async () => {
    const stranger = await makeTenant();
    const versionFor = (headers: Record<string, string>) =>
      api('GET', path(), { key: stranger.key, headers });
    const [plain, star] = [await versionFor({}), await versionFor({ 'if-none-match': '*' })];
    expect([403, 404]).toContain(star.status);
    expect([star.status, star.text]).toEqual([plain.status, plain.text]);
  });
});

/** Returns the claims that the results name as having the same picture. */
const twinsIn = ({ body }: Answer): number[] =>
  Object.values(
    (body as { forensics_results: Record<string, ForensicsResult[]> }).forensics_results,
  )
    .flat()
    .flatMap(({ duplicates }) => duplicates.map((one) => one.client_reference_id));

/** All kinds of changes that affect the two reads. */
const changes: readonly (readonly [what: string, change: () => Promise<unknown>])[] = [
  ['an appraisal is added', () => makeAppraisal(tenant, claimId)],
  [
    'an appraisal is changed',
    () => send('PUT', `${cartPath()}/${made.id}`, { comment: `changed ${Date.now()}` }),
  ],
  [
    'a status is set',
    () => send('PUT', `${cartPath()}/${made.id}/appraisal_status`, { appraisal_status_id: 2 }),
  ],
  [
    'an ACV is entered',
    () => send('PUT', `${cartPath()}/${made.id}/acv`, { actual_cash_value: 10, reason: 'worn' }),
  ],
  ['an ACV is deleted', () => send('DELETE', `${cartPath()}/${made.id}/acv`)],
  [
    'a verdict is cleared',
    () =>
      send('POST', `/forensics/${claimId}/clear`, { appraisal_id: made.id, file_name: fileName }),
  ],
  [
    'a clear is taken back',
    () =>
      send('POST', `/forensics/${claimId}/restore`, { appraisal_id: made.id, file_name: fileName }),
  ],
  [
    'a flag is kept',
    () =>
      send('POST', `/forensics/${claimId}/keep`, { appraisal_id: made.id, file_name: fileName }),
  ],
  [
    'a kept flag is taken back',
    () =>
      send('POST', `/forensics/${claimId}/restore`, { appraisal_id: made.id, file_name: fileName }),
  ],
  [
    'an analysis is asked for again',
    () =>
      send('POST', `/forensics/${claimId}/analyze`, { appraisal_id: made.id, file_name: fileName }),
  ],
  [
    'an analysis begins',
    () =>
      asOwner("UPDATE forensics_verdict SET status = 'ongoing' WHERE client_reference_id = $1", [
        claimId,
      ]),
  ],
  [
    'an analysis fails',
    () =>
      fail(
        { client_id: tenant.clientId, row_id: made.rowId, file_name: fileName, run: 2 },
        problem('picture_file_missing'),
      ),
  ],
  ['a picture is added', () => attachPicture(tenant, claimId, made)],
  [
    'a picture is deleted',
    async () => {
      const name = await attachPicture(tenant, claimId, made);
      return send('DELETE', `${cartPath()}/${made.id}/attachments/${encodeURIComponent(name)}`);
    },
  ],
];

describe("a claim's ETags", () => {
  it.each(changes)('change when %s', async (what, change) => {
    const before = [await etagOf(cartPath()), await etagOf(resultsPath())];
    await change();
    const after = [await etagOf(cartPath()), await etagOf(resultsPath())];
    expect(after[0], `cart: ${what}`).not.toBe(before[0]);
    expect(after[1], `results: ${what}`).not.toBe(before[1]);
  });

  it('stay the same when another claim changes', async () => {
    const before = [await etagOf(cartPath()), await etagOf(resultsPath())];
    await makeAppraisal(tenant, await makeClaim(tenant));
    expect([await etagOf(cartPath()), await etagOf(resultsPath())]).toEqual(before);
  });

  it('change when the same picture is added to another claim or removed from it, because the results name it', async () => {
    const bytes = await jpeg(77);
    await attachPicture(tenant, claimId, made, 'twin.jpg', bytes);
    const otherClaim = await makeClaim(tenant);
    const other = await makeAppraisal(tenant, otherClaim);
    const before = await etagOf(resultsPath());
    const name = await attachPicture(tenant, otherClaim, other, 'twin.jpg', bytes);
    const between = await get(resultsPath());
    expect(between.headers.get('etag')).not.toBe(before);
    expect(twinsIn(between)).toEqual([otherClaim]);
    await send(
      'DELETE',
      `/client_reference/${otherClaim}/appraisal/${other.id}/attachments/${encodeURIComponent(name)}`,
    );
    const after = await get(resultsPath());
    expect(after.headers.get('etag')).not.toBe(between.headers.get('etag'));
    expect(twinsIn(after)).toEqual([]);
  });
});
