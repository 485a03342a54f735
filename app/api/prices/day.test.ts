import { beforeAll, describe, expect, it } from 'vitest';
import { makeProducts } from '@/tests/setup/products';
import { groupOf, read, replyOf } from './prices.fixture';

const midnight = (day: string): string => `${day}T00:00:00.000Z`;
const priced = (shop: string, price: string, ...days: string[]) =>
  days.map((day) => ({ shop, price, date: midnight(day) }));

beforeAll(() =>
  makeProducts(
    {
      pid: 'oven',
      brand: 'Dated',
      name: 'Oven',
      offers: [
        ...priced('Held', '900.00', '2026-01-05', '2026-01-25'),
        ...priced('Held', '820.00', '2026-03-09'),
        ...priced('Once', '850.00', '2026-01-10'),
        ...priced('Once', '800.00', '2026-03-09'),
        ...priced('Slip', '9.00', '2026-01-10', '2026-03-09'),
        ...priced('Later', '780.00', '2026-03-09'),
      ],
    },
    {
      pid: 'grill',
      brand: 'Dated',
      name: 'Grill',
      offers: priced('Later', '300.00', '2026-03-09'),
    },
  ),
);

const shown = (reply: Awaited<ReturnType<typeof replyOf>>, pid = 'oven') =>
  groupOf(reply, pid).map((offer) => [
    offer.shop_name,
    offer.total_price,
    offer.price_date.slice(0, 10),
    offer.price_rule,
    offer.filtered_price,
  ]);

describe('the prices of a day', () => {
  it('are those in force on it, then the last before it, each with its date and rule', async () => {
    expect(shown(await replyOf('pid=oven&date=2026-01-15'))).toEqual([
      ['Held', 900, '2026-01-15', 'day_of_damage', false],
      ['Once', 850, '2026-01-10', 'before_damage', false],
      ['Slip', 9, '2026-01-15', 'day_of_damage', true],
    ]);
  });

  it('are the newest for a product without any, with a note', async () => {
    const reply = await replyOf('pid=oven&date=2025-12-01');
    expect(shown(reply)[0]).toEqual(['Later', 780, '2026-03-09', 'newest', false]);
    expect(reply.notes).toContain(
      'The claimed product has no price of 1 Dec 2025 or of the 30 days before; its newest prices are shown.',
    );
    const beside = await replyOf('pid=oven&date=2026-01-15');
    expect(shown(beside, 'grill')).toEqual([['Later', 300, '2026-03-09', 'newest', false]]);
    expect(beside.notes.join()).not.toContain('newest');
  });

  it('are the newest without a date, and for today or a day to come', async () => {
    const newest = await replyOf('pid=oven');
    expect(groupOf(newest, 'oven')[0]).not.toHaveProperty('price_rule');
    for (const date of ['2026-03-10', '2027-01-01']) {
      const reply = await replyOf(`pid=oven&date=${date}`);
      expect(shown(reply).map((one) => one.slice(0, 3))).toEqual(
        shown(newest).map((one) => one.slice(0, 3)),
      );
      expect(shown(reply)[0]?.[3]).toBe('newest');
      expect(reply.notes).toEqual(newest.notes);
    }
  });

  it('are asked for by an existing date', async () => {
    const { status, body } = await read('pid=oven&date=2026-02-30');
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { event_code: 'ERIPPR', description: 'date : must be an existing date, YYYY-MM-DD' },
    });
  });
});
