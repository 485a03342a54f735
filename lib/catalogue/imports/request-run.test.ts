import { describe, expect, it } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { asOwner, ownerConnection } from '@/tests/setup/owner';
import { makeImport } from '@/tests/setup/price-imports';
import { makeTenant } from '@/tests/setup/tenants';
import { discardImport } from './discard';
import { listErrors, readImport } from './list';
import { runNextImport } from './run-next';
import { row } from './run.fixture';

describe('an uploaded feed', () => {
  it('is imported by the worker, with progress and errors, and its file is deleted', async () => {
    const tenant = await makeTenant();
    const { priceImportId } = await makeImport(tenant, [row(1), row(2, { price: 'x' })]);
    expect(await readImport(tenant.caller, priceImportId)).toMatchObject({
      status: 'waiting',
      progress: 0,
    });
    expect(await runNextImport(new AbortController().signal)).toBe(true);
    expect(await readImport(tenant.caller, priceImportId)).toMatchObject({
      status: 'done',
      progress: 1,
      format: 'tsv',
      rows_read: 2,
      rows_refused: 1,
      offers_new: 1,
    });
    expect(await listErrors(tenant.caller, priceImportId, {})).toEqual({
      errors: [
        {
          row: 3,
          field: 'price',
          reason: "'x' is not an amount such as 1299.00 DKK",
          cause: { reason: 'price_not_an_amount', values: { price: 'x' } },
        },
      ],
      metadata: { next_cursor: null },
    });
    expect(await runNextImport(new AbortController().signal)).toBe(false);
  });

  it('waits while another import runs', async () => {
    await makeImport(await makeTenant());
    const other = await ownerConnection();
    await other.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('price_import'))");
    expect(await runNextImport(new AbortController().signal)).toBe(false);
    await other.end();
    expect(await runNextImport(new AbortController().signal)).toBe(true);
  });

  it('is imported again after its worker died, at most three times', async () => {
    const tenant = await makeTenant();
    const { priceImportId } = await makeImport(tenant);
    await asOwner("UPDATE price_import SET status = 'running', tries = 2");
    await runNextImport(new AbortController().signal);
    expect((await readImport(tenant.caller, priceImportId)).status).toBe('done');
    const again = await makeImport(tenant);
    await asOwner("UPDATE price_import SET status = 'running', tries = 3 WHERE id = $1", [
      again.priceImportId,
    ]);
    await runNextImport(new AbortController().signal);
    expect(await readImport(tenant.caller, again.priceImportId)).toMatchObject({
      status: 'failed',
      offers_new: 0,
    });
  });

  it('is never imported after it was discarded, and its record is deleted', async () => {
    const tenant = await makeTenant();
    const { priceImportId } = await makeImport(tenant);
    await discardImport(tenant.caller, priceImportId);
    expect(await runNextImport(new AbortController().signal)).toBe(false);
    await expect(readImport(tenant.caller, priceImportId)).rejects.toThrow(
      'Price import not found',
    );
  });

  it('has prices of the day of its upload', async () => {
    const restore = useClock({ now: () => new Date('2026-03-09T23:59:00Z') });
    const tenant = await makeTenant();
    const { priceImportId } = await makeImport(tenant).finally(restore);
    await runNextImport(new AbortController().signal);
    expect((await readImport(tenant.caller, priceImportId)).price_date).toBe('2026-03-09');
    expect(await asOwner('SELECT price_date FROM offer')).toEqual([
      { price_date: new Date('2026-03-09T00:00:00Z') },
    ]);
  });
});
