import { describe, expect, it } from 'vitest';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import { run } from './command-line.fixture';

describe('a forensics command called wrongly exits with 2, the reason and its usage, without a stack', () => {
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
      `The run 'old.jsonl' is of engine 2.1.0, this is ${ENGINE_VERSION}: measure again.`,
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
  ])('of %s prints the usage, does nothing and exits with 0', (command) => {
    const { stdout, stderr, status } = run(command, '--help');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toContain(`npm run ${command.replace('-', ':')}`);
    expect(stdout).not.toContain('written:');
  });
});
