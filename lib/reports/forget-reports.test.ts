import { beforeEach, expect, it } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { storage } from '@/lib/platform/storage/storage';
import { clean } from '@/lib/worker/clean';
import { asOwner } from '@/tests/setup/owner';
import { makeClaim, makeTenant, type Tenant } from '@/tests/setup/tenants';

const DAY_MS = 86_400_000;
let [own, other]: Tenant[] = [];

beforeEach(async () => {
  [own, other] = [await makeTenant(), await makeTenant()];
});

const required = (tenant: Tenant | undefined): Tenant => tenant ?? expect.unreachable();

/** Stores a report that expires in `days` days and returns its key. */
async function report(tenant: Tenant, days: number): Promise<string> {
  const key = `c${tenant.clientId}/reports/${crypto.randomUUID()}.pdf`;
  await storage().put(key, Buffer.from('%PDF-'));
  await asOwner(
    `INSERT INTO report (client_id, client_reference_id, file_name, storage_key, language, appraisal_ids, sha256, size_bytes, created_by, expire_time)
    VALUES ($1, $2, $3, $3, 'en', '{}', 'x', 5, 'key:x', $4)`,
    [tenant.clientId, await makeClaim(tenant), key, new Date(Date.now() + days * DAY_MS)],
  );
  return key;
}

const remaining = async (key: string) => [
  (await asOwner('SELECT 1 FROM report WHERE storage_key = $1', [key])).length,
  (await storage().get(key)) !== null,
];

it('the worker deletes expired reports of every client with their files, and no others', async () => {
  const over = [await report(required(own), -1), await report(required(other), -0.01)];
  const live = await report(required(own), 1);
  await clean();
  expect(await Promise.all([...over, live].map(remaining))).toEqual([
    [0, false],
    [0, false],
    [1, true],
  ]);
  const restore = useClock({ now: () => new Date(Date.now() + 2 * DAY_MS) });
  await clean();
  restore();
  expect(await remaining(live)).toEqual([0, false]);
});

it('deletes rows whose files are gone already, and more rows than one batch holds', async () => {
  const keys: string[] = [];
  for (let n = 0; n < 103; n += 1) keys.push(await report(required(own), -1));
  await storage().remove(keys[0] ?? '');
  await clean();
  expect(
    await asOwner('SELECT 1 FROM report WHERE client_id = $1', [required(own).clientId]),
  ).toEqual([]);
});
