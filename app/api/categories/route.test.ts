import { beforeAll, expect, it } from 'vitest';
import { api, UNAUTHENTICATED } from '@/tests/setup/api';
import { GADGETS, makeProducts, ROBOTS } from '@/tests/setup/products';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  await makeProducts({ pid: 'c-1', name: 'Robot', brand: 'Vakuo', categoryId: ROBOTS }, { pid: 'c-2', name: 'Gadget', brand: 'Vakuo', categoryId: GADGETS });
});

it('every category of the catalogue is listed by name, and can be forced on a search', async () => {
  const { status, body } = await api('GET', '/categories', { key: own.key });
  expect(status).toBe(200);
  const { categories } = body as { categories: { client_category_id: number; client_category: string }[] };
  const names = categories.map(({ client_category: name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  expect(categories).toContainEqual({ client_category_id: ROBOTS, client_category: 'Robots' });
  expect((await api('GET', `/product_search?query=robot&client_category_id=${ROBOTS}&force_client_category=true`, { key: own.key })).status).toBe(200);
});

it('nobody without a key sees them', async () => {
  const { status, body } = await api('GET', '/categories');
  expect(status).toBe(401);
  expect(body).toEqual(UNAUTHENTICATED);
});
