import { expect, it } from 'vitest';
import { unreachable } from './status-graph';

const path = (...ids: number[]) =>
  ids.slice(1).map((to, at) => ({ from_id: ids[at] ?? 0, to_id: to }));

it('only a status that no chain of transitions from the first one reaches is unreachable', () => {
  expect(unreachable([1, 2, 3, 4], path(1, 3, 2))).toEqual([4]);
  expect(unreachable([1, 2, 3, 4], [...path(1, 3, 2), ...path(4, 2)])).toEqual([4]);
  expect(unreachable([4, 1, 2], path(2, 4))).toEqual([4, 2]);
});

it('a cycle without a transition into it is unreachable, and a cycle through the first status terminates', () => {
  expect(unreachable([1, 2, 3], path(2, 3, 2))).toEqual([2, 3]);
  expect(unreachable([1, 2, 3], path(1, 2, 1))).toEqual([3]);
});

it('without a graph every status can be reached', () => {
  expect(unreachable([1, 2, 3], null)).toEqual([]);
});
