import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Orientation } from './frame';
import { bandsOf, bitsApart, perceptualHash, viewsOf } from './perceptual-hash';
import { SAME_LOOK } from './thresholds';
import { blots } from './testing/blots';

const [WIDTH, HEIGHT] = [480, 320];
const scene = (seed: number): Sharp =>
  sharp(blots(seed, WIDTH, HEIGHT), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });

async function hashOf(picture: Sharp | Buffer, orientation: Orientation = 1): Promise<string> {
  const { data, info } = await (Buffer.isBuffer(picture) ? sharp(picture) : picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return perceptualHash({ width: info.width, height: info.height, rgb: data }, orientation) ?? '';
}

let picture: Sharp;
let hash: string;

beforeAll(async () => {
  picture = scene(1);
  hash = await hashOf(picture.clone());
});

const sharesABand = (a: string, b: string) => bandsOf(a).some((band) => bandsOf(b).includes(band));

describe('perceptualHash', () => {
  it.each([
    ['saved again at quality 40', (one: Sharp) => one.jpeg({ quality: 40 })],
    ['shrunk to a third', (one: Sharp) => one.resize(160).jpeg({ quality: 75 })],
    ['enlarged', (one: Sharp) => one.resize(900).webp({ quality: 60 })],
    ['made brighter', (one: Sharp) => one.linear(1.1, 6).jpeg()],
  ])('matches a picture that was %s, and an index would find it', async (_, change) => {
    const changed = await hashOf(await change(picture.clone()).toBuffer());
    expect(bitsApart(hash, changed)).toBeLessThanOrEqual(20);
    expect(sharesABand(hash, changed)).toBe(true);
  });

  it.each([
    ['as it is', (one: Sharp) => one, false],
    ['turned by 90°', (one: Sharp) => one.rotate(90), false],
    ['turned by 180°', (one: Sharp) => one.rotate(180), false],
    ['turned by 270°', (one: Sharp) => one.rotate(270), false],
    ['mirrored', (one: Sharp) => one.flop(), true],
    ['upside down', (one: Sharp) => one.flip(), true],
    ['mirrored and turned', (one: Sharp) => one.flop().rotate(90), true],
  ])(
    'has a view of a copy that was %s, and an index would find it',
    async (_, change, isMirrored) => {
      // In two steps: sharp turns before it mirrors.
      const turned = await change(sharp(await picture.clone().png().toBuffer()))
        .png()
        .toBuffer();
      const copy = await hashOf(await sharp(turned).resize(300).jpeg({ quality: 70 }).toBuffer());
      const views = viewsOf(hash);
      expect(new Set(views.map((view) => view.hash)).size).toBe(8);
      const near = views.filter((view) => bitsApart(view.hash, copy) <= SAME_LOOK.bitsMax);
      expect(near.map((view) => view.isMirrored)).toEqual([isMirrored]);
      expect(near.every((view) => sharesABand(view.hash, copy))).toBe(true);
    },
  );

  it('matches a copy cropped by 3 % of its width and height', async () => {
    const cropped = await picture
      .clone()
      .extract({ left: 7, top: 5, width: WIDTH - 14, height: HEIGHT - 10 })
      .jpeg({ quality: 80 })
      .toBuffer();
    const copy = await hashOf(cropped);
    expect(bitsApart(hash, copy)).toBeLessThanOrEqual(SAME_LOOK.bitsMax);
    expect(sharesABand(hash, copy)).toBe(true);
  });

  it('describes the picture as shown, whichever way it is stored', async () => {
    const stored: readonly (readonly [Orientation, Sharp])[] = [
      [2, picture.clone().flop()],
      [3, picture.clone().rotate(180)],
      [4, picture.clone().flip()],
      [6, picture.clone().rotate(270)],
      [8, picture.clone().rotate(90)],
    ];
    for (const [orientation, turned] of stored)
      expect(
        bitsApart(await hashOf(await turned.png().toBuffer(), orientation), hash),
      ).toBeLessThanOrEqual(4);
  });

  it('differs for other pictures, turned and mirrored too', async () => {
    const others = await Promise.all([2, 3, 4, 5, 6].map((seed) => hashOf(scene(seed))));
    for (const other of others) {
      expect(bitsApart(hash, other)).toBeGreaterThan(2 * SAME_LOOK.bitsMax);
      for (const view of viewsOf(hash))
        expect(bitsApart(view.hash, other)).toBeGreaterThan(SAME_LOOK.bitsMax);
    }
  });

  it('is null for an empty wall and for a picture of a few pixels, which match anything', () => {
    const wall = {
      width: 100,
      height: 100,
      rgb: new Uint8Array(30_000).map((_, i) => 200 + ((i * 7919) % 5)),
    };
    expect(perceptualHash(wall, 1)).toBeNull();
    expect(
      perceptualHash(
        { width: 60, height: 200, rgb: new Uint8Array(36_000).map((_, i) => i & 255) },
        1,
      ),
    ).toBeNull();
  });

  it('counts the bits in which hashes differ', () => {
    expect(bitsApart('0'.repeat(64), `f${'0'.repeat(62)}1`)).toBe(5);
    expect(bandsOf(hash)).toEqual([0, 1, 2, 3].map((i) => `${i}${hash.slice(4 * i, 4 * i + 4)}`));
  });
});
