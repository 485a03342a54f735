import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { readClient } from '@/lib/platform/database/tenant';

const DAYS = 90;
const DAY_MS = 86_400_000;
/** Bounds the time of the query; the newest verdicts are used. */
const LOOKED_AT_MAX = 10_000;

/**
 * Counts the pictures examined in the last 90 days that another threshold would flag, by the rule
 * of `conclude` and its stored figures. Cleared verdicts count too, because the engine would flag
 * them again.
 */
export const previewThreshold = ({ clientId }: Caller, threshold: number) =>
  readClient(clientId, async (tx) => {
    const { flagThreshold } = await tx.client.findUniqueOrThrow({
      where: { id: clientId },
      select: { flagThreshold: true },
    });
    const since = new Date(now().getTime() - DAYS * DAY_MS);
    const found = await tx.$queryRaw<{ confidence: number }[]>`
    SELECT greatest(CASE WHEN is_ai_generated THEN ai_generated_confidence END, CASE WHEN is_digitally_manipulated THEN manipulation_confidence END)::float8 AS confidence
    FROM forensics_verdict
    WHERE client_id = ${clientId} AND status = 'complete' AND (is_ai_generated OR is_digitally_manipulated) AND update_time >= ${since}
    ORDER BY update_time DESC LIMIT ${LOOKED_AT_MAX + 1}`;
    const looked = found.slice(0, LOOKED_AT_MAX);
    const present = flagThreshold.toNumber();
    const flaggedAt = (limit: number) =>
      looked.filter(({ confidence }) => confidence >= limit).length;
    return {
      flag_threshold: threshold,
      days: DAYS,
      present_threshold: present,
      flagged: flaggedAt(threshold),
      flagged_at_present: flaggedAt(present),
      is_complete: found.length <= LOOKED_AT_MAX,
    };
  });
