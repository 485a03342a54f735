import { asFailure } from '@/lib/platform/pictures/picture-problem';
import { cause } from '@/lib/shared/reasons';
import type { Examination } from '@/lib/appraisals/examinations/examine-job';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { inPictureProcess } from '@/lib/platform/pictures/pool';
import type { Examine, PictureReply } from '@/lib/platform/pictures/protocol';
import { sniff } from '@/lib/platform/pictures/sniff';
import { storage } from '@/lib/platform/storage/storage';
import { toDateString } from '@/lib/shared/dates';
import { isLanguage } from '@/lib/shared/languages';
import { conclude } from './conclude';
import { fail } from './fail';
import { matchPicture } from './match-picture';
import type { Task } from './task';

/**
 * Makes one attempt to examine an attachment. Returns when nothing is left to do: the verdict is
 * stored, the picture is refused for good, or the row is gone or waits for another run. Throws if a
 * retry may help; the queue counts the attempts. `look` examines the bytes, by default in the
 * picture process.
 */
export async function examine(
  examination: Examination,
  look: (request: Examine) => Promise<PictureReply> = inPictureProcess,
): Promise<void> {
  const task = await begin(examination);
  if (!task) return;
  const bytes = await storage().get(`${task.storageKey}/original`);
  if (!bytes) return fail(examination, cause('picture_file_missing'));
  const kind = sniff(bytes);
  if (kind === null) return fail(examination, cause('picture_file_damaged'));
  const reply = await look({
    verb: 'examine',
    kind,
    bytes,
    claim: task.claim,
    language: task.language,
  });
  if (reply.verb === 'refused') return fail(examination, asFailure(reply.problem));
  if (reply.verb !== 'examined')
    throw new Error(
      reply.verb === 'failed' ? reply.message : 'The picture process answered something else',
    );
  await matchPicture(examination, reply.perceptualHash);
  await conclude(examination, task, reply);
}

async function begin({
  client_id: clientId,
  row_id: rowId,
  file_name: fileName,
  run,
}: Examination): Promise<Task | null> {
  return withClient(clientId, async (tx) => {
    const { count } = await tx.forensicsVerdict.updateMany({
      where: { clientId, rowId, fileName, run, status: { in: ['not_started', 'ongoing'] } },
      data: { status: 'ongoing', tries: { increment: 1 }, updateTime: now() },
    });
    if (count === 0) return null;
    const row = await tx.attachment.findUniqueOrThrow({
      where: { clientId_rowId_fileName: { clientId, rowId, fileName } },
      include: { item: { include: { claim: { select: { dateDamage: true, language: true } } } } },
    });
    const { datePurchase, claim } = row.item;
    return {
      storageKey: row.storageKey,
      language: isLanguage(claim.language) ? claim.language : 'en',
      claim: {
        received: toDateString(row.createTime),
        ...(claim.dateDamage ? { dateDamage: toDateString(claim.dateDamage) } : {}),
        ...(datePurchase ? { datePurchase: toDateString(datePurchase) } : {}),
      },
    };
  });
}
