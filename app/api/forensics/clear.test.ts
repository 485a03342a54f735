import { describe, expect, it } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeAppraisal, makeClaim } from '@/tests/setup/tenants';
import { attachPicture, complete } from '@/tests/setup/verdicts';
import {
  own,
  claim,
  appraisal,
  twin,
  results,
  resultOf,
  post,
  requestOf,
  eventsOf,
  WITHOUT_VERDICT,
} from './forensics.fixture';

const CLEARED_FIELDS = {
  analysis: expect.stringMatching(/^Reviewed and marked clean by /),
  is_ai_generated: false,
  is_digitally_manipulated: false,
};

describe('clear', () => {
  it('clears the picture for every appraisal of the item, with actor and time, status complete', async () => {
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

  it('leaves the findings of the engine in reach until the clear is undone', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName, {}, new Uint8Array([1]));
    const before = await resultOf();
    await post('clear', requestOf(fileName));
    const cleared = await resultOf();
    expect(cleared).toMatchObject({ ...WITHOUT_VERDICT, ...CLEARED_FIELDS, state: 'cleared' });
    for (const [field, value] of Object.entries(cleared?.['cleared_findings'] as object))
      expect([field, value]).toEqual([field, before?.[field]]);
    expect(cleared).toMatchObject({
      cleared_findings: { flagged: true, manipulation_confidence: 0.9123, regions: [{}] },
    });
    await post('restore', requestOf(fileName));
    expect(await resultOf()).toMatchObject({ state: 'flagged', cleared_findings: null });
  });

  it('and every other event of a verdict carries its new state', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    for (const verb of ['keep', 'clear', 'restore', 'restore'] as const)
      await post(verb, requestOf(fileName));
    await post('analyze', requestOf(fileName));
    await complete(own, appraisal, fileName, {
      is_digitally_manipulated: false,
      not_judged: 'small',
    });
    const events = await asOwner<{ type: string; payload: string }>(
      `SELECT type, payload FROM audit_event WHERE client_reference_id = $1 AND type LIKE 'forensics.%' ORDER BY sequence`,
      [claim],
    );
    expect(events.map(({ type, payload }) => [type, JSON.parse(payload).data.state])).toEqual([
      ['forensics.completed', 'flagged'],
      ['forensics.flag_kept', 'confirmed'],
      ['forensics.cleared', 'cleared'],
      ['forensics.restored', 'confirmed'],
      ['forensics.flag_released', 'flagged'],
      ['forensics.requested', 'not_started'],
      ['forensics.completed', 'inconclusive'],
    ]);
  });

  it("records the engine's verdict in the audit trail", async () => {
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

  it('returns 200 when repeated from either appraisal, without a second event', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    for (const made of [appraisal, twin, appraisal])
      expect(await post('clear', requestOf(fileName, made))).toMatchObject({
        status: 200,
        body: { cleared: true },
      });
    expect(await eventsOf()).toEqual(['forensics.completed', 'forensics.cleared']);
  });

  it('also clears a completed picture without a flag', async () => {
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

  it('accepts ids as strings and ignores unknown fields', async () => {
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
    'returns 404 with only error and description while %s, and changes nothing',
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

  it('returns the same 404 for an unknown file or appraisal or an appraisal of another claim', async () => {
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
  ])(
    'returns 400 with only title and description for an invalid body: %j',
    async (json, description) => {
      const { status, body } = await post('clear', json);
      expect(status).toBe(400);
      expect(body).toEqual({ title: 'Invalid mark-clean payload', description });
    },
  );

  it.each(['{', '[]', '5', ''])(
    'returns the same format for a body that is not a JSON object: %j',
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
});
