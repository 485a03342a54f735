import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoPixels } from '@/lib/forensics/testing/scenes';
import { CHAINS } from '../forge/chains/plan';
import { copyOf } from './copy-of';

const folder = mkdtempSync(join(tmpdir(), 'copies-'));
const size = { width: 480, height: 400 };
const row = { path: 'one.png', label: 'authentic', class: 'camera', part: 'fit' };

beforeAll(async () => {
  const { rgb } = photoPixels(size.width, size.height);
  await sharp(Buffer.from(rgb), { raw: { ...size, channels: 3 } }).toFile(join(folder, 'one.png'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(CHAINS.map(([name]) => name))('a copy by the chain %s', (chain) => {
  it('is the same for the same seed, whatever the label, and keeps the columns', async () => {
    const copy = await copyOf(row, folder, chain, 1);
    const asAi = await copyOf({ ...row, label: 'ai-generated', class: 'ai' }, folder, chain, 1);
    if (copy === null || asAi === null) throw new Error('the picture was not opened');
    expect(Buffer.compare(copy.bytes, asAi.bytes)).toBe(0);
    expect(copy.row).toMatchObject({ part: 'fit', base: 'one.png', class: `camera_${chain}` });
    const { width, height } = await sharp(copy.bytes).metadata();
    expect([String(width), String(height)]).toEqual([copy.row['width'], copy.row['height']]);
  });
});

describe('a file that is no picture', () => {
  it('has no copy', async () => {
    expect(await copyOf({ path: 'none.jpg' }, folder, 'direct', 1)).toBeNull();
  });
});
