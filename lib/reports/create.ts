import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  createAppraisalReport as single,
  createClaimReport as several,
} from '@/lib/contract/reports';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { readClient, withClient } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { localDay } from '@/lib/shared/time-zones';
import { addressOf } from './address';
import { contentDigest } from './content-digest';
import { newDocumentId } from './document-id';
import { reportFileName } from './file-name';
import { gather, type Gathered, type Selection } from './gather/gather';
import type { ReportInput } from './input';
import { requestReport } from './jobs/request';
import { madeToday, type MadeReport } from './made-today';
import { type Progress, renderer, type RenderedReport } from './renderer';
import { reportTurns } from './turns';

type Options = z.output<typeof single.body>;

const DAY_MS = 86_400_000;

/**
 * Returns the URL of the PDF of one appraisal, or of its job. Throws not_found for an unknown claim
 * or appraisal.
 */
export const createAppraisalReport = (
  caller: Caller,
  clientReferenceId: number,
  appraisalId: number,
  options: Options,
  how: How,
) => create(caller, clientReferenceId, { kind: 'one', id: appraisalId }, options, how);

/**
 * Returns the URL of the PDF of the claim or of `appraisal_ids`, or of its job. Throws `wrong` for
 * an appraisal of another claim.
 */
export const createClaimReport = (
  caller: Caller,
  clientReferenceId: number,
  options: z.output<typeof several.body>,
  how: How,
) =>
  create(
    caller,
    clientReferenceId,
    options.appraisal_ids ? { kind: 'some', ids: options.appraisal_ids } : { kind: 'all' },
    options,
    how,
  );

interface How {
  readonly origin: string;
  readonly prefersAsync: boolean;
}

async function create(
  caller: Caller,
  clientReferenceId: number,
  selection: Selection,
  options: Options,
  { origin, prefersAsync }: How,
) {
  if (prefersAsync) return requestReport(caller, clientReferenceId, selection, options, origin);
  return addressOf(
    origin,
    (await createReport(caller, clientReferenceId, selection, options, origin)).fileName,
  );
}

/**
 * Writes the file durably before the row that refers to it. Rows and event share one transaction.
 */
export const createReport = (
  caller: Caller,
  clientReferenceId: number,
  selection: Selection,
  options: Options,
  origin: string,
  onProgress?: Progress,
): Promise<MadeReport> =>
  reportTurns().take(caller.clientId, () =>
    make(caller, clientReferenceId, selection, options, origin, onProgress),
  );

async function make(
  caller: Caller,
  clientReferenceId: number,
  selection: Selection,
  options: Options,
  origin: string,
  onProgress?: Progress,
): Promise<MadeReport> {
  const gathered = await gather(caller, clientReferenceId, selection, options);
  const digest = await contentDigest(gathered.content);
  const { timeZone } = gathered.content;
  const made = await readClient(caller.clientId, (tx) =>
    madeToday(tx, caller.clientId, digest, timeZone),
  );
  if (made !== null) return made;
  const documentId = newDocumentId();
  const input: ReportInput = {
    ...gathered.content,
    documentId,
    contentDigest: digest,
    createdAt: now(),
    verifyAddress: `${origin}/verify/${documentId}`,
  };
  const rendered = await renderer().render(input, onProgress);
  const fileName = reportFileName(input.claim.reference, localDay(input.createdAt, timeZone));
  const storageKey = `c${caller.clientId}/reports/${randomUUID()}.pdf`;
  await storage().put(storageKey, rendered.bytes);
  const forget = () =>
    storage()
      .remove(storageKey)
      .catch(() => {});
  try {
    const other = await register(caller, clientReferenceId, gathered, input, rendered, {
      fileName,
      storageKey,
    });
    if (other) await forget();
    return other ?? { id: gathered.reportId, fileName };
  } catch (error) {
    await forget();
    throw error;
  }
}

interface Names {
  readonly fileName: string;
  readonly storageKey: string;
}

/**
 * The event omits the file name, because whoever knows it can open the report, and more people read
 * the audit trail than the report. If two requests create equal reports at once, the second writes
 * nothing and returns the first report.
 */
async function register(
  caller: Caller,
  clientReferenceId: number,
  gathered: Gathered,
  input: ReportInput,
  rendered: RenderedReport,
  names: Names,
): Promise<MadeReport | null> {
  const { reportId, retentionDays } = gathered;
  const { bytes, sha256 } = rendered;
  const { language, documentId, contentDigest: contentSha256, createdAt: createTime } = input;
  const { clientId } = caller;
  const appraisalIds = input.items.map((item) => item.appraisalId).sort((a, b) => a - b);
  return withClient(clientId, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`report ${clientId} ${contentSha256}`}, 0))`;
    const made = await madeToday(tx, clientId, contentSha256, input.timeZone);
    if (made) return made;
    await tx.report.create({
      data: {
        ...names,
        clientId,
        id: reportId,
        clientReferenceId,
        language,
        appraisalIds,
        sha256,
        sizeBytes: bytes.byteLength,
        createdBy: caller.actor,
        createTime,
        expireTime: new Date(createTime.getTime() + retentionDays * DAY_MS),
      },
    });
    await tx.reportDocument.create({
      data: {
        clientId,
        documentId,
        reportId,
        clientReferenceId,
        sha256,
        contentSha256,
        createTime,
      },
    });
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'report.created',
      data: {
        report_id: reportId,
        document_id: documentId,
        appraisal_ids: appraisalIds,
        language,
        sha256,
        size: bytes.byteLength,
      },
    });
    return null;
  });
}
