import { expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { fileOf } from '@/tests/setup/inventories';
import { commit, itemsOf, preview } from '@/tests/setup/inventory-desk';
import { loadCatalogue, makeClaim, makeTenant, PRICE_DATE } from '@/tests/setup/tenants';

it('an inventory names own categories; one deleted since the preview is left out at the commit', async () => {
  await loadCatalogue(PRICE_DATE);
  const own = await makeTenant();
  const put = (categories: object[]) =>
    api('PUT', '/category_settings', { key: own.key, json: { categories } });
  const { body } = await put([
    { id: -1, name: 'Saddlery' },
    { id: -2, name: 'Flutes' },
  ]);
  const { categories } = body as {
    categories: { id: number; is_own: boolean; name: string }[];
  };
  const [saddlery, flutes] = categories.filter(({ is_own: isOwn }) => isOwn);
  const claimId = await makeClaim(own);
  const { intake_id: intakeId, rows } = await preview(
    own,
    claimId,
    fileOf('Description,Category\nA saddle,saddlery\nA flute,Flutes\n'),
  );
  expect(rows.map(({ client_category_id: id }) => id)).toEqual([saddlery?.id, flutes?.id]);
  expect((await put([{ id: flutes?.id, name: 'Flutes' }])).status).toBe(200);
  await commit(own, claimId, intakeId);
  expect(
    (await itemsOf(claimId)).map(({ description, client_category_id: id }) => [description, id]),
  ).toEqual([
    ['A saddle', null],
    ['A flute', flutes?.id],
  ]);
});
