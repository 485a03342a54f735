import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpegSize } from './jpeg-size';

const jpeg = (progressive: boolean) =>
  sharp({ create: { width: 31, height: 17, channels: 3, background: '#336699' } })
    .jpeg({ progressive })
    .withMetadata()
    .toBuffer();

test.each([false, true])(
  'width and height are read from the frame header (progressive %s)',
  async (progressive) => {
    expect(jpegSize(await jpeg(progressive))).toEqual({ width: 31, height: 17 });
  },
);

test('a truncated JPEG or another file returns null and does not throw', async () => {
  const bytes = await jpeg(false);
  for (let length = 0; length < 150; length += 1) jpegSize(bytes.subarray(0, length));
  expect(jpegSize(bytes.subarray(0, 60))).toBeNull();
  expect(jpegSize(Buffer.from('<svg/>'))).toBeNull();
  expect(jpegSize(new Uint8Array())).toBeNull();
});
