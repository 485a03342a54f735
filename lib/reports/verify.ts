import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { pool } from '@/lib/platform/database/pool';
import { database, withSecret } from '@/lib/platform/database/tenant';
import { timeZoneOf } from '@/lib/shared/time-zones';
import { documentIdOf } from './document-id';

/**
 * What anybody with the paper may learn: the insurer, the day, and whether the report is still
 * valid. Nothing about the claim.
 */
export type Verified =
  | { readonly state: 'unknown' }
  | { readonly state: 'too_many'; readonly retryAfterSeconds: number }
  | Known;

interface Known {
  readonly state: 'ours' | 'revoked';
  readonly documentId: string;
  readonly insurer: string;
  readonly createTime: Date;
  readonly revokeTime: Date | null;
  /** The insurer's time zone, in which the report prints its date. */
  readonly timeZone: string;
  /** Hex digest of the file. */
  readonly sha256: string;
}

const LOOKS_MAX = 60;
const WINDOW_SECONDS = 15 * 60;

let limiter: RateLimiterPostgres | undefined;

const looks = () =>
  (limiter ??= new RateLimiterPostgres({
    storeClient: pool(),
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: 'verify',
    points: LOOKS_MAX,
    duration: WINDOW_SECONDS,
    inMemoryBlockOnConsumed: LOOKS_MAX + 1,
  }));

/**
 * `typed` is the id from the paper or the URL; `from` is the network address, which is rate
 * limited.
 */
export async function verifyDocument(typed: string, from: string): Promise<Verified> {
  const key = createHash('sha256').update(from).digest('base64url');
  const refused = await looks()
    .consume(key)
    .then(
      () => null,
      (error: unknown) => {
        if (error instanceof RateLimiterRes) return error;
        throw error;
      },
    );
  if (refused)
    return {
      state: 'too_many',
      retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
    };
  const documentId = documentIdOf(typed);
  if (documentId === null) return { state: 'unknown' };
  const row = await withSecret('app.report_document_id', documentId, (tx) =>
    tx.reportDocument.findUnique({ where: { documentId } }),
  );
  if (!row) return { state: 'unknown' };
  const { name, language } = await database().client.findUniqueOrThrow({
    where: { id: row.clientId },
    select: { name: true, language: true },
  });
  const { createTime, revokeTime, sha256 } = row;
  return {
    state: revokeTime === null ? 'ours' : 'revoked',
    documentId,
    insurer: name,
    createTime,
    revokeTime,
    timeZone: timeZoneOf(language),
    sha256,
  };
}
