import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse } from '@/lib/forensics/analyse';
import { overlapOf, texturedScene, type Grey } from '@/lib/forensics/detectors/textured.fixture';
import type { ModelFile } from '@/lib/forensics/learned/model';
import { root } from '../../launch/root.mjs';

/** Two trainings take half a minute on an idle machine. */
const TRAINING_MS = 240_000;

const SIZE = { width: 320, height: 240 };
const PATCH = { width: 96, height: 80 };
const folder = mkdtempSync(path.join(tmpdir(), 'train-'));
const at = (name: string) => path.join(folder, name);

const raw = { raw: { ...SIZE, channels: 1 as const } };
const bytesOf = ({ values }: Grey): Buffer =>
  Buffer.from(Uint8Array.from(values, (value) => Math.min(255, Math.max(0, Math.round(value)))));

/** A grainy picture, optionally with a part without grain. */
async function pictureOf(
  seed: number,
  patch: { left: number; top: number } | null,
): Promise<Buffer> {
  const grey = bytesOf(texturedScene(SIZE.width, SIZE.height, seed, 5));
  if (patch === null) return sharp(grey, raw).jpeg({ quality: 95 }).toBuffer();
  const soft = await sharp(grey, raw)
    .blur(2)
    .extract({ ...patch, ...PATCH })
    .png()
    .toBuffer();
  return sharp(
    await sharp(grey, raw)
      .composite([{ input: soft, ...patch }])
      .png()
      .toBuffer(),
  )
    .jpeg({ quality: 95 })
    .toBuffer();
}

const maskOf = (patch: { left: number; top: number }) =>
  sharp({ create: { ...SIZE, channels: 3, background: '#000' } })
    .composite([{ input: { create: { ...PATCH, channels: 3, background: '#fff' } }, ...patch }])
    .png()
    .toBuffer();

async function writeSet(): Promise<void> {
  mkdirSync(at('set'));
  const lines = ['path,label,class,mask,base'];
  for (let i = 0; i < 18; i++) {
    const patch = { left: 16 * (i % 12), top: 8 * (i % 17) };
    writeFileSync(at(`set/${i}-soft.jpg`), await pictureOf(i, patch));
    writeFileSync(at(`set/${i}-mask.png`), await maskOf(patch));
    writeFileSync(at(`set/${i}.jpg`), await pictureOf(100 + i, null));
    lines.push(
      `${i}-soft.jpg,manipulated,soft,${i}-mask.png,camera-${i}`,
      `${i}.jpg,authentic,grainy,,camera-${i}`,
    );
  }
  writeFileSync(at('set/manifest.csv'), `${lines.join('\n')}\n`);
}

function train(
  name: string,
  ...more: string[]
): { weights: string; card: { figures: { auc: number } } } {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'scripts/forensics/tool.mjs'),
      'train',
      '--set',
      at('set'),
      '--work',
      at(`work-${name}`),
      '--trees',
      '30',
      '--out',
      at(`${name}.json`),
      '--card',
      at(`${name}-card.json`),
      ...more,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return {
    weights: readFileSync(at(`${name}.json`), 'utf8'),
    card: JSON.parse(readFileSync(at(`${name}-card.json`), 'utf8')),
  };
}

beforeAll(writeSet);
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run forensics:train', () => {
  it(
    'writes weights that find the same kind of edit in an unseen picture, and only there',
    async () => {
      const { weights, card } = train('first');
      expect(card.figures.auc).toBeGreaterThan(0.9);
      const model = JSON.parse(weights) as ModelFile;
      const [soft, honest] = await Promise.all(
        [{ left: 160, top: 96 }, null].map(async (patch) => {
          const bytes = new Uint8Array(await pictureOf(777, patch));
          const { data, info } = await sharp(bytes)
            .toColourspace('srgb')
            .raw()
            .toBuffer({ resolveWithObject: true });
          const pixels = { width: info.width, height: info.height, rgb: new Uint8Array(data) };
          return analyse(
            { bytes, format: 'jpeg', pixels, orientation: 1, claim: {} },
            { model, detectors: ['learned_fusion'] },
          );
        }),
      );
      expect(soft?.signals[0]?.finding).toBe('suspicious');
      expect(
        overlapOf(SIZE.width, SIZE.height, soft?.regions?.[0], { x: 160, y: 96, ...PATCH }),
      ).toBeGreaterThan(0.5);
      expect(honest?.signals[0]?.score).toBeLessThan(soft?.signals[0]?.score ?? 0);
      expect(honest?.regions).toBeNull();
    },
    TRAINING_MS,
  );

  it(
    'writes the same weights for the same pictures and seed, and others for another seed',
    () => {
      const again = train('again').weights;
      expect(again).toBe(readFileSync(at('first.json'), 'utf8'));
      expect(train('other', '--seed', '2').weights).not.toBe(again);
    },
    TRAINING_MS,
  );
});
