import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blots } from '@/lib/forensics/testing/blots';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { withClient } from '@/lib/platform/database/tenant';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { formOf, pdf } from '@/tests/setup/pictures';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { workAll } from '@/tests/setup/worker';

interface Place {
  readonly tenant: Tenant;
  readonly claim: number;
  readonly appraisal: MadeAppraisal;
}

let own: Tenant;
let seed = 1000;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

beforeEach(() => {
  seed += 1;
});

const [WIDTH, HEIGHT] = [320, 240];
const scene = () =>
  sharp(blots(seed, WIDTH, HEIGHT), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const photo = () => scene().jpeg({ quality: 90 }).toBuffer();
const receipt = () => Buffer.concat([Buffer.from(`%PDF-1.4 ${seed}\n`), pdf()]);

async function placeOf(tenant: Tenant, given: Parameters<typeof makeAppraisal>[2] = {}) {
  const claim = await makeClaim(tenant);
  return { tenant, claim, appraisal: await makeAppraisal(tenant, claim, given) };
}

const pathOf = ({ claim, appraisal }: Place) =>
  `/client_reference/${claim}/appraisal/${appraisal.id}`;

async function upload(place: Place, name: string, bytes: Buffer): Promise<void> {
  const { status } = await api('POST', `${pathOf(place)}/attachments`, {
    key: place.tenant.key,
    form: formOf({ name, bytes }),
  });
  expect(status).toBe(200);
}

const remove = (place: Place, name: string) =>
  api('DELETE', `${pathOf(place)}/attachments/${name}`, { key: place.tenant.key });

async function resultsOf({ tenant, claim, appraisal }: Place): Promise<ForensicsResult[]> {
  const { body } = await api('GET', `/forensics/${claim}/results/all`, { key: tenant.key });
  const { forensics_results: of } = body as {
    forensics_results: Record<string, ForensicsResult[]>;
  };
  return of[appraisal.id] ?? [];
}

const review = ({ tenant, claim, appraisal }: Place, verb: string, file_name: string) =>
  api('POST', `/forensics/${claim}/${verb}`, {
    key: tenant.key,
    json: { appraisal_id: appraisal.id, file_name },
  });

const codesOf = (results: readonly ForensicsResult[]) =>
  results.map(({ file_name, state, reasons }) => [
    file_name,
    state,
    ...reasons.map(({ code }) => code),
  ]);

const countsOf = async ({ claim }: Place) => {
  const [row] = await asOwner<{ flagged_count: number; confirmed_count: number }>(
    'SELECT flagged_count, confirmed_count FROM client_reference WHERE id = $1',
    [claim],
  );
  return row;
};

interface Event {
  type: string;
  data: Record<string, unknown>;
}
const eventsOf = async ({ claim }: Place, type: string) =>
  (
    await asOwner<{ payload: string }>(
      'SELECT payload FROM audit_event WHERE client_reference_id = $1 AND type = $2 ORDER BY sequence',
      [claim, type],
    )
  ).map(({ payload }) => (JSON.parse(payload) as Event).data);

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
    await upload(first, 'first.jpg', await photo());
    await workAll();
    await upload(second, 'again.jpg', await scene().flop().resize(200).jpeg().toBuffer());
    await workAll();
    expect(codesOf(await resultsOf(first))).toEqual([['first.jpg', 'flagged', 'same_picture']]);
    expect(codesOf(await resultsOf(second))).toEqual([['again.jpg', 'flagged', 'same_picture']]);
    expect(await countsOf(first)).toEqual({ flagged_count: 1, confirmed_count: 0 });
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
    const results = [...(await resultsOf(first)), ...(await resultsOf(second))];
    expect(results.map(({ reasons }) => reasons)).toEqual([[], [], []]);
    expect(results.map(({ duplicates }) => duplicates.length)).toEqual([2, 2, 2]);
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
    expect((await review(first, 'restore', 'tv.jpg')).status).toBe(200);
    expect(codesOf(await resultsOf(first))).toEqual([['tv.jpg', 'flagged', 'same_file']]);
  });

  it('and confirming it at once leaves one decision, whoever comes first', async () => {
    const [first, second] = [await placeOf(own), await placeOf(own)];
    for (let round = 0; round < 5; round += 1) {
      seed += 1;
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

const dated = (taken: string) =>
  scene()
    .jpeg({ quality: 90 })
    .withExif({ IFD2: { DateTimeOriginal: taken } })
    .toBuffer();

describe('a photo that was taken before the purchase', () => {
  it('is flagged from 30 days on, until the date of purchase is corrected', async () => {
    const place = await placeOf(own, { date_purchase: '2025-08-20' });
    await upload(place, 'old.jpg', await dated('2025-07-20 10:00:00'.replaceAll('-', ':')));
    seed += 1;
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
