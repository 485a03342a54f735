import { problem } from '@/lib/shared/reasons';
import { describe, expect, it } from 'vitest';
import { errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { attachPicture, complete, giveUpOn } from '@/tests/setup/verdicts';
import {
  own,
  claim,
  appraisal,
  twin,
  resultOf,
  post,
  requestOf,
  eventsOf,
  WITHOUT_VERDICT,
} from './forensics.fixture';

describe('restore and analyze', () => {
  it('restore returns the exact verdict of the engine; repeating it records no event', async () => {
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

  it('analyze resets status, verdict and review; repeating it changes nothing', async () => {
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
        `SELECT payload->>'run' AS run FROM job WHERE kind = 'examine' AND (payload->>'row_id')::int = $1 ORDER BY 1`,
        [appraisal.rowId],
      ),
    ).toEqual([{ run: '1' }, { run: '2' }]);
  });

  it('of five equal concurrent requests one queues a run', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('analyze', requestOf(fileName))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await eventsOf()).filter((type) => type === 'forensics.requested')).toHaveLength(1);
  });

  it('a failed run can be repeated, which removes its reason', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await giveUpOn(own, appraisal, fileName, problem('picture_file_missing'));
    expect(await post('analyze', requestOf(fileName))).toMatchObject({
      status: 200,
      body: { status: 'not_started' },
    });
    expect(await resultOf()).toMatchObject({ status: 'not_started', failure_reason: null });
  });

  it('returns ERNF00 for an unknown file and ERMP00 for a missing field', async () => {
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
    }
  });
});
