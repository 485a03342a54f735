import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';
import { workAll } from '@/tests/setup/worker';
import {
  codesOf,
  countsOf,
  dated,
  eventsOf,
  nextContent,
  pathOf,
  placeOf,
  resultsOf,
  upload,
} from './reasons.fixture';

let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

beforeEach(nextContent);

describe('a photo that was taken before the purchase', () => {
  it('is flagged from 30 days on, until the date of purchase is corrected', async () => {
    const place = await placeOf(own, { date_purchase: '2025-08-20' });
    await upload(place, 'old.jpg', await dated('2025-07-20 10:00:00'.replaceAll('-', ':')));
    nextContent();
    await upload(place, 'near.jpg', await dated('2025:07:22 10:00:00'));
    await workAll();
    expect(codesOf(await resultsOf(place))).toEqual([
      ['old.jpg', 'flagged', 'taken_before_purchase'],
      ['near.jpg', expect.not.stringContaining('flagged')],
    ]);
    const [result] = await resultsOf(place);
    expect(result).toMatchObject({ flagged: false, is_digitally_manipulated: false });
    expect(result?.reasons[0]?.details).toBe('Camera date: 20 Jul 2025.');
    const correct = (date_purchase: string) =>
      api('PUT', pathOf(place), { key: own.key, json: { date_purchase } });
    expect((await correct('2025-07-19')).status).toBe(200);
    expect((await resultsOf(place))[0]?.reasons).toEqual([]);
    expect(await countsOf(place)).toEqual({ flagged_count: 0, confirmed_count: 0 });
    expect((await correct('2025-08-20')).status).toBe(200);
    expect(codesOf(await resultsOf(place))[0]).toEqual([
      'old.jpg',
      'flagged',
      'taken_before_purchase',
    ]);
    expect(await eventsOf(place, 'forensics.reasons_changed')).toHaveLength(2);
  });

  it('is judged by the exact day only: a year, a month and a clock that was not set are none', async () => {
    const rows = await asOwner<{ from: string }>(
      `SELECT purchase_from(day::date)::text AS from FROM unnest($1::text[]) AS day`,
      [
        [
          '2024-01-01',
          '2024-07-01',
          '2024-12-31',
          '2024-05-01',
          '2024-05-15',
          '2024-02-29',
          '2024-05-17',
        ],
      ],
    );
    expect(rows.map(({ from }) => from)).toEqual([
      '2024-01-01',
      '2024-01-01',
      '2024-01-01',
      '2024-05-01',
      '2024-05-01',
      '2024-02-01',
      '2024-05-17',
    ]);
    const clocks = await asOwner<{ set: boolean }>(
      `SELECT is_clock_set(taken) AS set FROM unnest($1::text[]) AS taken`,
      [
        [
          '1970-01-01 00:00:00',
          '1980-01-01 00:04:11',
          '1980-06-01 00:00:00',
          '2000-01-01 00:00:00',
          '2015-01-01 12:00:00',
          '2015-01-02 00:00:00',
        ],
      ],
    );
    expect(clocks.map(({ set }) => set)).toEqual([false, false, false, false, false, true]);
  });
});
