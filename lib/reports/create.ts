import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { createAppraisalReport as single, createClaimReport as several } from '@/lib/contract/reports';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { readClient, withClient } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { contentDigest } from './content-digest';
import { newDocumentId } from './document-id';
import { reportFileName } from './file-name';
import { gather, type Gathered, type Selection } from './gather/gather';
import type { ReportInput } from './input';
import { madeToday } from './made-today';
import { renderer, type RenderedReport } from './renderer';

type Asked = z.output<typeof single.body>;

const DAY_MS = 86_400_000;

/** The address of the PDF of one appraisal. Throws not_found for a claim or appraisal that is not there. */
export const createAppraisalReport = (caller: Caller, clientReferenceId: number, appraisalId: number, asked: Asked, origin: string) =>
  createReport(caller, clientReferenceId, { kind: 'one', id: appraisalId }, asked, origin);

/** The address of the PDF of the whole claim, or of `appraisal_ids`; `wrong` when one of them is not of this claim. */
export const createClaimReport = (caller: Caller, clientReferenceId: number, asked: z.output<typeof several.body>, origin: string) =>
  createReport(caller, clientReferenceId, asked.appraisal_ids ? { kind: 'some', ids: asked.appraisal_ids } : { kind: 'all' }, asked, origin);

const addressOf = (origin: string, fileName: string) => `${origin}/files/reports/${encodeURIComponent(fileName)}`;

/** The bytes are safe on disk before the row that names them exists; the rows and their event come together. */
async function createReport(caller: Caller, clientReferenceId: number, selection: Selection, asked: Asked, origin: string): Promise<string> {
  const gathered = await gather(caller, clientReferenceId, selection, asked);
  const digest = contentDigest(gathered.content);
  const made = await readClient(caller.clientId, (tx) => madeToday(tx, caller.clientId, digest));
  if (made !== null) return addressOf(origin, made);
  const documentId = newDocumentId();
  const input: ReportInput = { ...gathered.content, documentId, contentDigest: digest, createdAt: now(), verifyAddress: `${origin}/verify/${documentId}` };
  const rendered = await renderer().render(input);
  const fileName = reportFileName(input.claim.reference, input.createdAt);
  const storageKey = `c${caller.clientId}/reports/${randomUUID()}.pdf`;
  await storage().put(storageKey, rendered.bytes);
  try {
    await register(caller, clientReferenceId, gathered, input, rendered, { fileName, storageKey });
  } catch (error) {
    await storage().remove(storageKey).catch(() => {});
    throw error;
  }
  return addressOf(origin, fileName);
}

interface Names {
  readonly fileName: string;
  readonly storageKey: string;
}

/** The event leaves the file name out: it is the way in, and the audit trail is read by more people than the report. */
async function register(caller: Caller, clientReferenceId: number, gathered: Gathered, input: ReportInput, rendered: RenderedReport, names: Names): Promise<void> {
  const { reportId, retentionDays } = gathered;
  const { bytes, sha256 } = rendered;
  const { language, items, documentId, contentDigest: contentSha256, createdAt: createTime } = input;
  const { clientId } = caller;
  const appraisalIds = items.map((item) => item.appraisalId).sort((a, b) => a - b);
  await withClient(clientId, async (tx) => {
    await tx.report.create({
      data: {
        ...names, clientId, id: reportId, clientReferenceId, language, appraisalIds, sha256,
        sizeBytes: bytes.byteLength, createdBy: caller.actor, createTime,
        expireTime: new Date(createTime.getTime() + retentionDays * DAY_MS),
      },
    });
    await tx.reportDocument.create({ data: { clientId, documentId, reportId, clientReferenceId, sha256, contentSha256, createTime } });
    const data = { report_id: reportId, document_id: documentId, appraisal_ids: appraisalIds, language, sha256, size: bytes.byteLength };
    await record(tx, { ...caller, clientReferenceId, type: 'report.created', data });
  });
}
