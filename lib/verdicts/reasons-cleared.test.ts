import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';
import { workAll } from '@/tests/setup/worker';
import {
  codesOf,
  countsOf,
  eventsOf,
  nextContent,
  photo,
  placeOf,
  receipt,
  remove,
  resultsOf,
  review,
  upload,
  type Place,
} from './reasons.fixture';

let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

beforeEach(nextContent);

async function exported({ tenant, claim }: Place) {
  const { text } = await api('GET', `/client_reference/${claim}/lines`, { key: tenant.key });
  const [row]: Record<string, string>[] = parse(text, { columns: true, bom: true });
  return [row?.photo_state, row?.photo_reasons];
}

describe('clearing a reason', () => {
  it('keeps it as evidence, and stays when a third claim has the file', async () => {
    const [first, second, third] = [await placeOf(own), await placeOf(own), await placeOf(own)];
    const bytes = await photo();
    await upload(first, 'tv.jpg', bytes);
    await upload(second, 'tv.jpg', bytes);
    await workAll();
    expect((await review(first, 'clear', 'tv.jpg')).status).toBe(200);
    await upload(third, 'tv.jpg', bytes);
    await workAll();
    const [result] = await resultsOf(first);
    expect(result).toMatchObject({
      state: 'cleared',
      reasons: [],
      cleared_findings: { flagged: false, reasons: [{ code: 'same_file' }] },
    });
    expect(await eventsOf(first, 'forensics.cleared')).toMatchObject([
      { machine: { reasons: ['same_file'], flagged: false } },
    ]);
    expect(await countsOf(first)).toEqual({ flagged_count: 0, confirmed_count: 0 });
    expect(await exported(first)).toEqual(['cleared', 'same_file']);
    expect((await review(first, 'restore', 'tv.jpg')).status).toBe(200);
    expect(codesOf(await resultsOf(first))).toEqual([['tv.jpg', 'flagged', 'same_file']]);
  });

  it('and confirming it at once leaves one decision, whoever comes first', async () => {
    const [first, second] = [await placeOf(own), await placeOf(own)];
    for (let round = 0; round < 5; round += 1) {
      nextContent();
      const name = `receipt ${round}.pdf`;
      await upload(first, name, receipt());
      await upload(second, name, receipt());
      const answers = await Promise.all(
        (['keep', 'clear', 'keep', 'clear'] as const).map((verb) => review(first, verb, name)),
      );
      expect([answers[1]?.status, answers[3]?.status]).toEqual([200, 200]);
      expect((await resultsOf(first)).at(-1)).toMatchObject({ state: 'cleared', kept_at: null });
      expect(await eventsOf(first, 'forensics.cleared')).toHaveLength(round + 1);
    }
    expect(await countsOf(first)).toEqual({ flagged_count: 0, confirmed_count: 0 });
  });

  it('and adding and deleting copies elsewhere at once never deadlock', async () => {
    const places = await Promise.all(Array.from({ length: 4 }, () => placeOf(own)));
    for (const place of places) await upload(place, 'receipt.pdf', receipt());
    const [first, second, third, fourth] = places as [Place, Place, Place, Place];
    const answers = await Promise.all([
      review(first, 'clear', 'receipt.pdf'),
      remove(second, 'receipt.pdf'),
      review(third, 'keep', 'receipt.pdf'),
      remove(fourth, 'receipt.pdf'),
      upload(second, 'again.pdf', receipt()),
      upload(fourth, 'again.pdf', receipt()),
    ]);
    expect(answers.slice(0, 4).map((one) => one?.status)).toEqual([200, 204, 200, 204]);
    expect(codesOf(await resultsOf(second))).toEqual([['again.pdf', 'flagged', 'same_file']]);
  });
});
