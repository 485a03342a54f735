import { beforeAll } from 'vitest';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';

export let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

export const things = (count: number) =>
  `Description,Price\n${Array.from({ length: count }, (_, at) => `Thing number ${at} of a house,1.50`).join('\n')}`;
