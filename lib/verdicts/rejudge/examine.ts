import type { CandidateExamination } from '@/lib/appraisals/examinations/examine-job';
import { now } from '@/lib/platform/clock';
import { readClient, withClient } from '@/lib/platform/database/tenant';
import { inPictureProcess } from '@/lib/platform/pictures/pool';
import type { Examination, Examine, PictureReply } from '@/lib/platform/pictures/protocol';
import { storage } from '@/lib/platform/storage/storage';
import { isLanguage } from '@/lib/shared/languages';
import { findingsOf } from '../conclude';
import { lookAt } from '../look-at';
import { readTask } from '../read-task';
import type { Task } from '../task';
import { failCandidate } from './fail';
import { candidateKey, removeCandidateFiles } from './files';

/**
 * Makes one attempt to examine the picture of a candidate, as `examine` does for a verdict, and
 * stores the findings in the candidate only. Of two workers the first one stores them.
 */
export async function examineCandidate(
  candidate: CandidateExamination,
  look: (request: Examine) => Promise<PictureReply> = inPictureProcess,
): Promise<void> {
  const task = await begin(candidate);
  if (!task) return;
  const found = await lookAt(task, look);
  if (found.verb === 'unexaminable') return failCandidate(candidate, found.why);
  await store(candidate, task, found);
}

/** A candidate whose verdict was replaced since is dropped. */
const begin = ({ client_id: clientId, candidate_id: id }: CandidateExamination) =>
  withClient(clientId, async (tx): Promise<Task | null> => {
    const candidate = await tx.verdictCandidate.findUnique({
      where: { clientId_id: { clientId, id }, status: 'waiting' },
      include: { attachment: { select: { verdict: true } } },
    });
    if (!candidate) return null;
    const { rowId, fileName, run } = candidate;
    const { verdict } = candidate.attachment;
    if (verdict?.status !== 'complete' || verdict.run !== run) {
      await tx.verdictCandidate.deleteMany({ where: { clientId, id } });
      return null;
    }
    const task = await readTask(tx, { clientId, rowId, fileName });
    // That of the verdict, so that the two can be compared.
    const language = verdict.language ?? 'en';
    return { ...task, language: isLanguage(language) ? language : 'en' };
  });

async function store(
  { client_id: clientId, candidate_id: id }: CandidateExamination,
  { storageKey, language }: Task,
  { evidence, heatmapPng, page }: Examination,
): Promise<void> {
  // Those of an earlier examination of this candidate.
  await removeCandidateFiles(storageKey);
  const files = { heatmap: heatmapPng, preview: page?.preview, thumbnail: page?.thumbnail };
  for (const file of ['heatmap', 'preview', 'thumbnail'] as const) {
    const bytes = files[file];
    if (bytes) await storage().put(candidateKey(storageKey, file), bytes);
  }
  await withClient(clientId, async (tx) => {
    const { flagThreshold } = await tx.client.findUniqueOrThrow({
      where: { id: clientId },
      select: { flagThreshold: true },
    });
    await tx.verdictCandidate.updateMany({
      where: { clientId, id, status: 'waiting' },
      data: {
        ...findingsOf(evidence, flagThreshold, language),
        status: 'ready',
        hasHeatmap: heatmapPng !== null,
        page: page?.number ?? null,
        updateTime: now(),
      },
    });
  });
  // Discarded, or deleted with its picture, while it was examined.
  const there = await readClient(clientId, (tx) =>
    tx.verdictCandidate.findUnique({ where: { clientId_id: { clientId, id } } }),
  );
  if (!there) await removeCandidateFiles(storageKey);
}
