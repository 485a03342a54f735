import { describe, expect, test } from 'vitest';
import { centredOn, fit, FITTED, seenPart, settle, viewOf, zoomAt } from './viewport';

const stage = { width: 480, height: 332 };
const picture = { width: 4032, height: 3024 };
const fitted = fit(stage, picture);

/** Position of a picture point, given as shares of its sides, relative to the stage's centre. */
const onStage = (view: typeof FITTED, u: number, v: number) => ({
  x: view.x + (u - 0.5) * fitted.width * view.scale,
  y: view.y + (v - 0.5) * fitted.height * view.scale,
});

test('a fitted picture keeps its proportions and fills the stage in one direction', () => {
  expect(fitted.height).toBeCloseTo(332);
  expect(fitted.width / fitted.height).toBeCloseTo(4 / 3);
});

test('the point under the pointer stays in place while zooming', () => {
  const before = { scale: 2, x: 30, y: -20 };
  const point = { x: 100, y: 50 };
  const share = {
    u: 0.5 + (point.x - before.x) / (fitted.width * before.scale),
    v: 0.5 + (point.y - before.y) / (fitted.height * before.scale),
  };
  const after = onStage(zoomAt(before, 3, point), share.u, share.v);
  expect(after.x).toBeCloseTo(point.x);
  expect(after.y).toBeCloseTo(point.y);
});

describe('settling a view', () => {
  test('never zooms out beyond the whole picture, or in beyond the limit', () => {
    expect(settle({ scale: 0.2, x: 0, y: 0 }, stage, fitted, 8).scale).toBe(1);
    expect(settle({ scale: 99, x: 0, y: 0 }, stage, fitted, 8).scale).toBe(8);
  });
  test('keeps the picture over the stage', () => {
    const { x, y } = settle({ scale: 2, x: 9999, y: -9999 }, stage, fitted, 8);
    expect(x).toBeCloseTo((fitted.width * 2 - stage.width) / 2);
    expect(y).toBeCloseTo(-(fitted.height * 2 - stage.height) / 2);
  });
  test('centres a side that is smaller than the stage', () => {
    expect(settle({ scale: 1, x: 50, y: 50 }, stage, fitted, 8)).toMatchObject({ x: 0, y: 0 });
  });
});

test('showing a region centres it on the stage', () => {
  const view = viewOf({ x_min: 0.6, y_min: 0.1, x_max: 0.7, y_max: 0.2 }, stage, fitted);
  const middle = onStage(view, 0.65, 0.15);
  expect(middle.x).toBeCloseTo(0);
  expect(middle.y).toBeCloseTo(0);
  expect(view.scale).toBeGreaterThan(3);
});

describe('the minimap', () => {
  test('shows the whole picture without margins while it is fitted', () => {
    expect(seenPart(FITTED, stage, fitted)).toEqual({ x_min: 0, y_min: 0, x_max: 1, y_max: 1 });
  });
  test('frames the visible part of the picture', () => {
    const view = settle({ scale: 4, x: 120, y: -70 }, stage, fitted, 8);
    const seen = seenPart(view, stage, fitted);
    const upperLeft = onStage(view, seen.x_min, seen.y_min);
    const lowerRight = onStage(view, seen.x_max, seen.y_max);
    expect([upperLeft.x, upperLeft.y]).toEqual([expect.closeTo(-240), expect.closeTo(-166)]);
    expect([lowerRight.x, lowerRight.y]).toEqual([expect.closeTo(240), expect.closeTo(166)]);
  });
  test('centres a clicked point on the stage at the same zoom', () => {
    const view = centredOn({ x: 0.3, y: 0.6 }, { scale: 5, x: 12, y: 34 }, fitted);
    expect(view.scale).toBe(5);
    const { x, y } = onStage(view, 0.3, 0.6);
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });
  test("stops at the picture's edge when dragged beyond it", () => {
    const { x, y } = onStage(centredOn({ x: -3, y: 9 }, { scale: 2, x: 0, y: 0 }, fitted), 0, 1);
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });
});
