/** Price feeds as administrators send them. */
import { requestImport } from '@/lib/catalogue/imports/request';
import type { Tenant } from './tenants';

export const HEADER = 'id\ttitle\tbrand\tgtin\tmpn\tprice\tgoogle_product_category\tlink';

/** A feed of one row that waits for a worker. */
export async function makeImport({ caller }: Tenant, rows: readonly string[] = ['1\tA phone\tNokia\t\t\t1299.00 DKK\t267\thttps://shop.example/1']): Promise<{ priceImportId: number }> {
  const { price_import_id: priceImportId } = await requestImport(caller, [{ name: 'feed.tsv', bytes: Buffer.from([HEADER, ...rows].join('\n')) }], {});
  return { priceImportId };
}
