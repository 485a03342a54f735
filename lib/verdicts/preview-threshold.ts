import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { readClient } from '@/lib/platform/database/tenant';

const DAYS = 90;
const DAY_MS = 86_400_000;
/** The newest of them are looked at: nobody waits for more. */
const LOOKED_AT_MAX = 10_000;

/**
 * Which of the pictures that were examined lately another threshold would flag, by what the engine found then: as
 * `conclude` decides it, of the figures that it stored. A verdict that a person cleared counts: the machine would flag it.
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
