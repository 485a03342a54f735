import { describe, expect, it } from 'vitest';
import { nextTryTime, retryAfterMs, ROUND_MS, TRIES_MAX } from './back-off';

const START = new Date('2026-03-02T12:00:00Z');
const EXPIRE = new Date(START.getTime() + ROUND_MS);

/** Seconds between the attempts of a round in which each fails at once. */
function waitsSeconds(random: number): number[] {
  const waits: number[] = [];
  let time = START;
  for (let step = 1; ; step += 1) {
    const next = nextTryTime({ step, time, expireTime: EXPIRE, retryAfterMs: null, random });
    if (!next) return waits;
    waits.push((next.getTime() - time.getTime()) / 1000);
    time = next;
  }
}

/** The wait after the second attempt of a round. */
const waitAfter = (retryAfterMs: number) =>
  nextTryTime({
    step: 2,
    time: START,
    expireTime: EXPIRE,
    retryAfterMs: retryAfterMs,
    random: 0,
  })?.getTime();

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('the pauses between attempts', () => {
  it('grow from five seconds to eight hours: eleven attempts within 24 hours', () => {
    expect(waitsSeconds(0)).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 28_800]);
    expect(TRIES_MAX).toBe(11);
    expect(sum(waitsSeconds(0))).toBe(85_355);
    expect(sum(waitsSeconds(0)) * 1000).toBeLessThan(ROUND_MS);
  });

  it('are shortened at random by up to a fifth, never lengthened', () => {
    const longest = waitsSeconds(0);
    for (const random of [0.25, 0.5, 0.999_999]) {
      for (const [at, wait] of waitsSeconds(random).entries())
        expect(wait).toBeCloseTo((longest[at] ?? 0) * (1 - 0.2 * random), 1);
    }
  });

  it('can be lengthened by the receiver, up to an hour, but not shortened', () => {
    expect([1000, 90_000, 86_400_000].map((ms) => (waitAfter(ms) ?? 0) - START.getTime())).toEqual([
      30_000, 90_000, 3_600_000,
    ]);
  });

  it('never exceed the 24 hours of a round, whatever the receiver requests', () => {
    const late = new Date(EXPIRE.getTime() - 10_000);
    expect(
      nextTryTime({
        step: 1,
        time: late,
        expireTime: EXPIRE,
        retryAfterMs: null,
        random: 0,
      })?.getTime(),
    ).toBe(EXPIRE.getTime() - 5_000);
    expect(
      nextTryTime({ step: 1, time: late, expireTime: EXPIRE, retryAfterMs: 11_000, random: 0 }),
    ).toBeNull();
    expect(
      nextTryTime({ step: 2, time: late, expireTime: EXPIRE, retryAfterMs: null, random: 0 }),
    ).toBeNull();
  });
});

it('retryAfterMs reads seconds or a date and returns null for anything else', () => {
  expect(
    [
      '0',
      '120',
      'Mon, 02 Mar 2026 12:01:00 GMT',
      'Mon, 02 Mar 2026 11:00:00 GMT',
      'soon',
      '-5',
      '1e9',
      '',
    ].map((text) => retryAfterMs(text, START)),
  ).toEqual([0, 120_000, 60_000, 0, null, null, null, null]);
  expect(retryAfterMs(undefined, START)).toBeNull();
});
