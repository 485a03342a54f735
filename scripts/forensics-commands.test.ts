import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderToWrite } from './command-line';
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

describe('an output folder', () => {
  it('is created with its parents, and refused at once where it cannot be created', () => {
    expect(folderToWrite('It', at('a/b/c'))).toBe(at('a/b/c'));
    expect(() => folderToWrite('It', '/proc/nope/deep')).toThrow(
      "It cannot be written to '/proc/nope/deep'",
    );
  });
});
