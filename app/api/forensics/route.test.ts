import { problem } from '@/lib/shared/reasons';
import { describe, expect, it } from 'vitest';
import { api, ORIGIN } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeAppraisal, makeClaim, makeTenant } from '@/tests/setup/tenants';
import { attachPicture, complete, evidence, giveUpOn } from '@/tests/setup/verdicts';
import {
  own,
  claim,
  appraisal,
  twin,
  results,
  resultOf,
  post,
  requestOf,
  WITHOUT_VERDICT,
} from './forensics.fixture';

describe('the forensics results of a claim', () => {
  it('returns an empty map for a cart without appraisals or pictures', async () => {
    const { status, body } = await api('GET', `/forensics/${claim}/results/all`, { key: own.key });
    expect(status).toBe(200);
    expect(body).toEqual({ forensics_results: {}, item_results: {}, item_reasons: {} });
  });

  it('returns four null verdict fields in every state before complete, for every appraisal', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    const without = { row_id: appraisal.rowId, file_name: fileName, ...WITHOUT_VERDICT };
    for (const status of ['not_started', 'ongoing', 'failed']) {
      await asOwner(
        `UPDATE forensics_verdict SET status = $1::"ForensicsStatus", ai_generated_confidence = 0.9, is_ai_generated = true, analysis = 'x' WHERE row_id = $2`,
        [status, appraisal.rowId],
      );
      expect(await results()).toMatchObject({
        [appraisal.id]: [{ status, ...without }],
        [twin.id]: [{ status, ...without }],
      });
    }
  });

  it('returns the verdict, the higher confidence, regions and evidence once complete', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName, {}, new Uint8Array([1]));
    expect(await resultOf()).toEqual({
      row_id: appraisal.rowId,
      file_name: fileName,
      status: 'complete',
      is_ai_generated: false,
      is_digitally_manipulated: true,
      ai_generated_confidence: 0.0312,
      manipulation_confidence: 0.9123,
      confidence: 0.9123,
      analysis: 'A part of this picture was compressed once less than the rest.',
      // The message of the fixture is of no version, so that its sentence stands for the parts.
      headline: 'Compressed twice here.',
      advice: null,
      innocent_reasons: null,
      details: null,
      regions: [
        { x_min: 0.1, y_min: 0.2, x_max: 0.4, y_max: 0.5, kind: 'edited', confidence: 0.9 },
      ],
      flagged: true,
      reasons: [],
      update_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      state: 'flagged',
      inconclusive_reason: null,
      would_help: null,
      signals: [
        {
          name: 'double_compression',
          about: 'manipulation',
          finding: 'suspicious',
          score: 0.9,
          message: 'm',
          values: {},
          sentence: 'Compressed twice here.',
          headline: 'Compressed twice here.',
          advice: null,
          innocent_reasons: null,
          details: null,
        },
      ],
      facts: expect.objectContaining({ format: 'jpeg' }),
      heatmap_url: `${ORIGIN}/api/client_reference/${claim}/appraisal/${appraisal.id}/attachments/photo.jpg?variant=heatmap&client_id=${own.clientId}`,
      not_judged: null,
      page: null,
      engine_version: 'of-the-tests',
      threshold: 0.8,
      cleared_by: null,
      cleared_at: null,
      cleared_note: null,
      cleared_findings: null,
      kept_by: null,
      kept_at: null,
      kept_note: null,
      failure_reason: null,
      failure_cause: null,
      duplicates: [],
    });
  });

  it('gives a verdict and each signal in four parts, in the language of the verdict, until it is cleared', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    const [signal] = evidence().signals;
    const found = { message: 'double_compression.found', values: { place: 'left', strength: 164 } };
    await complete(own, appraisal, fileName, {
      signals: signal ? [{ ...signal, ...found }] : [],
    });
    await asOwner("UPDATE forensics_verdict SET language = 'da' WHERE row_id = $1", [
      appraisal.rowId,
    ]);
    const parts = {
      headline: 'Et område til venstre er sandsynligvis tilføjet senere.',
      advice: 'Sammenlign med originalen, eller bed om et nyt billede.',
      innocent_reasons: 'En billedtekst eller et logo fra et program ser ud på samme måde.',
      details:
        'Dobbelt JPEG-komprimering uden for området, enkelt indenfor (styrke 164, grænse 20).',
    };
    expect(await resultOf()).toMatchObject({ ...parts, signals: [{ ...found, ...parts }] });
    expect((await post('clear', requestOf(fileName))).status).toBe(200);
    expect(await resultOf()).toMatchObject({
      headline: null,
      advice: null,
      innocent_reasons: null,
      details: null,
      signals: null,
    });
  });

  it('gives the reason of an inconclusive result until a person clears it', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName, {
      is_digitally_manipulated: false,
      manipulation_confidence: 0.15,
      not_judged: 'small',
    });
    expect(await resultOf()).toMatchObject({ not_judged: 'small', flagged: false });
    expect((await post('clear', requestOf(fileName))).status).toBe(200);
    expect(await resultOf()).toMatchObject({ not_judged: null });
  });

  it.each([
    [0.7999, false],
    [0.8, true],
    [0.95, true],
  ])(
    'a true verdict of %d is flagged: %s, at a threshold of 0.8',
    async (manipulation_confidence, flagged) => {
      await complete(own, appraisal, await attachPicture(own, claim, appraisal), {
        manipulation_confidence,
      });
      expect(await resultOf()).toMatchObject({ flagged });
    },
  );

  it("flags only true verdicts and uses the client's threshold", async () => {
    await complete(own, appraisal, await attachPicture(own, claim, appraisal), {
      manipulation_confidence: 0.99,
      is_digitally_manipulated: false,
    });
    expect(await resultOf()).toMatchObject({ flagged: false });
    const strict = await makeTenant();
    await asOwner('UPDATE client SET flag_threshold = 0.5 WHERE id = $1', [strict.clientId]);
    const theirs = await makeClaim(strict);
    const made = await makeAppraisal(strict, theirs);
    await complete(strict, made, await attachPicture(strict, theirs, made), {
      ai_generated_confidence: 0.5,
      is_ai_generated: true,
      is_digitally_manipulated: false,
      manipulation_confidence: 0.1,
    });
    expect(
      (await api('GET', `/forensics/${theirs}/results/all`, { key: strict.key })).body,
    ).toMatchObject({
      forensics_results: { [made.id]: [{ flagged: true, threshold: 0.5, confidence: 0.5 }] },
    });
  });

  it('gives a readable reason for a failed examination', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await giveUpOn(own, appraisal, fileName, problem('picture_file_missing'));
    expect(await resultOf()).toMatchObject({
      status: 'failed',
      ...WITHOUT_VERDICT,
      failure_reason: 'The stored file is missing. Ask for the picture again.',
      failure_cause: { reason: 'picture_file_missing', values: {} },
    });
  });

  it('names the same picture in other claims of the client, but never of another client', async () => {
    const bytes = Buffer.from(await (await import('@/tests/setup/pictures')).jpeg(4711));
    const { attach } = await import('@/lib/appraisals/attachments/attach');
    const elsewhere = await makeClaim(own, `elsewhere of ${claim}`);
    const there = await makeAppraisal(own, elsewhere);
    const foreign = await makeTenant();
    const foreignClaim = await makeClaim(foreign);
    for (const [tenant, at, made] of [
      [own, claim, appraisal],
      [own, elsewhere, there],
      [foreign, foreignClaim, await makeAppraisal(foreign, foreignClaim)],
    ] as const)
      await attach(tenant.caller, at, { appraisal_id: made.id }, [{ name: 'same.jpg', bytes }]);
    expect(await resultOf()).toMatchObject({
      duplicates: [
        {
          client_reference_id: elsewhere,
          client_reference: `elsewhere of ${claim}`,
          row_id: there.rowId,
          appraisal_id: there.id,
          file_name: 'same.jpg',
          match: 'same_file',
          is_other_receipt: false,
        },
      ],
    });
  });

  it('returns 400 ERIP00 for a path id that is not an integer', async () => {
    expect(await api('GET', '/forensics/x/results/all', { key: own.key })).toMatchObject({
      status: 400,
      body: { event_code: 'ERIP00' },
    });
  });
});
