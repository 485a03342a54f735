import { describe, expect, it } from 'vitest';
import { randomFrom } from '../detectors/textured.fixture';
import type { GridVotes } from './grid-votes';
import { mainOrigin } from './main-grid';
import { chanceOfOrigin, foreignClusters } from './vote-clusters';

/** A lattice of random votes, as in a picture without any grid. */
function randomVotes(columns: number, rows: number, seed: number): GridVotes {
  const random = randomFrom(seed);
  return {
    columns,
    rows,
    stridePx: 8,
    origins: Uint8Array.from({ length: columns * rows }, () => random() * 64),
  };
}

function withPatch(
  votes: GridVotes,
  origin: number,
  box: { x: number; y: number; side: number },
  share: number,
): GridVotes {
  const random = randomFrom(99);
  const origins = votes.origins.slice();
  for (let y = box.y; y < box.y + box.side; y++) {
    for (let x = box.x; x < box.x + box.side; x++)
      if (random() < share) origins[y * votes.columns + x] = origin;
  }
  return { ...votes, origins };
}

describe('clusters of votes', () => {
  it('are absent among random votes', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const votes = randomVotes(100, 80, seed);
      expect(mainOrigin(votes)).toBeNull();
      expect(foreignClusters(votes, null, chanceOfOrigin)).toEqual([]);
    }
  });

  it('find a planted patch and its box', () => {
    const votes = withPatch(randomVotes(100, 80, 3), 21, { x: 40, y: 20, side: 12 }, 0.6);
    const [cluster] = foreignClusters(votes, null, chanceOfOrigin);
    expect(cluster?.origin).toBe(21);
    expect(cluster?.log10FalseAlarms).toBeLessThan(-30);
    expect(Math.abs((cluster?.fromColumn ?? 0) - 40)).toBeLessThanOrEqual(2);
    expect(Math.abs((cluster?.toColumn ?? 0) - 52)).toBeLessThanOrEqual(2);
    expect(Math.abs((cluster?.fromRow ?? 0) - 20)).toBeLessThanOrEqual(2);
    expect(Math.abs((cluster?.toRow ?? 0) - 32)).toBeLessThanOrEqual(2);
  });

  it("the picture's own grid is the most widely spread one, not the one with most votes", () => {
    const spread = withPatch(randomVotes(100, 80, 4), 0, { x: 0, y: 0, side: 80 }, 0.15);
    const votes = withPatch(spread, 21, { x: 50, y: 20, side: 40 }, 0.9);
    expect(mainOrigin(votes)).toBe(0);
    expect(foreignClusters(votes, 0, chanceOfOrigin)[0]?.origin).toBe(21);
  });
});
