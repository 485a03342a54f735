import { describe, expect, it } from 'vitest';
import { secondTaps } from './second-tap';

const [takeBack, correct, disagree] = [
  { isConnected: true },
  { isConnected: true },
  { isConnected: true },
];

const tap = (timeStamp: number, pageY = 100, detail = 1, clientY = pageY) => ({
  timeStamp,
  pageX: 50,
  pageY,
  clientX: 50,
  clientY,
  detail,
});

describe('a second tap', () => {
  it('on another control at the same place counts as meant for the first control', () => {
    const isMeantForBefore = secondTaps();
    expect([isMeantForBefore(tap(0), takeBack), isMeantForBefore(tap(200, 104), correct)]).toEqual([
      false,
      true,
    ]);
  });

  it('at the same place of the screen counts as meant for the first control if that one was removed', () => {
    for (const [isConnected, isMeant] of [
      [false, true],
      [true, false],
    ] as const) {
      const isMeantForBefore = secondTaps();
      isMeantForBefore(tap(0, 900, 1, 400), { isConnected });
      expect(isMeantForBefore(tap(200, 640, 1, 400), disagree)).toBe(isMeant);
    }
  });

  it('on the same control, elsewhere, later or by key counts as a separate tap', () => {
    for (const [second, control] of [
      [tap(200), takeBack],
      [tap(200, 180), correct],
      [tap(700), correct],
      [tap(200, 100, 0), correct],
    ] as const) {
      const isMeantForBefore = secondTaps();
      isMeantForBefore(tap(0), takeBack);
      expect(isMeantForBefore(second, control)).toBe(false);
    }
  });
});
