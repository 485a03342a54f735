import { auditedVerdict } from '@/lib/appraisals/attachments/audited-verdict';
import { queueReading } from '@/lib/appraisals/examinations/queue-reading';
import { queueExamination } from '@/lib/appraisals/examinations/queue-examination';
import type { ForensicsStatus } from '@/lib/contract/forensics';
import type { ForensicsState } from '@/lib/contract/forensics-state';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type ForensicsVerdict, Prisma } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { lockVerdict, type NamedPicture, ownerOf } from './lock-verdict';

const EMPTY = {
  aiGeneratedConfidence: null,
  manipulationConfidence: null,
  isAiGenerated: null,
  isDigitallyManipulated: null,
  flagged: false,
  analysis: null,
  failureReason: null,
  failureCause: Prisma.DbNull,
  notJudged: null,
  language: null,
  regions: Prisma.DbNull,
  signals: Prisma.DbNull,
  facts: Prisma.DbNull,
  heatmapKey: null,
  page: null,
  engineVersion: null,
  threshold: null,
  thresholds: Prisma.DbNull,
  clearedBy: null,
  clearedAt: null,
  clearNote: null,
  confirmedBy: null,
  confirmedAt: null,
  confirmNote: null,
} as const;

/**
 * Queues a new examination of the picture and returns its status. It replaces the old verdict and
 * its review; the audit trail stores both. An examination in progress is left to finish. Nothing
 * else re-examines a picture, so a new engine version affects new pictures only. Throws `not_found`
 * for an unknown picture.
 */
export async function analyze(
  caller: Caller,
  clientReferenceId: number,
  picture: NamedPicture,
): Promise<{ status: ForensicsStatus }> {
  const { file_name } = picture;
  return withClient(caller.clientId, async (tx) => {
    const verdict = await lockVerdict(tx, caller, clientReferenceId, picture);
    if (!verdict) throw notFound('picture_not_found');
    const isNotScanned = await hasNoScan(tx, verdict);
    // A PDF that could not be read in time: its reading tells whether it has scanned pages.
    const isUnread = isNotScanned && verdict.notJudged === 'not_read';
    if (isNotScanned && !isUnread) throw notFound('picture_not_found');
    if (verdict.status === 'not_started' || verdict.status === 'ongoing')
      return { status: verdict.status };
    const run = verdict.run + 1;
    const { clientId, rowId, fileName } = verdict;
    await tx.forensicsVerdict.update({
      where: { clientId_rowId_fileName: { clientId, rowId, fileName } },
      data: {
        ...EMPTY,
        ...(isUnread && { notJudged: verdict.notJudged }),
        status: 'not_started',
        run,
        tries: 0,
        updateTime: now(),
      },
    });
    if (isUnread) await queueReading(tx, verdict, clientReferenceId);
    else await queueExamination(tx, clientId, rowId, fileName, run);
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'forensics.requested',
      data: {
        ...ownerOf(picture),
        row_id: rowId,
        file_name,
        run,
        state: 'not_started' satisfies ForensicsState,
        replaced: auditedVerdict(verdict),
      },
    });
    return { status: 'not_started' };
  });
}

/** A PDF without a scanned page has a verdict only for its reasons to look. */
async function hasNoScan(
  tx: Transaction,
  { clientId, rowId, fileName, status, engineVersion }: ForensicsVerdict,
): Promise<boolean> {
  if (status !== 'complete' || engineVersion !== null) return false;
  const { mediaType } = await tx.attachment.findUniqueOrThrow({
    where: { clientId_rowId_fileName: { clientId, rowId, fileName } },
    select: { mediaType: true },
  });
  return mediaType === 'application/pdf';
}
