/**
 * Stores pictures of an appraisal and possible results of the engine, as the worker stores them.
 */
import { type Problem } from '@/lib/shared/reasons';
import { attach } from '@/lib/appraisals/attachments/attach';
import type { Evidence } from '@/lib/forensics/evidence';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { conclude } from '@/lib/verdicts/conclude';
import { fail } from '@/lib/verdicts/fail';
import { jpeg } from './pictures';
import type { MadeAppraisal, Tenant } from './tenants';

let seed = 0;

/** An item with or without an appraisal. */
type Pictured = MadeAppraisal | { readonly rowId: number; readonly id?: undefined };

export async function attachPicture(
  { caller }: Tenant,
  claimId: number,
  { id, rowId }: Pictured,
  name = 'photo.jpg',
  bytes?: Buffer,
): Promise<string> {
  seed += 1;
  const owner = id === undefined ? { row_id: rowId } : { appraisal_id: id };
  const [stored] = await attach(caller, claimId, owner, [
    { name, bytes: bytes ?? (await jpeg(seed)) },
  ]);
  if (!stored) throw new Error('The upload stored no file');
  return stored;
}

/** Evidence of a confident edit, with `given` replacing fields. */
export const evidence = (given: Partial<Evidence> = {}): Evidence => ({
  engine_version: 'of-the-tests',
  thresholds: { VERDICT: { min: 0.5 } },
  not_judged: null,
  ai_generated_confidence: 0.0312,
  manipulation_confidence: 0.9123,
  is_ai_generated: false,
  is_digitally_manipulated: true,
  regions: [{ x_min: 0.1, y_min: 0.2, x_max: 0.4, y_max: 0.5, kind: 'edited', confidence: 0.9 }],
  signals: [
    {
      detector: 'double_compression',
      about: 'manipulation',
      finding: 'suspicious',
      score: 0.9,
      message: 'm',
      values: {},
      sentence: 'Compressed twice here.',
      regions: [],
    },
  ],
  analysis: 'A part of this picture was compressed once less than the rest.',
  heatmap: null,
  facts: {
    format: 'jpeg',
    width: 64,
    height: 64,
    medium: 'camera',
    camera: null,
    software: null,
    taken_at: null,
    has_gps: false,
    jpeg_quality: 90,
    generator: null,
    content_credentials: 'absent',
  },
  times_ms: null,
  ...given,
});

const examination = (
  { clientId }: Tenant,
  { rowId }: Pictured,
  file_name: string,
  run: number,
) => ({ client_id: clientId, row_id: rowId, file_name, run });

async function begin(tenant: Tenant, { rowId }: Pictured, fileName: string): Promise<number> {
  return withClient(tenant.clientId, async (tx) => {
    const [row] = await tx.forensicsVerdict.updateManyAndReturn({
      where: { clientId: tenant.clientId, rowId, fileName },
      data: { status: 'ongoing', updateTime: now() },
      select: { run: true },
    });
    if (!row) throw new Error(`No verdict for ${fileName}`);
    return row.run;
  });
}

export async function complete(
  tenant: Tenant,
  appraisal: Pictured,
  fileName: string,
  given: Partial<Evidence> = {},
  heatmapPng: Uint8Array | null = null,
): Promise<void> {
  const run = await begin(tenant, appraisal, fileName);
  const [row] = await withClient(tenant.clientId, (tx) =>
    tx.attachment.findMany({
      where: { clientId: tenant.clientId, rowId: appraisal.rowId, fileName },
    }),
  );
  await conclude(
    examination(tenant, appraisal, fileName, run),
    { storageKey: row?.storageKey ?? '', language: 'en' },
    { verb: 'examined', evidence: evidence(given), perceptualHash: null, heatmapPng },
  );
}

export async function giveUpOn(
  tenant: Tenant,
  appraisal: Pictured,
  fileName: string,
  reason: Problem,
): Promise<void> {
  await fail(
    examination(tenant, appraisal, fileName, await begin(tenant, appraisal, fileName)),
    reason,
  );
}
