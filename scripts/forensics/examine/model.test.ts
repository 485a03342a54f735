import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onnxModel } from '@/lib/forensics/testing/onnx-model';
import { pixelsOf } from '@/lib/forensics/testing/scenes';
import { createModelRunner } from '@/lib/platform/pictures/model-runner';
import { root } from '../../launch/root.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'model-'));
const at = (name: string) => path.join(folder, name);
// Next to node_modules, because it loads packages from there.
const worker = path.join(root, 'build', `model-worker-${process.pid}.mjs`);

/** Dark, with a white area in the upper left. */
const picture = pixelsOf(160, 120, (x, y) => (x < 60 && y < 40 ? [255, 255, 255] : [20, 20, 20]));

const runner = (name: string, model: Uint8Array | string, timeoutMs = 60_000) => {
  writeFileSync(at(name), model);
  return createModelRunner(at(name), worker, timeoutMs)(picture);
};

const command = (...args: string[]) =>
  spawnSync(
    process.execPath,
    [
      path.join(root, 'scripts/forensics/tool.mjs'),
      'examine',
      'photo.png',
      '--only',
      'model',
      ...args,
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { NODE_ENV: 'production' },
    },
  );

beforeAll(async () => {
  await build({
    entryPoints: [path.join(root, 'scripts/model-worker.ts')],
    outfile: worker,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    alias: { '@': root.replace(/\/$/, '') },
  });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(worker, { force: true });
});

describe('a model file', () => {
  it('runs in its thread and returns a map of the picture', async () => {
    const map = await runner('lightness.onnx', onnxModel());
    expect([map.width, map.height]).toEqual([160, 120]);
    expect(map.values[0]).toBeCloseTo(1);
    expect(map.values[119 * 160 + 159]).toBeCloseTo(20 / 255);
  });

  it('may have a fixed input size', async () => {
    const map = await runner(
      'small.onnx',
      onnxModel({ input: [1, 3, 12, 16], output: [1, 1, 12, 16] }),
    );
    expect([map.width, map.height]).toEqual([16, 12]);
  });

  it.each([
    ['is none', 'not a model', /./],
    [
      'takes grey pictures',
      onnxModel({ input: [1, 1, 'height', 'width'] }),
      /^The model's input is \[1, 1, /,
    ],
    [
      'answers something else than probabilities',
      onnxModel({ last: 'Neg' }),
      /no probabilities from 0 to 1\.$/,
    ],
  ])('that %s is reported as unusable, with the reason', async (_, model, why) => {
    await expect(runner('bad.onnx', model)).rejects.toMatchObject({
      name: 'UnusableModel',
      message: expect.stringMatching(why),
    });
  });

  it('that does not answer in time is stopped', async () => {
    await expect(runner('late.onnx', onnxModel(), 1)).rejects.toThrow(
      'The model gave no answer within 0.001 s.',
    );
  });

  it('is run by the command, in the picture process', async () => {
    writeFileSync(at('lightness.onnx'), onnxModel());
    await sharp(picture.rgb, { raw: { width: 160, height: 120, channels: 3 } })
      .png()
      .toFile(at('photo.png'));
    const { stdout, stderr, status } = command('--model', 'lightness.onnx');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/^photo\.png: likely edited$/m);
    expect(stdout).toContain('1 edited: from 0%, 0% to 38%, 33%; 0.99');
    expect(command('--model', 'gone.onnx')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("There is no model 'gone.onnx'."),
    });
    writeFileSync(at('notes.md'), '# Notes\n');
    const notes = command('--model', 'notes.md');
    expect(notes).toMatchObject({ status: 2, stdout: '' });
    expect(notes.stderr.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^The model '.*notes\.md' cannot be used: .+\.$/u),
      '',
    ]);
    expect(notes.stderr).not.toMatch(/^\s+at /mu);
    writeFileSync(at('grey.onnx'), onnxModel({ input: [1, 1, 'height', 'width'] }));
    expect(command('--model', 'grey.onnx')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("The model's input is [1, 1, "),
    });
    writeFileSync(at('negative.onnx'), onnxModel({ last: 'Neg' }));
    expect(command('--model', 'negative.onnx')).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^model: [^\n]+ no probabilities from 0 to 1\.\n$/),
    });
    writeFileSync(at('oblong.onnx'), onnxModel({ last: 'Det', output: [1, 1] }));
    expect(command('--model', 'oblong.onnx')).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^model: [^\n]+\n$/),
    });
    expect(command()).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^photo\.png: not judged /m),
    });
  });
});
