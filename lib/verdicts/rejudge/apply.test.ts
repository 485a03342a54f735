import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import { storage } from '@/lib/platform/storage/storage';
import { api } from '@/tests/setup/api';
import { asOwner, ownerConnection } from '@/tests/setup/owner';
import { jpeg } from '@/tests/setup/pictures';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';
import { evidence } from '@/tests/setup/verdicts';
import { analyze } from '../analyze';
import { clearVerdict } from '../clear';
import { confirmFlag } from '../confirm';
import { restoreVerdict } from '../restore';
import { applyCandidates, type Only } from './apply';
import { discardCandidates } from './discard';
import {
  candidatesOf,
  eventsOf,
  finds,
  HONEST,
  judged,
  newPlace,
  type Place,
  placeOf,
  rejudge,
  storedVerdict,
} from './rejudge.fixture';

let tenant: Tenant;
let place: Place;

beforeAll(() => loadCatalogue(PRICE_DATE));
beforeEach(async () => {
  place = await newPlace();
  ({ tenant } = place);
});

const apply = (only: Only | null = null) => applyCandidates(tenant.clientId, only);
const NOTHING = { applied: 0, decided: 0, replaced: 0, other_version: 0 };
const named = (file_name: string) => ({ appraisal_id: place.appraisal.id, file_name });
const resultOf = async (name: string) => {
  const { body } = await api('GET', `/forensics/${place.claim}/results/all`, { key: tenant.key });
  const { forensics_results: of } = body as {
    forensics_results: Record<string, { file_name: string }[]>;
  };
  return of[place.appraisal.id]?.find(({ file_name }) => file_name === name);
};
const countsOfClaim = async () => {
  const [row] = await asOwner<Record<string, number>>(
    'SELECT flagged_count, inconclusive_count FROM client_reference WHERE id = $1',
    [place.claim],
  );
  return row;
};

const WAITING_FOR_LOCKS = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;

const taken = (taken_at: string | null) => ({
  ...HONEST,
  facts: { ...evidence().facts, taken_at },
});

describe('applyCandidates', () => {
  it('makes a candidate the verdict, and the trail keeps the one that it replaces', async () => {
    await judged(place, 'a.jpg');
    await rejudge(tenant, finds(HONEST));
    expect(await countsOfClaim()).toMatchObject({ flagged_count: 1 });
    expect(await apply()).toEqual({ ...NOTHING, applied: 1 });
    expect(await resultOf('a.jpg')).toMatchObject({
      state: 'no_findings',
      flagged: false,
      manipulation_confidence: 0.0456,
      analysis: 'Nothing was found.',
      regions: null,
      engine_version: ENGINE_VERSION,
      threshold: 0.8,
    });
    expect(await storedVerdict(place, 'a.jpg')).toMatchObject({ run: 2, status: 'complete' });
    expect(await countsOfClaim()).toMatchObject({ flagged_count: 0 });
    expect(await candidatesOf(tenant)).toEqual([]);
    const [, requested, completed] = await eventsOf(place);
    expect(requested).toMatchObject({
      type: 'forensics.requested',
      actor: 'engine upgrade',
      data: {
        row_id: place.appraisal.rowId,
        file_name: 'a.jpg',
        run: 2,
        state: 'no_findings',
        replaced: {
          run: 1,
          status: 'complete',
          engine_version: '0.1.0',
          threshold: 0.8,
          thresholds: { VERDICT: { min: 0.5 } },
          flagged: true,
          manipulation_confidence: 0.9123,
          analysis: 'A part of this picture was compressed once less than the rest.',
          regions: [{ kind: 'edited' }],
        },
      },
    });
    expect(completed).toMatchObject({
      type: 'forensics.completed',
      actor: 'engine upgrade',
      data: { flagged: false, state: 'no_findings', engine_version: ENGINE_VERSION },
    });
  });

  it('records no forensics.completed where neither flag nor state changes', async () => {
    await judged(place, 'a.jpg');
    await rejudge(tenant, finds({ manipulation_confidence: 0.85 }));
    await apply();
    expect(await resultOf('a.jpg')).toMatchObject({ manipulation_confidence: 0.85 });
    expect((await eventsOf(place)).map(({ type }) => type)).toEqual([
      'forensics.completed',
      'forensics.requested',
    ]);
  });

  it('also of a closed claim, and shows its heatmap in place of the former one', async () => {
    await judged(place, 'a.jpg');
    await asOwner(`UPDATE client_reference SET status = 'closed' WHERE id = $1`, [place.claim]);
    const heatmap = await jpeg(21);
    await rejudge(tenant, finds({}, heatmap));
    expect(await resultOf('a.jpg')).toMatchObject({ heatmap_url: null });
    expect(await apply()).toMatchObject({ applied: 1 });
    const [row] = await asOwner<{ storage_key: string }>(
      'SELECT storage_key FROM attachment WHERE row_id = $1',
      [place.appraisal.rowId],
    );
    expect(await resultOf('a.jpg')).toMatchObject({ heatmap_url: expect.any(String) });
    expect(await storage().get(`${row?.storage_key}/heatmap`)).toEqual(heatmap);
    expect(await storage().has(`${row?.storage_key}/candidate_heatmap`)).toBe(false);
  });

  it('leaves what a handler decided with its findings, and applies it once the decision is undone', async () => {
    await judged(place, 'cleared.jpg');
    await judged(place, 'confirmed.jpg');
    await clearVerdict(tenant.caller, place.claim, named('cleared.jpg'));
    await confirmFlag(tenant.caller, place.claim, named('confirmed.jpg'));
    const before = [await resultOf('cleared.jpg'), await resultOf('confirmed.jpg')];
    expect(before).toMatchObject([
      { state: 'cleared', cleared_findings: { flagged: true } },
      { state: 'confirmed', flagged: true },
    ]);
    await rejudge(tenant, finds(HONEST));
    expect(await apply()).toEqual({ ...NOTHING, decided: 2 });
    expect([await resultOf('cleared.jpg'), await resultOf('confirmed.jpg')]).toEqual(before);
    await restoreVerdict(tenant.caller, place.claim, named('cleared.jpg'));
    expect(await apply()).toEqual({ ...NOTHING, applied: 1, decided: 1 });
    expect(await resultOf('cleared.jpg')).toMatchObject({ state: 'no_findings' });
  });

  it('applies only the wanted direction', async () => {
    await judged(place, 'edited.jpg');
    await judged(place, 'same.jpg');
    await rejudge(tenant, finds(HONEST));
    await judged(place, 'honest.jpg', HONEST);
    await rejudge(tenant, finds());
    await asOwner(`UPDATE verdict_candidate SET flagged = true WHERE file_name = 'same.jpg'`);
    expect(await apply('newly-flagged')).toEqual({ ...NOTHING, applied: 1 });
    expect(await resultOf('honest.jpg')).toMatchObject({ flagged: true });
    expect(await apply('newly-unflagged')).toEqual({ ...NOTHING, applied: 1 });
    expect(await resultOf('edited.jpg')).toMatchObject({ flagged: false });
    expect(await candidatesOf(tenant)).toMatchObject([{ file_name: 'same.jpg' }]);
  });

  it('skips what is analysed again, found by another version, or deleted', async () => {
    for (const name of ['again.jpg', 'other.jpg', 'deleted.jpg']) await judged(place, name);
    await rejudge(tenant, finds(HONEST));
    await analyze(tenant.caller, place.claim, named('again.jpg'));
    await asOwner(
      `UPDATE verdict_candidate SET engine_version = '0.2.0' WHERE file_name = 'other.jpg'`,
    );
    const path = `/client_reference/${place.claim}/appraisal/${place.appraisal.id}/attachments`;
    expect((await api('DELETE', `${path}/deleted.jpg`, { key: tenant.key })).status).toBe(204);
    expect(await apply()).toEqual({ ...NOTHING, replaced: 1, other_version: 1 });
    expect(await resultOf('again.jpg')).toMatchObject({ status: 'not_started' });
    expect(await resultOf('other.jpg')).toMatchObject({ engine_version: '0.1.0', flagged: true });
    expect(await candidatesOf(tenant)).toMatchObject([{ file_name: 'other.jpg' }]);
  });

  it('skips a verdict that another run has replaced in the meantime', async () => {
    await judged(place, 'a.jpg');
    await rejudge(tenant, finds(HONEST));
    await asOwner('UPDATE forensics_verdict SET run = 2 WHERE row_id = $1', [
      place.appraisal.rowId,
    ]);
    expect(await apply()).toEqual({ ...NOTHING, replaced: 1 });
    expect(await resultOf('a.jpg')).toMatchObject({ engine_version: '0.1.0' });
  });

  it('replaces each verdict once if two apply at once', async () => {
    for (let n = 0; n < 4; n += 1) await judged(place, `${n}.jpg`);
    await rejudge(tenant, finds(HONEST));
    const holder = await ownerConnection();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM forensics_verdict WHERE row_id = $1 FOR UPDATE', [
      place.appraisal.rowId,
    ]);
    const applying = Promise.all([apply(), apply()]);
    await expect.poll(() => asOwner(WAITING_FOR_LOCKS), { timeout: 4000 }).toHaveLength(2);
    await holder.query('COMMIT');
    await holder.end();
    const done = await applying;
    expect(done.reduce((sum, { applied }) => sum + applied, 0)).toBe(4);
    expect(
      (await eventsOf(place)).filter(({ type }) => type === 'forensics.requested'),
    ).toHaveLength(4);
    expect(await countsOfClaim()).toMatchObject({ flagged_count: 0 });
  });

  it('leaves a receipt that could not be read inconclusive for that', async () => {
    await judged(place, 'a.jpg', HONEST);
    await asOwner(`UPDATE forensics_verdict SET not_judged = 'not_read' WHERE row_id = $1`, [
      place.appraisal.rowId,
    ]);
    await rejudge(tenant, finds(HONEST));
    expect(await apply()).toMatchObject({ applied: 1 });
    expect(await resultOf('a.jpg')).toMatchObject({
      state: 'inconclusive',
      inconclusive_reason: 'not_read',
      engine_version: ENGINE_VERSION,
    });
  });

  it('finds out again which reasons there are to look', async () => {
    await asOwner(`UPDATE claimed_item SET date_purchase = '2024-06-01' WHERE id = $1`, [
      place.appraisal.rowId,
    ]);
    await judged(place, 'a.jpg', taken('2022-01-05T10:00:00'));
    expect(await resultOf('a.jpg')).toMatchObject({
      state: 'flagged',
      reasons: [{ code: 'taken_before_purchase' }],
    });
    await rejudge(tenant, finds(taken(null)));
    await apply();
    expect(await resultOf('a.jpg')).toMatchObject({ state: 'no_findings', reasons: [] });
    expect((await eventsOf(place)).at(-1)).toMatchObject({
      type: 'forensics.completed',
      data: { state: 'no_findings', reasons: [] },
    });
  });

  it('of one client changes nothing of another', async () => {
    const foreign = await placeOf(await makeTenant());
    await judged(foreign, 'a.jpg');
    await rejudge(foreign.tenant, finds(HONEST));
    expect(await apply()).toEqual(NOTHING);
    expect(await candidatesOf(foreign.tenant)).toHaveLength(1);
    expect(await storedVerdict(foreign, 'a.jpg')).toMatchObject({ run: 1 });
  });
});

it('discardCandidates drops all of the client with their files, and changes no verdict', async () => {
  const foreign = await placeOf(await makeTenant());
  await judged(place, 'a.jpg');
  await judged(place, 'b.jpg');
  await judged(foreign, 'a.jpg');
  const before = await storedVerdict(place, 'a.jpg');
  await rejudge(tenant, finds(HONEST, await jpeg(22)));
  await rejudge(foreign.tenant, finds(HONEST));
  expect(await discardCandidates(tenant.clientId)).toBe(2);
  expect([await candidatesOf(tenant), (await candidatesOf(foreign.tenant)).length]).toEqual([
    [],
    1,
  ]);
  expect(await storedVerdict(place, 'a.jpg')).toEqual(before);
  for (const { storage_key: key } of await asOwner<{ storage_key: string }>(
    'SELECT storage_key FROM attachment WHERE row_id = $1',
    [place.appraisal.rowId],
  ))
    expect(await storage().has(`${key}/candidate_heatmap`)).toBe(false);
});
