import { expect, it } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { makeTenant } from '@/tests/setup/tenants';
import { letManageCatalogue } from './let-manage-catalogue';

it('letManageCatalogue allows one client to manage the catalogue and records one event', async () => {
  const { clientId } = await makeTenant({ managesCatalogue: false });
  const other = await makeTenant({ managesCatalogue: false });
  expect([await letManageCatalogue(clientId), await letManageCatalogue(clientId)]).toEqual([
    true,
    false,
  ]);
  expect(
    await asOwner('SELECT id FROM client WHERE manages_catalogue AND id = ANY ($1)', [
      [clientId, other.clientId],
    ]),
  ).toEqual([{ id: clientId }]);
  const events = await asOwner<{ payload: string }>(
    'SELECT payload FROM client_event WHERE client_id = $1',
    [clientId],
  );
  expect(
    events
      .map(({ payload }) => JSON.parse(payload) as { type: string })
      .filter(({ type }) => type === 'client.manages_catalogue'),
  ).toMatchObject([{ actor: 'operator' }]);
});
