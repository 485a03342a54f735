import { expect, it } from 'vitest';
import { FILE_VARIANTS } from '@/lib/appraisals/attachments/remove';
import { storage } from '@/lib/platform/storage/storage';
import { api } from '@/tests/setup/api';
import { eventsOf } from '@/tests/setup/inventory-desk';
import { asOwner } from '@/tests/setup/owner';
import { jpeg } from '@/tests/setup/pictures';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
} from '@/tests/setup/tenants';
import { attachPicture, evidence } from '@/tests/setup/verdicts';
import { workAll } from '@/tests/setup/worker';
import { examine } from './examine';

it('an examination whose picture is deleted meanwhile ends quietly and leaves no file behind', async () => {
  await loadCatalogue(PRICE_DATE);
  const own = await makeTenant();
  const claim = await makeClaim(own);
  const made = await makeAppraisal(own, claim);
  const fileName = await attachPicture(own, claim, made);
  const [stored] = await asOwner<{ storage_key: string }>(
    'SELECT storage_key FROM attachment WHERE row_id = $1',
    [made.rowId],
  );
  const job = { client_id: own.clientId, row_id: made.rowId, file_name: fileName, run: 1 };
  await examine(job, async () => {
    const path = `/client_reference/${claim}/appraisal/${made.id}/attachments/${fileName}`;
    expect((await api('DELETE', path, { key: own.key })).status).toBe(204);
    const heatmapPng = await jpeg(9);
    return { verb: 'examined', evidence: evidence(), perceptualHash: null, heatmapPng };
  });
  for (const variant of FILE_VARIANTS)
    expect(await storage().get(`${stored?.storage_key}/${variant}`)).toBeNull();
  const { body } = await api('GET', `/forensics/${claim}/results/all`, { key: own.key });
  expect(body).toEqual({ forensics_results: {}, item_results: {}, item_reasons: {} });
  const last = JSON.parse((await eventsOf(claim)).at(-1)?.payload ?? '{}') as object;
  expect(last).toMatchObject({
    type: 'attachment.deleted',
    data: { verdict: { run: 1, status: 'ongoing' } },
  });
  await workAll();
});
