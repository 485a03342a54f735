import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { pool } from '@/lib/platform/database/pool';
import { database } from '@/lib/platform/database/tenant';

export const PASSWORD_LENGTH_MIN = 15;
/** Bounds the cost of hashing. */
export const PASSWORD_LENGTH_MAX = 1000;
const ATTEMPTS_MAX = 10;
const WINDOW_SECONDS = 15 * 60;

/** OWASP's parameters for argon2id: 19 MiB, 2 passes, 1 lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2);

let dummyHash: Promise<string> | undefined;
let limiter: RateLimiterPostgres | undefined;

const attempts = () =>
  (limiter ??= new RateLimiterPostgres({
    storeClient: pool(),
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: 'sign-in',
    points: ATTEMPTS_MAX,
    duration: WINDOW_SECONDS,
  }));

export class TooManyAttempts extends Error {
  override readonly name = 'TooManyAttempts';
  constructor(readonly retryAfterSeconds: number) {
    super('Too many attempts');
  }
}

interface SignedIn {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

/**
 * Returns null for an unknown address, a wrong password and a disabled person alike, after the same
 * work. Throws TooManyAttempts after ten failures within 15 minutes.
 */
export async function checkPassword(email: string, password: string): Promise<SignedIn | null> {
  const address = email.trim().toLowerCase();
  const tryKey = tryKeyOf(address);
  await spendTry(tryKey);
  const user = address.includes('\0')
    ? null
    : await database().user.findUnique({ where: { email: address } });
  dummyHash ??= hashPassword('no user has this password');
  const matches = await verify(user?.passwordHash ?? (await dummyHash), password);
  if (!user?.passwordHash || !matches || user.disableTime) return null;
  await attempts().delete(tryKey);
  return { id: user.id, email: user.email, name: user.name };
}

/** After a password reset the person need not wait for earlier failures. */
export const clearAttempts = (email: string) => attempts().delete(tryKeyOf(email));

/** Hashed, because an address may be longer than the key column. */
const tryKeyOf = (address: string): string => createHash('sha256').update(address).digest('hex');

async function spendTry(tryKey: string): Promise<void> {
  try {
    await attempts().consume(tryKey);
  } catch (error) {
    if (error instanceof RateLimiterRes)
      throw new TooManyAttempts(Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
