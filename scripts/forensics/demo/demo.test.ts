import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'exifr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  demoExaminations,
  type DemoFinding,
  type DemoFindings,
  readFindings,
  sha256Of,
} from '@/prisma/seed/demo-findings';
import { demoPictures, PICTURES_FOLDER } from '@/prisma/seed/demo-pictures';
import { sized } from '@/tests/setup/profile';
import { root } from '../../launch/root.mjs';
import type { FractionBox } from '../gallery/entries';
import { outdated } from './examine-demo';

/** The default threshold of a client. */
const FLAGGED_MIN = 0.8;

interface Truth {
  readonly name: string;
  readonly expected: 'clean' | 'edited' | 'copied' | 'ai';
  readonly box?: FractionBox;
}

const pictures = demoPictures();
const findings = readFindings();
const truths = JSON.parse(
  readFileSync(path.join(PICTURES_FOLDER, 'truth.json'), 'utf8'),
) as Truth[];
const truthsOf = (...expected: readonly Truth['expected'][]) =>
  truths.filter((one) => expected.includes(one.expected));
const bytesOf = (name: string): Uint8Array => {
  const bytes = pictures.get(name);
  if (bytes === undefined) throw new Error(`there is no ${name}`);
  return bytes;
};

function evidenceOf(name: string) {
  const reply = findings.findings.find((one) => one.file === name)?.reply;
  if (reply?.verb !== 'examined') throw new Error(`there are no findings of ${name}`);
  return reply.evidence;
}

const areaOf = (box: FractionBox): number => (box.x_max - box.x_min) * (box.y_max - box.y_min);

/** Intersection over union of two boxes. */
function overlap(a: FractionBox, b: FractionBox): number {
  const width = Math.min(a.x_max, b.x_max) - Math.max(a.x_min, b.x_min);
  const height = Math.min(a.y_max, b.y_max) - Math.max(a.y_min, b.y_min);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (areaOf(a) + areaOf(b) - width * height);
}

describe('the photos of the demo', () => {
  it('are exactly those that its claims name', () => {
    const named = demoExaminations().map(({ file }) => file);
    expect([...pictures.keys()].toSorted()).toEqual([...new Set(named)].toSorted());
    expect(truths.map(({ name }) => name).toSorted()).toEqual(
      [...pictures.keys()].filter((name) => name !== 'IMG_2071.jpg').toSorted(),
    );
  });

  it('contain their camera, their time and their own size', async () => {
    const picture = Buffer.from(bytesOf('DSC_0418.JPG'));
    const { width, height } = await sharp(picture).metadata();
    const exif: Record<string, unknown> = await parse(picture, { reviveValues: false });
    expect(exif).toMatchObject({
      Make: 'Halden',
      Model: 'Halden C20',
      DateTimeOriginal: '2026:03:02 17:45:19',
      ExifImageWidth: width,
      ExifImageHeight: height,
    });
  });

  it('taken upright are stored sideways with an EXIF orientation', async () => {
    const { width, height, orientation } = await sharp(bytesOf('IMG_2060.jpg')).metadata();
    expect(orientation).toBe(6);
    expect(width).toBeGreaterThan(height);
  });

  it('that are generated have the marks of a generator and no camera', async () => {
    const [settings, declared] = [bytesOf('ur_reference.jpg'), bytesOf('cykel_ny.jpg')];
    expect(await parse(settings, { reviveValues: false })).not.toHaveProperty('Make');
    expect(evidenceOf('ur_reference.jpg').facts.generator).toBe('Stable Diffusion web UI');
    expect(Buffer.from(declared).includes('digitalsourcetype/trainedAlgorithmicMedia')).toBe(true);
    expect((await sharp(declared).metadata()).exif).toBeUndefined();
  });

  it('that a messenger sent are smaller and without camera data', async () => {
    const metadata = await sharp(bytesOf('IMG-20260303-WA0007.jpg')).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(Math.max(metadata.width, metadata.height)).toBeLessThanOrEqual(1280);
  });
});

describe("the findings in the demo's photos", () => {
  it('belong to the committed files', () => {
    expect(findings.findings.map(({ file, sha256 }) => [file, sha256])).toEqual(
      demoExaminations().map(({ file }) => [file, sha256Of(bytesOf(file))]),
    );
  });

  it(
    'are those of the current engine',
    () => {
      const some = ['tv_front.jpg', 'IMG_2043.jpg', 'IMG_2071.jpg'];
      const names = sized(some.length, pictures.size) === some.length ? some : [];
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        [path.join(root, 'scripts/forensics/tool.mjs'), 'demo', '--check', ...names],
        { encoding: 'utf8' },
      );
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      const count = names.length === 0 ? findings.findings.length : names.length;
      expect(stdout).toBe(`${count} findings are those of today\n`);
    },
    sized(120_000, 600_000),
  );

  it.each([
    ['of another confidence', (one: DemoFinding) => changed(one, { manipulation_confidence: 0.5 })],
    ['of another version', (one: DemoFinding) => changed(one, { engine_version: '0.0.1' })],
    ['of another file', (one: DemoFinding) => ({ ...one, sha256: '0' })],
    [
      'of a claim of another day',
      (one: DemoFinding) => ({ ...one, claim: { ...one.claim, dateDamage: '2020-01-01' } }),
    ],
  ])('are outdated when they are %s', (_, change) => {
    const [first, ...others] = findings.findings;
    if (!first) throw new Error('there are no findings');
    const other: DemoFindings = { ...findings, findings: [change(first), ...others] };
    expect(outdated(other, findings)).toEqual([first.file]);
    expect(outdated(findings, findings)).toEqual([]);
  });

  it('are outdated when the thresholds of the engine change', () => {
    const [medium = ''] = Object.keys(findings.thresholds);
    const other = { ...findings, thresholds: { ...findings.thresholds, [medium]: {} } };
    expect(outdated(other, findings)).toEqual([`thresholds of ${medium}`]);
  });

  it.each(truthsOf('clean'))('$name, untouched, is not flagged', ({ name }) => {
    const evidence = evidenceOf(name);
    expect(evidence.manipulation_confidence).toBeLessThan(FLAGGED_MIN);
    expect(evidence.ai_generated_confidence).toBeLessThan(FLAGGED_MIN);
    expect(evidence.regions).toBeNull();
  });

  it.each(truthsOf('edited', 'copied'))(
    '$name, forged, is flagged, with a box over the place',
    ({ name, box }) => {
      const evidence = evidenceOf(name);
      if (box === undefined) throw new Error(`nobody knows where ${name} was edited`);
      expect(areaOf(box)).toBeGreaterThan(0.01);
      expect(areaOf(box)).toBeLessThan(0.3);
      expect(evidence.manipulation_confidence).toBeGreaterThanOrEqual(FLAGGED_MIN);
      expect(evidence.ai_generated_confidence).toBeLessThan(FLAGGED_MIN);
      expect(
        Math.max(...(evidence.regions ?? []).map((region) => overlap(region, box))),
      ).toBeGreaterThan(0.5);
    },
  );

  it.each(truthsOf('copied'))('$name is reported as a copy with its source', ({ name }) => {
    const kinds = (evidenceOf(name).regions ?? []).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'copied').length).toBeGreaterThanOrEqual(2);
  });

  it.each(truthsOf('ai'))(
    '$name, generated, is flagged as made by AI, not as edited',
    ({ name }) => {
      const evidence = evidenceOf(name);
      expect(evidence.ai_generated_confidence).toBeGreaterThanOrEqual(FLAGGED_MIN);
      expect(evidence.manipulation_confidence).toBeLessThan(FLAGGED_MIN);
    },
  );

  it('are a refusal for a damaged upload', () => {
    const reply = findings.findings.find(({ file }) => file === 'IMG_2071.jpg')?.reply;
    expect(reply).toEqual({ verb: 'refused', problem: { reason: 'data_damaged', values: {} } });
  });
});

const changed = (
  one: DemoFinding,
  evidence: Partial<Extract<DemoFinding['reply'], { verb: 'examined' }>['evidence']>,
): DemoFinding =>
  one.reply.verb === 'examined'
    ? { ...one, reply: { ...one.reply, evidence: { ...one.reply.evidence, ...evidence } } }
    : one;
