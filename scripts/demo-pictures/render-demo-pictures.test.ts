import { parse } from 'exifr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderDemoPictures, type DemoPicture } from './render-demo-pictures';

const EDITED = [
  'tv_front.jpg',
  'laptop_skade.png',
  'IMG_20260302_175308.jpg',
  'hojttaler.jpg',
  'IMG_20260305_075230.jpg',
];

async function rendered(
  only: readonly string[],
  scale = 0.16,
  seed = 1,
): Promise<readonly DemoPicture[]> {
  const pictures: DemoPicture[] = [];
  for await (const picture of renderDemoPictures({ only, scale, seed })) pictures.push(picture);
  return pictures;
}

async function one(name: string, scale?: number, seed?: number): Promise<DemoPicture> {
  const [picture] = await rendered([name], scale, seed);
  if (picture === undefined) throw new Error(`no picture is called ${name}`);
  return picture;
}

describe('demo pictures', () => {
  it('the same seed gives the same bytes, another seed others', async () => {
    const first = await one('IMG_2051.jpg');
    const again = await one('IMG_2051.jpg');
    const other = await one('IMG_2051.jpg', 0.16, 2);
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
    expect(Buffer.compare(first.bytes, other.bytes)).not.toBe(0);
  });

  it('a forgery is made the same way each time', async () => {
    const [first, again] = [await one('tv_front.jpg'), await one('tv_front.jpg')];
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
    expect(first.box).toEqual(again.box);
  });

  it('a photo tells its camera, its time and its own size', async () => {
    const picture = await one('DSC_0418.JPG');
    const { width, height } = await sharp(picture.bytes).metadata();
    const exif: Record<string, unknown> = await parse(Buffer.from(picture.bytes), {
      reviveValues: false,
    });
    expect(exif).toMatchObject({
      Make: 'Halden',
      Model: 'Halden C20',
      DateTimeOriginal: '2026:03:02 17:45:19',
      ExifImageWidth: width,
      ExifImageHeight: height,
    });
  });

  it('a photo taken upright is stored on its side and says so', async () => {
    const { width, height, orientation } = await sharp(
      (await one('IMG_2060.jpg')).bytes,
    ).metadata();
    expect(orientation).toBe(6);
    expect(width).toBeGreaterThan(height);
  });

  it('every edited picture says where, inside the picture, and not everywhere', async () => {
    const edited = await rendered(EDITED, 0.1);
    expect(edited.map(({ expected }) => expected).toSorted()).toEqual([
      'copied',
      'copied',
      'edited',
      'edited',
      'edited',
    ]);
    for (const { box } of edited) {
      expect(box).toBeDefined();
      const { x_min, y_min, x_max, y_max } = box ?? { x_min: -1, y_min: -1, x_max: -1, y_max: -1 };
      expect(x_min).toBeGreaterThanOrEqual(0);
      expect(y_min).toBeGreaterThanOrEqual(0);
      expect(x_max).toBeLessThanOrEqual(1);
      expect(y_max).toBeLessThanOrEqual(1);
      const share = (x_max - x_min) * (y_max - y_min);
      expect(share).toBeGreaterThan(0.01);
      expect(share).toBeLessThan(0.3);
    }
  });

  it('the box of an upright picture covers what changed in the picture as shown', async () => {
    const [{ expected, box, bytes }, scale] = [await one('IMG_20260305_075230.jpg', 0.2), 0.2];
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { Studio } = await import('./studio');
    const before = await sharp(await new Studio(1, scale).jpeg('washer'))
      .autoOrient()
      .greyscale()
      .raw()
      .toBuffer();
    let [inside, outside] = [0, 0];
    data.forEach((value, i) => {
      if (Math.abs(value - (before[i] ?? 0)) < 40) return;
      const [x, y] = [(i % info.width) / info.width, Math.floor(i / info.width) / info.height];
      if (box && x >= box.x_min && x <= box.x_max && y >= box.y_min && y <= box.y_max) inside++;
      else outside++;
    });
    expect(expected).toBe('edited');
    expect(inside).toBeGreaterThan(100);
    expect(outside).toBe(0);
  });

  it('the broken upload begins like a JPEG and is refused by the decoder, even a lenient one', async () => {
    const { bytes } = await one('IMG_2071.jpg');
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    await expect(sharp(bytes, { failOn: 'none' }).raw().toBuffer()).rejects.toThrow(
      /corrupt|premature|unsupported/u,
    );
  });

  it("generated pictures carry their generator's marks and no camera", async () => {
    const [png, jpeg] = await rendered(['ur_reference.png', 'cykel_ny.jpg']);
    expect(Buffer.from(png?.bytes ?? []).includes('tEXtparameters\0')).toBe(true);
    expect((await sharp(png?.bytes).metadata()).format).toBe('png');
    expect(
      Buffer.from(jpeg?.bytes ?? []).includes('digitalsourcetype/trainedAlgorithmicMedia'),
    ).toBe(true);
    expect((await sharp(jpeg?.bytes).metadata()).exif).toBeUndefined();
  });

  it('a messenger copy is smaller, upright and without camera data', async () => {
    const metadata = await sharp((await one('IMG-20260303-WA0007.jpg', 0.2)).bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(Math.max(metadata.width, metadata.height)).toBeLessThanOrEqual(1280);
  });
});
