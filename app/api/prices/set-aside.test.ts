import { describe, expect, it } from 'vitest';
import { OLD, replyOf, groupOf } from './prices.fixture';

describe('excluded or missing prices', () => {
  it('warns of a match that costs at least 30 % less', async () => {
    const reply = await replyOf('pid=classy-pro');
    const cautions = Object.fromEntries(
      reply.grouped_prices.map(([first]) => [
        first?.pid,
        first?.match.is_match && first.match.caution,
      ]),
    );
    expect(cautions).toMatchObject({
      'classy-pro': null,
      'classy-near': null,
      'classy-dear': null,
      'classy-basic': expect.stringMatching(/^30 % cheaper than the claimed product\. /),
    });
  });

  it('lists products of like kind and quality first even if all their prices are excluded', async () => {
    const { grouped_prices: groups } = await replyOf('pid=f13&claimed_amount=30000.00');
    expect(groups.map(([first]) => [first?.pid, first?.filtered_price])).toEqual([
      ['f13', true],
      ['f16', true],
      ['f13-256', true],
      ['f12', true],
      ['f16-64', true],
      ['s24', true],
    ]);
    const mixed = await replyOf('pid=f13&claimed_amount=2500.00');
    expect(
      mixed.grouped_prices
        .map(([first]) => first?.pid)
        .slice(0, 3)
        .toSorted(),
    ).toEqual(['f13', 'f13-256', 'f16']);
    expect(groupOf(mixed, 'f12')[0]).toMatchObject({ filtered_price: false });
  });

  it('lists excluded offers last with their reason', async () => {
    const offers = groupOf(await replyOf('pid=f13'), 'f13');
    expect(offers.map(({ shop_name, filtered_price }) => [shop_name, filtered_price])).toEqual([
      ['Cheap', false],
      ['Middle', false],
      ['Dear', false],
      ['Slip', true],
      ['Second hand', true],
      ['Once', true],
    ]);
    const reasonOf = (shop: string) =>
      offers.find(({ shop_name }) => shop_name === shop)?.filter_reason?.replaceAll('\u00a0', ' ');
    expect(reasonOf('Slip')).toBe('99% below this product’s median price (DKK 3,950.00).');
    expect(reasonOf('Once')).toBe('Older than 30 days.');
    expect(reasonOf('Second hand')).toBe('Not new; the replacement cost is that of a new item.');
  });

  it('shows a last known price with its date, but never first if a match has a current one', async () => {
    const reply = await replyOf('pid=stale');
    expect(reply.claimed_product).toMatchObject({ price: { price_date: OLD, is_current: false } });
    expect(
      reply.grouped_prices
        .flat()
        .every(({ filtered_price, price_date }) => filtered_price && price_date < '2026-02'),
    ).toBe(true);
    expect(reply.notes).toContain(
      'The claimed product has no current price; the last known one is from 5 Jan 2026.',
    );
    const later = await replyOf('pid=f13', '2026-05-01T00:00:00Z');
    expect(later.grouped_prices.flat().every(({ filtered_price }) => filtered_price)).toBe(true);
  });

  it('notes if the brand has no other product', async () => {
    expect((await replyOf('pid=stale')).notes).toContain(
      'No other Alone product is of like kind and quality.',
    );
    expect((await replyOf('pid=f16')).notes).toEqual([
      'No other Peari product is of like kind and quality.',
    ]);
    expect((await replyOf('pid=f13')).notes).toEqual([]);
  });

  it('notes properties not compared because the claimed product lacks them', async () => {
    expect((await replyOf('pid=plain-phone&language=de')).notes).toContain(
      'Größe nicht verglichen: beim gemeldeten Produkt unbekannt.',
    );
    expect(
      (await replyOf('pid=plain-phone')).notes.filter((note) => note.includes('not compared')),
    ).toEqual(['Size not compared: unknown for the claimed product.']);
  });

  it('excludes prices outside 20 to 150 % of a given claimed amount', async () => {
    const offers = groupOf(await replyOf('pid=f13&claimed_amount=2650.00'), 'f13');
    const reason = (shop: string) =>
      offers
        .find(({ shop_name }) => shop_name === shop)
        ?.filter_reason?.replaceAll('\u00a0', ' ') ?? null;
    expect([reason('Cheap'), reason('Middle')]).toEqual([
      null,
      'Above 150% of the claimed amount (DKK 2,650.00).',
    ]);
    expect(reason('Slip')).toContain('below this product’s median price');
  });
});
