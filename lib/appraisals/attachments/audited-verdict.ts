import type { ForensicsVerdict } from '@/lib/platform/database/generated/client';

/** A verdict that is replaced or deleted, in the shape that the audit event stores. */
export const auditedVerdict = (verdict: ForensicsVerdict) => ({
  run: verdict.run,
  status: verdict.status,
  engine_version: verdict.engineVersion,
  threshold: verdict.threshold?.toNumber() ?? null,
  thresholds: verdict.thresholds,
  flagged: verdict.flagged,
  reasons: verdict.reasons,
  is_ai_generated: verdict.isAiGenerated,
  is_digitally_manipulated: verdict.isDigitallyManipulated,
  ai_generated_confidence: verdict.aiGeneratedConfidence?.toNumber() ?? null,
  manipulation_confidence: verdict.manipulationConfidence?.toNumber() ?? null,
  analysis: verdict.analysis,
  regions: verdict.regions,
  cleared_by: verdict.clearedBy,
  kept_by: verdict.confirmedBy,
});
