import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import { env } from '@/lib/platform/env';
import { storage } from '@/lib/platform/storage/storage';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { formOf, jpeg, pdf } from '@/tests/setup/pictures';
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

let own: Tenant;
let claim: number;
let appraisal: MadeAppraisal;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

beforeEach(async () => {
  claim = await makeClaim(own);
  appraisal = await makeAppraisal(own, claim);
});

const upload = async (name: string, bytes: Buffer) => {
  const { status } = await api(
    'POST',
    `/client_reference/${claim}/appraisal/${appraisal.id}/attachments`,
    { key: own.key, form: formOf({ name, bytes }) },
  );
  expect(status).toBe(200);
};
const results = async () =>
  (
    (await api('GET', `/forensics/${claim}/results/all`, { key: own.key })).body as {
      forensics_results: Record<string, Record<string, unknown>[]>;
    }
  ).forensics_results;
const post = (verb: string, file_name: string, { id } = appraisal) =>
  api('POST', `/forensics/${claim}/${verb}`, {
    key: own.key,
    json: { appraisal_id: id, file_name },
  });
const events = async () =>
  (
    await asOwner<{ type: string }>(
      `SELECT type FROM audit_event WHERE client_reference_id = $1 AND type LIKE 'forensics.%' ORDER BY sequence`,
      [claim],
    )
  ).map(({ type }) => type);
const storageKeyOf = async () =>
  (
    await asOwner<{ storage_key: string }>('SELECT storage_key FROM attachment WHERE row_id = $1', [
      appraisal.rowId,
    ])
  )[0]?.storage_key ?? '';

describe('from upload to verdict, with the real engine and queue', () => {
  it('is not_started, then complete with one verdict for both appraisals of the item', async () => {
    const twin = await makeAppraisal(own, claim, { row_id: appraisal.rowId });
    await upload('photo.jpg', await jpeg(3, 256));
    expect(await results()).toMatchObject({
      [appraisal.id]: [{ status: 'not_started' }],
      [twin.id]: [{ status: 'not_started' }],
    });
    await workAll();
    const complete = {
      status: 'complete',
      is_ai_generated: expect.any(Boolean),
      is_digitally_manipulated: expect.any(Boolean),
      ai_generated_confidence: expect.any(Number),
      manipulation_confidence: expect.any(Number),
      analysis: expect.stringMatching(/\w/),
      engine_version: ENGINE_VERSION,
      threshold: 0.8,
      facts: { format: expect.stringMatching(/jpeg/i), width: 256, height: 256 },
      failure_reason: null,
    };
    const found = await results();
    expect(found).toMatchObject({ [appraisal.id]: [complete], [twin.id]: [complete] });
    const [first] = found[appraisal.id] ?? [];
    expect(first?.['is_ai_generated']).toBe(Number(first?.['ai_generated_confidence']) >= 0.5);
    expect(first?.['is_digitally_manipulated']).toBe(
      Number(first?.['manipulation_confidence']) >= 0.5,
    );
    expect(await events()).toEqual(['forensics.completed']);
    expect(
      await asOwner('SELECT tries FROM forensics_verdict WHERE row_id = $1', [appraisal.rowId]),
    ).toEqual([{ tries: 1 }]);
  });

  it('a clear applies to both appraisals of an item, and a new run replaces the verdict of both', async () => {
    const twin = await makeAppraisal(own, claim, { row_id: appraisal.rowId });
    await upload('photo.jpg', await jpeg(4, 256));
    await workAll();
    const before = await results();
    expect((await post('clear', 'photo.jpg', twin)).body).toEqual({ cleared: true });
    expect((await results())[appraisal.id]).toMatchObject([
      { status: 'complete', cleared_by: expect.any(String), confidence: null },
    ]);
    expect((await post('analyze', 'photo.jpg')).body).toEqual({ status: 'not_started' });
    await workAll();
    const after = await results();
    const { update_time: _, ...verdict } = before[twin.id]?.[0] ?? {};
    expect(after[twin.id]).toMatchObject([verdict]);
    expect(after[appraisal.id]).toMatchObject([{ cleared_by: null, cleared_at: null }]);
    expect(await events()).toEqual([
      'forensics.completed',
      'forensics.cleared',
      'forensics.requested',
      'forensics.completed',
    ]);
  });

  it('stays in the language that the claim had at its examination', async () => {
    await asOwner("UPDATE client_reference SET language = 'da' WHERE id = $1", [claim]);
    await upload('photo.jpg', await jpeg(9, 256));
    await workAll();
    const found = (await results())[appraisal.id] ?? [];
    expect(found).toMatchObject([
      { analysis: expect.stringMatching(/ikke |er for lille|billedet/) },
    ]);
    const signals = found[0]?.['signals'] as {
      sentence: string;
      message: string;
      values: object;
    }[];
    expect(signals.find(({ message }) => message === 'provenance.none')).toMatchObject({
      values: {},
      sentence: expect.stringMatching(/^Filen nævner intet AI-program\./),
    });
    expect(
      await asOwner('SELECT language FROM forensics_verdict WHERE row_id = $1', [appraisal.rowId]),
    ).toEqual([{ language: 'da' }]);
  });

  it('keeps its engine version and thresholds until a new run replaces it, and the trail stores both', async () => {
    await upload('old.jpg', await jpeg(11, 256));
    await workAll();
    const stored = (name: string) =>
      asOwner<Record<string, unknown>>(
        'SELECT * FROM forensics_verdict WHERE row_id = $1 AND file_name = $2',
        [appraisal.rowId, name],
      );
    expect(await stored('old.jpg')).toMatchObject([
      {
        engine_version: ENGINE_VERSION,
        threshold: '0.800',
        thresholds: { VERDICT: { min: 0.5 }, FUSION: expect.any(Object) },
      },
    ]);
    // Simulates a verdict of an older engine.
    await asOwner(
      `UPDATE forensics_verdict SET engine_version = '0.1.0', manipulation_confidence = 0.99, is_digitally_manipulated = true, flagged = true, analysis = 'Of then.',
      thresholds = '{"VERDICT_MIN": 0.4}' WHERE row_id = $1`,
      [appraisal.rowId],
    );
    const [then] = await stored('old.jpg');
    await asOwner('UPDATE client SET flag_threshold = 0.995 WHERE id = $1', [own.clientId]);
    await upload('new.jpg', await jpeg(12, 256));
    await workAll();
    expect(await stored('new.jpg')).toMatchObject([
      { engine_version: ENGINE_VERSION, threshold: '0.995' },
    ]);
    expect(await stored('old.jpg')).toEqual([then]);
    await asOwner('UPDATE client SET flag_threshold = 0.8 WHERE id = $1', [own.clientId]);
    await post('analyze', 'old.jpg');
    await workAll();
    expect(await stored('old.jpg')).toMatchObject([
      { engine_version: ENGINE_VERSION, run: 2, thresholds: { VERDICT: { min: 0.5 } } },
    ]);
    const [requested] = await asOwner<{ data: object }>(
      `SELECT (payload::jsonb)->'data' AS data FROM audit_event WHERE client_reference_id = $1 AND type = 'forensics.requested'`,
      [claim],
    );
    expect(requested?.data).toMatchObject({
      run: 2,
      replaced: {
        run: 1,
        engine_version: '0.1.0',
        manipulation_confidence: 0.99,
        flagged: true,
        threshold: 0.8,
        thresholds: { VERDICT_MIN: 0.4 },
        analysis: 'Of then.',
      },
    });
  });

  it('does not examine a PDF receipt', async () => {
    await upload('receipt.pdf', pdf());
    expect(await results()).toEqual({});
    expect(
      await asOwner(`SELECT 1 FROM job WHERE kind = 'examine' AND (payload->>'row_id')::int = $1`, [
        appraisal.rowId,
      ]),
    ).toEqual([]);
  });

  it('drops the examination of an attachment deleted in the queue, and continues with the next', async () => {
    await upload('gone.jpg', await jpeg(5));
    expect(
      (
        await api(
          'DELETE',
          `/client_reference/${claim}/appraisal/${appraisal.id}/attachments/gone.jpg`,
          { key: own.key },
        )
      ).status,
    ).toBe(204);
    await upload('stays.jpg', await jpeg(6));
    await workAll();
    expect((await results())[appraisal.id]).toMatchObject([
      { file_name: 'stays.jpg', status: 'complete' },
    ]);
  });

  it.each([
    [
      'is missing',
      async (key: string) => storage().remove(`${key}/original`),
      'The stored file is missing. Ask for the picture again.',
    ],
    [
      'is no longer a picture',
      async (key: string) => storage().put(`${key}/original`, Buffer.from('garbage')),
      'The stored file is damaged. Ask for the picture again.',
    ],
    [
      'is cut off',
      async (key: string) =>
        writeFileSync(
          path.join(env().DATA_DIR, 'files', key, 'original'),
          (await jpeg(7, 256)).subarray(0, 2000),
        ),
      'The picture data is damaged. Ask for the original picture.',
    ],
  ])(
    'fails with a reason at the first attempt if the stored file %s',
    async (_what, harm, reason) => {
      await upload('photo.jpg', await jpeg(7, 256));
      await harm(await storageKeyOf());
      await workAll();
      expect((await results())[appraisal.id]).toMatchObject([
        { status: 'failed', is_ai_generated: null, failure_reason: reason },
      ]);
      expect(
        await asOwner('SELECT tries FROM forensics_verdict WHERE row_id = $1', [appraisal.rowId]),
      ).toEqual([{ tries: 1 }]);
      expect(await events()).toEqual(['forensics.failed']);
    },
  );

  it('leaves the status and the amounts of the appraisal unchanged', async () => {
    const path = `/client_reference/${claim}/appraisal/${appraisal.id}`;
    const money = async () => {
      const { appraisal_status_id, replacement_cost_value, actual_cash_value, depreciation } = (
        await api('GET', path, { key: own.key })
      ).body as Record<string, unknown>;
      return { appraisal_status_id, replacement_cost_value, actual_cash_value, depreciation };
    };
    const before = await money();
    await upload('photo.jpg', await jpeg(8));
    await workAll();
    expect(await money()).toEqual(before);
  });
});
