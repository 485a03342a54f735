import { candidateJob, examineJob } from '@/lib/appraisals/examinations/examine-job';
import type { Evidence } from '@/lib/forensics/evidence';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import type { PictureReply } from '@/lib/platform/pictures/protocol';
import { finishJob } from '@/lib/platform/queue/lease-jobs';
import { asOwner } from '@/tests/setup/owner';
import {
  makeAppraisal,
  makeClaim,
  makeTenant,
  type MadeAppraisal,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture, complete, evidence } from '@/tests/setup/verdicts';
import { emptyQueue, leaseJob } from '@/tests/setup/worker';
import { examineCandidate } from './examine';
import { startRejudging } from './start';

export interface Place {
  readonly tenant: Tenant;
  readonly claim: number;
  readonly appraisal: MadeAppraisal;
}

export async function placeOf(tenant: Tenant): Promise<Place> {
  const claim = await makeClaim(tenant);
  return { tenant, claim, appraisal: await makeAppraisal(tenant, claim) };
}

/** A claim of a client of its own, and an empty queue. */
export async function newPlace(): Promise<Place> {
  await emptyQueue();
  return placeOf(await makeTenant());
}

export const HONEST: Partial<Evidence> = {
  is_digitally_manipulated: false,
  manipulation_confidence: 0.0456,
  regions: null,
  signals: [],
  analysis: 'Nothing was found.',
};

/** Attaches a picture, judged by an engine of another version: as edited, unless `given` says more. */
export async function judged(
  { tenant, claim, appraisal }: Place,
  name: string,
  given: Partial<Evidence> = {},
): Promise<void> {
  await attachPicture(tenant, claim, appraisal, name);
  await complete(tenant, appraisal, name, { engine_version: '0.1.0', ...given });
}

export const ALL = { since: null, claimStatus: null };

type Look = () => Promise<PictureReply>;

/** What the present engine finds. */
export const finds =
  (given: Partial<Evidence> = {}, heatmapPng: Uint8Array | null = null): Look =>
  async () => ({
    verb: 'examined',
    evidence: evidence({ engine_version: ENGINE_VERSION, ...given }),
    perceptualHash: null,
    heatmapPng,
  });

/** Works on the queue until it is empty, and returns how many candidates were examined. */
export async function examineCandidates(look: Look = finds()): Promise<number> {
  for (let examined = 0; ;) {
    const leased = await leaseJob(examineJob);
    if (!leased) return examined;
    const { success: isOfCandidate, data } = candidateJob.payload.safeParse(leased.payload);
    if (isOfCandidate) {
      await examineCandidate(data, look);
      examined += 1;
    }
    await finishJob(leased);
  }
}

/** A candidate of every picture of the tenant. */
export async function rejudge(tenant: Tenant, look: Look = finds()): Promise<void> {
  await startRejudging(tenant.clientId, ALL);
  await examineCandidates(look);
}

interface StoredCandidate {
  readonly file_name: string;
  readonly status: string;
  readonly flagged: boolean;
  readonly failure_reason: string | null;
}

export const candidatesOf = ({ clientId }: Tenant) =>
  asOwner<StoredCandidate>(
    `SELECT file_name, status, flagged, failure_reason FROM verdict_candidate
     WHERE client_id = $1 ORDER BY row_id, file_name`,
    [clientId],
  );

export const storedVerdict = async ({ appraisal }: Place, name: string) => {
  const [row] = await asOwner<Record<string, unknown>>(
    'SELECT * FROM forensics_verdict WHERE row_id = $1 AND file_name = $2',
    [appraisal.rowId, name],
  );
  return row;
};

interface StoredEvent {
  readonly type: string;
  readonly actor: string;
  readonly data: Record<string, unknown>;
}

export const eventsOf = async ({ claim }: Place): Promise<StoredEvent[]> =>
  (
    await asOwner<{ payload: string }>(
      `SELECT payload FROM audit_event WHERE client_reference_id = $1 AND type LIKE 'forensics.%' ORDER BY sequence`,
      [claim],
    )
  ).map(({ payload }) => JSON.parse(payload) as StoredEvent);
