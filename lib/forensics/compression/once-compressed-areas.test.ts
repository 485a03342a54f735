import { describe, expect, it } from 'vitest';
import type { HistoryMap } from './history-map';
import { findOnceCompressed } from './once-compressed-areas';

const SIDE = 80;

/** A picture compressed twice, with square areas of 8 x 8 blocks of that evidence per block. */
function mapWith(evidences: readonly number[]): HistoryMap {
  const evidence = new Float32Array(SIDE * SIDE).fill(-1);
  for (const [index, nats] of evidences.entries()) {
    const [left, top] = [4 + 20 * (index % 4), 4 + 20 * Math.floor(index / 4)];
    for (let y = top; y < top + 8; y++) evidence.fill(nats, y * SIDE + left, y * SIDE + left + 8);
  }
  return {
    grid: { left: 0, top: 0, stride: 1 },
    blocksWide: SIDE,
    blocksHigh: SIDE,
    evidence,
    bias: new Float32Array(SIDE * SIDE),
    separation: new Float32Array(SIDE * SIDE).fill(6),
    frequencies: 8,
  };
}

const strengthsOf = (evidences: readonly number[]): number[] =>
  findOnceCompressed(mapWith(evidences)).areas.map(({ strength }) => strength);

describe('findOnceCompressed', () => {
  it('finds an area beside weak ones, hardly weaker than alone', () => {
    const [alone = 0] = strengthsOf([2]);
    const [beside = 0] = strengthsOf([2, 0.15, 0.15, 0.15]);
    expect(alone).toBeGreaterThan(60);
    expect(beside).toBeGreaterThan(0.6 * alone);
  });

  it('finds nothing where content alone causes areas of that strength in many places', () => {
    expect(strengthsOf([1, 0.9, 0.9, 0.8, 0.8, 0.7])).toEqual([]);
  });

  it('finds edits in five places', () => {
    const [alone = 0] = strengthsOf([3]);
    const found = strengthsOf([3, 3, 3, 3, 3]);
    expect(found).toHaveLength(5);
    expect(Math.min(...found)).toBeGreaterThan(alone - 101);
    expect(Math.min(...found)).toBeGreaterThan(20);
  });
});
