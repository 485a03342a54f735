import { BIG_CLAIM, expect, test } from './desk';
import { insurer } from './portal';
import { readSharedData, restoreSharedData } from './shared-data';

test('changes of a failed test to the shared claim and settings are reverted before the next one', async ({
  request,
}) => {
  const before = await readSharedData(request, BIG_CLAIM);
  const { claimId, statuses } = before;
  const flagged = Object.entries(before.reviews).flatMap(([appraisalId, list]) =>
    list
      .filter((one) => one.flagged && one.cleared_by === null)
      .map(({ file_name }) => ({ appraisal_id: Number(appraisalId), file_name })),
  );
  await insurer(request, 'PATCH', '/client_settings', { report_retention_days: 400 });
  await insurer(request, 'PUT', '/status_settings', {
    statuses: statuses.statuses.toReversed().map(({ id }) => ({ id, name: `Status ${id}` })),
    transitions: null,
  });
  await insurer(request, 'PUT', '/category_settings', {
    categories: [
      { id: 10, name: 'Mobiles', is_hidden: true },
      { id: -1, name: 'Rider gear' },
    ],
  });
  const [appraisalId = ''] = Object.keys(before.statusIds);
  await insurer(
    request,
    'PUT',
    `/client_reference/${claimId}/appraisal/${appraisalId}/appraisal_status`,
    { appraisal_status_id: statuses.statuses.at(-1)?.id },
  );
  await insurer(request, 'POST', `/forensics/${claimId}/clear`, flagged[0]);

  await restoreSharedData(request, before);
  const after = await readSharedData(request, BIG_CLAIM);
  expect(after).toEqual({
    ...before,
    client: { ...before.client, revision: after.client.revision },
    statuses: { ...before.statuses, revision: after.statuses.revision },
    categories: { ...before.categories, revision: after.categories.revision },
  });
});
