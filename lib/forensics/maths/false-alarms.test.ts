import { describe, expect, it } from 'vitest';
import { log10BinomialTail, log10FalseAlarms, logGamma } from './false-alarms';

function log10(digits: string): number {
  return Math.log10(Number(digits.slice(0, 17))) + digits.length - Math.min(17, digits.length);
}

/** P(Bin(n, a / b) >= k) as an exact fraction over b^n, then its log10. */
function exactLog10Tail(n: number, k: number, a: bigint, b: bigint): number {
  let choose = 1n;
  let sum = 0n;
  for (let i = 0; i <= n; i++) {
    if (i >= k) sum += choose * a ** BigInt(i) * (b - a) ** BigInt(n - i);
    choose = (choose * BigInt(n - i)) / BigInt(i + 1);
  }
  const digits = sum.toString();
  const power = (b ** BigInt(n)).toString();
  return log10(digits) - log10(power);
}

describe('number of false alarms', () => {
  it('log gamma agrees with the factorials', () => {
    let factorial = 1;
    for (let n = 1; n <= 20; n++) {
      expect(logGamma(n)).toBeCloseTo(Math.log(factorial), 9);
      factorial *= n;
    }
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 9);
  });

  it('the binomial tail agrees with the exact one, for probable and improbable counts', () => {
    for (const [n, k] of [
      [1, 1],
      [10, 1],
      [10, 10],
      [64, 1],
      [64, 5],
      [200, 4],
      [200, 40],
      [200, 199],
    ] as const) {
      expect(log10BinomialTail(n, k, 1 / 64)).toBeCloseTo(exactLog10Tail(n, k, 1n, 64n), 8);
      expect(log10BinomialTail(n, k, 3 / 8)).toBeCloseTo(exactLog10Tail(n, k, 3n, 8n), 8);
    }
  });

  it('zero hits have probability 1, more hits than trials 0', () => {
    expect(log10BinomialTail(50, 0, 0.1)).toBe(0);
    expect(log10BinomialTail(50, 51, 0.1)).toBe(-Infinity);
  });

  it('a probability below the smallest double still has its logarithm', () => {
    const tail = log10BinomialTail(100_000, 50_000, 1 / 64);
    expect(tail).toBeLessThan(-50_000);
    expect(Number.isFinite(tail)).toBe(true);
  });

  it('the number of false alarms grows with the number of tests', () => {
    expect(log10FalseAlarms(1000, 64, 5, 1 / 64) - log10BinomialTail(64, 5, 1 / 64)).toBeCloseTo(
      3,
      12,
    );
  });
});
