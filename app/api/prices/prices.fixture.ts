import { beforeAll, expect } from 'vitest';
import { api } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { makeProducts, PHONES, ROBOTS } from '@/tests/setup/products';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

export let own: Tenant;

export const TODAY = '2026-03-10T12:00:00.000Z';

export const OLD = '2026-01-05T08:00:00.000Z';

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  const brand = 'Peari';
  const phone = (storage_gb: number) => ({ brand, specs: { storage_gb } });
  await makeProducts(
    {
      pid: 'f13',
      ...phone(128),
      name: 'Fone 13',
      family: 'fone-13',
      released: '2021-09-24',
      offers: [
        { price: '4000.00', shop: 'Middle' },
        { price: '4100.00', shop: 'Dear', basePrice: '4051.00', inStock: false },
        { price: '3900.00', shop: 'Cheap' },
        { price: '39.00', shop: 'Slip' },
        { price: '3000.00', shop: 'Once', date: OLD },
        { price: '2000.00', shop: 'Second hand', condition: 'used' },
        { price: '500.00', shop: 'Abroad', currency: 'EUR' },
      ],
    },
    {
      pid: 'f13-256',
      ...phone(256),
      name: 'Fone 13 large',
      family: 'fone-13',
      vcid: 'v-large',
      released: '2021-09-24',
      offers: [{ price: '4600.00' }],
    },
    {
      pid: 'f16',
      ...phone(128),
      name: 'Fone 16',
      family: 'fone-16',
      released: '2024-09-20',
      offers: [{ price: '4500.00' }, { price: '4400.00', shop: 'Another', date: OLD }],
    },
    {
      pid: 'f16-64',
      ...phone(64),
      name: 'Fone 16 small',
      family: 'fone-16',
      vcid: 'v-small',
      released: '2024-09-20',
      offers: [{ price: '3500.00' }],
    },
    {
      pid: 'f12',
      ...phone(128),
      name: 'Fone 12',
      family: 'fone-12',
      released: '2020-10-23',
      offers: [{ price: '2500.00' }],
    },
    {
      pid: 's24',
      brand: 'Samsing',
      specs: { storage_gb: 128 },
      name: 'Galax',
      family: 'galax',
      released: '2024-01-31',
      offers: [{ price: '4300.00' }],
    },
    {
      pid: 'f14',
      ...phone(128),
      name: 'Fone 14 never sold',
      family: 'fone-14',
      released: '2022-09-24',
    },
    {
      pid: 'stale',
      brand: 'Alone',
      name: 'Only one',
      released: '2019-01-01',
      categoryId: ROBOTS,
      offers: [
        { price: '800.00', date: OLD },
        { price: '700.00', date: '2025-12-01T00:00:00Z', shop: 'Earlier' },
      ],
    },
    {
      pid: 'plain-phone',
      brand: 'Plain',
      name: 'Plain',
      categoryId: PHONES,
      specs: { storage_gb: 64 },
    },
    ...[
      ['pro', '10000.00'],
      ['near', '7000.01'],
      ['basic', '7000.00'],
      ['dear', '70000.00'],
    ].map(([pid = '', price = '']) => ({
      pid: `classy-${pid}`,
      brand: 'Classy',
      name: `Classy ${pid}`,
      released: '2024-01-01',
      categoryId: PHONES,
      offers: [{ price }],
    })),
    { pid: 'brandless', brand: '', name: 'Thing', released: null },
  );
});

export const read = (query: string, time = TODAY) =>
  at(time, () => api('GET', `/prices?${query}`, { key: own.key }));

export interface Offer {
  readonly pid: string;
  readonly total_price: number;
  readonly price_date: string;
  readonly shop_name: string;
  readonly filtered_price: boolean;
  readonly price_rule?: string;
  readonly filter_reason: string | null;
  readonly match: {
    is_match: boolean;
    same_brand: boolean;
    not_older: boolean;
    unmatched_specs: string[];
    reasons: string[];
    reasons_for: string[];
    reasons_against: string[];
    caution: string | null;
  };
}

export interface Reply {
  readonly claimed_product: Record<string, unknown>;
  readonly grouped_prices: Offer[][];
  readonly notes: string[];
}

export const replyOf = async (query: string, time?: string) =>
  (await read(query, time)).body as Reply;

export const groupOf = ({ grouped_prices: groups }: Reply, pid: string): Offer[] =>
  groups.find(([first]) => first?.pid === pid) ?? expect.unreachable(pid);
