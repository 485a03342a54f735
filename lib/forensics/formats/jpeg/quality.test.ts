import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readContainer } from '../read-container';
import { estimateQuality, type JpegQuality } from './quality';

const picture = sharp({ create: { width: 32, height: 32, channels: 3, background: '#456' } });

async function qualityOf(quality: number): Promise<JpegQuality> {
  const { jpeg } = readContainer(await picture.clone().jpeg({ quality }).toBuffer());
  return estimateQuality(jpeg?.quantizationTables[jpeg.lumaTable] ?? new Uint16Array(64));
}

describe('estimateQuality', () => {
  it.each([10, 49, 50, 75, 92, 100])(
    'estimates quality %i for a file that libjpeg saved at it',
    async (quality) => {
      expect(await qualityOf(quality)).toEqual({ quality, standardTable: true });
    },
  );

  it('distinguishes the standard table from one that is close to it', async () => {
    const { jpeg } = readContainer(await picture.clone().jpeg({ quality: 80 }).toBuffer());
    const table = Uint16Array.from(jpeg?.quantizationTables[0] ?? []);
    table[5] = (table[5] ?? 0) + 1;
    expect(estimateQuality(table)).toEqual({ quality: 80, standardTable: false });
  });
});
