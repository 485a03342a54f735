import { type ForensicsVerdict, Prisma } from '@/lib/platform/database/generated/client';
import type { Examination } from '@/lib/appraisals/examinations/examine-job';
import { lockCopies } from '@/lib/appraisals/attachments/lock-copies';
import { refreshReasons, storeReasons } from '@/lib/appraisals/attachments/refresh-reasons';
import { expectReading, queueReading } from '@/lib/appraisals/examinations/queue-reading';
import { record } from '@/lib/events/record';
import { now } from '@/lib/platform/clock';
import { readClient, type Transaction, withClient } from '@/lib/platform/database/tenant';
import type { Evidence } from '@/lib/forensics/evidence';
import { hasSigns } from '@/lib/forensics/judged';
import { sentenceOf, verdictText } from '@/lib/forensics/sentences/analysis';
import { dictionaryOf } from '@/lib/forensics/sentences/languages';
import type { Language } from '@/lib/shared/languages';
import type { Examination as Examined } from '@/lib/platform/pictures/protocol';
import { storage } from '@/lib/platform/storage/storage';
import { stateOfStored } from './state';
import type { Task } from './task';

/**
 * Stores the findings of the engine once: only the first of two workers finds the row still
 * `ongoing`. It stores the thresholds of the client and the engine too, so that changing them does
 * not change old verdicts.
 */
export async function conclude(
  examination: Examination,
  { storageKey, language }: Pick<Task, 'storageKey' | 'language'>,
  { evidence, heatmapPng, showsPaper, page }: Examined,
): Promise<void> {
  const { client_id: clientId, row_id: rowId, file_name: fileName, run } = examination;
  const heatmapKey = heatmapPng ? `${storageKey}/heatmap` : null;
  const files = Object.entries({
    ...(heatmapPng && { [`${storageKey}/heatmap`]: heatmapPng }),
    ...(page && {
      [`${storageKey}/preview`]: page.preview,
      [`${storageKey}/thumbnail`]: page.thumbnail,
    }),
  });
  for (const [key, bytes] of files) await storage().put(key, bytes);
  await withClient(clientId, async (tx) => {
    const copies = await lockCopies(tx, clientId, { rowId, fileName });
    const { flagThreshold } = await tx.client.findUniqueOrThrow({
      where: { id: clientId },
      select: { flagThreshold: true },
    });
    const [row] = await tx.forensicsVerdict.updateManyAndReturn({
      where: { clientId, rowId, fileName, run, status: 'ongoing' },
      data: {
        ...findingsOf(evidence, flagThreshold, language),
        status: 'complete',
        heatmapKey,
        page: page?.number ?? null,
        failureReason: null,
        failureCause: Prisma.DbNull,
        updateTime: now(),
      },
    });
    if (!row) return;
    if (showsPaper) await expectReading(tx, row, row.clientReferenceId);
    await storeReasons(tx, clientId, [{ rowId, fileName }]);
    const { reasons } = await tx.forensicsVerdict.findUniqueOrThrow({
      where: { clientId_rowId_fileName: { clientId, rowId, fileName } },
      select: { reasons: true },
    });
    await recordCompletion(tx, { ...row, reasons }, evidence);
    await refreshReasons(tx, clientId, copies);
    if (showsPaper) await queueReading(tx, row, row.clientReferenceId);
  });
  await discardIfDeleted(
    clientId,
    storageKey,
    files.map(([key]) => key),
  );
}

/** The columns of what was found, judged by the client's threshold. */
export function findingsOf(evidence: Evidence, threshold: Prisma.Decimal, language: Language) {
  const flagged = isFlagged(evidence, threshold.toNumber());
  const columns = columnsOf(evidence, textsOf(evidence, flagged, language));
  return { ...columns, flagged, language, threshold };
}

/** A file deleted while it was examined leaves nothing behind. */
async function discardIfDeleted(
  clientId: number,
  storageKey: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const file = await readClient(clientId, (tx) =>
    tx.attachment.findFirst({ where: { clientId, storageKey }, select: { rowId: true } }),
  );
  if (!file) for (const key of keys) await storage().remove(key);
}

const isFlagged = (evidence: Evidence, threshold: number): boolean =>
  (evidence.is_ai_generated && evidence.ai_generated_confidence >= threshold) ||
  (evidence.is_digitally_manipulated && evidence.manipulation_confidence >= threshold);

/**
 * The engine knows no threshold and writes as if every true verdict were flagged. Below the client's
 * threshold the signs are weak.
 */
function textsOf(
  evidence: Evidence,
  flagged: boolean,
  language: Language,
): Pick<Evidence, 'analysis' | 'signals'> {
  if (flagged || !hasSigns(evidence)) return evidence;
  const judged = { ...evidence, flagged };
  const speech = { language, messages: dictionaryOf(language) };
  return {
    analysis: verdictText(evidence.signals, evidence.facts, judged, speech).analysis,
    signals: evidence.signals.map((signal) => ({
      ...signal,
      sentence: sentenceOf(signal, judged, speech),
    })),
  };
}

const columnsOf = (
  evidence: Evidence,
  { analysis, signals }: Pick<Evidence, 'analysis' | 'signals'>,
) => ({
  aiGeneratedConfidence: evidence.ai_generated_confidence.toFixed(4),
  manipulationConfidence: evidence.manipulation_confidence.toFixed(4),
  isAiGenerated: evidence.is_ai_generated,
  isDigitallyManipulated: evidence.is_digitally_manipulated,
  analysis,
  signals: toJson(signals),
  regions: toJson(evidence.regions),
  facts: toJson(evidence.facts),
  engineVersion: evidence.engine_version,
  thresholds: toJson(evidence.thresholds),
  notJudged: evidence.not_judged,
});

type Concluded = Pick<
  Evidence,
  | 'is_ai_generated'
  | 'is_digitally_manipulated'
  | 'ai_generated_confidence'
  | 'manipulation_confidence'
  | 'engine_version'
>;

export const recordCompletion = (
  tx: Transaction,
  row: ForensicsVerdict,
  evidence: Concluded,
  actor = 'engine',
) =>
  record(tx, {
    clientId: row.clientId,
    clientReferenceId: row.clientReferenceId,
    type: 'forensics.completed',
    actor,
    data: {
      row_id: row.rowId,
      file_name: row.fileName,
      flagged: row.flagged,
      ...stateOfStored(row),
      reasons: row.reasons,
      is_ai_generated: evidence.is_ai_generated,
      is_digitally_manipulated: evidence.is_digitally_manipulated,
      ai_generated_confidence: evidence.ai_generated_confidence,
      manipulation_confidence: evidence.manipulation_confidence,
      engine_version: evidence.engine_version,
    },
  });

const toJson = <T>(value: T) => JSON.parse(JSON.stringify(value ?? null)) as object;
