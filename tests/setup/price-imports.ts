/** Sends price feeds as administrators do. */
import { requestImport } from '@/lib/catalogue/imports/request';
import type { Answer, Sent } from './api';
import { formOf } from './pictures';
import type { Tenant } from './tenants';

export const HEADER = 'id\ttitle\tbrand\tgtin\tmpn\tprice\tgoogle_product_category\tlink';

/** Creates a feed of one row that waits for a worker. */
export async function makeImport(
  { caller }: Tenant,
  rows: readonly string[] = ['1\tA phone\tNokia\t\t\t1299.00 DKK\t267\thttps://shop.example/1'],
): Promise<{ priceImportId: number }> {
  const { price_import_id: priceImportId } = await requestImport(
    caller,
    [{ name: 'feed.tsv', bytes: Buffer.from([HEADER, ...rows].join('\n')) }],
    { currency: 'DKK' },
  );
  return { priceImportId };
}

/**
 * Sends requests that the operations of price imports refuse with the messages of their examples.
 */
type Send = (id: string, request: Sent, query?: string) => Promise<Answer>;

const OPERATIONS = [
  'createPriceImport',
  'listPriceImports',
  'readPriceImport',
  'listPriceImportErrors',
  'discardPriceImport',
];

export const refusalsOfImports = (
  send: Send,
  usual: (id: string) => Promise<Sent>,
  keyOfNoManager: () => string,
): Record<string, () => Promise<Answer>> => ({
  'createPriceImport missing': () => send('createPriceImport', { form: new FormData() }),
  'createPriceImport invalid': () =>
    send('createPriceImport', {
      bytes: 'x',
      headers: { 'content-type': 'multipart/form-data; boundary=y' },
    }),
  'createPriceImport wrong': () =>
    send('createPriceImport', {
      form: formOf({ name: 'a', bytes: Buffer.from('x') }, { name: 'b', bytes: Buffer.from('x') }),
    }),
  'createPriceImport too_large': () =>
    send('createPriceImport', {
      form: formOf({ name: 'feed.tsv', bytes: Buffer.alloc(60 * 1024 * 1024) }),
    }),
  'createPriceImport unsupported': () =>
    send('createPriceImport', { form: formOf({ name: 'notes.txt', bytes: Buffer.from('words') }) }),
  'listPriceImports invalid': () => send('listPriceImports', {}, '?cursor=abc'),
  'listPriceImports wrong': () => send('listPriceImports', {}, '?limit=101'),
  'listPriceImportErrors wrong': () => send('listPriceImportErrors', {}, '?limit=101'),
  ...Object.fromEntries(
    OPERATIONS.map((id) => [
      `${id} forbidden`,
      async () => send(id, { ...(await usual(id)), key: keyOfNoManager() }),
    ]),
  ),
});
