import { beforeAll, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { keyOf } from '@/tests/setup/api-keys';
import { formOf } from '@/tests/setup/pictures';
import { HEADER } from '@/tests/setup/price-imports';
import { makeTenant } from '@/tests/setup/tenants';

let key: string;

beforeAll(async () => {
  key = await keyOf(await makeTenant(), ['read', 'write', 'admin']);
});

const upload = (fields: Readonly<Record<string, string>>, query = '') => {
  const form = formOf({
    name: 'feed.tsv',
    bytes: Buffer.from(
      `${HEADER}\n1\tA phone\tNokia\t\t\t1299.00 DKK\t267\thttps://shop.example/1`,
    ),
  });
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return api('POST', `/price_imports${query}`, { key, form });
};

it('accepts dry_run in the form or the query, and the query wins', async () => {
  expect((await upload({ dry_run: 'true', currency: 'DKK' })).body).toMatchObject({
    dry_run: true,
    currency: 'DKK',
  });
  expect((await upload({}, '?dry_run=true')).body).toMatchObject({ dry_run: true });
  expect((await upload({ dry_run: 'false' }, '?dry_run=true')).body).toMatchObject({
    dry_run: true,
  });
  expect((await upload({ dry_run: 'perhaps' })).status).toBe(400);
  expect((await upload({})).body).toMatchObject({ dry_run: false });
});
