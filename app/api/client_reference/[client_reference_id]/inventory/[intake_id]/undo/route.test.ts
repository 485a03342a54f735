import { beforeAll, describe, expect, it } from 'vitest';
import { createAppraisal } from '@/lib/appraisals/create';
import { removeAppraisal } from '@/lib/appraisals/remove';
import { updateAppraisal } from '@/lib/appraisals/update';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import {
  appraisalsOf,
  claimOf,
  commit,
  committed,
  eventsOf,
  intakePath,
  itemsOf,
  post,
  preview,
} from '@/tests/setup/inventory-desk';
import { asOwner } from '@/tests/setup/owner';
import { openLink } from '@/tests/setup/portal';
import {
  CLAIMED,
  loadCatalogue,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  REPLACEMENT,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture } from '@/tests/setup/verdicts';

let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

describe('undoing an intake', () => {
  it('removes exactly what the intake created, once, and records an event', async () => {
    const claimId = await makeClaim(own);
    await createAppraisal(own.caller, claimId, { cpid: CLAIMED, rpid: REPLACEMENT });
    const before = [
      await itemsOf(claimId),
      await appraisalsOf(claimId),
      (await claimOf(own, claimId)).metadata.totals,
    ];
    const { intake_id: intakeId } = await preview(own, claimId);
    await commit(own, claimId, intakeId, { take_matches: 'all' });
    expect((await claimOf(own, claimId)).metadata.totals.appraisal_count).toBe(3);
    for (let time = 0; time < 2; time += 1) {
      expect((await post(own, intakePath(claimId, intakeId, '/undo'), {})).body).toEqual({
        intake_id: intakeId,
        status: 'undone',
        removed_item_count: 3,
        removed_appraisal_count: 2,
      });
    }
    expect([
      await itemsOf(claimId),
      await appraisalsOf(claimId),
      (await claimOf(own, claimId)).metadata.totals,
    ]).toEqual(before);
    expect(
      (await eventsOf(claimId))
        .map(({ type }) => type)
        .filter((type) => type.startsWith('inventory.')),
    ).toEqual(['inventory.committed', 'inventory.undone']);
    expect((await post(own, intakePath(claimId, intakeId, '/commit'), {})).body).toMatchObject({
      description: 'intake_id : was undone: upload the file again',
    });
  });

  it('clears the note in previews that the same file was imported before', async () => {
    const claimId = await makeClaim(own);
    const first = await preview(own, claimId);
    expect(first.committed_before).toBe(null);
    await commit(own, claimId, first.intake_id);
    const { commit_time: time } = (
      await api('GET', intakePath(claimId, first.intake_id, ''), { key: own.key })
    ).body as { commit_time: string };
    expect(await preview(own, claimId)).toMatchObject({ committed_before: time });
    expect(await preview(own, await makeClaim(own))).toMatchObject({ committed_before: null });
    await post(own, intakePath(claimId, first.intake_id, '/undo'), {});
    expect(await preview(own, claimId)).toMatchObject({ committed_before: null });
  });

  it('of a single item names it in the event, like its commit', async () => {
    const { claimId, intakeId } = await committed(own, {}, 'description\nGrandfather clock\n');
    await post(own, intakePath(claimId, intakeId, '/undo'), {});
    const recorded = (await eventsOf(claimId))
      .filter(({ type }) => type.startsWith('inventory.'))
      .map(({ payload }) => (JSON.parse(payload) as { data: object }).data);
    expect(recorded).toMatchObject([
      { item_count: 1, description: 'Grandfather clock' },
      { item_count: 1, description: 'Grandfather clock' },
    ]);
  });

  it('of a draft discards it without an event', async () => {
    const claimId = await makeClaim(own);
    const { intake_id: intakeId } = await preview(own, claimId);
    expect((await post(own, intakePath(claimId, intakeId, '/undo'), {})).body).toMatchObject({
      status: 'undone',
      removed_item_count: 0,
    });
    expect(await eventsOf(claimId)).toHaveLength(1);
  });

  type Made = Awaited<ReturnType<typeof committed>>;
  const madeOf = ({ items }: Made) => ({
    id: items[0]?.appraisal_id ?? 0,
    rowId: items[0]?.row_id ?? 0,
  });
  const works: readonly (readonly [
    what: string,
    work: (made: Made) => Promise<unknown>,
    why: string,
  ])[] = [
    [
      'an appraisal was changed',
      (made) => updateAppraisal(own.caller, made.claimId, madeOf(made).id, { comment: 'worn' }, ''),
      'an appraisal has been changed',
    ],
    [
      'an appraisal was deleted',
      (made) => removeAppraisal(own.caller, made.claimId, madeOf(made).id),
      'an appraisal has been deleted',
    ],
    [
      'an appraisal was added',
      (made) =>
        createAppraisal(own.caller, made.claimId, {
          cpid: CLAIMED,
          rpid: CLAIMED,
          row_id: made.items[2]?.row_id,
        }),
      'an appraisal was added to its items',
    ],
    [
      'a photo was added',
      (made) => attachPicture(own, made.claimId, madeOf(made)),
      'files were added to its items',
    ],
    [
      'its items were sent',
      async (made) => openLink(own, made.claimId),
      'items were sent to the policyholder',
    ],
    [
      'its status was set',
      (made) =>
        api(
          'PUT',
          `/client_reference/${made.claimId}/appraisal/${madeOf(made).id}/appraisal_status`,
          { key: own.key, json: { appraisal_status_id: 2 } },
        ),
      'an appraisal has been changed',
    ],
    [
      'a report names it',
      (made) =>
        asOwner(
          `INSERT INTO report (client_id, client_reference_id, file_name, storage_key, language, appraisal_ids, sha256, size_bytes, created_by, expire_time)
      VALUES ($1, $2, $3, 'k', 'en', ARRAY[$4::int], repeat('0', 64), 1, 'x', now())`,
          [own.clientId, made.claimId, `r${made.claimId}`, madeOf(made).id],
        ),
      'a report contains its appraisals',
    ],
  ];

  it.each(works)('is rejected once %s and removes nothing', async (_, work, why) => {
    const made = await committed(own);
    await work(made);
    const before = [await itemsOf(made.claimId), await appraisalsOf(made.claimId)];
    const { status, body } = await post(own, intakePath(made.claimId, made.intakeId, '/undo'), {});
    expect([status, body]).toEqual([
      400,
      errorBody('ERWPCR', TITLES.WP, `intake_id : can no longer be undone: ${why}`),
    ]);
    expect([await itemsOf(made.claimId), await appraisalsOf(made.claimId)]).toEqual(before);
  });
});
