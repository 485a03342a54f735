import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { createUser, makePassword } from './create-user';
import { checkPassword, hashPassword, PASSWORD_LENGTH_MIN, TooManyAttempts } from './password';
import { signInOptions } from './sign-in';

const PASSWORD = 'a password of the tests';
const WINDOW_MS = 15 * 60_000;
const WRONG = 'not that password at all';

beforeAll(async () => {
  await createUser({ email: 'kari@example.test', name: 'Kari', password: PASSWORD, clientIds: [] });
});

afterEach(async () => {
  vi.useRealTimers();
  await asOwner('DELETE FROM rate_limit');
});

const tryWrong = async (email: string, times: number) => {
  for (let n = 0; n < times; n += 1) expect(await checkPassword(email, WRONG)).toBeNull();
};

describe('checkPassword', () => {
  it('accepts the right password, whatever the case and the spaces of the address', async () => {
    expect(await checkPassword(' KARI@example.TEST ', PASSWORD)).toMatchObject({
      email: 'kari@example.test',
      name: 'Kari',
    });
  });

  it('returns null for a wrong password, an unknown address and a disabled person', async () => {
    expect(await checkPassword('kari@example.test', WRONG)).toBeNull();
    expect(await checkPassword('nobody@example.test', PASSWORD)).toBeNull();
    await asOwner(`UPDATE app_user SET disable_time = now() WHERE email = 'kari@example.test'`);
    expect(await checkPassword('kari@example.test', PASSWORD)).toBeNull();
    await asOwner(`UPDATE app_user SET disable_time = NULL WHERE email = 'kari@example.test'`);
  });

  it('refuses even the right password after ten attempts and returns the seconds to wait', async () => {
    await tryWrong('kari@example.test', 10);
    const refusal = await checkPassword('kari@example.test', PASSWORD).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(TooManyAttempts);
    expect((refusal as TooManyAttempts).retryAfterSeconds).toBeGreaterThan(0);
    expect((refusal as TooManyAttempts).retryAfterSeconds).toBeLessThanOrEqual(900);
  });

  it('counts attempts per address, even for unknown ones', async () => {
    await tryWrong('nobody@example.test', 10);
    await expect(checkPassword('nobody@example.test', WRONG)).rejects.toBeInstanceOf(
      TooManyAttempts,
    );
    expect(await checkPassword('kari@example.test', PASSWORD)).not.toBeNull();
  });

  it('accepts attempts again after 15 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await tryWrong('kari@example.test', 10);
    vi.setSystemTime(Date.now() + WINDOW_MS - 5_000);
    await expect(checkPassword('kari@example.test', PASSWORD)).rejects.toBeInstanceOf(
      TooManyAttempts,
    );
    vi.setSystemTime(Date.now() + 10_000);
    expect(await checkPassword('kari@example.test', PASSWORD)).not.toBeNull();
  });

  it('resets the count after a success', async () => {
    await tryWrong('kari@example.test', 9);
    await checkPassword('kari@example.test', PASSWORD);
    await tryWrong('kari@example.test', 9);
    expect(await checkPassword('kari@example.test', PASSWORD)).not.toBeNull();
  });

  it('lets no more than ten of many concurrent attempts through', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 14 }, () => checkPassword('race@example.test', WRONG)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it.each([
    '',
    'x'.repeat(400),
    'NUL\u0000@example.test',
    'half\ud800@example.test',
    "' OR 1=1 --",
  ])('returns null for the invalid address %j', async (email) => {
    expect(await checkPassword(email, PASSWORD)).toBeNull();
  });

  it('returns null for an empty, long or odd password', async () => {
    for (const password of ['', 'x'.repeat(100_000), 'NUL\u0000', 'half \ud800'])
      expect(await checkPassword('kari@example.test', password)).toBeNull();
  });
});

describe('the sign-in page', () => {
  const [provider] = signInOptions().providers as unknown as {
    options: { authorize: (credentials?: Record<string, string>) => Promise<unknown> };
  }[];

  it('gets the person, null or the seconds to wait', async () => {
    const authorize = (password: string) =>
      provider?.options.authorize({ email: 'kari@example.test', password });
    expect(await authorize(PASSWORD)).toMatchObject({
      email: 'kari@example.test',
      name: 'Kari',
      id: expect.any(String),
    });
    expect(await authorize(WRONG)).toBeNull();
    await tryWrong('kari@example.test', 9);
    await expect(authorize(PASSWORD)).rejects.toThrow(/^TooManyAttempts:\d+$/);
    expect(await provider?.options.authorize(undefined)).toBeNull();
  });
});

describe('createUser', () => {
  it('refuses passwords below 15 characters and an address that is taken, ignoring case', async () => {
    await expect(
      createUser({
        email: 'short@example.test',
        name: 'S',
        password: 'x'.repeat(PASSWORD_LENGTH_MIN - 1),
        clientIds: [],
      }),
    ).rejects.toMatchObject({ kind: 'wrong' });
    await expect(
      createUser({ email: 'KARI@example.test', name: 'K', password: PASSWORD, clientIds: [] }),
    ).rejects.toMatchObject({ kind: 'exists' });
  });

  it('stores the password as argon2id hash with a random salt', async () => {
    const [row] = await asOwner<{ row: string; password_hash: string }>(
      `SELECT u::text AS row, password_hash FROM app_user u WHERE email = 'kari@example.test'`,
    );
    expect(row?.row).not.toContain(PASSWORD);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword(PASSWORD)).not.toBe(row?.password_hash);
  });

  it('can use generated passwords, which are long enough and differ', () => {
    const made = Array.from({ length: 50 }, makePassword);
    expect(new Set(made).size).toBe(50);
    expect(Math.min(...made.map(({ length }) => length))).toBeGreaterThanOrEqual(
      PASSWORD_LENGTH_MIN,
    );
  });
});
