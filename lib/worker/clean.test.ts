import { beforeAll, expect, it } from 'vitest';
import { beginRun } from '@/lib/catalogue/imports/begin-run';
import { useClock } from '@/lib/platform/clock';
import { makeIntake } from '@/tests/setup/inventories';
import { asOwner } from '@/tests/setup/owner';
import { makeImport } from '@/tests/setup/price-imports';
import { loadCatalogue, makeClaim, makeTenant, PRICE_DATE } from '@/tests/setup/tenants';
import { clean } from './clean';

beforeAll(() => loadCatalogue(PRICE_DATE));

const DAY_MS = 86_400_000;

async function cleanAfterDays(days: number): Promise<void> {
  const later = new Date(Date.now() + days * DAY_MS);
  const restore = useClock({ now: () => later });
  await clean().finally(restore);
}

const idsOf = async (table: 'price_import' | 'inventory_intake') =>
  (await asOwner<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);
const importsLeft = async () => [
  await idsOf('price_import'),
  (await asOwner('SELECT 1 FROM price_import_error')).length,
];

it('deletes finished imports and their errors after ninety days, but none that are waiting', async () => {
  const tenant = await makeTenant();
  const [over, waiting] = [await makeImport(tenant), await makeImport(tenant)];
  const { id: ofCommandLine } = await beginRun({
    fileName: 'a',
    fileBytes: 1,
    shopName: null,
    currency: 'EUR',
    dryRun: true,
    day: '2026-01-01',
  });
  await asOwner(
    `UPDATE price_import SET status = 'failed', storage_key = NULL, finish_time = now() WHERE id = ANY ($1)`,
    [[over.priceImportId, ofCommandLine]],
  );
  await asOwner(
    `INSERT INTO price_import_error SELECT client_id, id, 1, 2, 'price', 'is missing' FROM price_import WHERE id = $1`,
    [over.priceImportId],
  );
  await cleanAfterDays(89);
  expect(await importsLeft()).toEqual([
    [over.priceImportId, waiting.priceImportId, ofCommandLine],
    1,
  ]);
  await cleanAfterDays(91);
  expect(await importsLeft()).toEqual([[waiting.priceImportId], 0]);
});

it('deletes inventories after a week that were not committed', async () => {
  const tenant = await makeTenant();
  const claimId = await makeClaim(tenant);
  const [draft, taken] = [await makeIntake(tenant, claimId), await makeIntake(tenant, claimId)];
  await asOwner(`UPDATE inventory_intake SET status = 'committed' WHERE id = $1`, [taken.intakeId]);
  await cleanAfterDays(6);
  expect(await idsOf('inventory_intake')).toEqual([draft.intakeId, taken.intakeId]);
  await cleanAfterDays(8);
  expect(await idsOf('inventory_intake')).toEqual([taken.intakeId]);
});
