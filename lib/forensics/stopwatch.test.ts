import { describe, expect, it } from 'vitest';
import { Stopwatch } from './stopwatch';

describe('Stopwatch', () => {
  it('assigns every millisecond to one step: a step inside another is not counted twice', async () => {
    let ms = 0;
    const wait = (by: number) => {
      ms += by;
    };
    const watch = new Stopwatch(() => ms);
    await watch.measureWait('credentials', async () => wait(5));
    const answer = watch.measure('detector', () => {
      wait(10);
      watch.measure('luma', () => {
        wait(3);
        watch.measure('deeper', () => wait(2));
      });
      watch.measure('luma', () => wait(1));
      wait(20);
      return 'found';
    });
    expect(answer).toBe('found');
    expect(watch.timesMs).toEqual({ credentials: 5, deeper: 2, luma: 4, detector: 30 });
  });

  it('counts a step that throws, and continues', () => {
    let ms = 0;
    const watch = new Stopwatch(() => ms);
    expect(() =>
      watch.measure('outer', () =>
        watch.measure('inner', () => {
          ms += 4;
          throw new Error('broken');
        }),
      ),
    ).toThrow('broken');
    watch.measure('outer', () => {
      ms += 1;
    });
    expect(watch.timesMs).toEqual({ inner: 4, outer: 1 });
  });

  it('measures nothing without a clock', () => {
    const watch = new Stopwatch(undefined);
    expect(watch.measure('detector', () => 7)).toBe(7);
    expect(watch.timesMs).toBeNull();
  });
});
