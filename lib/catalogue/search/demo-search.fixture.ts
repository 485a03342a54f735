import { loadCatalogue } from '@/prisma/seed/load-catalogue';
import { asOwner } from '@/tests/setup/owner';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

/** The expected product must be among the first five results. */
export const TOP = 5;

/** Loads the demo's catalogue. Returns a client and the model family of each product. */
export async function loadDemoSearch(): Promise<{
  own: Tenant;
  familyOf: ReadonlyMap<string, string>;
}> {
  const own = await makeTenant({ currency: 'DKK' });
  await loadCatalogue(new Date('2026-03-10T06:00:00.000Z'), { withHistory: false });
  const rows = await asOwner<{ pid: string; alid: string }>(
    'SELECT p.pid, v.alid FROM product p JOIN product_variant v ON v.vcid = p.vcid',
  );
  return { own, familyOf: new Map(rows.map(({ pid, alid }) => [pid, alid])) };
}

/** An expected family may end in `*` and then is the beginning of its name. */
export const isFamily = (expected: string, alid = ''): boolean =>
  expected.endsWith('*') ? alid.startsWith(expected.slice(0, -1)) : alid === expected;
