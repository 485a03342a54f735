import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { workDue } from '@/tests/setup/worker';
import { findSerials } from './find-serials';
import { serialsJob } from './serials-job';

let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

async function addItem(claim: number, serial: string) {
  const { status } = await api('POST', `/client_reference/${claim}/claimed_item`, {
    key: own.key,
    json: { description: 'Phone', serial_number: serial },
  });
  expect(status).toBe(201);
}

const eventCount = async (claim: number) =>
  (
    await asOwner(
      `SELECT FROM audit_event WHERE client_reference_id = $1
         AND type = 'claimed_item.serial_number_found'`,
      [claim],
    )
  ).length;

describe('a serial number of two items that are added at once', () => {
  it.each(['one after the other', 'at once'])(
    'is recorded once in each claim, by two jobs %s',
    async (how) => {
      const [first, second, third] = [
        await makeClaim(own),
        await makeClaim(own),
        await makeClaim(own),
      ];
      const serial = `TW-${how.length}-771234`;
      await Promise.all([addItem(first, serial), addItem(second, serial)]);
      const look = (client_reference_id: number) =>
        findSerials({ client_id: own.clientId, client_reference_id, serial_numbers: [serial] });
      if (how === 'at once') await Promise.all([look(first), look(second)]);
      await workDue(serialsJob);
      const counts = () => Promise.all([first, second, third].map(eventCount));
      expect(await counts()).toEqual([1, 1, 0]);
      await addItem(third, serial);
      await workDue(serialsJob);
      expect(await counts()).toEqual([2, 2, 1]);
    },
  );
});
