import { describe, expect, it } from 'vitest';
import { secondTaps } from './second-tap';

const tap = (timeStamp: number, pageY = 100, detail = 1) => ({ timeStamp, pageX: 50, pageY, detail });

describe('a second tap', () => {
  it('that lands on another control at the same place is told apart', () => {
    const isMeantForBefore = secondTaps();
    expect([isMeantForBefore(tap(0), 'take back'), isMeantForBefore(tap(200, 104), 'correct')]).toEqual([false, true]);
  });

  it('on the same control, elsewhere, later or by key is a tap of its own', () => {
    for (const [second, control] of [[tap(200), 'take back'], [tap(200, 180), 'correct'], [tap(700), 'correct'], [tap(200, 100, 0), 'correct']] as const) {
      const isMeantForBefore = secondTaps();
      isMeantForBefore(tap(0), 'take back');
      expect(isMeantForBefore(second, control)).toBe(false);
    }
  });
});
