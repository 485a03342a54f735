/** Runs the commands from the documents against the running service. */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg } from '../setup/pictures';
import { matches, runSamples, samplesOf } from '../setup/samples';
import { demoCredentialsFile } from '../setup/service';

const GUIDES = 'docs/guide';
const FIRST = `${GUIDES}/getting-started.md`;
const samplesIn = (file: string) => samplesOf(readFileSync(file, 'utf8'));
const files = ['README.md', ...readdirSync(GUIDES).map((name) => `${GUIDES}/${name}`)].filter(
  (file) => samplesIn(file).length > 0,
);

/** The reader's folder: a clone, with the credentials from `npm start` and a photo. */
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'claims-samples-'));
  mkdirSync(path.join(folder, '.data'));
  copyFileSync(demoCredentialsFile(), path.join(folder, '.data/demo-credentials.json'));
  writeFileSync(path.join(folder, 'photo.jpg'), await jpeg(Date.now() % 10_000, 320));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The three variables that every other guide assumes. */
const setUp = () => (samplesIn(FIRST)[0]?.script ?? '').split('\n').slice(0, 3).join('\n');

describe.each(files)('%s', (file) => {
  const samples = samplesIn(file);

  it('has samples that run and print the documented output', () => {
    const standsAlone = file === FIRST || file === 'README.md';
    const { outputs, errors, status } = runSamples(samples, standsAlone ? '' : setUp(), folder);
    expect(errors).toBe('');
    expect(status).toBe(0);
    for (const [at, { line, expected }] of samples.entries()) {
      const output = outputs[at] ?? '';
      if (expected === null) expect(output, `line ${line}`).not.toContain('event_code');
      else expect(matches(output, expected) ? expected : output, `line ${line}`).toBe(expected);
    }
  });
});

it('there are samples', () => {
  expect(files.flatMap(samplesIn).length).toBeGreaterThan(15);
});
