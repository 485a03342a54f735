import { describe, expect, it } from 'vitest';
import { CHANGE_MIN } from '../forge';
import { changeInside, feathered } from '../mask';
import { stream } from '../random';
import { drawnPhoto, drawnReceipt } from '../testing/drawn';
import { findTextBoxes } from '../text-boxes';
import { OF_PHOTOS, OF_RECEIPTS } from './choose';
import type { Edit, Edited, Job } from './edit';

const photo = drawnPhoto(480, 360, 1);
const donor = { name: 'other.jpg', pixels: drawnPhoto(520, 400, 2) };
const receipt = await drawnReceipt();

function jobOf(random: Job['random'], ofReceipt: boolean): Job {
  return {
    random,
    base: ofReceipt ? receipt : photo,
    textBoxes: ofReceipt ? findTextBoxes(receipt) : [],
    photo: () => Promise.resolve(donor),
    generated: () => Promise.resolve(donor),
  };
}

/** Each edit is made once for all tests. */
const made = new Map<string, Promise<Edited>>();

function edited(name: string, edit: Edit, number: number, ofReceipt: boolean): Promise<Edited> {
  const key = `${name} ${number}`;
  const result = made.get(key) ?? make(name, edit, number, ofReceipt);
  made.set(key, result);
  return result;
}

async function make(name: string, edit: Edit, number: number, ofReceipt: boolean): Promise<Edited> {
  for (let i = 0; i < 20; i++) {
    const job = jobOf(stream(number, name, i), ofReceipt);
    const result = await edit(job);
    if (result !== null && changeInside(result.mask, job.base, result.pixels) >= CHANGE_MIN)
      return result;
  }
  throw new Error(`${name} left nothing to see in 20 tries`);
}

const CASES = [
  ...OF_PHOTOS.map(([name, edit]) => ({ name, edit, ofReceipt: false })),
  ...OF_RECEIPTS.map(([name, edit]) => ({ name: `${name} on a receipt`, edit, ofReceipt: true })),
];

describe.each(CASES)('$name', ({ name, edit, ofReceipt }) => {
  const base = ofReceipt ? receipt : photo;

  it('changes nothing outside its mask and the feathered rim', async () => {
    for (let number = 0; number < 3; number++) {
      const { pixels, mask } = await edited(name, edit, number, ofReceipt);
      const rim = await feathered(mask, 6);
      const strays = pixels.rgb.findIndex(
        (value, i) => value !== base.rgb[i] && rim.alpha[Math.floor(i / 3)] === 0,
      );
      expect(strays).toBe(-1);
    }
  });

  it('marks an area with a change, and not the complete picture', async () => {
    for (let number = 0; number < 3; number++) {
      const { pixels, mask } = await edited(name, edit, number, ofReceipt);
      const marked = mask.alpha.filter((value) => value > 127).length;
      const changed = mask.alpha.filter(
        (value, i) =>
          value > 127 && [0, 1, 2].some((c) => pixels.rgb[i * 3 + c] !== base.rgb[i * 3 + c]),
      ).length;
      expect(marked / mask.alpha.length).toBeLessThan(0.35);
      // Paper painted in its own colour is unchanged; on photos nearly every pixel of a region
      // changes.
      expect(changed / marked).toBeGreaterThan(ofReceipt || name === 'text' ? 0.02 : 0.6);
    }
  });

  it('does not change its input picture', async () => {
    const before = Uint8Array.from(base.rgb);
    await make(name, edit, 0, ofReceipt);
    expect(Buffer.compare(base.rgb, before)).toBe(0);
  });
});
