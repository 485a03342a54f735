import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { createAppraisalReport as single, createClaimReport as several } from '@/lib/contract/reports';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { reportFileName } from './file-name';
import { gather, type Gathered, type Selection } from './gather/gather';
import { renderer, type RenderedReport } from './renderer';

type Asked = z.output<typeof single.body>;

const DAY_MS = 86_400_000;

/** The address of a new PDF of one appraisal. Throws not_found for a claim or appraisal that is not there. */
export const createAppraisalReport = (caller: Caller, clientReferenceId: number, appraisalId: number, asked: Asked, origin: string) =>
  createReport(caller, clientReferenceId, { kind: 'one', id: appraisalId }, asked, origin);

/** The address of a new PDF of the whole claim, or of `appraisal_ids`; `wrong` when one of them is not of this claim. */
export const createClaimReport = (caller: Caller, clientReferenceId: number, asked: z.output<typeof several.body>, origin: string) =>
  createReport(caller, clientReferenceId, asked.appraisal_ids ? { kind: 'some', ids: asked.appraisal_ids } : { kind: 'all' }, asked, origin);

/** The bytes are safe on disk before the row that names them exists; the row and its event come together. */
async function createReport(caller: Caller, clientReferenceId: number, selection: Selection, asked: Asked, origin: string): Promise<string> {
  const gathered = await gather(caller, clientReferenceId, selection, asked);
  const rendered = await renderer().render(gathered.input);
  const fileName = reportFileName(gathered.input.claim.reference, gathered.input.createdAt);
  const storageKey = `c${caller.clientId}/reports/${randomUUID()}.pdf`;
  await storage().put(storageKey, rendered.bytes);
  try {
    await register(caller, clientReferenceId, gathered, rendered, { fileName, storageKey });
  } catch (error) {
    await storage().remove(storageKey).catch(() => {});
    throw error;
  }
  return `${origin}/files/reports/${encodeURIComponent(fileName)}`;
}

interface Names {
  readonly fileName: string;
  readonly storageKey: string;
}

/** The event leaves the file name out: it is the way in, and the audit trail is read by more people than the report. */
async function register(caller: Caller, clientReferenceId: number, gathered: Gathered, rendered: RenderedReport, names: Names): Promise<void> {
  const { input, reportId, retentionDays } = gathered;
  const { bytes, sha256 } = rendered;
  const { language, items } = input;
  const createTime = now();
  const appraisalIds = items.map((item) => item.appraisalId);
  await withClient(caller.clientId, async (tx) => {
    await tx.report.create({
      data: {
        ...names, clientId: caller.clientId, id: reportId, clientReferenceId, language, appraisalIds, sha256,
        sizeBytes: bytes.byteLength, createdBy: caller.actor, createTime,
        expireTime: new Date(createTime.getTime() + retentionDays * DAY_MS),
      },
    });
    const data = { report_id: reportId, appraisal_ids: appraisalIds, language, sha256, size: bytes.byteLength };
    await record(tx, { ...caller, clientReferenceId, type: 'report.created', data });
  });
}
