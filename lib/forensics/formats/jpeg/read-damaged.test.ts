import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuantizedJpeg } from './read';
import { writeJpeg } from './written.fixture';
import { encode, subsampled, reasonOf } from './read.fixture';

describe('refuses what it cannot judge, with the reason', () => {
  const good = writeJpeg({ width: 43, height: 29, components: subsampled() });
  const frameAt = good.findIndex((byte, i) => byte === 0xff && good[i + 1] === 0xc0);
  const changed = (offset: number, ...values: number[]): Uint8Array => {
    const copy = good.slice();
    copy.set(values, frameAt + offset);
    return copy;
  };
  it.each([
    ['an empty file', new Uint8Array(0), 'not_a_jpeg'],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'not_a_jpeg'],
    ['arithmetic coding', changed(1, 0xc9), 'arithmetic_coding'],
    ['lossless', changed(1, 0xc3), 'lossless_or_hierarchical'],
    ['12 bits', changed(4, 12), 'sample_precision'],
    ['more than 50 megapixels', changed(5, 0xff, 0xff, 0xff, 0xff), 'oversize'],
    ['a size that the file cannot hold', changed(5, 0x10, 0x00, 0x20, 0x00), 'truncated'],
    ['no lines', changed(5, 0, 0), 'broken_header'],
    ['sampling of 0', changed(11, 0), 'broken_header'],
    ['a cut inside the only scan', good.slice(0, good.length - 40), 'truncated'],
    ['a cut before the scan', good.slice(0, frameAt + 19), 'truncated'],
    ['an unknown quantization table', changed(12, 9), 'missing_table'],
  ])('%s', (_, bytes, reason) => expect(reasonOf(bytes)).toBe(reason));

  it('more scans than any encoder writes', () => {
    const scanAt = good.findIndex((byte, i) => byte === 0xff && good[i + 1] === 0xda);
    const scan = good.slice(scanAt, -2);
    expect(
      reasonOf(
        Uint8Array.from([
          ...good.slice(0, scanAt),
          ...Array.from({ length: 9 }, () => [...scan]).flat(),
        ]),
      ),
    ).toBe('too_many_scans');
  });
});

describe('a damaged file', () => {
  it('cut in the third of three scans returns the two components before it', () => {
    const jpeg = { width: 43, height: 29, components: subsampled(), separateScans: true };
    const bytes = writeJpeg(jpeg);
    const read = readQuantizedJpeg(bytes.slice(0, bytes.length - 30));
    expect(read.components).toHaveLength(2);
    expect(read.components[1]).toEqual(jpeg.components[1]);
  });

  it('that is progressive returns each component whose first scan is complete', async () => {
    const bytes = await encode(400, 300, { quality: 90, progressive: true });
    const read = readQuantizedJpeg(bytes.subarray(0, Math.floor(bytes.length * 0.7)));
    expect(read.components).toHaveLength(3);
  });

  it('returns a JPEG or throws the named error, whatever bytes are changed or cut', async () => {
    const sources = [
      new Uint8Array(await encode(65, 47, { quality: 80 })),
      new Uint8Array(await encode(65, 47, { quality: 80, progressive: true })),
      writeJpeg({ width: 43, height: 29, components: subsampled(), restartInterval: 2 }),
    ];
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.nat(2),
        changes,
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        (which, edits, remaining) => {
          const bytes = (sources[which] ?? new Uint8Array(0)).slice();
          for (const [at, value] of edits) bytes[at % bytes.length] = value;
          expect(reasonOf(bytes.subarray(0, Math.ceil(bytes.length * remaining)))).not.toMatch(
            /^unexpected/,
          );
        },
      ),
      { numRuns: 600 },
    );
  });
});
