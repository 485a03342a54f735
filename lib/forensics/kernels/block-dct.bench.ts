import { lumaOf } from '../luma';
import { forwardDct } from '../maths/dct';
import { reportKernel } from '../testing/bench';
import { photoPixels } from '../testing/scenes';
import { dctOfBlocks } from './block-dct';

const [width, height] = [2000, 1500];
const luma = lumaOf(photoPixels(width, height));
const all = Array.from({ length: 64 }, (_, i) => i);

reportKernel(
  'block_dct',
  3,
  () => dctOfBlocks(luma, width, height, { left: 3, top: 5, stride: 1 }, all),
  () => {
    const [blocksWide, blocksHigh] = [Math.floor((width - 3) / 8), Math.floor((height - 5) / 8)];
    const planes = all.map(() => new Float32Array(blocksWide * blocksHigh));
    const block = new Float32Array(64);
    for (let row = 0, at = 0; row < blocksHigh; row++) {
      for (let column = 0; column < blocksWide; column++, at++) {
        for (let i = 0; i < 64; i++) {
          block[i] =
            (luma[(5 + row * 8 + (i >> 3)) * width + 3 + column * 8 + (i & 7)] as number) - 128;
        }
        forwardDct(block);
        for (let f = 0; f < 64; f++) (planes[f] as Float32Array)[at] = block[f] as number;
      }
    }
    return planes;
  },
  2,
);
