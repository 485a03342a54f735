import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DETECTORS } from '@/lib/forensics/evidence';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import { folderToWrite } from './command-line';
import { root } from './launch/root.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'command-line-'));
const at = (name: string) => path.join(folder, name);
/** `forensics-<tool>` is a tool of scripts/forensics; everything else has a script of its own. */
const scriptOf = (command: string) => {
  const [, tool] = /^forensics-(.+)$/.exec(command) ?? [];
  return tool === undefined
    ? [path.join(root, `scripts/${command}.mjs`)]
    : [path.join(root, 'scripts/forensics/tool.mjs'), tool];
};
const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [...scriptOf(command), ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
  });

const MEDIA = ['camera', 'web_copy', 'scan'] as const;

/** A set of 40 pictures of each of three media, half of them edited, and what an engine said of them. */
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

describe('a command of the forensics that is called wrongly ends with 2, a clear line and its usage, without a stack', () => {
  it.each([
    ['forensics-bench', [], 'Name the set and the file of the answers.'],
    ['forensics-bench', ['--set', 'gone', '--out', 'o.jsonl'], "The set 'gone' is no folder."],
    [
      'forensics-bench',
      ['--set', 'set', '--from', 'gone.jsonl'],
      "The run 'gone.jsonl' is no file.",
    ],
    [
      'forensics-bench',
      ['--set', 'set', '--from', 'run.jsonl', '--class', 'c,blurr'],
      "The set has no class 'blurr'. There are: c.",
    ],
    [
      'forensics-bench',
      ['--set', 'empty', '--out', 'o.jsonl'],
      "The manifest 'empty/manifest.csv' is no file.",
    ],
    [
      'forensics-bench',
      ['--set', 'photos', '--out', 'o.jsonl'],
      "The manifest 'photos/manifest.csv' is no file.",
    ],
    [
      'forensics-bench',
      ['--set', 'set', '--out', 'o.jsonl', '--model', 'notes.txt'],
      "The weights 'notes.txt' cannot be used: it is no JSON.",
    ],
    [
      'forensics-bench',
      ['--set', 'set', '--out', 'o.jsonl', '--model', 'other.json'],
      "The weights 'other.json' cannot be used: This is no model of the learned fusion.",
    ],
    [
      'forensics-bench',
      ['--set', 'set', '--out', '/proc/nope/o.jsonl'],
      "The answers cannot be written to '/proc/nope': ",
    ],
    [
      'forensics-bench',
      ['--set', 'set', '--out', 'o.jsonl', '--model', 'gone.json'],
      "The file of weights 'gone.json' is no file.",
    ],
    [
      'forensics-bench',
      ['--set', 'set', '--from', 'notes.txt'],
      "Line 1 of 'notes.txt' is no answer of the bench.",
    ],
    ['forensics-calibrate', [], 'Name at least one <folder>=<run.jsonl>.'],
    ['forensics-calibrate', ['set'], "'set' is not <folder>=<run.jsonl>."],
    ['forensics-calibrate', ['set=gone.jsonl'], "The run 'gone.jsonl' is no file."],
    ['forensics-calibrate', ['set=nothing.jsonl'], "The run 'nothing.jsonl' is empty."],
    ['forensics-calibrate', ['set=notes.txt'], "Line 1 of 'notes.txt' is no answer of the bench."],
    [
      'forensics-calibrate',
      ['set=old.jsonl'],
      `The run 'old.jsonl' is of engine 2.1.0, this is ${ENGINE_VERSION}: measure anew.`,
    ],
    [
      'forensics-calibrate',
      ['set=one-detector.jsonl'],
      "The run 'one-detector.jsonl' was made without provenance, metadata, ",
    ],
    ['forensics-calibrate', ['set=half.jsonl'], "The runs of 'set' tell of 60 of its 120 pictures"],
    [
      'forensics-calibrate',
      ['set=few-scans.jsonl'],
      'Too few pictures of the medium scan: 5 edited and 5 honest, 20 of each',
    ],
    ['forensics-forge', [], 'Name the folder of the originals and that of the output.'],
    [
      'forensics-forge',
      ['--originals', 'gone', '--out', 'o'],
      "The folder of originals 'gone' is no folder.",
    ],
    ['forensics-forge', ['--originals', 'empty', '--out', 'o'], "There is no picture in 'empty'."],
    [
      'forensics-forge',
      ['--originals', 'photos', '--out', 'o', '--count', 'many'],
      "--count is a whole number from 1, not 'many'.",
    ],
    ['forensics-train', [], 'Name at least one set and the folder for the measures.'],
    [
      'forensics-train',
      ['--set', 'photos', '--work', 'w'],
      "The manifest 'photos/manifest.csv' is no file.",
    ],
    [
      'forensics-train',
      ['--set', 'set', '--work', 'w', '--trees', '0'],
      "--trees is a whole number from 1, not '0'.",
    ],
    [
      'forensics-train',
      ['--set', 'honest', '--work', 'w', '--dry'],
      'The sets hold no edited (manipulated) picture: training needs both kinds.',
    ],
    [
      'forensics-train',
      ['--set', 'one-original', '--work', 'w', '--dry', '--processes', '1'],
      'There is nothing to learn from: every 2 of 3 parts of the originals must hold edited areas and untouched ones.',
    ],
    ['forensics-train', ['--colour'], "Unknown option '--colour'"],
    ['forensics-agreement', [], 'Name a folder or files.'],
    ['forensics-agreement', ['gone'], "There is no 'gone'."],
    ['forensics-gallery', ['gone'], "There is no picture 'gone' in the gallery."],
  ])('%s %j', (command, args, reason) => {
    const { stdout, stderr, status } = run(command, ...args);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr.split('\n')[0]).toContain(reason);
    expect(stderr).toContain(`npm run ${command.replace('-', ':')}`);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('--help', () => {
  it.each([
    'forensics-bench',
    'forensics-forge',
    'forensics-agreement',
    'forensics-train',
    'forensics-calibrate',
    'forensics-gallery',
    'bench-forensics',
    'kernels',
  ])('of %s prints how it is called, does nothing and ends with 0', (command) => {
    const { stdout, stderr, status } = run(command, '--help');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toContain(`npm run ${command.replace('-', ':')}`);
    expect(stdout).not.toContain('written:');
  });
});

describe('npm run forensics:bench', () => {
  it('counts a picture that could not be examined in no rate, names it with the reason and ends with 1', () => {
    const { stdout, stderr, status } = run(
      'forensics-bench',
      '--set',
      'broken',
      '--out',
      'made/broken.jsonl',
      '--only',
      'provenance',
      '--json',
      'made/broken.json',
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/notes\.txt: .*unsupported image format/u);
    expect(stderr).toContain('1 of 2 pictures could not be examined; no rate counts them.');
    expect(stdout).toContain('false alarms: 0 of 1 authentic');
    const { labels } = JSON.parse(readFileSync(at('made/broken.json'), 'utf8')) as {
      labels: { figures: object }[];
    };
    expect(labels[0]?.figures).toMatchObject({
      n: 2,
      failed: 1,
      flagged: 0,
      share: 0,
      interval: { low: 0, high: expect.closeTo(0.7935, 3) as number },
    });
  });
});

describe('npm run bench:forensics', () => {
  it('says that there is no bench of a name, and ends with 2', () => {
    expect(run('bench-forensics', 'nosuch')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: "No bench is called like 'nosuch'. Without a name all of them run.\n",
    });
  });
});

const inForce = () => readFileSync(path.join(root, 'lib/forensics/calibration.json'), 'utf8');

describe('npm run forensics:calibrate', () => {
  it('prints what it fitted and whose word it would change, and writes only where --out says', () => {
    const before = inForce();
    const dry = run('forensics-calibrate', 'set=run.jsonl');
    expect({ stderr: dry.stderr, status: dry.status }).toEqual({ stderr: '', status: 0 });
    expect(dry.stdout).toMatch(/^camera +20 +20 +0\.\d{3} +0\.\d{3} +\+\d+ -\d+ /m);
    expect(dry.stdout).toContain('Nothing is written');
    expect(run('forensics-calibrate', 'set=run.jsonl', '--out', 'made/fitted.json').status).toBe(0);
    expect(JSON.parse(readFileSync(at('made/fitted.json'), 'utf8'))).toMatchObject({
      camera: { edited: 20, honest: 20 },
      graphic: { edited: 0, honest: 0 },
    });
    expect(inForce()).toBe(before);
  });
});

describe('a folder to write to', () => {
  it('is made with those above it, and refused at once where it cannot be made', () => {
    expect(folderToWrite('It', at('a/b/c'))).toBe(at('a/b/c'));
    expect(() => folderToWrite('It', '/proc/nope/deep')).toThrow(
      "It cannot be written to '/proc/nope/deep'",
    );
  });
});
