import { describe, expect, it } from 'vitest';
import type { Bitmap } from '@/scripts/forensics/bitmap';
import { decode } from '../decode';
import { boxMask } from '../mask';
import { stream } from '../random';
import { CHAINS } from './plan';

const size = { width: 512, height: 400 };
const square = boxMask(size, { left: 300, top: 80, width: 130, height: 110 });
/** A red square where the mask is, on blue. */
const picture: Bitmap = {
  ...size,
  rgb: Uint8Array.from({ length: size.width * size.height * 3 }, (_, i) => {
    const marked = square.alpha[Math.floor(i / 3)] === 255;
    return [marked ? 220 : 20, 30, marked ? 20 : 200][i % 3] ?? 0;
  }),
};

describe.each(CHAINS.map(([name, plan]) => ({ name, plan })))('$name', ({ name, plan }) => {
  it('moves the mask with the pixels', async () => {
    for (let number = 0; number < 4; number++) {
      const chain = plan(stream(number, name), size);
      let [moved, mask] = [picture, square];
      for (const step of chain.steps) {
        moved = await step.apply(moved);
        mask = (await step.applyToMask?.(mask)) ?? mask;
      }
      const seen = await decode(await chain.last.encode(moved));
      expect(seen).toMatchObject({ width: mask.width, height: mask.height });
      const isRed = (i: number): boolean => {
        const [red = 0, green = 0, blue = 0] = seen.rgb.subarray(i * 3, i * 3 + 3);
        return red > 130 && green < 110 && blue < 110;
      };
      const red = mask.alpha.map((_, i) => (isRed(i) ? 1 : 0));
      const both = mask.alpha.filter((value, i) => value > 127 && red[i] === 1).length;
      const either = mask.alpha.filter((value, i) => value > 127 || red[i] === 1).length;
      expect(
        both / either,
        JSON.stringify(chain.steps.map(({ params }) => params)),
      ).toBeGreaterThan(0.93);
    }
  });

  it('gives the same result each time it is applied', async () => {
    const chain = plan(stream(1, name), size);
    const run = async (): Promise<Uint8Array> => {
      let moved = picture;
      for (const step of chain.steps) moved = await step.apply(moved);
      return chain.last.encode(moved);
    };
    expect(Buffer.compare(await run(), await run())).toBe(0);
  });
});
