import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readReceiptJob } from '@/lib/appraisals/examinations/read-receipt-job';
import { withClient } from '@/lib/platform/database/tenant';
import { api } from '@/tests/setup/api';
import {
  loadCatalogue,
  makeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { workAll, workDue } from '@/tests/setup/worker';
import {
  codesOf,
  countsOf,
  dated,
  drawing,
  eventsOf,
  nextContent,
  photo,
  placeOf,
  receipt,
  remove,
  resultsOf,
  review,
  scene,
  upload,
  type Place,
} from './reasons.fixture';

let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

beforeEach(nextContent);

describe('a file that is in another claim of the client', () => {
  it('flags a photo in both claims, with a reason and the other claim, and never as edited or AI-made', async () => {
    const [first, second] = [await placeOf(own), await placeOf(own)];
    const bytes = await photo();
    await upload(first, 'tv.jpg', bytes);
    await workAll();
    expect(await eventsOf(first, 'forensics.reasons_changed')).toEqual([]);
    await upload(second, 'screen.jpg', bytes);
    await workAll();
    for (const [place, name, other] of [
      [first, 'tv.jpg', second],
      [second, 'screen.jpg', first],
    ] as const) {
      const [result] = await resultsOf(place);
      expect(result).toMatchObject({
        file_name: name,
        status: 'complete',
        state: 'flagged',
        flagged: false,
        is_ai_generated: false,
        is_digitally_manipulated: false,
        inconclusive_reason: null,
        headline: 'The same file is in another claim.',
        advice: 'Compare the two claims: items, dates and policyholders.',
        analysis: expect.stringMatching(
          /^The same file is in another claim\. .+ (?:No|Inconclusive)/u,
        ) as string,
        reasons: [
          {
            code: 'same_file',
            headline: 'The same file is in another claim.',
            advice: 'Compare the two claims: items, dates and policyholders.',
          },
        ],
        duplicates: [
          { client_reference_id: other.claim, row_id: other.appraisal.rowId, match: 'same_file' },
        ],
      });
      expect(result?.duplicates[0]?.item).not.toBe('');
      expect(await countsOf(place)).toEqual({ flagged_count: 1, confirmed_count: 0 });
    }
    expect(await eventsOf(first, 'forensics.reasons_changed')).toEqual([
      {
        row_id: first.appraisal.rowId,
        file_name: 'tv.jpg',
        reasons: ['same_file'],
        previous: [],
        state: 'flagged',
      },
    ]);
    expect(await eventsOf(second, 'forensics.completed')).toMatchObject([
      { state: 'flagged', reasons: ['same_file'], flagged: false },
    ]);
    expect(await eventsOf(second, 'forensics.reasons_changed')).toEqual([]);
  });

  it('flags a copy that was saved again or mirrored', async () => {
    const [first, second] = [await placeOf(own), await placeOf(own)];
    await upload(first, 'first.jpg', await dated('2026:02:01 10:00:00'));
    await workAll();
    await upload(second, 'again.jpg', await scene().flop().resize(300).jpeg().toBuffer());
    await workAll();
    expect(codesOf(await resultsOf(first))).toEqual([['first.jpg', 'flagged', 'same_picture']]);
    expect(codesOf(await resultsOf(second))).toEqual([['again.jpg', 'flagged', 'same_picture']]);
    expect(await countsOf(first)).toEqual({ flagged_count: 1, confirmed_count: 0 });
  });

  it('flags the copy also if the original comes later, and no two screenshots or drawings', async () => {
    const [first, second] = [await placeOf(own), await placeOf(own)];
    await upload(first, 'copy.png', await drawing().resize(480).png().toBuffer());
    await workAll();
    await upload(second, 'drawn.png', await drawing().png().toBuffer());
    await workAll();
    expect((await resultsOf(first))[0]?.reasons).toEqual([]);
    await upload(second, 'original.jpg', await dated('2026:02:01 10:00:00', drawing()));
    await workAll();
    expect(codesOf(await resultsOf(first))).toEqual([['copy.png', 'flagged', 'same_picture']]);
    expect((await eventsOf(first, 'forensics.reasons_changed')).at(-1)).toMatchObject({
      reasons: ['same_picture'],
      state: 'flagged',
    });
    expect((await resultsOf(second)).map(({ reasons }) => reasons.length)).toEqual([0, 1]);
  });

  it('is no reason within one claim, where a photo may show two items', async () => {
    const first = await placeOf(own);
    const second = { ...first, appraisal: await makeAppraisal(own, first.claim) };
    const bytes = await photo();
    await upload(first, 'both.jpg', bytes);
    await upload(second, 'both.jpg', bytes);
    await upload(second, 'smaller.jpg', await scene().resize(200).jpeg().toBuffer());
    await upload(first, 'receipt.pdf', receipt());
    await upload(second, 'receipt.pdf', receipt());
    await workAll();
    await workDue(readReceiptJob);
    const results = [...(await resultsOf(first)), ...(await resultsOf(second))];
    // The PDFs cannot be read, and are results for that.
    expect(results.map(({ reasons }) => reasons)).toEqual([[], [], [], [], []]);
    const photos = results.filter(({ file_name: name }) => name.endsWith('.jpg'));
    expect(photos.map(({ duplicates }) => duplicates.length)).toEqual([2, 2, 2]);
    expect(await countsOf(first)).toEqual({ flagged_count: 0, confirmed_count: 0 });
  });

  it('is no reason across clients, who see nothing of each other', async () => {
    const foreign = await makeTenant();
    const [here, abroad] = [await placeOf(own), await placeOf(foreign)];
    const bytes = await photo();
    await upload(here, 'tv.jpg', bytes);
    await upload(here, 'receipt.pdf', receipt());
    await upload(abroad, 'tv.jpg', bytes);
    await upload(abroad, 'small.jpg', await scene().resize(200).jpeg().toBuffer());
    await upload(abroad, 'receipt.pdf', receipt());
    await workAll();
    for (const place of [here, abroad])
      for (const { reasons } of await resultsOf(place)) expect(reasons).toEqual([]);
    const seen = await withClient(
      foreign.clientId,
      (tx) => tx.$queryRaw<{ reasons: unknown }[]>`
        SELECT reasons_to_look(${own.clientId}::int, ${here.appraisal.rowId}::int, 'tv.jpg') AS reasons`,
    );
    expect(seen).toEqual([{ reasons: null }]);
  });

  it('gives a PDF a result for as long as it is in both claims', async () => {
    const [first, second] = [await placeOf(own), await placeOf(own)];
    await upload(first, 'receipt.pdf', receipt());
    expect(await resultsOf(first)).toEqual([]);
    await upload(second, 'invoice.pdf', receipt());
    expect(await resultsOf(first)).toMatchObject([
      {
        status: 'complete',
        state: 'flagged',
        is_ai_generated: null,
        is_digitally_manipulated: null,
        flagged: false,
        signals: null,
        reasons: [{ code: 'same_file' }],
        duplicates: [{ client_reference_id: second.claim, file_name: 'invoice.pdf' }],
      },
    ]);
    expect(await countsOf(first)).toEqual({ flagged_count: 1, confirmed_count: 0 });
    expect((await review(first, 'analyze', 'receipt.pdf')).status).toBe(404);
    expect((await remove(second, 'invoice.pdf')).status).toBe(204);
    expect(await resultsOf(first)).toEqual([]);
    expect(await countsOf(first)).toEqual({ flagged_count: 0, confirmed_count: 0 });
    expect((await eventsOf(first, 'forensics.reasons_changed')).at(-1)).toMatchObject({
      reasons: [],
      previous: ['same_file'],
    });
  });

  it('is gone with the other item, unless a person has decided on it', async () => {
    const places = [await placeOf(own), await placeOf(own), await placeOf(own), await placeOf(own)];
    const [open, cleared, confirmed, gone] = places as [Place, Place, Place, Place];
    for (const place of places) await upload(place, 'receipt.pdf', receipt());
    expect((await review(cleared, 'clear', 'receipt.pdf')).status).toBe(200);
    expect((await review(confirmed, 'keep', 'receipt.pdf')).status).toBe(200);
    for (const place of [open, gone])
      expect(
        (
          await api(
            'DELETE',
            `/client_reference/${place.claim}/claimed_item/${place.appraisal.rowId}`,
            {
              key: own.key,
            },
          )
        ).status,
      ).toBe(204);
    expect((await remove(cleared, 'receipt.pdf')).status).toBe(204);
    expect(codesOf(await resultsOf(confirmed))).toEqual([
      ['receipt.pdf', 'confirmed', 'same_file'],
    ]);
    expect(await countsOf(confirmed)).toEqual({ flagged_count: 0, confirmed_count: 1 });
    expect((await review(confirmed, 'restore', 'receipt.pdf')).status).toBe(200);
    expect(codesOf(await resultsOf(confirmed))).toEqual([['receipt.pdf', 'no_findings']]);
  });
});
