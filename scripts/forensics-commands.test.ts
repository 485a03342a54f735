import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderToWrite } from './command-line';
import { TAIL } from '@/lib/forensics/thresholds';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import { at, run, inForce } from './command-line.fixture';

describe('npm run forensics:bench', () => {
  it('excludes a picture that could not be examined from every rate, names it with the reason and exits with 1', () => {
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
  it('reports an unknown bench name and exits with 2', () => {
    expect(run('bench-forensics', 'nosuch')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: "No bench is called like 'nosuch'. Without a name all of them run.\n",
    });
  });
});

describe('npm run forensics:calibrate', () => {
  it('prints the fit and the pictures whose verdict changes, and writes only with --out', () => {
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

describe('npm run forensics:tails', () => {
  const HONEST = 1000;
  /** One honest picture in a hundred has a score of 0.4 to 0.9. */
  const writeHonest = (name: string, isOwn: boolean, version = ENGINE_VERSION): void => {
    mkdirSync(at('honest'), { recursive: true });
    const names = Array.from({ length: HONEST }, (_, i) => `${i}.jpg`);
    writeFileSync(
      at('honest/manifest.csv'),
      `path,label,class\n${names.map((one) => `${one},authentic,c`).join('\n')}\n`,
    );
    const answers = names.map((one, i) => ({
      path: at(`honest/${one}`),
      medium: 'camera',
      error: null,
      engine_version: version,
      own_scores: isOwn,
      signals: Object.keys(TAIL.falseAlarms.photo).map((detector) => ({
        detector,
        score: i % 100 === 0 ? 0.4 + i / 2000 : 0.01,
      })),
    }));
    writeFileSync(at(name), answers.map((one) => JSON.stringify(one)).join('\n'));
  };

  it('prints the scores that flag, and writes only with --out', () => {
    writeHonest('own.jsonl', true);
    const dry = run('forensics-tails', 'honest=own.jsonl');
    expect({ stderr: dry.stderr, status: dry.status }).toEqual({ stderr: '', status: 0 });
    expect(dry.stdout).toMatch(
      /^double_compression +camera +1000 +11 +\d+\.\d\d +0\.\d\d +0\.\d{3}$/m,
    );
    expect(dry.stdout).toContain('Nothing is written');
    expect(run('forensics-tails', 'honest=own.jsonl', '--out', 'made/tails.json').status).toBe(0);
    expect(JSON.parse(readFileSync(at('made/tails.json'), 'utf8'))).toMatchObject({
      copy_move: { camera: { honest: HONEST, above: 11 }, scan: { honest: HONEST, above: 11 } },
    });
  });

  it('refuses runs with limited scores, and too few pictures', () => {
    writeHonest('limited.jsonl', false);
    expect(run('forensics-tails', 'honest=limited.jsonl')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('was made without --own-scores') as string,
    });
    writeHonest('old.jsonl', true, '1.0.0');
    expect(run('forensics-tails', 'honest=old.jsonl').stderr).toContain('is of engine 1.0.0');
    writeFileSync(at('few.jsonl'), readFileSync(at('own.jsonl'), 'utf8').split('\n')[0] ?? '');
    expect(run('forensics-tails', 'honest=few.jsonl').stderr).toContain(
      'Too few honest pictures: 1',
    );
  });
});

const writeRun = (name: string, version: string, flagged: readonly number[], n = 4): void => {
  mkdirSync(at('judged'), { recursive: true });
  writeFileSync(
    at('judged/manifest.csv'),
    'path,label,class,source\n0.jpg,authentic,photo,a\n1.jpg,authentic,photo,b\n2.jpg,manipulated,blur,a\n3.jpg,manipulated,text,a\n',
  );
  const answers = Array.from({ length: n }, (_, i) => ({
    path: at(`judged/${i}.jpg`),
    engine_version: version,
    ai_generated_confidence: 0.1,
    manipulation_confidence: flagged.includes(i) ? 0.9 : 0.1,
    flagged: flagged.includes(i),
    medium: 'camera',
    cpu_seconds: 0.5,
    signals: [],
    error: null,
  }));
  writeFileSync(at(name), answers.map((one) => JSON.stringify(one)).join('\n'));
};

describe('npm run forensics:figures', () => {
  it('writes the tables of several versions beside each other', () => {
    writeRun('first.jsonl', '1.0.0', [0, 2]);
    writeRun('second.jsonl', '2.0.0', [2, 3]);
    const { status, stderr } = run(
      'forensics-figures',
      'Some pictures=judged=first.jsonl,second.jsonl',
      '--out',
      'made/figures.md',
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const page = readFileSync(at('made/figures.md'), 'utf8');
    expect(page).toContain('## Some pictures\n\n| label | n | flagged, 1.0.0 | flagged, 2.0.0 |');
    expect(page).toContain('| authentic | 2 | 1: 0.500 (0.095–0.905) | 0: 0.000 (0.000–0.658) |');
    expect(page).toContain(
      '| manipulated, text | 1 | 0: 0.000 (0.000–0.793) | 1: 1.000 (0.207–1.000) |',
    );
    expect(page).toContain('| b | 1 | 0: 0.000 (0.000–0.793) | 0: 0.000 (0.000–0.793) |');
    expect(page).toMatch(/\| 2\.0\.0 \| 1\.00 \| 0\.10 \| –, – \| – \| 0\.50, 0\.50 \|/u);
  });

  it('refuses runs that lack pictures or mix versions', () => {
    writeRun('short.jsonl', '2.0.0', [], 3);
    expect(run('forensics-figures', 'Some=judged=short.jsonl')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('lacks 1 pictures of its set') as string,
    });
    writeFileSync(
      at('mixed.jsonl'),
      ['first', 'second'].map((name) => readFileSync(at(`${name}.jsonl`), 'utf8')).join('\n'),
    );
    expect(run('forensics-figures', 'Some=judged=mixed.jsonl').stderr).toContain(
      'is not of one version',
    );
  });
});

describe('an output folder', () => {
  it('is created with its parents, and refused at once where it cannot be created', () => {
    expect(folderToWrite('It', at('a/b/c'))).toBe(at('a/b/c'));
    expect(() => folderToWrite('It', '/proc/nope/deep')).toThrow(
      "It cannot be written to '/proc/nope/deep'",
    );
  });
});
