import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { pool } from '@/lib/platform/database/pool';
import { TooManyAttempts } from '../password';

const GUESSES_MAX = 20;
const WINDOW_SECONDS = 15 * 60;

let limiter: RateLimiterPostgres | undefined;

const guesses = () =>
  (limiter ??= new RateLimiterPostgres({
    storeClient: pool(),
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: 'invitation',
    points: GUESSES_MAX,
    duration: WINDOW_SECONDS,
  }));

/**
 * Limits wrong links per network address. It is checked before the token is looked up, so that
 * further guesses reveal nothing.
 */
const keyOf = (from: string): string => createHash('sha256').update(from).digest('hex');

/** Throws TooManyAttempts after 20 wrong links from the address within 15 minutes. */
export async function requireFewGuesses(from: string): Promise<void> {
  const spent = await guesses().get(keyOf(from));
  if (spent && spent.consumedPoints >= GUESSES_MAX)
    throw new TooManyAttempts(Math.ceil(spent.msBeforeNext / 1000));
}

export const countGuess = (from: string): Promise<unknown> => guesses().penalty(keyOf(from), 1);
