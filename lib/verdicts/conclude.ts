import { Prisma } from '@/lib/platform/database/generated/client';
import type { Examination } from '@/lib/appraisals/attachments/examine-job';
import { record } from '@/lib/events/record';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import type { Examination as Examined } from '@/lib/platform/pictures/protocol';
import { storage } from '@/lib/platform/storage/storage';
import type { Task } from './task';

/**
 * Stores the findings of the engine once: only the first of two workers finds the row still
 * `ongoing`. It stores the thresholds of the client and the engine too, so that changing them does
 * not change old verdicts.
 */
export async function conclude(
  examination: Examination,
  { storageKey, language }: Pick<Task, 'storageKey' | 'language'>,
  { evidence, heatmapPng }: Examined,
): Promise<void> {
  const { client_id: clientId, row_id: rowId, file_name: fileName, run } = examination;
  const heatmapKey = heatmapPng ? `${storageKey}/heatmap` : null;
  if (heatmapPng && heatmapKey) await storage().put(heatmapKey, heatmapPng);
  await withClient(clientId, async (tx) => {
    const client = await tx.client.findUniqueOrThrow({
      where: { id: clientId },
      select: { flagThreshold: true },
    });
    const threshold = client.flagThreshold.toNumber();
    const flagged =
      (evidence.is_ai_generated && evidence.ai_generated_confidence >= threshold) ||
      (evidence.is_digitally_manipulated && evidence.manipulation_confidence >= threshold);
    const [row] = await tx.forensicsVerdict.updateManyAndReturn({
      where: { clientId, rowId, fileName, run, status: 'ongoing' },
      data: {
        status: 'complete',
        aiGeneratedConfidence: evidence.ai_generated_confidence.toFixed(4),
        manipulationConfidence: evidence.manipulation_confidence.toFixed(4),
        isAiGenerated: evidence.is_ai_generated,
        isDigitallyManipulated: evidence.is_digitally_manipulated,
        flagged,
        analysis: evidence.analysis,
        language,
        regions: toJson(evidence.regions),
        signals: toJson(evidence.signals),
        facts: toJson(evidence.facts),
        heatmapKey,
        engineVersion: evidence.engine_version,
        threshold: client.flagThreshold,
        thresholds: toJson(evidence.thresholds),
        failureReason: null,
        failureCause: Prisma.DbNull,
        notJudged: evidence.not_judged,
        updateTime: now(),
      },
      select: { clientReferenceId: true },
    });
    if (!row) return;
    const {
      ai_generated_confidence,
      manipulation_confidence,
      is_ai_generated,
      is_digitally_manipulated,
      engine_version,
    } = evidence;
    await record(tx, {
      clientId,
      clientReferenceId: row.clientReferenceId,
      type: 'forensics.completed',
      actor: 'engine',
      data: {
        row_id: rowId,
        file_name: fileName,
        flagged,
        is_ai_generated,
        is_digitally_manipulated,
        ai_generated_confidence,
        manipulation_confidence,
        engine_version,
      },
    });
  });
}

const toJson = <T>(value: T) => JSON.parse(JSON.stringify(value ?? null)) as object;
