import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { api, errorBody, FORBIDDEN, ORIGIN, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture, complete, giveUpOn } from '@/tests/setup/verdicts';

let own: Tenant;
let claim: number;
let appraisal: MadeAppraisal;
let twin: MadeAppraisal;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

beforeEach(async () => {
  claim = await makeClaim(own);
  appraisal = await makeAppraisal(own, claim);
  twin = await makeAppraisal(own, claim, { row_id: appraisal.rowId });
});

type Results = Record<string, Record<string, unknown>[]>;

const results = async () =>
  (
    (await api('GET', `/forensics/${claim}/results/all`, { key: own.key })).body as {
      forensics_results: Results;
    }
  ).forensics_results;
const resultOf = async ({ id }: MadeAppraisal = appraisal) => (await results())[id]?.[0];
const post = (verb: 'clear' | 'restore' | 'analyze', json: unknown, at: number | string = claim) =>
  api('POST', `/forensics/${at}/${verb}`, { key: own.key, json });
const requestOf = (file_name: string, { id }: MadeAppraisal = appraisal) => ({
  appraisal_id: id,
  file_name,
});
const eventsOf = async () =>
  (
    await asOwner<{ type: string }>(
      `SELECT type FROM audit_event WHERE client_reference_id = $1 AND type LIKE 'forensics.%' ORDER BY sequence`,
      [claim],
    )
  ).map(({ type }) => type);

const WITHOUT_VERDICT = {
  is_ai_generated: null,
  is_digitally_manipulated: null,
  ai_generated_confidence: null,
  manipulation_confidence: null,
  confidence: null,
  analysis: null,
  regions: null,
  flagged: false,
  signals: null,
  heatmap_url: null,
};

describe('results of the cart', () => {
  it('an empty cart and one without pictures are an empty map', async () => {
    const { status, body } = await api('GET', `/forensics/${claim}/results/all`, { key: own.key });
    expect(status).toBe(200);
    expect(body).toEqual({ forensics_results: {} });
  });

  it('before complete all four verdict fields are null, in every state, for every appraisal of the item', async () => {
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

  it('a complete one carries the verdict, the higher confidence, its regions and its evidence', async () => {
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
      regions: [
        { x_min: 0.1, y_min: 0.2, x_max: 0.4, y_max: 0.5, kind: 'edited', confidence: 0.9 },
      ],
      flagged: true,
      update_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      signals: [
        {
          name: 'double_compression',
          about: 'manipulation',
          finding: 'suspicious',
          score: 0.9,
          message: 'm',
          values: {},
          sentence: 'Compressed twice here.',
        },
      ],
      facts: expect.objectContaining({ format: 'jpeg' }),
      heatmap_url: `${ORIGIN}/api/client_reference/${claim}/appraisal/${appraisal.id}/attachments/photo.jpg?variant=heatmap&client_id=${own.clientId}`,
      not_judged: null,
      engine_version: 'of-the-tests',
      threshold: 0.8,
      cleared_by: null,
      cleared_at: null,
      cleared_note: null,
      kept_by: null,
      kept_at: null,
      kept_note: null,
      failure_reason: null,
      duplicates: [],
    });
  });

  it('one of a picture that could not be judged says why, until a person marks it clean', async () => {
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
    "a true verdict of %d is flagged: %s, at the client's threshold of 0.8",
    async (manipulation_confidence, flagged) => {
      await complete(own, appraisal, await attachPicture(own, claim, appraisal), {
        manipulation_confidence,
      });
      expect(await resultOf()).toMatchObject({ flagged });
    },
  );

  it('a confidence without a true verdict flags nothing, and a client of its own threshold is held to that', async () => {
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

  it('a failed one says why, in words for a handler', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await giveUpOn(own, appraisal, fileName, 'Look at it by eye.');
    expect(await resultOf()).toMatchObject({
      status: 'failed',
      ...WITHOUT_VERDICT,
      failure_reason: 'Look at it by eye.',
    });
  });

  it("the same picture elsewhere in this client's claims is named, another client's is not", async () => {
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
      await attach(tenant.caller, at, made.id, [{ name: 'same.jpg', bytes }]);
    expect(await resultOf()).toMatchObject({
      duplicates: [
        {
          client_reference_id: elsewhere,
          client_reference: `elsewhere of ${claim}`,
          row_id: there.rowId,
          appraisal_id: there.id,
          file_name: 'same.jpg',
          match: 'same_file',
        },
      ],
    });
  });

  it('a missing claim is 403 ERIT02, a path id that is no integer 400 ERIP00', async () => {
    const missing = await api('GET', '/forensics/99999999/results/all', { key: own.key });
    expect([missing.status, missing.body]).toEqual([403, FORBIDDEN]);
    expect(await api('GET', '/forensics/x/results/all', { key: own.key })).toMatchObject({
      status: 400,
      body: { event_code: 'ERIP00' },
    });
  });
});

describe('clear', () => {
  it('marks the picture clean for every appraisal of the item, says who and when, and keeps status complete', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    const back = useClock({ now: () => new Date('2026-03-10T09:08:07Z') });
    const { status, body } = await post('clear', {
      ...requestOf(fileName, twin),
      note: 'seen on site',
    }).finally(back);
    expect(status).toBe(200);
    expect(body).toEqual({ cleared: true });
    const cleared = {
      ...WITHOUT_VERDICT,
      status: 'complete',
      is_ai_generated: false,
      is_digitally_manipulated: false,
      cleared_by: expect.stringMatching(/^key:/),
      cleared_at: '2026-03-10T09:08:07.000Z',
      cleared_note: 'seen on site',
      analysis: expect.stringMatching(
        /^Reviewed and marked clean by API key \w+ on 2026-03-10 09:08 UTC\. Note: seen on site$/,
      ),
      update_time: '2026-03-10T09:08:07.000Z',
    };
    expect(await results()).toMatchObject({ [appraisal.id]: [cleared], [twin.id]: [cleared] });
  });

  it("keeps the machine's own verdict in the audit trail", async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    await post('clear', requestOf(fileName));
    const [event] = await asOwner<{ payload: string }>(
      `SELECT payload FROM audit_event WHERE client_reference_id = $1 AND type = 'forensics.cleared'`,
      [claim],
    );
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({
      actor: expect.stringMatching(/^key:/),
      data: {
        appraisal_id: appraisal.id,
        row_id: appraisal.rowId,
        file_name: fileName,
        machine: {
          flagged: true,
          is_digitally_manipulated: true,
          manipulation_confidence: 0.9123,
          engine_version: 'of-the-tests',
        },
      },
    });
  });

  it('again is 200 without a second event, from either appraisal', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    for (const made of [appraisal, twin, appraisal])
      expect(await post('clear', requestOf(fileName, made))).toMatchObject({
        status: 200,
        body: { cleared: true },
      });
    expect(await eventsOf()).toEqual(['forensics.completed', 'forensics.cleared']);
  });

  it('a completed one that was not flagged is cleared all the same', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName, {
      is_digitally_manipulated: false,
      manipulation_confidence: 0.1,
      regions: null,
    });
    expect(await post('clear', requestOf(fileName))).toMatchObject({
      status: 200,
      body: { cleared: true },
    });
  });

  it('ids may come as strings, and what is not known is ignored', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    expect(
      await post('clear', {
        appraisal_id: String(appraisal.id),
        file_name: fileName,
        client_id: String(own.clientId),
        colour: 'puce',
      }),
    ).toMatchObject({ status: 200, body: { cleared: true } });
  });

  it.each(['not_started', 'ongoing', 'failed'])(
    'while %s it is 404 with error and description alone, and changes nothing',
    async (state) => {
      const fileName = await attachPicture(own, claim, appraisal, `it's "odd".jpg`);
      await asOwner(
        `UPDATE forensics_verdict SET status = $1::"ForensicsStatus" WHERE row_id = $2`,
        [state, appraisal.rowId],
      );
      const { status, body } = await post('clear', requestOf(fileName));
      expect(status).toBe(404);
      expect(body).toEqual({
        error: 'Not Found',
        description: `No completed forensics verdict for attachment '${fileName}'`,
      });
      expect(
        await asOwner('SELECT status::text, cleared_at FROM forensics_verdict WHERE row_id = $1', [
          appraisal.rowId,
        ]),
      ).toEqual([{ status: state, cleared_at: null }]);
    },
  );

  it('an unknown file, appraisal or appraisal of another claim is the same 404', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    const elsewhere = await makeAppraisal(own, await makeClaim(own));
    for (const json of [
      requestOf('none.jpg'),
      { appraisal_id: 99_999_999, file_name: fileName },
      requestOf(fileName, elsewhere),
    ]) {
      const { status, body } = await post('clear', json);
      expect([status, body]).toEqual([
        404,
        {
          error: 'Not Found',
          description: `No completed forensics verdict for attachment '${json.file_name}'`,
        },
      ]);
    }
  });

  it.each([
    [{}, 'appraisal_id: Field required; file_name: Field required'],
    [{ appraisal_id: 1 }, 'file_name: Field required'],
    [{ file_name: 'a.jpg' }, 'appraisal_id: Field required'],
    [{ appraisal_id: 1, file_name: '' }, 'file_name: Field required'],
    [{ appraisal_id: 1, file_name: null }, 'file_name: Field required'],
    [{ appraisal_id: 'x', file_name: 'a.jpg' }, 'appraisal_id: must be an integer'],
  ])('an invalid body is 400 with title and description alone: %j', async (json, description) => {
    const { status, body } = await post('clear', json);
    expect(status).toBe(400);
    expect(body).toEqual({ title: 'Invalid mark-clean payload', description });
  });

  it.each(['{', '[]', '5', ''])(
    'a body that is no JSON object has the same form: %j',
    async (bytes) => {
      const { status, body } = await api('POST', `/forensics/${claim}/clear`, {
        key: own.key,
        bytes,
      });
      expect(status).toBe(400);
      expect(body).toEqual({
        title: 'Invalid mark-clean payload',
        description: expect.any(String),
      });
    },
  );

  it('a missing claim is 403 ERIT02', async () => {
    const { status, body } = await post('clear', requestOf('a.jpg'), 99_999_999);
    expect([status, body]).toEqual([403, FORBIDDEN]);
  });
});

describe('restore and analyze', () => {
  it('restore brings back exactly what the machine said; a second restore is 200 without a second event', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    const before = await resultOf();
    await post('clear', requestOf(fileName));
    for (let n = 0; n < 2; n += 1)
      expect(await post('restore', requestOf(fileName, twin))).toMatchObject({
        status: 200,
        body: { restored: true },
      });
    expect(await resultOf()).toEqual({ ...before, update_time: expect.any(String) });
    expect(await eventsOf()).toEqual([
      'forensics.completed',
      'forensics.cleared',
      'forensics.restored',
    ]);
  });

  it('analyze starts over: not started, no verdict, the clear forgotten; a second one changes nothing', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    await post('clear', requestOf(fileName));
    for (let n = 0; n < 2; n += 1)
      expect(await post('analyze', requestOf(fileName, twin))).toMatchObject({
        status: 200,
        body: { status: 'not_started' },
      });
    expect(await resultOf()).toMatchObject({
      status: 'not_started',
      ...WITHOUT_VERDICT,
      cleared_by: null,
      cleared_at: null,
    });
    expect(await eventsOf()).toEqual([
      'forensics.completed',
      'forensics.cleared',
      'forensics.requested',
    ]);
    expect(
      await asOwner('SELECT run FROM forensics_verdict WHERE row_id = $1', [appraisal.rowId]),
    ).toEqual([{ run: 2 }]);
    expect(
      await asOwner(
        `SELECT data->>'run' AS run FROM pgboss.job WHERE name = 'examine' AND (data->>'row_id')::int = $1 ORDER BY 1`,
        [appraisal.rowId],
      ),
    ).toEqual([{ run: '1' }, { run: '2' }]);
  });

  it('of five equal requests at once one queues a run', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('analyze', requestOf(fileName))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await eventsOf()).filter((type) => type === 'forensics.requested')).toHaveLength(1);
  });

  it('a failed one may be run again, and its reason is gone', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await giveUpOn(own, appraisal, fileName, 'too hard');
    expect(await post('analyze', requestOf(fileName))).toMatchObject({
      status: 200,
      body: { status: 'not_started' },
    });
    expect(await resultOf()).toMatchObject({ status: 'not_started', failure_reason: null });
  });

  it('an unknown file is ERNF00, a missing field ERMP00, a missing claim ERIT02', async () => {
    expect((await post('restore', requestOf('none.jpg'))).body).toEqual(
      errorBody('ERNF00', TITLES.NF, 'Verdict not found'),
    );
    expect((await post('analyze', requestOf('none.jpg'))).body).toEqual(
      errorBody('ERNF00', TITLES.NF, 'Picture not found'),
    );
    for (const verb of ['restore', 'analyze'] as const) {
      expect((await post(verb, {})).body).toEqual(
        errorBody('ERMP00', TITLES.MP, 'appraisal_id : field required; file_name : field required'),
      );
      expect((await post(verb, requestOf('a.jpg'), 99_999_999)).body).toEqual(FORBIDDEN);
    }
  });
});
