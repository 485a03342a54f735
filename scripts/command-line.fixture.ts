import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { DETECTORS } from '@/lib/forensics/evidence';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import { root } from './launch/root.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'command-line-'));

export const at = (name: string) => path.join(folder, name);

const OF_THE_ENGINE: Readonly<Record<string, string>> = {
  'bench-forensics': 'forensics/steps',
  kernels: 'forensics/kernels/write',
};

/** tool.mjs starts `forensics-<tool>`; every other command has a separate script. */
const scriptOf = (command: string) => {
  const [, tool] = /^forensics-(.+)$/.exec(command) ?? [];
  return tool === undefined
    ? [path.join(root, `scripts/${OF_THE_ENGINE[command] ?? command}.mjs`)]
    : [path.join(root, 'scripts/forensics/tool.mjs'), tool];
};

export const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [...scriptOf(command), ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
  });

const MEDIA = ['camera', 'web_copy', 'scan'] as const;

/**
 * Writes a set of 40 pictures of each of three media, half of them edited, and an engine's answers.
 */
function writeRun(
  name: string,
  change: (answer: Record<string, unknown>, i: number) => Record<string, unknown> | null = (
    answer,
  ) => answer,
): void {
  const rows = MEDIA.flatMap((medium) =>
    Array.from({ length: 40 }, (_, i) => ({
      path: `${medium}-${i}.jpg`,
      medium,
      isEdited: i % 2 === 0,
    })),
  );
  writeFileSync(
    at('set/manifest.csv'),
    `path,label,class,base\n${rows.map((row) => `${row.path},${row.isEdited ? 'manipulated' : 'authentic'},c,${row.path}`).join('\n')}\n`,
  );
  const answers = rows.flatMap((row, i) => {
    const signals = DETECTORS.filter((one) => one !== 'model').map((detector) => ({
      detector,
      about: 'manipulation',
      finding: 'neutral',
      score: 0,
    }));
    const found = {
      detector: 'copy_move',
      about: 'manipulation',
      finding: 'suspicious',
      score: row.isEdited && i % 4 === 0 ? 0.9 : 0,
    };
    return (
      change(
        {
          path: at(`set/${row.path}`),
          engine_version: ENGINE_VERSION,
          medium: row.medium,
          not_judged: null,
          error: null,
          signals: [...signals, found],
        },
        i,
      ) ?? []
    );
  });
  writeFileSync(at(name), answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
}

beforeAll(async () => {
  for (const name of ['set', 'photos', 'empty', 'honest', 'broken', 'one-original'])
    mkdirSync(at(name));
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#345' },
  })
    .jpeg()
    .toBuffer();
  for (const name of ['one', 'two']) writeFileSync(at(`photos/${name}.jpg`), picture);
  writeFileSync(at('notes.txt'), 'notes');
  writeFileSync(at('other.json'), '{"name":"notes"}');
  writeFileSync(at('honest/manifest.csv'), 'path,label,class\n../photos/one.jpg,authentic,c\n');
  writeFileSync(
    at('one-original/manifest.csv'),
    'path,label,class,base\n../photos/one.jpg,authentic,c,one\n../photos/two.jpg,manipulated,c,one\n',
  );
  writeFileSync(
    at('broken/manifest.csv'),
    'path,label,class\n../photos/one.jpg,authentic,c\n../notes.txt,authentic,c\n',
  );
  writeRun('run.jsonl');
  writeFileSync(at('nothing.jsonl'), '');
  writeRun('old.jsonl', (answer) => ({ ...answer, engine_version: '2.1.0' }));
  writeRun('one-detector.jsonl', (answer) => ({
    ...answer,
    signals: [{ detector: 'copy_move', about: 'manipulation', finding: 'neutral', score: 0 }],
  }));
  writeRun('half.jsonl', (answer, i) => (i < 60 ? answer : null));
  writeRun('few-scans.jsonl', (answer, i) => ({
    ...answer,
    medium: i >= 90 ? 'camera' : answer['medium'],
  }));
});

afterAll(() => rmSync(folder, { recursive: true }));

export const inForce = () =>
  readFileSync(path.join(root, 'lib/forensics/calibration.json'), 'utf8');
