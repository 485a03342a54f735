import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { pool } from '@/lib/platform/database/pool';
import { env } from '@/lib/platform/env';

/** `heavy` is what costs processor time for seconds: uploads, reports, examinations. */
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
  ({ read: env().RATE_LIMIT_READ, write: env().RATE_LIMIT_WRITE, heavy: env().RATE_LIMIT_HEAVY })[routeClass];

const limiters = new Map<RouteClass, RateLimiterPostgres>();

/** Over the limit a limiter answers from memory, so that a flood does not reach the database. */
function limiterOf(routeClass: RouteClass): RateLimiterPostgres {
  const known = limiters.get(routeClass);
  if (known) return known;
  const points = limitOf(routeClass);
  const limiter = new RateLimiterPostgres({
    storeClient: pool(), tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false,
    keyPrefix: routeClass, points, duration: WINDOW_SECONDS, inMemoryBlockOnConsumed: points + 1,
  });
  limiters.set(routeClass, limiter);
  return limiter;
}

/** Counts one request of `actor` (a key, a user, a policyholder), over all servers. Null where there is no limit. */
export async function spend(actor: string, routeClass: RouteClass): Promise<Spent | null> {
  const limit = limitOf(routeClass);
  if (limit === 0) return null;
  const key = createHash('sha256').update(actor).digest('base64url'); // an address may be longer than the table's key
  const told = await limiterOf(routeClass).consume(key).catch((error: unknown) => {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  });
  return {
    routeClass, limit,
    isOver: told.consumedPoints > limit,
    remaining: Math.max(0, told.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(told.msBeforeNext / 1000)),
  };
}

/** RateLimit and RateLimit-Policy as in draft-ietf-httpapi-ratelimit-headers-10, sections 3 and 4. */
export const rateLimitHeaders = ({ routeClass, limit, remaining, resetSeconds }: Spent): [string, string][] => [
  ['ratelimit-policy', `"${routeClass}";q=${limit};w=${WINDOW_SECONDS}`],
  ['ratelimit', `"${routeClass}";r=${remaining};t=${resetSeconds}`],
];

/** Counters whose minute is long over. */
export async function forgetOldCounters(time: Date): Promise<void> {
  await pool().query('DELETE FROM rate_limit WHERE expire < $1', [time.getTime() - WINDOW_SECONDS * 1000]);
}
