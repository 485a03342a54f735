import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { api } from '@/tests/setup/api';
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
import { attachPicture, complete } from '@/tests/setup/verdicts';

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

const results = async () =>
  (
    (await api('GET', `/forensics/${claim}/results/all`, { key: own.key })).body as {
      forensics_results: Record<string, Record<string, unknown>[]>;
    }
  ).forensics_results;
const resultOf = async () => (await results())[appraisal.id]?.[0];
const post = (verb: 'clear' | 'keep' | 'restore' | 'analyze', json: unknown) =>
  api('POST', `/forensics/${claim}/${verb}`, { key: own.key, json });
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
const flagsOf = async () =>
  (
    await asOwner<{ flagged_count: number }>(
      'SELECT flagged_count FROM client_reference WHERE id = $1',
      [claim],
    )
  )[0]?.flagged_count;

const countsOf = async () =>
  (
    await asOwner('SELECT flagged_count, confirmed_count FROM client_reference WHERE id = $1', [
      claim,
    ])
  )[0];

describe('keep', () => {
  const CONFIRMED = {
    flagged: true,
    is_digitally_manipulated: true,
    confidence: 0.9123,
    kept_by: expect.stringMatching(/^key:/),
    kept_at: '2026-03-10T09:08:07.000Z',
    kept_note: 'twice the same area',
  };

  it('is named to a person who clears the picture without having seen it', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    const back = useClock({ now: () => new Date('2026-03-10T09:08:07Z') });
    await post('keep', { ...requestOf(fileName), note: 'twice the same area' }).finally(back);
    expect((await post('clear', requestOf(fileName))).body).toEqual({
      cleared: true,
      overridden: {
        by: expect.stringMatching(/^key:/),
        at: '2026-03-10T09:08:07.000Z',
        note: 'twice the same area',
      },
    });
    expect((await post('clear', requestOf(fileName))).body).toEqual({ cleared: true });
  });

  it('confirms the flag for every appraisal of the item with actor, time and note, once', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    expect(await flagsOf()).toBe(1);
    const back = useClock({ now: () => new Date('2026-03-10T09:08:07Z') });
    const { status, body } = await post('keep', {
      ...requestOf(fileName, twin),
      note: 'twice the same area',
    }).finally(back);
    expect([status, body]).toEqual([200, { kept: true }]);
    expect(await post('keep', requestOf(fileName))).toMatchObject({ status: 200 });
    expect(await results()).toMatchObject({ [appraisal.id]: [CONFIRMED], [twin.id]: [CONFIRMED] });
    expect(await flagsOf()).toBe(0);
    expect(await eventsOf()).toEqual(['forensics.completed', 'forensics.flag_kept']);
  });

  it('is undone by restore, overridden by clear and reset by a new run', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    const before = { ...(await resultOf()), update_time: expect.any(String) };
    await post('keep', requestOf(fileName));
    const confirmed = { ...(await resultOf()), update_time: expect.any(String) };
    await post('clear', requestOf(fileName));
    expect(await resultOf()).toMatchObject({
      flagged: false,
      cleared_by: expect.any(String),
      kept_by: null,
      kept_at: null,
    });
    await post('restore', requestOf(fileName));
    expect([await resultOf(), await flagsOf()]).toEqual([confirmed, 0]);
    await post('restore', requestOf(fileName));
    expect([await resultOf(), await flagsOf()]).toEqual([before, 1]);
    await post('keep', requestOf(fileName));
    await post('analyze', requestOf(fileName));
    await complete(own, appraisal, fileName);
    expect([await resultOf(), await flagsOf()]).toEqual([before, 1]);
    expect((await eventsOf()).slice(1, 6)).toEqual([
      'forensics.flag_kept',
      'forensics.cleared',
      'forensics.restored',
      'forensics.flag_released',
      'forensics.flag_kept',
    ]);
  });

  it('leaves the picture confirmed and counted; a clear has the last word', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, fileName);
    expect(await resultOf()).toMatchObject({ state: 'flagged' });
    await post('keep', requestOf(fileName));
    expect(await resultOf()).toMatchObject({ state: 'confirmed', flagged: true });
    expect(await countsOf()).toEqual({ flagged_count: 0, confirmed_count: 1 });
    await post('clear', requestOf(fileName));
    expect(await resultOf()).toMatchObject({ state: 'cleared', flagged: false });
    expect(await countsOf()).toEqual({ flagged_count: 0, confirmed_count: 0 });
  });

  it('of handlers who clear and confirm at once each is answered by what holds, and the clear holds', async () => {
    for (let round = 0; round < 6; round += 1) {
      const fileName = await attachPicture(own, claim, appraisal, `photo ${round}.jpg`);
      await complete(own, appraisal, fileName);
      const before = (await eventsOf()).length;
      const answers = await Promise.all(
        (['keep', 'clear', 'keep', 'clear', 'keep'] as const).map((verb) =>
          post(verb, requestOf(fileName, round % 2 ? twin : appraisal)),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect([statuses[1], statuses[3]]).toEqual([200, 200]);
      const recorded = (await eventsOf()).slice(before);
      const isConfirmed = recorded.includes('forensics.flag_kept');
      expect(recorded).toEqual([
        ...(isConfirmed ? ['forensics.flag_kept'] : []),
        'forensics.cleared',
      ]);
      const confirmed = [0, 2, 4].map((at) => statuses[at]);
      expect(confirmed.every((status) => status === 404 || (status === 200 && isConfirmed))).toBe(
        true,
      );
      expect((await results())[appraisal.id]?.at(-1)).toMatchObject({
        state: 'cleared',
        flagged: false,
        kept_at: null,
      });
      expect(await countsOf()).toEqual({ flagged_count: 0, confirmed_count: 0 });
    }
  });

  it('returns 404 for a picture that is not examined, not flagged or cleared', async () => {
    const fileName = await attachPicture(own, claim, appraisal);
    const isRefused = async () =>
      expect(await post('keep', requestOf(fileName))).toMatchObject({
        status: 404,
        body: { event_code: 'ERNF00', description: 'Flag not found' },
      });
    await isRefused();
    await complete(own, appraisal, fileName, { manipulation_confidence: 0.7 });
    await isRefused();
    await post('analyze', requestOf(fileName));
    await complete(own, appraisal, fileName);
    await post('clear', requestOf(fileName));
    await isRefused();
  });
});
