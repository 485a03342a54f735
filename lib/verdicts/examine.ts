import type { Examination } from '@/lib/appraisals/examinations/examine-job';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { inPictureProcess } from '@/lib/platform/pictures/pool';
import type { Examine, PictureReply } from '@/lib/platform/pictures/protocol';
import { conclude } from './conclude';
import { fail } from './fail';
import { lookAt } from './look-at';
import { matchPicture } from './match-picture';
import { readTask } from './read-task';
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
  const found = await lookAt(task, look);
  if (found.verb === 'unexaminable') return fail(examination, found.why);
  await matchPicture(examination, found.perceptualHash);
  await conclude(examination, task, found);
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
    return readTask(tx, { clientId, rowId, fileName });
  });
}
