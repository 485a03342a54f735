import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { now } from '@/lib/platform/clock';
import { pool } from '@/lib/platform/database/pool';
import { env } from '@/lib/platform/env';

/** `heavy` routes take seconds of CPU time: uploads, reports, examinations. */
export type RouteClass = 'read' | 'write' | 'heavy';

const WINDOW_SECONDS = 60;

export interface Spent {
  readonly isOver: boolean;
  readonly routeClass: RouteClass;
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

const limitOf = (routeClass: RouteClass): number =>
  ({ read: env().RATE_LIMIT_READ, write: env().RATE_LIMIT_WRITE, heavy: env().RATE_LIMIT_HEAVY })[
    routeClass
  ];

interface Share {
  /**
   * 0 if the limit is reached. Requests that waited for a share may find it used up by the others
   * and take another.
   */
  readonly granted: number;
  left: number;
  /** Points left in the table when the share was taken. */
  remaining: number;
  endMs: number;
}

interface Limits {
  readonly limiters: Map<string, RateLimiterPostgres>;
  readonly shares: Map<string, Share>;
  readonly takings: Map<string, Promise<Share>>;
}

/** One per process: Next and the server each bundle a copy of this file. */
const globals = globalThis as typeof globalThis & { cvsLimits?: Limits };
const { limiters, shares, takings } = (globals.cvsLimits ??= {
  limiters: new Map(),
  shares: new Map(),
  takings: new Map(),
});

/** Above the limit the limiter replies from memory, so that a flood does not reach the database. */
function limiterOf(routeClass: RouteClass): RateLimiterPostgres {
  const points = limitOf(routeClass);
  const known = limiters.get(`${routeClass} ${points}`);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    storeClient: pool(),
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: routeClass,
    points,
    duration: WINDOW_SECONDS,
    inMemoryBlockOnConsumed: points + 1,
  });
  limiters.set(`${routeClass} ${points}`, limiter);
  return limiter;
}

const SHARES_MAX = 10_000;

/**
 * Takes 0.5 % of the limit at a time, so that not every request under a high limit queries the
 * table.
 */
const shareOf = (limit: number): number => Math.max(1, Math.floor(limit / 200));

/**
 * Counts one request of `actor` (a key, a user, a policyholder) across all servers. Null if there
 * is no limit.
 */
export async function spend(actor: string, routeClass: RouteClass): Promise<Spent | null> {
  const limit = limitOf(routeClass);
  if (limit === 0) return null;
  const name = `${routeClass} ${actor}`;
  let share = shares.get(name);
  while (!share || share.left === 0 || share.endMs <= now().getTime()) {
    share = await (takings.get(name) ?? takeOnce(name, actor, routeClass));
    if (share.granted === 0)
      return {
        isOver: true,
        routeClass,
        limit,
        remaining: 0,
        resetSeconds: secondsUntil(share.endMs),
      };
  }
  share.left -= 1;
  return {
    isOver: false,
    routeClass,
    limit,
    remaining: share.remaining + share.left,
    resetSeconds: secondsUntil(share.endMs),
  };
}

const secondsUntil = (endMs: number) => Math.max(1, Math.ceil((endMs - now().getTime()) / 1000));

/** Concurrent requests wait for the same share. */
function takeOnce(name: string, actor: string, routeClass: RouteClass): Promise<Share> {
  const taking = take(actor, routeClass)
    .then((share) => {
      // the unused shares are lost: at most 0.5 % of a minute's limit each
      if (shares.size >= SHARES_MAX) shares.clear();
      shares.set(name, share);
      return share;
    })
    .finally(() => takings.delete(name));
  takings.set(name, taking);
  return taking;
}

/** Grants at most what remains of the limit, so the last share of a minute may be smaller. */
async function take(actor: string, routeClass: RouteClass): Promise<Share> {
  // an email address may be longer than the key column
  const key = createHash('sha256').update(actor).digest('base64url');
  const limit = limitOf(routeClass);
  const wanted = shareOf(limit);
  const result = await limiterOf(routeClass)
    .consume(key, wanted)
    .catch((error: unknown) => {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    });
  // a limiter that rejects from memory reports 0 points
  const wasConsumed = result.consumedPoints > 0;
  const granted = wasConsumed
    ? Math.max(0, Math.min(wanted, limit - (result.consumedPoints - wanted)))
    : 0;
  return {
    granted,
    left: granted,
    remaining: Math.max(0, result.remainingPoints),
    endMs: now().getTime() + result.msBeforeNext,
  };
}

/**
 * RateLimit and RateLimit-Policy headers as in draft-ietf-httpapi-ratelimit-headers-10, sections 3
 * and 4.
 */
export const rateLimitHeaders = ({
  routeClass,
  limit,
  remaining,
  resetSeconds,
}: Spent): [string, string][] => [
  ['ratelimit-policy', `"${routeClass}";q=${limit};w=${WINDOW_SECONDS}`],
  ['ratelimit', `"${routeClass}";r=${remaining};t=${resetSeconds}`],
];

/** Deletes counters that expired over a minute ago. */
export async function forgetOldCounters(time: Date): Promise<void> {
  await pool().query('DELETE FROM rate_limit WHERE expire < $1', [
    time.getTime() - WINDOW_SECONDS * 1000,
  ]);
}
